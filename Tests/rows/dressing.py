"""Gives the rows of a case names, units and company, and says what they then mean."""

import datetime

from vocabulary import (
    ENDINGS,
    FINGERS,
    FINGERS_BESIDE_A_PHASE,
    LOCATIONS,
    NO_PHASES,
    OTHER_TIMES,
    PAIRS,
    PHASES,
    TIMES,
    UNITS,
    UNKNOWN,
    fold,
    spelled,
)


class Place:
    """A place in one value, which each syntax writes in its way."""

    def __init__(self, x, y, form):
        self.x, self.y, self.form = x, y, form


class Dressed:
    """Rows with names, ready to be written, and what must come of them."""

    def __init__(self, case):
        self.case, self.rng = case, case.rng
        self.rows = [None if row is None else {} for row in case.rows]
        # Members of the object around the rows, and options of the command line.
        self.around, self.options = {}, []
        self.notes, self.advice = set(case.notes), list(case.advice)
        self.is_shown_in_lines = True
        # Nothing but place, time and phase, which can be written without names.
        self.is_bare = self.rng.random() < 0.15
        self.taken = {"id", "label", "ended", "width", "cancelled"}
        self.unit = "s"
        self.scale_known = None
        for step in (self.name_places, self.name_times, self.name_phases, self.name_fingers, self.name_keys, self.name_about):
            step()
        self.add_company()
        self.order = self.rng.sample(sorted(self.columns), len(self.columns))
        self.outcomes = [self.meaning(stroke, index) for index, stroke in enumerate(case.strokes)]
        self.note_times()

    @property
    def columns(self):
        return {name for row in self.rows if row for name in row}

    def name(self, *names):
        """A spelling of one of the names that is not in use yet."""
        free = [name for name in names if fold(name) not in self.taken]
        chosen = self.rng.choice(free or names)
        self.taken.add(fold(chosen))
        return spelled(self.rng, chosen)

    def pairs(self):
        return [(row, case_row) for row, case_row in zip(self.rows, self.case.rows) if row is not None]

    def name_places(self):
        rng = self.rng
        if rng.random() < 0.15 and not self.is_bare:
            names, form = [self.name(*LOCATIONS)], rng.choice(["object", "array", "text"])
        else:
            pair = rng.choice(PAIRS) if rng.random() < 0.5 else PAIRS[0]
            style = rng.getrandbits(32)
            names = [spelled(type(rng)(style), name) for name in pair]
            if rng.random() < 0.06 and not self.is_bare:
                self.is_shown_in_lines = False
                names = [name + " [px]" for name in names]
            form = None
            later = PAIRS[PAIRS.index(pair) + 1 :]
            if later and rng.random() < 0.2 and not self.is_bare:
                other = rng.choice(later)
                for row, _ in self.pairs():
                    row.update({name: rng.randint(0, 900) for name in other})
        self.place_names = names
        for row, meant in self.pairs():
            if "x" in meant:
                values = (meant["x"], meant["y"])
                row.update({names[0]: Place(*values, form)} if form else dict(zip(names, values)))

    def name_times(self):
        """Of the sources of a unit the option counts before the file's, that before the name's."""
        rng, case = self.rng, self.case
        words = case.phases
        if not case.is_timed:
            return
        stem = rng.choice(TIMES if rng.random() < 0.7 or case.scene == "two_times" else OTHER_TIMES)
        if rng.random() < 0.07 and case.scene != "two_times":
            self.write_dates(stem)
            return
        # What the values are written in, and where that is said. Each source with less weight may say something else.
        unit = rng.choice(["s", "ms", "ms", "us", "ns"])
        implied = "ms" if words and words.in_milliseconds else "s"
        sources = []
        where = rng.choice(["none", "none", "name", "name", "member", "option"])
        if self.is_bare:
            where = "option" if words and not words.unit_is_clear else rng.choice(["none", "option"])
        if where == "none" and words and not words.unit_is_clear:
            where = "member"
        if where == "none":
            unit = implied
        if where == "name" and unit not in ENDINGS:
            unit = "ms"
        weights = ["option", "member", "name"]
        if where in weights:
            sources.append((where, unit))
            for weaker in weights[weights.index(where) + 1 :]:
                if rng.random() < 0.25 and not self.is_bare:
                    sources.append((weaker, rng.choice(["ms", "us", "ns"] if weaker == "name" else list(UNITS))))
        name = None
        for source, said in sources:
            if source == "option":
                self.options += ["--time-unit", said]
            elif source == "member":
                self.around["timeUnit"] = said
            else:
                ending = rng.choice(ENDINGS[said])
                self.is_shown_in_lines &= " " not in ending
                name = ("ms" if said == "ms" and rng.random() < 0.1 else spelled(rng, stem) + ending)
        # A unit that nobody names: times are read as seconds, and last too long.
        lengths = [case.rows[stroke.rows[-1]]["ms"] - case.rows[stroke.rows[0]]["ms"] for stroke in case.strokes]
        if where == "none" and implied == "s" and rng.random() < 0.05 and not case.refusal and 60 not in lengths:
            self.scale_known, unit = 1000, "ms"
        self.unit, self.unit_is_named = unit, any(source != "option" for source, _ in sources)
        self.time = name or spelled(rng, stem)
        self.taken.add(fold(stem))
        start = rng.choice([0, 0, 0, 482_132, 1_764_000_000_123])
        if case.scene in ("keyed", "blank_lines", "restart"):
            start = 0
        for row, meant in self.pairs():
            row[self.time] = meant.get("bad time", self.in_unit(meant["ms"] + start))
        self.start = start
        if case.scene == "two_times":
            other = self.name(*[time for time in TIMES if time != stem])
            for row, meant in self.pairs():
                row[other] = 7 + meant["ms"]
            self.advice = [("t", self.time)]
        elif rng.random() < 0.15 and not self.is_bare:
            weaker = OTHER_TIMES if stem in TIMES else OTHER_TIMES[OTHER_TIMES.index(stem) + 1 :]
            if weaker and fold(self.time) != "ms":
                other = self.name(*weaker)
                for row, meant in self.pairs():
                    row[other] = meant["ms"] * 3

    def in_unit(self, ms):
        value = ms * UNITS[self.unit]
        return round(value, 6) if self.unit == "s" else value

    def write_dates(self, stem):
        """Dates and clock times, which need no unit and are told apart from numbers by their form."""
        rng = self.rng
        self.time = spelled(rng, stem)
        self.start = rng.randint(0, 80_000_000)
        self.taken.add(fold(stem))
        day = datetime.datetime(2026, 3, rng.randint(1, 28), tzinfo=datetime.timezone.utc)
        form = rng.choice(["date", "clock", "duration"])
        self.start = self.start if form != "duration" else 0
        for row, meant in self.pairs():
            ms = meant["ms"] + self.start
            moment = day + datetime.timedelta(milliseconds=ms)
            if form == "date":
                row[self.time] = moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{ms % 1000:03}Z"
            elif form == "clock":
                row[self.time] = moment.strftime("%H:%M:%S.") + f"{ms % 1000:03}"
            else:
                row[self.time] = f"{ms // 3_600_000}:{ms // 60_000 % 60:02}:{ms // 1000 % 60:02}.{ms % 1000:03}"
            row[self.time] = meant.get("bad time", row[self.time])
        if form == "date":
            self.start += int(day.timestamp() * 1000)

    def name_phases(self):
        rng, phases = self.rng, self.case.phases
        if not phases:
            if rng.random() < 0.1 and not self.is_bare:
                # A word that ends like a phase, a type of pointer, or numbers that are no phases.
                name, word = self.name("type", "event", "state"), rng.choice(NO_PHASES)
                is_counted = fold(name) == "event" and rng.random() < 0.5
                for index, (row, _) in enumerate(self.pairs()):
                    row[name] = index if is_counted else word
            return
        rank = PHASES.index(rng.choice(phases.names))
        name = self.name(PHASES[rank])
        if rank and rng.random() < 0.15 and not self.is_bare:
            # A name that counts before it, but has no phases under it.
            earlier = self.name(*PHASES[:rank])
            if fold(earlier) != fold(name):
                word = rng.choice(NO_PHASES)
                for row, _ in self.pairs():
                    row[earlier] = word
        self.phase_name = name
        case_of = rng.choice([str, str, str.lower, str.upper])
        for row, meant in self.pairs():
            value = phases.words.get(meant["phase"], meant["phase"])
            row[name] = case_of(value) if isinstance(value, str) else value

    def name_fingers(self):
        if not self.case.has_fingers:
            return
        may_be_beside = self.case.phases and not self.case.has_own_finger_name
        beside = FINGERS_BESIDE_A_PHASE if may_be_beside and self.rng.random() < 0.4 else FINGERS
        if beside is FINGERS_BESIDE_A_PHASE:
            self.taken.discard("id")
        self.finger = self.name(*beside)
        for row, meant in self.pairs():
            if meant["finger"] is not None:
                row[self.finger] = meant["finger"]

    def name_keys(self):
        rng, case = self.rng, self.case
        names = list(dict.fromkeys(name for _, row in self.pairs() for name in row["keys"]))
        spelling = {name: spelled(rng, name) for name in names}
        self.taken |= {fold(name) for name in names}
        self.key_names = spelling
        begun = {stroke.rows[0] for stroke in case.strokes}
        gaps = rng.random() < 0.2
        for index, row in enumerate(self.rows):
            if row is None:
                continue
            for name, value in case.rows[index]["keys"].items():
                # Nothing stands for the value of the rows before it, in a row that does not begin a stroke.
                if not gaps or index in begun or rng.random() < 0.6:
                    row[spelling[name]] = value
            if "numbering" in case.rows[index]:
                row["id"] = case.rows[index]["numbering"]
            for name, value in case.rows[index]["others"].items():
                row[name] = value

    def name_about(self):
        """Members about strokes that are not in their key, in every row or only in the first of each, or around all."""
        rng, case = self.rng, self.case
        given = [name for _, row in self.pairs() for name in row["about"]]
        if given:
            for row, meant in self.pairs():
                row.update(meant["about"])
            return
        if case.refusal or self.is_bare:
            return
        self.add_around()
        if rng.random() < 0.25:
            width = rng.choice([320, 375.5, 1024])
            name = rng.choice(["width", "view_width", "view_size", "view", "bounds"])
            values = {
                "width": width, "view_width": width, "view_size": f"{{{width}, 480}}", "view": f"{width}x480",
                "bounds": f"{{{{0, 0}}, {{{width}, 480}}}}",
            }  # fmt: skip
            self.spread(spelled(rng, name), values[name])
            for weaker in list(values)[list(values).index(name) + 1 :][:1] if rng.random() < 0.3 else []:
                self.spread(spelled(rng, weaker), values[weaker].replace(str(width), "77") if weaker != "view_width" else 77)
            self.around.pop("width", None)
            self.width = width
            self.taken.add("width")
        elif case.phases and rng.random() < 0.2 and "width" not in self.around:
            # The size of a finger, which is none of the view.
            for row, _ in self.pairs():
                row.update(width=rng.randint(20, 60), height=rng.randint(20, 60))
        if rng.random() < 0.08:
            self.judged = {"verdict": rng.choice(["circle", "rejected"]), "recognizer": "mine", "score": 0.5}
            for name, value in self.judged.items():
                self.spread(spelled(rng, name), value)
        lasting = [stroke for stroke in case.strokes if not stroke.error]
        if not case.phases and not case.has_fingers and rng.random() < 0.12 and lasting and self.key_names:
            name = spelled(rng, "ended")
            self.ended = {}
            early = rng.random() < 0.15
            for stroke in lasting:
                last = case.rows[stroke.rows[-1]]["ms"]
                ms = last - 1 if early and len(stroke.rows) > 2 else last + rng.randint(5, 300)
                if case.is_timed and hasattr(self, "start") and not self.is_dated:
                    self.ended[id(stroke)] = self.in_unit(ms + self.start)
                    if ms < last:
                        self.notes.add("lift-early")
                elif not case.is_timed:
                    self.ended[id(stroke)] = ms
                    self.notes.add("lift-untimed")
                else:
                    continue
                for index in stroke.rows if rng.random() < 0.5 else stroke.rows[-1:]:
                    self.rows[index][name] = self.ended[id(stroke)]
        if not case.phases and rng.random() < 0.05 and self.key_names:
            stroke = rng.choice(case.strokes)
            stroke.is_cancelled = True
            for index in stroke.rows:
                self.rows[index]["cancelled"] = True

    @property
    def is_dated(self):
        return any(isinstance(row.get(self.time), str) for row, _ in self.pairs())

    def spread(self, name, value):
        begun = {stroke.rows[0] for stroke in self.case.strokes}
        everywhere = self.rng.random() < 0.5
        for index, row in enumerate(self.rows):
            if row is not None and (everywhere or index in begun):
                row[name] = value

    def add_around(self):
        rng = self.rng
        if rng.random() > 0.3:
            return
        if rng.random() < 0.4 and "id" not in self.key_names and not self.case.scene.startswith("numbered"):
            if not (self.case.has_fingers and fold(self.finger) == "id"):
                self.around["id"] = rng.choice(["tuesday", 7])
        if rng.random() < 0.5 and "label" not in self.key_names:
            self.around["label"] = rng.choice(["circle", "square"])
            if self.case.scene == "keyed" and rng.random() < 0.4:
                # The rows of one stroke have a label of their own.
                self.key_names["label"] = "label"
                for index in self.case.strokes[0].rows:
                    self.rows[index]["label"] = "arc"
        if rng.random() < 0.3:
            self.around["width"] = 414

    def add_company(self):
        """Columns that are unknown: constant, different in each row, or changing where the hand paused."""
        rng, case = self.rng, self.case
        if self.is_bare:
            return
        for _ in range(rng.choice([0, 0, 0, 1, 2])):
            name = self.name(*UNKNOWN)
            if rng.random() < 0.15:
                # Two numbers that are no place.
                name = self.name("translation", "velocity", "previous_location")
                for row, _ in self.pairs():
                    row[name] = Place(rng.randint(-9, 9), rng.randint(-9, 9), rng.choice(["array", "text"]))
            elif rng.random() < 0.5:
                for row, _ in self.pairs():
                    row[name] = round(rng.random(), 3)
            else:
                for row, _ in self.pairs():
                    row[name] = "left"
        stroke = case.strokes[0] if len(case.strokes) == 1 else None
        if stroke and case.scene == "plain" and case.is_timed and not self.is_dated and len(stroke.rows) >= 10 and rng.random() < 0.4:
            # A pause moves all that follows.
            at = rng.randint(4, len(stroke.rows) - 4)
            pauses = rng.random() < 0.7
            for index in stroke.rows:
                self.rows[index]["run"] = int(index >= at)
                if pauses and index >= at:
                    case.rows[index]["ms"] += 600
                    self.rows[index][self.time] = self.in_unit(case.rows[index]["ms"] + self.start)
            if pauses and not hasattr(self, "ended"):
                self.notes.add("rarely")
                self.split_at = at
                self.advice = [("stroke", "run")]
        if not case.is_timed and case.scene == "plain" and rng.random() < 0.3:
            self.notes.add("time-like")
            name = rng.choice(["touchTime", "sampleTimestamp", "clock"])
            for row, meant in self.pairs():
                row[name] = meant["ms"]
            self.advice = [("t", name)]

    def advised(self, role):
        """The column that an advice means by NAME."""
        return self.time if role == "t" and self.case.is_timed else dict(self.advice)[role]

    def seconds(self, ms):
        return (ms + self.start) * (self.scale_known or 1) / 1000

    def first_of(self, stroke, name, column):
        """The value of a column that the stroke's rows have; what is around them holds where they have none."""
        values = [self.rows[index].get(column) for index in stroke.rows if self.rows[index].get(column) is not None]
        return values[0] if values else self.around.get(name)

    def meaning(self, stroke, index):
        case = self.case
        if stroke.error:
            return {"error": stroke.error}
        points = [[case.rows[i]["x"], case.rows[i]["y"]] for i in stroke.rows]
        if case.is_timed:
            points = [[*point, self.seconds(case.rows[i]["ms"])] for point, i in zip(points, stroke.rows)]
        said = {"points": points, "cancelled": stroke.is_cancelled}
        said["id"] = self.first_of(stroke, "id", self.key_names.get("id"))
        if "id" in self.around and len(case.strokes) > 1:
            said["id"] = f"{self.around['id']}#{index + 1}"
        said["label"] = self.first_of(stroke, "label", self.key_names.get("label"))
        said["width"] = getattr(self, "width", self.around.get("width"))
        said["members"] = {
            fold(name): self.first_of(stroke, name, self.key_names[name]) for name in self.key_names if name not in ("id", "label", "stroke")
        }
        said["members"].update(getattr(self, "judged", {}))
        lift = points[-1][2] if case.is_timed else None
        if stroke.lift is not None and case.is_timed and not stroke.is_cancelled:
            lift = self.seconds(case.rows[stroke.lift]["ms"])
        if hasattr(self, "ended") and id(stroke) in self.ended and case.is_timed:
            lift = self.ended[id(stroke)] / (UNITS[self.unit] * 1000) * (self.scale_known or 1)
        said["lift"] = lift
        return said

    def note_times(self):
        for outcome in self.outcomes:
            points = outcome.get("points", [])
            if self.case.is_timed and len(points) > 1 and points[-1][2] - points[0][2] > 60:
                self.notes.add("long")

    def split(self):
        """What the advice of a hint or a refusal makes of the rows."""
        case = self.case
        if case.scene == "restart":
            return [len(stroke.rows) for stroke in case.strokes]
        if case.scene == "numbered_rows":
            return [1] * len(case.strokes[0].rows)
        if "rarely" in self.notes:
            return [self.split_at, len(case.strokes[0].rows) - self.split_at]
        return [len(stroke.rows) for stroke in case.strokes]
