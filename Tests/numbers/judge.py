"""Judges for the test of the numbers. As `classifier` and `reclassifier` one answers with a label and a score, as
`scorer` with a verdict and a score, as `believer` with a verdict, a score and a probability. The distance of the ends
and a hash of the samples decide."""

import json
import math
import sys
import zlib

LABELS = ["circle", "arc", "polygon", "ellipse", "spiral", "line"]


def answer(kind, points):
    """The verdict on a stroke, from its samples alone."""
    # A number is the same number however it is written.
    hash = zlib.crc32(repr([[float(value) for value in point] for point in points]).encode())
    score, choice = hash % 97 / 97, hash // 97 % 100
    is_closed = len(points) > 1 and math.dist(points[0][:2], points[-1][:2]) < 40
    if kind in ("reclassifier", "believer"):
        choice = choice * 7 % 100
    if kind.endswith("classifier"):
        likely = "circle" if is_closed else "arc"
        return {"predicted": likely if choice < 60 else LABELS[choice % len(LABELS)], "score": score}
    accepts = is_closed == (choice < 70)
    made = {"verdict": "accepted" if accepts else "rejected", "score": round(score * 20 + 5 * accepts, 1) - 9}
    if not accepts:
        made |= {"reason": f"Unlike template {choice % 4 + 3}", "code": f"unlike-{choice % 4}"}
    if kind == "believer":
        made["probability"] = round((score + accepts) / 2, 4)
    return made


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(sys.argv[1], json.loads(line)["points"])), flush=True)
