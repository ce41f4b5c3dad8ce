"""Gives the rows of a case names, units and company, and says what they then mean."""

import copy
from random import Random

from times import Times
from vocabulary import (
    CONTACTS,
    FINGERS,
    FINGERS_BESIDE_A_PHASE,
    LOCATIONS,
    NO_PHASES,
    OTHER_TIMES,
    PAIRS,
    PHASES,
    TIMES,
    UNKNOWN,
    fold,
    spelled,
)


class Place:
    """A place in one value, which each syntax writes in its way: an object, an array or a text."""

    def __init__(self, x, y, form):
        self.x, self.y, self.form = x, y, form


class Dressed:
    """Rows with names, ready to be written, and what must come of them."""

    def __init__(self, case):
        self.case, self.rng = case, case.rng
        self.rows = [None if row is None else {} for row in case.rows]
        # Members of the object around the rows, and options of the command line.
        self.around, self.options = {}, []
        self.notes, self.advice = set(case.notes), dict(case.advice)
        # The sizes of the strokes that come of following the advice.
        self.advised_sizes = case.advised_sizes
        # Nothing but place, time and phase, which can be written without names.
        self.is_bare = self.rng.random() < 0.15
        self.taken = {"id", "label", "ended", "width", "cancelled"}
        self.begins = {stroke.rows[0] for stroke in case.strokes}
        self.width, self.judged, self.ended, self.key_names, self.times = None, {}, {}, {}, None
        self.name_places()
        if case.is_timed:
            self.name_times()
        self.name_phases()
        if case.has_fingers:
            self.name_fingers()
        self.name_keys()
        if any(row["about"] for _, row in self.pairs()):
            self.fill_each(lambda row: row["about"])
        elif not case.refusal and not self.is_bare:
            self.add_around()
            self.add_widths()
            self.add_verdicts()
            self.add_ends()
        if not self.is_bare:
            self.add_unknown()
        if case.scene == "plain":
            self.add_doubtful()
        self.order = self.rng.sample(sorted(self.columns), len(self.columns))
        self.outcomes = [self.meaning(stroke, index) for index, stroke in enumerate(case.strokes)]
        # As read, which is what a hint looks at.
        if any(
            case.length(stroke) * self.times.stretch > 60_000 or case.median_step(stroke) * self.times.stretch > 1000
            for stroke in case.strokes
            if self.times and not stroke.error
        ):
            self.notes.add("long")

    @property
    def columns(self):
        return {name for row in self.rows if row for name in row}

    def pairs(self):
        return [(row, meant) for row, meant in zip(self.rows, self.case.rows) if row is not None]

    def fill(self, name, value_of):
        """Sets a column by a function of what a row means; None is no value."""
        for row, meant in self.pairs():
            value = value_of(meant)
            if value is not None:
                row[name] = value

    def fill_each(self, members_of):
        for row, meant in self.pairs():
            row.update(members_of(meant))

    def spread(self, name, value):
        """Sets a column that is the same for all, in each row or only in those that begin a stroke."""
        everywhere = self.rng.random() < 0.5
        for index, row in enumerate(self.rows):
            if row is not None and (everywhere or index in self.begins):
                row[name] = value

    def name(self, *names):
        """A spelling of one of the names that is not in use yet."""
        chosen = self.rng.choice([name for name in names if fold(name) not in self.taken] or names)
        self.taken.add(fold(chosen))
        return spelled(self.rng, chosen)

    def name_places(self):
        rng = self.rng
        if rng.random() < 0.15 and not self.is_bare:
            self.place_names, form = [self.name(*LOCATIONS)], rng.choice(["object", "array", "text"])
            self.fill(self.place_names[0], lambda row: Place(row["x"], row["y"], form) if "x" in row else None)
            return
        pair = rng.choice(PAIRS) if rng.random() < 0.5 else PAIRS[0]
        style = rng.getrandbits(32)
        # Both names in one way of writing.
        self.place_names = [spelled(Random(style), name) for name in pair]
        later = PAIRS[PAIRS.index(pair) + 1 :]
        if not self.is_bare:
            if rng.random() < 0.06:
                self.place_names = [name + " [px]" for name in self.place_names]
            if later and rng.random() < 0.2:
                # A pair that counts less.
                for name in rng.choice(later):
                    self.fill(name, lambda _: rng.randint(0, 900))
        for name, axis in zip(self.place_names, "xy"):
            self.fill(name, lambda row: row.get(axis))

    def name_times(self):
        self.times = times = Times(self.case, self.is_bare)
        rng, stem = self.rng, times.stem
        # `TIME_s` is `times` to one who folds names.
        self.taken |= {fold(stem), fold(times.name)}
        if unit := times.said.get("option"):
            self.options = ["--time-unit", unit]
        if unit := times.said.get("member"):
            self.around["timeUnit"] = unit
        self.fill(times.name, lambda row: row.get("bad time", times.written(row["ms"])))
        if self.case.scene == "two_times":
            self.fill(self.name(*[time for time in TIMES if time != stem]), lambda row: 7 + row["ms"])
            self.advice = {"t": times.name}
        elif rng.random() < 0.15 and not self.is_bare and times.name != "ms":
            # A time that counts less.
            if weaker := OTHER_TIMES if stem in TIMES else OTHER_TIMES[OTHER_TIMES.index(stem) + 1 :]:
                self.fill(self.name(*weaker), lambda row: row["ms"] * 3)

    def name_phases(self):
        rng, phases, word = self.rng, self.case.phases, self.rng.choice(NO_PHASES)
        if not phases:
            if rng.random() < 0.1 and not self.is_bare:
                # A word that ends like a phase, or numbers of events.
                name = self.name("type", "event", "state")
                counts = iter(range(len(self.rows)))
                is_counted = fold(name) == "event" and rng.random() < 0.5
                self.fill(name, lambda _: next(counts) if is_counted else word)
            return
        known = PHASES + CONTACTS
        rank = known.index(rng.choice(phases.names))
        self.phase_name = self.name(known[rank])
        if rank and rng.random() < 0.15 and not self.is_bare:
            # A name that counts more, but has no phases under it.
            self.fill(self.name(*known[: min(rank, len(PHASES))]), lambda _: word)
        letters = rng.choice([str, str, str.lower, str.upper])

        def written(row):
            value = phases.words.get(row["phase"], row["phase"])
            return letters(value) if isinstance(value, str) else value

        self.fill(self.phase_name, written)

    def name_fingers(self):
        is_beside = self.case.phases and not self.case.has_own_finger_name and self.rng.random() < 0.4
        self.taken.discard("id")
        self.finger = self.name(*FINGERS_BESIDE_A_PHASE if is_beside else FINGERS)
        self.taken.add("id")
        self.fill(self.finger, lambda row: row["finger"])

    def name_keys(self):
        rng = self.rng
        names = dict.fromkeys(name for _, row in self.pairs() for name in row["keys"])
        self.key_names = {name: spelled(rng, name) for name in names}
        self.taken |= {fold(name) for name in names}
        has_gaps = rng.random() < 0.2 and self.case.scene != "rows_in_turns"
        for index, (row, meant) in enumerate(zip(self.rows, self.case.rows)):
            if row is None:
                continue
            for name, value in meant["keys"].items():
                # Nothing stands for the value of the rows before it, in a row that does not begin a stroke.
                if not has_gaps or index in self.begins or rng.random() < 0.6:
                    row[self.key_names[name]] = value
            row.update(meant["others"])

    def add_around(self):
        rng, scene = self.rng, self.case.scene
        if rng.random() > 0.3:
            return
        has_id = "id" in self.columns | set(self.key_names) or self.case.has_fingers and fold(self.finger) == "id"
        if rng.random() < 0.4 and not has_id:
            self.around["id"] = rng.choice(["tuesday", 7])
        if rng.random() < 0.5 and "label" not in self.key_names:
            self.around["label"] = rng.choice(["circle", "square"])
            if scene == "keyed" and rng.random() < 0.4:
                # The rows of one stroke have a label of their own.
                self.key_names["label"] = "label"
                for index in self.case.strokes[0].rows:
                    self.rows[index]["label"] = "arc"
        if rng.random() < 0.3:
            self.around["width"] = self.width = 414

    def add_widths(self):
        """The view's width, by one or two of its names, of which the first of the list counts; or that of a finger."""
        rng = self.rng
        names = ["width", "view_width", "view_size", "view", "bounds"]

        def written(name, width):
            return {
                "view_size": f"{{{width}, 480}}",
                "view": f"{width}x480",
                "bounds": f"{{{{0, 0}}, {{{width}, 480}}}}",
            }.get(name, width)

        if rng.random() < 0.25:
            self.width, rank = rng.choice([320, 375.5, 1024]), rng.randrange(len(names))
            self.spread(spelled(rng, names[rank]), written(names[rank], self.width))
            if names[rank + 1 :] and rng.random() < 0.3:
                weaker = rng.choice(names[rank + 1 :])
                self.spread(spelled(rng, weaker), written(weaker, 77))
            self.around.pop("width", None)
        elif self.case.phases and rng.random() < 0.2 and not self.width:
            self.fill_each(lambda _: {"width": rng.randint(20, 60), "height": rng.randint(20, 60)})

    def add_verdicts(self):
        if self.rng.random() < 0.08:
            self.judged = {"verdict": self.rng.choice(["circle", "rejected"]), "recognizer": "mine", "score": 0.5}
            for name, value in self.judged.items():
                self.spread(spelled(self.rng, name), value)

    def add_ends(self):
        """Columns that say when the finger was lifted, or that the stroke was cancelled."""
        rng, case = self.rng, self.case
        if case.phases or case.has_fingers or not self.key_names:
            return
        if rng.random() < 0.12 and (not self.times or self.times.form == "number"):
            name, is_early = spelled(rng, "ended"), rng.random() < 0.15
            self.notes |= set() if self.times else {"lift-untimed"}
            for stroke in case.strokes:
                ms = case.rows[stroke.rows[-1]]["ms"] + rng.randint(5, 300)
                if is_early and len(stroke.rows) > 2:
                    ms = case.rows[stroke.rows[-1]]["ms"] - 1
                    self.notes |= {"lift-early"} if self.times else set()
                self.ended[stroke] = ms
                for index in stroke.rows if rng.random() < 0.5 else stroke.rows[-1:]:
                    self.rows[index][name] = self.times.written(ms) if self.times else ms
        if rng.random() < 0.05:
            stroke = rng.choice(case.strokes)
            stroke.is_cancelled = True
            for index in stroke.rows:
                self.rows[index]["cancelled"] = True

    def add_unknown(self):
        """Columns that mean nothing here: the same in all rows or in a stroke's, different in each, or two numbers."""
        rng = self.rng
        # Where milliseconds are read as seconds every sample comes after a pause, so that a hint asks about any change.
        may_change = not self.times or self.times.stretch == 1
        for _ in range(rng.choice([0, 0, 0, 1, 2])):
            kind = rng.choice(["constant", "number", "number", "vector", "stroke"]) if may_change else "constant"
            if kind == "constant":
                self.fill(self.name(*UNKNOWN), lambda _: "left")
            elif kind == "stroke" and not self.case.has_fingers and not self.case.refusal:
                name, count = self.name(*UNKNOWN), 0
                for index, row in enumerate(self.rows):
                    count += index in self.begins
                    if row is not None:
                        row[name] = count
            elif kind != "vector":
                self.fill(self.name(*UNKNOWN), lambda _: round(rng.random(), 3))
            else:
                form = rng.choice(["array", "text"])
                name = self.name("translation", "velocity", "previous_location")
                self.fill(name, lambda _: Place(rng.randint(-9, 9), rng.randint(-9, 9), form))

    def add_doubtful(self):
        """Columns of a stroke about which a hint asks: one that changes once, or that looks like a time."""
        rng, case, stroke = self.rng, self.case, self.case.strokes[0]
        if self.is_bare or rng.random() < 0.6:
            return
        if not self.times:
            self.advice, self.advised_sizes = {"t": rng.choice(["touchTime", "sampleTimestamp", "clock"])}, [
                len(stroke.rows)
            ]
            self.notes.add("time-like")
            self.fill(self.advice["t"], lambda row: row["ms"])
        elif self.times.form == "number" and self.times.stretch == 1 and len(stroke.rows) >= 10:
            at, has_pause = rng.randint(4, len(stroke.rows) - 4), rng.random() < 0.7
            for index in stroke.rows:
                row = self.rows[index]
                row["run"] = int(index >= at)
                if has_pause and index >= at:
                    case.rows[index]["ms"] += 600
                    row[self.times.name] = self.times.written(case.rows[index]["ms"])
            self.notes.add("rarely")
            self.advice, self.advised_sizes = {"stroke": "run"}, [at, len(stroke.rows) - at]

    def sorted_by_key(self):
        """The same with the rows of each stroke together, as one who sorts a table by its key gets them."""
        other = copy.copy(self)
        keys = [[row["keys"][name] for name in self.key_names] for row in self.case.rows]
        other.rows = [
            {**self.rows[index], **dict(zip(self.key_names.values(), keys[index]))}
            for index in sorted(range(len(keys)), key=lambda index: [str(key) for key in keys[index]])
        ]
        return other

    def with_blank_lines(self):
        """The same with a blank line before each stroke but the first."""
        other = copy.copy(self)
        begins = {stroke.rows[0] for stroke in self.case.strokes[1:]}
        other.rows = [
            each for index, row in enumerate(self.rows) for each in ([None, row] if index in begins else [row])
        ]
        return other

    def value(self, stroke, name):
        """What the stroke's rows say under a name; what is around them holds where they have nothing."""
        column = self.key_names.get(name)
        said = [self.rows[index][column] for index in stroke.rows if column in self.rows[index]]
        return said[0] if said else self.around.get(name)

    def meaning(self, stroke, index):
        """A stroke as it must be read."""
        if stroke.error:
            return {"error": stroke.error}
        rows, times = [self.case.rows[index] for index in stroke.rows], self.times
        said = {name: self.value(stroke, name) for name in ("id", "label")}
        if "id" in self.around and len(self.case.strokes) > 1:
            said["id"] = f"{self.around['id']}#{index + 1}"
        said["points"] = [[row["x"], row["y"], *([times.seconds(row["ms"])] if times else [])] for row in rows]
        said["cancelled"], said["width"] = stroke.is_cancelled, self.width or self.case.width
        # A column `stroke` only counts; the others are kept.
        members = {
            fold(name): self.value(stroke, name) for name in self.key_names if name not in ("id", "label", "stroke")
        }
        said["members"] = {**members, **self.judged}
        lift = rows[-1]["ms"] if stroke.lift is None else self.case.rows[stroke.lift]["ms"]
        said["lift"] = times.seconds(self.ended.get(stroke, lift)) if times and not stroke.is_cancelled else None
        return said
