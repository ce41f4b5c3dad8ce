"""What `compare` should print, from the verdicts on single strokes of both sides."""

from collections import Counter
from xml.etree import ElementTree

from formulas import mcnemar

# The kinds of change, in the order in which they are told.
KINDS = "wrong gone unjudged rejected circle relabelled judged new right".split()


def accepts(verdict):
    """None without a verdict that is known."""
    return {"circle": True, "accepted": True, "rejected": False}.get(verdict["verdict"]) if verdict else None


def pairs(before, after):
    """Strokes are the same by file, number and id, by file and id, by id, or by file and number; of those that are
    called the same, the first by each side is the first. They are told apart by detector too, but where each side has
    one detector, and not the same."""
    names = [{v["detector"] for v in side} for side in (before, after)]
    ignores = len(names[0]) == len(names[1]) == 1 and names[0] != names[1]
    partners = {}
    for parts in (("file", "stroke", "id"), ("file", "id"), ("id",), ("file", "stroke")):
        free = [index for index in range(len(after)) if index not in partners.values()]
        for index, verdict in enumerate(before):
            if index in partners or verdict["id"] is None and "id" in parts and "stroke" not in parts:
                continue
            for other in free:
                candidate = after[other]
                same = all(verdict[part] == candidate[part] for part in parts)
                conflict = None not in (verdict["id"], candidate["id"]) and verdict["id"] != candidate["id"]
                if same and (ignores or verdict["detector"] == candidate["detector"]):
                    if not conflict:
                        partners[index] = other
                        free.remove(other)
                    break
    found = [(verdict, after[partners[index]] if index in partners else None) for index, verdict in enumerate(before)]
    found += [(None, verdict) for index, verdict in enumerate(after) if index not in partners.values()]
    return [pair for pair in found if None not in pair or (pair[0] or pair[1])["verdict"] != "skipped"]


class Match:
    """One stroke, as both sides judge it."""

    def __init__(self, before, after, positive, is_by_label):
        self.before, self.after = before, after
        self.stroke = after or before
        sides = [side for side in (after, before) if side]
        self.label = next((side["label"] for side in sides if side.get("label") is not None), None)
        self.group = next((side["group"] for side in sides if side.get("group") is not None), None)
        was, now = accepts(before), accepts(after)
        answers = [side.get("answer") if side else None for side in (before, after)]
        self.is_flipped = None not in (was, now) and was != now
        self.is_relabelled = not self.is_flipped and None not in answers and answers[0] != answers[1]
        words = [side and side["verdict"] for side in (before, after)]
        self.is_change = self.is_flipped or self.is_relabelled or None in (was, now) and words[0] != words[1]
        self.became_wrong = self.became_right = False
        if is_by_label and None not in answers and self.label is not None:
            rights = [answer == self.label for answer in answers]
        elif self.is_flipped and not is_by_label and positive and self.label is not None:
            rights = [verdict == (self.label in positive) for verdict in (was, now)]
        else:
            return
        self.became_wrong, self.became_right = rights == [True, False], rights == [False, True]

    @property
    def kind(self):
        if not self.after:
            return "gone"
        if not self.before:
            return "new"
        if self.became_wrong or self.became_right:
            return "wrong" if self.became_wrong else "right"
        if self.is_relabelled:
            return "relabelled"
        now = accepts(self.after)
        if self.is_flipped:
            return "circle" if now else "rejected"
        return "unjudged" if now is None else "judged"

    @property
    def is_regression(self):
        return self.is_change and not self.became_right

    @property
    def sentence(self):
        def outcome(verdict):
            if verdict["verdict"] == "accepted" and "answer" in verdict:
                return f"accepted as {verdict['answer']}"
            return verdict["verdict"] + (f" ({verdict['code']})" if verdict["code"] else "")

        place = f"{self.stroke['file']}#{self.stroke['stroke']}"
        if self.stroke["id"]:
            place += f" ({self.stroke['id']})"
        was, now = (
            "no verdict" if side is None else side["answer"] if self.is_relabelled else outcome(side)
            for side in (self.before, self.after)
        )
        first, second = ((side or self.stroke)["detector"] for side in (self.before, self.after))
        change = f"{was} → {now}" if first == second else f"{was} → {second}: {now}"
        members = {"label": self.label, "group": self.group}
        members = [f"{name} {value}" for name, value in members.items() if value is not None]
        return f"{place}, {first}: {change}" + ("; " + ", ".join(members) if members else "")


