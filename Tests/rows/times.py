"""The time of rows: its name, its unit and who says it, numbers or dates."""

import datetime

from vocabulary import ENDINGS, OTHER_TIMES, TIMES, UNITS, spelled

# Where a unit is said, the weightiest first.
SOURCES = ["option", "member", "name"]
STARTS = [0, 0, 0, 482_132, 1_764_000_000_123]


class Times:
    """How milliseconds since the first row are written, and what is read of that."""

    def __init__(self, case, is_bare):
        self.rng, self.case, self.is_bare = case.rng, case, is_bare
        rng = self.rng
        # A name of the second list is no time where a row has none under it.
        is_sure = case.scene == "two_times" or any("bad time" in row for row in case.rows if row)
        self.stem = rng.choice(TIMES if is_sure or rng.random() < 0.7 else OTHER_TIMES)
        self.name, self.unit, self.said = spelled(rng, self.stem), "s", {}
        self.start = 0 if case.scene in ("keyed", "blank_lines", "restart") else rng.choice(STARTS)
        # How much longer strokes last than they did, where milliseconds are read as seconds.
        self.stretch = 1
        self.form = "number"
        if not is_bare and rng.random() < 0.07 and case.scene != "two_times":
            self.form = rng.choice(["date", "clock", "duration", "value with unit"])
            self.style = rng.randrange(5)
            is_clock = self.form in ("date", "clock")
            self.start = rng.randint(0, 80_000_000) if is_clock else 0
            self.day = datetime.datetime(2026, 3, rng.randint(1, 28), tzinfo=datetime.timezone.utc)
        else:
            self.choose_unit()

    def choose_unit(self):
        """Of the sources of a unit one says what is so; those with less weight may say something else."""
        rng, words = self.rng, self.case.phases
        is_implied = not words or words.unit_is_clear
        options = ["option"] if self.is_bare else ["name", "name", "member", "option"]
        source = rng.choice([*options, *["none", "none"] * is_implied])
        if source == "none":
            self.unit = "ms" if words and words.in_milliseconds else "s"
            self.stretch_if_unknown()
            return
        self.unit = rng.choice(list(ENDINGS if source == "name" else UNITS))
        self.said = {source: self.unit}
        for weaker in SOURCES[SOURCES.index(source) + 1 :]:
            if rng.random() < 0.25 and not self.is_bare:
                self.said[weaker] = rng.choice(list(ENDINGS if weaker == "name" else UNITS))
        if unit := self.said.get("name"):
            has_unit_alone = unit == "ms" and rng.random() < 0.1 and self.case.scene != "two_times"
            self.name = "ms" if has_unit_alone else self.name + rng.choice(ENDINGS[unit])

    def stretch_if_unknown(self):
        """Now and then nobody says that times are milliseconds: they are read as seconds, with a hint.

        In browsers' `timeStamp`, and where there are too many digits for seconds, they are read as what they are.
        """
        if self.rng.random() < 0.1 and not self.is_bare and self.stem in TIMES and self.case.scene != "two_times":
            self.stem, self.name, self.unit, self.said = "timestamp", "timeStamp", "ms", {"name": "ms"}
            return
        if self.start > 1e12 and self.rng.random() < 0.5:
            self.unit = self.rng.choice(["ms", "us", "ns"])
            return
        lengths = [self.case.length(stroke) for stroke in self.case.strokes]
        if self.start > 1e12 or self.name == "timeStamp":
            return
        if self.unit == "s" and self.rng.random() < 0.08 and not self.case.refusal and 60 not in lengths:
            self.unit, self.stretch = "ms", 1000

    def written(self, ms):
        ms += self.start
        if self.form == "number":
            return round(ms / 1000, 6) if self.unit == "s" else ms * UNITS[self.unit]
        if self.form == "value with unit":
            return f"{ms} ms" if self.style < 2 else f"{ms}ms" if self.style < 4 else f"{ms / 1000} s"
        if self.form == "duration":
            rest = f"{ms // 1000 % 60:02}.{ms % 1000:03}"
            return f"{ms // 60_000}:{rest}" if self.style < 2 else f"{ms // 3_600_000}:{ms // 60_000 % 60:02}:{rest}"
        moment = self.day + datetime.timedelta(milliseconds=ms)
        fraction = f".{moment.microsecond // 1000:03}"
        if self.form == "clock":
            return f"{moment:%I:%M:%S}{fraction} {moment:%p}" if self.style == 0 else f"{moment:%H:%M:%S}{fraction}"
        day = ["%Y-%m-%dT", "%Y-%m-%dT", "%Y-%m-%d ", "%Y/%m/%d ", "%d.%m.%Y "][self.style]
        zone = ["Z", "Z", " UTC", "", ""][self.style]
        return f"{moment.strftime(day + '%H:%M:%S')}{fraction}{zone}"

    def seconds(self, ms):
        day = self.day.timestamp() if self.form == "date" else 0
        return day + (ms + self.start) * self.stretch / 1000
