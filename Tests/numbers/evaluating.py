"""What `evaluate` should print, from the verdicts on single strokes."""

from collections import Counter

from formulas import (
    RESAMPLES,
    SEED,
    area,
    balanced,
    bootstrap,
    curve,
    equal_error_rate,
    fingerprint,
    macro_f1,
    reliability,
    ring_limits,
    ring_margin,
    ring_probability,
    share,
    wilson,
)

# Of more groups than these, the text shows the worst.
MOST_GROUPS, WORST_GROUPS = 20, 10


class Evaluation:
    """One run of evaluate: the strokes that count, and all that is printed of each detector."""

    def __init__(self, strokes, verdicts, options):
        self.options, self.detectors, self.verdicts = options, list(verdicts), verdicts
        self.positive = options.get("positive", ["circle"])
        self.group = options.get("group")
        found = verdicts[self.detectors[0]]
        self.unreadable = sum(verdict["verdict"] == "error" for verdict in found.values())
        readable = [s for s in strokes if found[s.place]["verdict"] != "error"]
        ignored = options.get("ignore", [])
        # What is left out for its label is not counted a second time as cancelled.
        self.unlabelled = sum(s.label is None for s in readable)
        self.ignored = Counter(s.label for s in readable if s.label in ignored)
        labelled = [s for s in readable if s.label is not None and s.label not in ignored]
        self.strokes = [s for s in labelled if found[s.place]["verdict"] != "skipped"]
        self.cancelled = len(labelled) - len(self.strokes)
        self.circles = sum(self.is_circle(s) for s in self.strokes)
        self.ring_limits = ring_limits(verdicts.get("ring", {}).values())

    def is_circle(self, stroke):
        return stroke.label in self.positive

    def group_of(self, stroke):
        return {None: None, "subject": stroke.subject, "file": stroke.file}[self.group]

    def verdict(self, detector, stroke):
        return self.verdicts[detector][stroke.place]

    def accepts(self, detector, stroke):
        return self.verdict(detector, stroke)["verdict"] in ("circle", "accepted")

    @property
    def ungrouped(self):
        return sum(self.group_of(s) is None for s in self.strokes)

    @property
    def groups(self):
        return sorted({self.group_of(s) for s in self.strokes} - {None})

    # What is counted

    def rates(self, detector, strokes):
        return rates_of([(self.is_circle(s), self.accepts(detector, s)) for s in strokes])

    def reasons(self, detector):
        verdicts = (self.verdict(detector, s) for s in self.strokes)
        return Counter((v["code"], v["reason"]) for v in verdicts if v["reason"])

    def labels(self, detector):
        strokes = Counter(s.label for s in self.strokes)
        accepted = Counter(s.label for s in self.strokes if self.accepts(detector, s))
        return [
            {"label": label, "positive": label in self.positive, "strokes": strokes[label], "accepted": accepted[label]}
            for label in sorted(strokes, key=lambda label: (label not in self.positive, label))
        ]

    def without(self, detector, group):
        """Of all other strokes, also of those in no group."""
        return self.rates(detector, [s for s in self.strokes if self.group_of(s) != group])

    def own(self, detector, group):
        return self.rates(detector, [s for s in self.strokes if self.group_of(s) == group])

    def leave_one_out(self, detector):
        others = [self.without(detector, group) for group in self.groups]
        return {name: span([o[name] for o in others]) for name in ("tpr", "fpr", "balanced")}

    def macro(self, detector):
        own = [self.own(detector, group) for group in self.groups]
        tprs, fprs = ([o[name] for o in own if o[name] is not None] for name in ("tpr", "fpr"))
        tpr, fpr = sum(tprs) / len(tprs), sum(fprs) / len(fprs)
        return (tpr, len(tprs)), (fpr, len(fprs)), balanced(tpr, fpr)

    def mistakes(self, detector):
        return [s for s in self.strokes if self.accepts(detector, s) != self.is_circle(s)]

    def is_classifier(self, detector):
        return any("answer" in self.verdict(detector, s) for s in self.strokes)

    def right(self, detector, strokes):
        return sum(self.verdict(detector, s)["answer"] == s.label for s in strokes)

    def pairs(self, detector):
        return [(s.label, self.verdict(detector, s)["answer"]) for s in self.strokes]

    def bootstrap(self, detector):
        people = [self.group_of(s) if self.group else s.subject for s in self.strokes]
        return bootstrap(tuple((person, *pair) for person, pair in zip(people, self.pairs(detector))))

    def label_rates(self, detector):
        """The rates of each label against all others, also of those that are only given."""
        pairs = self.pairs(detector)
        for label in sorted({name for pair in pairs for name in pair}):
            yield label, rates_of([(own == label, given == label) for own, given in pairs])

    def taken_for(self, detector, label):
        """The other labels that the strokes of one were given, the most frequent first."""
        given = Counter(self.verdict(detector, s)["answer"] for s in self.strokes if s.label == label)
        return sorted(((l, n) for l, n in given.items() if l != label), key=lambda pair: (-pair[1], pair[0]))

    def margin(self, detector, stroke):
        verdict = self.verdict(detector, stroke)
        if detector == "ring":
            return ring_margin(verdict["checks"], self.ring_limits)
        if "answer" in verdict and verdict["answer"] not in self.positive:
            return float("-inf")
        return verdict["score"]

    def probability(self, detector, stroke):
        verdict = self.verdict(detector, stroke)
        if detector == "ring":
            samples = next(check["measured"] for check in verdict["checks"] if check["name"] == "points")
            return ring_probability(self.margin(detector, stroke), samples)
        if "probability" in verdict:
            return verdict["probability"]
        is_other = "answer" in verdict and verdict["answer"] not in self.positive
        return 1 - verdict["score"] if is_other else verdict["score"]

    def roc(self, detector):
        parts = [
            [self.margin(detector, s) for s in self.strokes if self.is_circle(s) == is_circle]
            for is_circle in (True, False)
        ]
        return area(*parts), curve(*parts)

    def calibration(self, detector):
        return reliability([(self.probability(detector, s), self.is_circle(s)) for s in self.strokes])

    def states_margin(self, detector):
        return detector == "ring" or all("score" in self.verdict(detector, s) for s in self.strokes)

    def states_probability(self, detector):
        if detector == "ring" or all("probability" in self.verdict(detector, s) for s in self.strokes):
            return True
        scores = [self.verdict(detector, s).get("score", -1) for s in self.strokes]
        return all(0 <= score <= 1 for score in scores)

    # JSON

    def json(self, version, settings):
        counts = {
            "judged": len(self.strokes), "positive": self.circles, "other": len(self.strokes) - self.circles,
            "unlabelled": self.unlabelled, "unreadable": self.unreadable,
        }  # fmt: skip
        if self.group and self.ungrouped:
            counts["ungrouped"] = self.ungrouped
        if self.cancelled:
            counts["cancelled"] = self.cancelled
        if self.ignored:
            counts["ignored"] = dict(self.ignored)
        result = {
            "version": version, "strokes": counts, "positiveLabels": self.positive, "settings": settings,
            "groupedBy": self.group, "detectors": [self.detector_json(d) for d in self.detectors],
        }  # fmt: skip
        if self.options.get("reliability"):
            parts = [self.reliability_json(d) for d in self.detectors if self.states_probability(d)]
            result["reliability"] = parts[0] if len(parts) == 1 else parts
        if self.options.get("roc"):
            result["roc"] = [self.roc_json(d) for d in self.detectors if self.states_margin(d)]
        result["verdicts"] = [self.verdict_json(d, s) for s in self.strokes for d in self.detectors]
        return result

    def detector_json(self, detector):
        words = (
            (self.verdict(detector, s)["code"] or "circle") + self.verdict(detector, s).get("answer", "")
            for s in self.strokes
        )
        result = {"detector": detector} | self.rates(detector, self.strokes) | {"fingerprint": fingerprint(words)}
        result["reasons"] = sorted(
            (
                {"code": code, "reason": reason, "count": count}
                for (code, reason), count in self.reasons(detector).items()
            ),
            key=lambda row: row["code"],
        )
        result["labels"] = self.labels(detector)
        if self.is_classifier(detector):
            result["answers"] = self.answers_json(detector)
        if self.group:
            (tpr, _), (fpr, _), both = self.macro(detector)
            result["leaveOneOut"] = self.leave_one_out(detector)
            result["groupsAlike"] = {"tprByGroup": tpr, "fprByGroup": fpr, "balancedByGroup": both}
            result["groups"] = [
                {"group": group}
                | self.own(detector, group)
                | {"balancedWithoutIt": self.without(detector, group)["balanced"]}
                for group in self.groups
            ]
        result["mistakes"] = [
            {name: self.verdict(detector, s)[name] for name in ("file", "stroke", "id", "verdict", "reason", "code")}
            | {"label": s.label}
            for s in self.mistakes(detector)
        ]
        return result

    def answers_json(self, detector):
        def rates(strokes):
            count = self.right(detector, strokes)
            return {"right": count / len(strokes), "rightInterval": wilson(count, len(strokes))}

        right = self.right(detector, self.strokes)
        result = {"accuracy": right / len(self.strokes), "accuracyInterval": wilson(right, len(self.strokes))}
        by_person, units, (of_accuracy, of_f1) = self.bootstrap(detector)
        result["macroF1"] = macro_f1(self.pairs(detector))
        result["bootstrap"] = {
            "over": (self.group or "subject") if by_person else "stroke", "units": units, "resamples": RESAMPLES,
            "seed": SEED, "accuracyInterval": of_accuracy, "macroF1Interval": of_f1,
        }  # fmt: skip
        result["labels"] = [
            {"label": label, "right": r["tpr"], "rightInterval": r["tprInterval"]}
            | {name: r[name] for name in ("precision", "f1")}
            | {"takenFor": dict(self.taken_for(detector, label))}
            for label, r in self.label_rates(detector)
        ]  # fmt: skip
        if self.group:
            result["groups"] = [
                {"group": group} | rates([s for s in self.strokes if self.group_of(s) == group])
                for group in self.groups
            ]
        return result

    def reliability_json(self, detector):
        brier, prevalence, bins = self.calibration(detector)
        rows = [
            {
                "probability": start,
                "stated": mean,
                "circles": share(circles, total),
                "circlesInterval": wilson(circles, total),
            }
            for start, mean, circles, total in bins
        ]
        return {"detector": detector, "brier": brier, "prevalence": prevalence, "bins": rows}

    def roc_json(self, detector):
        area, points = self.roc(detector)
        rows = [{"margin": finite(margin), "tpr": tpr, "fpr": fpr} for margin, tpr, fpr in points]
        rates = self.rates(detector, self.strokes)
        return {
            "detector": detector, "auc": area, "eer": equal_error_rate(points),
            "operatingPoint": {"tpr": rates["tpr"], "fpr": rates["fpr"]}, "points": rows,
        }  # fmt: skip

    def verdict_json(self, detector, stroke):
        verdict = self.verdict(detector, stroke)
        result = {name: verdict[name] for name in ("file", "stroke", "id", "detector", "verdict", "code")}
        result["label"] = stroke.label
        if "answer" in verdict:
            result["answer"] = verdict["answer"]
        if self.options.get("roc") and self.states_margin(detector):
            is_ring = detector == "ring"
            result["margin" if is_ring else "score"] = self.margin(detector, stroke) if is_ring else verdict["score"]
        if self.group:
            result["group"] = self.group_of(stroke)
        return result

    # CSV

    def csv(self):
        if self.options.get("errors"):
            rows = [["detector", "file", "stroke", "id", "label", "verdict", "reason", "code"]]
            for detector in self.detectors:
                for stroke in self.mistakes(detector):
                    verdict = self.verdict(detector, stroke) | {"label": stroke.label}
                    rows.append([verdict[name] for name in rows[0]])
            return rows
        if self.options.get("roc"):
            rows = [["detector", "margin", "tpr", "fpr"]]
            for detector in filter(self.states_margin, self.detectors):
                rows += [[detector, finite(margin), tpr, fpr] for margin, tpr, fpr in self.roc(detector)[1]]
            return rows
        if self.options.get("reliability"):
            rows = [["detector", "probability", "stated", "circles", "circles_low", "circles_high"]]
            for detector in filter(self.states_probability, self.detectors):
                for row in self.reliability_json(detector)["bins"]:
                    rows.append([detector, row["probability"], row["stated"], row["circles"], *row["circlesInterval"]])
            return rows
        rows = [
            "detector group label tp fn fp tn tpr tpr_low tpr_high fpr fpr_low fpr_high precision f1 balanced".split(),
        ]
        for detector in self.detectors:
            parts = [(None, None, self.rates(detector, self.strokes))]
            parts += [(group, None, self.own(detector, group)) for group in (self.groups if self.group else [])]
            if self.is_classifier(detector):
                parts += [(None, label, r) for label, r in self.label_rates(detector)]
            for group, label, r in parts:
                counts = [r[name] for name in ("truePositives", "falseNegatives", "falsePositives", "trueNegatives")]
                rates = [r["tpr"], *r["tprInterval"], r["fpr"], *r["fprInterval"]]
                rows.append([detector, group, label, *counts, *rates, r["precision"], r["f1"], r["balanced"]])
        return rows

    # Text

    def text(self):
        total = len(self.strokes)
        head = [f"{total}: {self.circles}, {total - self.circles}"]
        head += [f"{label} {count}" for label, count in self.ignored.items()]
        head += [str(count) for count in (self.unlabelled, self.cancelled, self.unreadable) if count]
        if self.group and self.ungrouped:
            head.append(str(self.ungrouped))
        blocks = [head, ["95 95 1"] + [self.rates_row(d, self.rates(d, self.strokes), True) for d in self.detectors]]
        if not self.options.get("roc"):
            accepted = {d: {row["label"]: row for row in self.labels(d)} for d in self.detectors}
            blocks.append([
                [label, row["strokes"], *(accepted[d][label]["accepted"] for d in self.detectors)]
                for label, row in accepted[self.detectors[0]].items()
            ])  # fmt: skip
            blocks.append([self.reasons_text(d) for d in self.detectors])
            blocks += [block for d in self.detectors if self.is_classifier(d) for block in self.answers_text(d)]
        if self.group:
            blocks += [self.groups_text(d) for d in self.detectors]
        if self.options.get("errors"):
            blocks += [self.mistakes_text(d) for d in self.detectors]
        if self.options.get("roc"):
            blocks += [self.roc_text(d) for d in self.detectors if self.states_margin(d)]
        if self.options.get("reliability"):
            blocks += [self.reliability_text(d) for d in self.detectors if self.states_probability(d)]
        return blocks

    def rates_row(self, name, r, has_intervals):
        counts = [r[name] for name in ("truePositives", "falseNegatives", "falsePositives", "trueNegatives")]
        rates = []
        for rate in ("tpr", "fpr"):
            rates += percent(r[rate]) + ([percents(r[rate + "Interval"])] if has_intervals else [])
        return [name, *counts, *rates, *percent(r["precision"]), decimals(r["f1"]), decimals(r["balanced"])]

    def reasons_text(self, detector):
        counted = sorted(self.reasons(detector).items(), key=lambda pair: (-pair[1], pair[0][1]))
        return [f"{detector} rejected: " + ", ".join(f"{reason} {count}" for (_, reason), count in counted)]

    def answers_text(self, detector):
        right, total = self.right(detector, self.strokes), len(self.strokes)
        by_person, units, (of_accuracy, of_f1) = self.bootstrap(detector)
        f1 = macro_f1(self.pairs(detector))
        unused = len({s.label for s in self.strokes} - {given for _, given in self.pairs(detector)})
        rows = [f"{right} of {total}, {100 * (right / total):.1f} % (95 % CI: {percents(wilson(right, total))}) 1 {f1:.4f}"
                + (f" {unused}" if unused else "")]
        rows.append(
            f"95 {units} {RESAMPLES} {SEED} {percents(of_accuracy)} 1 {of_f1[0]:.4f}-{of_f1[1]:.4f}")
        if not by_person:
            people = {self.group_of(s) if self.group else s.subject for s in self.strokes}
            rows.append(f"30 {len(people)}" if None not in people else "30")
        # F1, in the head.
        rows.append("95 1")
        for label, r in self.label_rates(detector):
            taken = ", ".join(f"{other} {count}" for other, count in self.taken_for(detector, label))
            count, total = r["truePositives"], r["truePositives"] + r["falseNegatives"]
            rates = [*percent(r["precision"]), decimals(r["f1"])]
            rows.append([label, *([taken] if taken else ["-"]), *self.right_row(count, total), *rates])
        blocks = [rows]
        if self.group:
            blocks.append(["95"])
            for group in self.groups:
                own = [s for s in self.strokes if self.group_of(s) == group]
                blocks[-1].append([group, *self.right_row(self.right(detector, own), len(own))])
        return blocks

    def right_row(self, right, total):
        interval = percents(wilson(right, total)) if total else "-"
        return [right, "of", total, *percent(share(right, total)), interval]

    def groups_text(self, detector):
        is_long = len(self.groups) > MOST_GROUPS
        worst = sorted(self.groups, key=lambda group: self.mean_right(detector, group))[:WORST_GROUPS]
        # F1, in the head.
        table = ["1"]
        for group in worst if is_long else self.groups:
            row = self.rates_row(group, self.own(detector, group), False)
            table.append(row + [decimals(self.without(detector, group)["balanced"])])
        (tpr, circles), (fpr, others), both = self.macro(detector)
        summary = [f"{100 * tpr:.1f} {circles} {100 * fpr:.1f} {others} {both:.4f}"]
        out = self.leave_one_out(detector)
        rates = [f"{100 * value:.1f}" for name in ("tpr", "fpr") for value in out[name]]
        summary.append(" ".join(rates + [f"{value:.4f}" for value in out["balanced"]]))
        return summary + [f"{WORST_GROUPS} {len(self.groups)}"] + table if is_long else table + summary

    def mean_right(self, detector, group):
        """The mean of the circles found and the others rejected, of those of the two that the group has."""
        r = self.own(detector, group)
        if r["tpr"] is None:
            return 1 - r["fpr"]
        return r["tpr"] if r["fpr"] is None else r["balanced"]

    def mistakes_text(self, detector):
        rows = [[detector, "got", len(self.mistakes(detector)), "wrong"]]
        for stroke in self.mistakes(detector):
            verdict = self.verdict(detector, stroke)
            words = ["accepted"] if verdict["reason"] is None else ["rejected:", verdict["reason"]]
            rows.append([f"{stroke.file}#{stroke.number}", stroke.id or "-", stroke.label, *words])
        return rows

    def reliability_text(self, detector):
        brier, base, bins = self.calibration(detector)
        rows = [f"{brier:.5f} 0 {100 * base:.1f} {base * (1 - base):.5f}", "95"]
        for start, mean, circles, total in bins:
            start = f"{start:g}"
            rows.append([start, f"{mean:.3f}" if total else "-", *self.right_row(circles, total)])
        return rows

    def roc_text(self, detector):
        area, points = self.roc(detector)
        rates = self.rates(detector, self.strokes)
        rows = [f"{area:.5f} {100 * equal_error_rate(points):.1f} {100 * rates['tpr']:.1f} {100 * rates['fpr']:.1f}"]
        for margin, tpr, fpr in points:
            rows.append(["-" if finite(margin) is None else f"{margin:.3f}", f"{100 * tpr:.2f} % {100 * fpr:.2f} %"])
        return rows


def rates_of(pairs):
    """The counts and rates of pairs: what should be accepted, and what is."""
    tp = sum(accepted for wanted, accepted in pairs if wanted)
    fp = sum(accepted for wanted, accepted in pairs if not wanted)
    positive = sum(wanted for wanted, _ in pairs)
    negative = len(pairs) - positive
    tpr, fpr = share(tp, positive), share(fp, negative)
    return {
        "truePositives": tp, "falseNegatives": positive - tp,
        "falsePositives": fp, "trueNegatives": negative - fp,
        "tpr": tpr, "tprInterval": wilson(tp, positive), "fpr": fpr, "fprInterval": wilson(fp, negative),
        "precision": share(tp, tp + fp), "f1": share(2 * tp, tp + fp + positive),
        "balanced": balanced(tpr, fpr),
    }  # fmt: skip


def span(values):
    known = [value for value in values if value is not None]
    return [min(known), max(known)] if known else None


def finite(margin):
    return None if margin == float("-inf") else margin


def percent(rate):
    return ["-"] if rate is None else [f"{100 * rate:.1f}", "%"]


def percents(interval):
    return "-".join(f"{100 * bound:.1f}" for bound in interval)


def decimals(value):
    return "-" if value is None else f"{value:.4f}"
