"""Judges for the test of the numbers. As `classifier` and `reclassifier` it answers with a label and a score, as
`scorer` with a verdict and a score, as `believer` with a verdict, a score and a probability. A hash of the samples
decides how often it is right about the label, which --show-labels tells it."""

import json
import sys
import zlib

LABELS = ["circle", "arc", "polygon", "ellipse", "spiral"]
kind = sys.argv[1]
for line in sys.stdin:
    stroke = json.loads(line)
    hash = zlib.crc32(repr(stroke["points"]).encode())
    score, choice = hash % 97 / 97, hash // 97 % 100
    label = stroke.get("label") or "line"
    if kind in ("reclassifier", "believer"):
        choice = choice * 7 % 100
    if kind.endswith("classifier"):
        answer = {"label": label if choice < 60 else LABELS[choice % len(LABELS)], "score": score}
    else:
        accepts = (label == "circle") == (choice < 70)
        answer = {"verdict": "accepted" if accepts else "rejected", "score": round(score * 20 + 5 * accepts, 1) - 9}
        if not accepts:
            answer |= {"reason": f"Unlike template {choice % 4 + 3}", "code": f"unlike-{choice % 4}"}
        if kind == "believer":
            answer["probability"] = round((score + accepts) / 2, 4)
    print(json.dumps(answer), flush=True)