class Comparison:
    def __init__(self, before, after, positive=("circle",), unreadable=0):
        found = pairs(before, after)
        labels = {side.get("label") for pair in found for side in pair if side}
        # Without any circle, labels do not tell what should be one.
        positive = positive if labels & set(positive) else ()
        classifiers = {side["detector"] for pair in found for side in pair if side and "answer" in side}
        self.matches = [Match(*pair, positive, (pair[1] or pair[0])["detector"] in classifiers) for pair in found]
        self.changes = [match for match in self.matches if match.is_change]
        self.is_labelled = bool(positive) and labels != {None}
        self.unreadable = unreadable

    @property
    def status(self):
        return 2 if self.unreadable else int(any(match.is_regression for match in self.matches))

    @property
    def tests(self):
        """By detector, the changes for the worse and the better; without labels those to a rejection and a circle."""
        counts = {match.stroke["detector"]: [0, 0] for match in self.matches if match.before and match.after}
        for match in self.changes:
            if self.is_labelled:
                worse, better = match.became_wrong, match.became_right
            else:
                worse, better = (match.is_flipped and accepts(match.after) == now for now in (False, True))
            if worse or better:
                counts[match.stroke["detector"]][better] += 1
        return counts

    def count(self, condition):
        return sum(map(bool, map(condition, self.matches)))

    def json(self):
        tests = {name: mcnemar(*counts) for name, counts in self.tests.items()}
        result = {
            "compared": self.count(lambda m: m.before and m.after), "changed": len(self.changes),
            "labelled": self.is_labelled,
            "becameWrong": self.count(lambda m: m.became_wrong), "becameRight": self.count(lambda m: m.became_right),
            "toRejected": self.count(lambda m: m.is_flipped and not accepts(m.after)),
            "toCircle": self.count(lambda m: m.is_flipped and accepts(m.after)),
            "p": None if len(tests) > 1 else next(iter(tests.values()), 1),
            "onlyBefore": self.count(lambda m: not m.after), "onlyAfter": self.count(lambda m: not m.before),
        }  # fmt: skip
        if len(tests) > 1:
            result["pByDetector"] = tests
        result["changes"] = []
        for match in self.changes:
            row = {name: match.stroke[name] for name in ("file", "stroke", "id", "detector")}
            row |= {"label": match.label, "group": match.group, "becameWrong": match.became_wrong}
            for name, side in (("before", match.before), ("after", match.after)):
                row |= {name: side and side["verdict"], name + "Code": side and side["code"]}
                if side and "answer" in side:
                    row[name + "Answer"] = side["answer"]
            result["changes"].append(row)
        return result

    def text(self):
        compared = self.count(lambda m: m.before and m.after)
        alone = len(self.matches) - compared
        kinds = Counter(match.kind for match in self.changes)
        first = [compared, *([alone] if alone else []), len(self.changes)]
        first += [kinds[kind] for kind in KINDS if kinds[kind]]
        head = [" ".join(map(str, first))]
        for name, (one, other) in self.tests.items():
            if one + other:
                p = mcnemar(one, other)
                p = "0.000001" if p < 1e-6 else f"{p:.6f}".rstrip("0").rstrip(".")
                head.append(f"{name if len(self.tests) > 1 else ''} {one} {other} {p}")
        blocks = [head]
        for kind in KINDS:
            own = [match for match in self.changes if match.kind == kind]
            if own:
                blocks.append([[match.sentence] for match in own])
        for names in ([match.label for match in self.matches], [match.group for match in self.matches]):
            rows = []
            for name in sorted(set(names) - {None}):
                own = [match for match, other in zip(self.matches, names) if other == name]
                counts = [len(own), sum(m.is_change for m in own)]
                counts += [sum(m.is_flipped and accepts(m.after) for m in own), sum(m.became_wrong for m in own)]
                if counts[1]:
                    rows.append([name, *counts])
            if rows:
                blocks.append(rows)
        return blocks

    def junit(self):
        """The numbers of the suite, and for each case its file, name, and the type and message of a failure."""
        cases = []
        for match in self.matches:
            stroke = match.stroke
            name = f"{stroke['detector']}, stroke {stroke['stroke']}" + (f" ({stroke['id']})" if stroke["id"] else "")
            after = match.after and (match.after["code"] or match.after["verdict"])
            failure = [after or "gone", match.sentence] if match.is_regression else None
            cases.append([stroke["file"], name, failure])
        failures = sum(case[2] is not None for case in cases)
        errors = 1 if self.unreadable else 0
        return [len(cases) + errors, failures, errors], cases


def read_junit(printed):
    suite = ElementTree.fromstring(printed)[0]
    cases, errors = [], []
    for case in suite.iter("testcase"):
        failure = case.find("failure")
        if case.find("error") is not None:
            errors.append(case.find("error").get("message"))
            continue
        details = None if failure is None else [failure.get("type"), failure.get("message")]
        cases.append([case.get("classname"), case.get("name"), details])
    return [int(suite.get(name)) for name in ("tests", "failures", "errors")], cases, errors
