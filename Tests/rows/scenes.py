"""What happened while somebody recorded: rows without names, and the strokes that they mean.

A scene puts rows and strokes into a `Case` at the same time, so that nothing has to be concluded from rows. How the
rows are named is for dressing.py.
"""

import itertools

from vocabulary import ABOUT, CONTACT_VOCABULARIES, STROKES, VOCABULARIES


class Stroke:
    """Rows of one stroke by index; `lift` is the row at which the finger was lifted."""

    def __init__(self):
        self.rows, self.lift, self.is_cancelled, self.error = [], None, False, None


class Case:
    def __init__(self, scene, rng):
        self.scene, self.rng = scene, rng
        # Each is a dictionary of x, y, ms, phase, finger, keys, others and so on; None is a blank line of a table.
        self.rows = []
        self.strokes = []
        # Kinds of hints and warnings that reading must give, and the options that they must advise.
        self.notes, self.advice, self.advised_sizes = set(), {}, None
        # The kind of an error that stops the file, or None; strokes before it may be answered.
        self.refusal = None
        self.is_timed = rng.random() > 0.12
        self.phases = None
        self.has_fingers = self.has_own_finger_name = False
        # Now and then strokes are long, because a reader may be fast where rows look alike.
        self.factor = rng.choice([1] * 15 + [8])
        self.ms = 0
        self.place = (rng.randint(50, 300), rng.randint(50, 300))
        self.keys = {}
        # The width of the view, where the scene says it.
        self.width = None

    def length(self, stroke):
        """Milliseconds from its first to its last row."""
        return self.rows[stroke.rows[-1]]["ms"] - self.rows[stroke.rows[0]]["ms"]

    def median_step(self, stroke):
        """The milliseconds from a row to the next that half of its steps do not exceed; 0 for one row."""
        times = [self.rows[row]["ms"] for row in stroke.rows]
        steps = sorted(after - before for before, after in zip(times, times[1:]))
        return steps[(len(steps) - 1) // 2] if steps else 0

    def wait(self, shortest=8, longest=60):
        self.ms += self.rng.randint(shortest, longest)

    def pause(self):
        self.wait(400, 1500)

    def add(self, stroke=None, phase=None, finger=None, stays=False, place=True, keys=None):
        """Appends a row. One that stays has the place of the row before it."""
        if not stays:
            self.place = tuple(round(v + self.rng.choice([-1, 1]) * self.rng.uniform(1, 30), 2) for v in self.place)
        row = {"ms": self.ms, "phase": phase, "finger": finger, "keys": dict(self.keys if keys is None else keys)}
        row["others"], row["about"] = {}, {}
        if place:
            row["x"], row["y"] = self.place
        self.rows.append(row)
        if stroke:
            stroke.rows.append(len(self.rows) - 1)
        self.wait()
        return row

    def block(self, length, **options):
        """A stroke of rows one after another."""
        stroke = Stroke()
        self.strokes.append(stroke)
        for _ in range(length * self.factor):
            self.add(stroke, **options)
        return stroke


def plain(case):
    case.block(case.rng.randint(2, 14))


def blank_lines(case):
    """Only tables can say this, beside a column that goes on or stays the same, or without any."""
    name = case.rng.choice([None, None, *STROKES, "label"])
    values = name and key_values(case.rng, name)
    for index in range(case.rng.randint(2, 4)):
        if name:
            case.keys = {name: case.rng.choice([values[index], case.keys.get(name, values[index])])}
        if index:
            case.rows += [None] * case.rng.randint(1, 2)
            case.pause()
            if case.rng.random() < 0.5:
                case.ms = 0
        case.block(case.rng.randint(2, 6))


def restart(case):
    """Several recordings in one, which nothing but the time tells apart, and an unknown column."""
    case.is_timed, case.refusal = True, "restart"
    # What a hint says of the column, the refusal may say too.
    for index in range(case.rng.randint(2, 3)):
        case.ms = case.rng.randint(0, 3) if index else 0
        stroke = case.block(case.rng.randint(6, 12))
        for place in stroke.rows:
            case.rows[place]["others"]["round"] = index
    case.advice, case.advised_sizes = {"stroke": "round"}, [len(stroke.rows) for stroke in case.strokes]
    if case.rng.random() < 0.5:
        # A key that is the same in all of them.
        name = case.rng.choice([*STROKES, "participant", "user", "label"])
        value = key_values(case.rng, name)[0]
        for row in case.rows:
            row["keys"] = {name: value}
    if case.rng.random() < 0.3:
        # Only two columns together change wherever the time starts again.
        for index, stroke in enumerate(case.strokes):
            for place in stroke.rows:
                case.rows[place]["others"].update({"round": min(index, 1), "crew": max(index, 1)})


def time_goes_back(case):
    """A clock was set back within a stroke, but not to its start."""
    case.is_timed = True
    stroke = case.block(case.rng.randint(4, 8))
    case.ms -= case.rng.randint(1, (case.ms - case.rows[0]["ms"]) // 2 + 1) + 60
    case.ms = max(case.ms, (case.rows[-1]["ms"] * 4) // 10)
    last = case.rows[-1]["ms"]
    case.add(stroke)
    if case.rows[-1]["ms"] < last:
        case.notes.add("back")
    case.add(stroke)


def key_values(rng, name):
    """Values that follow each other in a column."""
    start = rng.randint(0, 3)
    if name == "expect":
        return ["circle", "rejected"]
    texts = {"label": "circle", "gesture": "wave", "id": "take", "subject": "P", "participant": "p", "user": "u"}
    texts["versuchsperson"] = "VP"
    if name in texts and (name != "id" or rng.random() < 0.6):
        return [f"{texts[name]}{chr(97 + index)}" for index in range(18)]
    return list(range(start, start + 18))


def keyed(case):
    """Columns that count strokes; the later ones start again where one before them goes on, as in long tables."""
    rng = case.rng
    names = rng.sample(STROKES + ["gesture", "id"], rng.choice([1, 1, 1, 2, 2]))
    names += rng.sample(ABOUT, rng.choice([0, 0, 1, 2]))
    names = list(dict.fromkeys(names))
    if rng.random() < 0.2:
        names = rng.sample(ABOUT, rng.randint(1, 2))
    rng.shuffle(names)
    values = {name: key_values(rng, name) for name in names}
    if "gesture" in names and rng.random() < 0.5:
        values["gesture"] = [f"wave{index}" for index in range(18)]
    starts_again = rng.random() < 0.6
    counts = [0] * len(names)
    if len(names) > 1 and rng.random() < 0.15:
        shared = rng.choice(names[1:])
        values[shared] = values[shared][:1]
    for index in range(rng.randint(2, 6)):
        if index:
            can_move = [place for place, name in enumerate(names) if len(values[name]) > counts[place] + 1]
            if not can_move:
                break
            moved = rng.choice(can_move)
            counts[moved] += 1
            if starts_again:
                counts[moved + 1 :] = [0] * len(counts[moved + 1 :])
            rng.choice([case.wait, case.pause])()
            if rng.random() < 0.4:
                case.ms = 0
        case.keys = {name: values[name][count] for name, count in zip(names, counts)}
        # The first three rows have two ids at most, or they would number the rows.
        case.block(rng.randint(2 if index < 2 else 1, 6))


def text_returns(case):
    """A label or a subject that returns begins a new stroke, whatever the time does."""
    name = case.rng.choice(["label", "subject", "participant", "user"])
    first, second = key_values(case.rng, name)[:2]
    for value in (first, second, first, second)[: case.rng.randint(3, 4)]:
        case.keys = {name: value}
        case.block(case.rng.randint(2, 5))
        case.pause()


def stroke_returns(case):
    """Rows of two strokes in turns."""
    case.is_timed, case.refusal = True, "turns"
    name = case.rng.choice(STROKES + ["id"])
    first, second = key_values(case.rng, name)[:2]
    for value in (first, second, first):
        case.keys = {name: value}
        case.block(case.rng.randint(2, 4))
    sizes = [len(stroke.rows) for stroke in case.strokes]
    case.advised_sizes = [sizes[0] + sizes[2], sizes[1]]


def rows_in_turns(case):
    """Rows in the order of time, of several strokes, row by row."""
    rng = case.rng
    case.is_timed, case.refusal = True, "turns"
    names = [rng.choice(ABOUT[:-1]), *rng.sample(STROKES, rng.choice([0, 1]))]
    values = [key_values(rng, name)[:2] for name in names]
    keys = [dict(zip(names, value)) for value in itertools.product(*values)]
    case.strokes = [Stroke() for _ in keys]
    rows = rng.randint(3, 6)
    for _ in range(rows):
        for key, stroke in zip(keys, case.strokes):
            case.add(stroke, keys=key)
    case.advised_sizes = [rows] * len(keys)


def numbered_rows(case):
    """An id that numbers samples. The advice makes a stroke of each."""
    rng = case.rng
    case.is_timed = True
    case.notes.add("row-numbers")
    stroke = case.block(rng.randint(4, 12))
    case.advice, case.advised_sizes = {"id": "id"}, [1] * len(stroke.rows)
    first = rng.choice([0, 1, 100])
    for index in stroke.rows:
        case.rows[index]["others"]["id"] = first + index if first < 100 else f"s{first + index}"


def phases(case):
    """Touches of one finger after another, with all that can go wrong."""
    rng = case.rng
    case.phases = rng.choice(VOCABULARIES)
    case.has_fingers = rng.random() < 0.4
    finger = rng.randint(0, 20) if case.has_fingers else None
    is_number = case.phases.is_number
    if rng.random() < 0.12 and not is_number:
        stroke = Stroke()
        for _ in range(rng.randint(1, 3)):
            case.add(stroke, "move", finger)
        if rng.random() < 0.6:
            case.notes.add("begins-within")
            touch_ends(case, stroke, finger)
        else:
            case.notes.add("hover")
    counter = rng.choice(STROKES + ABOUT[:-1]) if rng.random() < 0.25 else None
    values = counter and key_values(rng, counter)

    def others(*kinds):
        """Events that belong to no touch."""
        for kind, note in {"hover": "hover", "button": "events"}.items():
            if kind in kinds and kind in case.phases.words and rng.random() < 0.3:
                case.add(None, kind, finger, stays=kind == "button" and bool(case.rows))
                case.notes.add(note)

    if not case.rows:
        if counter:
            case.keys = {counter: values[0]}
        others("hover", "button")
    touches = rng.randint(1, 4)
    for index in range(touches):
        if counter:
            case.keys = {counter: values[index]}
        stroke = Stroke()
        case.add(stroke, "begin", finger)
        others("button")
        for _ in range(rng.randint(0, 6) * case.factor):
            case.add(stroke, "move", finger, stays=rng.random() < 0.1)
        # Numbers by which touches only begin may say no more than that a finger touches, which is refused.
        only_begins = is_number and len(stroke.rows) == 1
        what = rng.random()
        if what < 0.72 or only_begins:
            touch_ends(case, stroke, finger)
        elif what < 0.86 and case.phases.words["cancel"] is not None:
            touch_ends(case, stroke, finger, "cancel")
        else:
            # The next beginning, or the end of the file, ends it.
            case.notes.add("no-lift")
            case.strokes.append(stroke)
            rng.choice([case.wait, case.pause])()
            continue
        rng.choice([case.wait, case.pause])()
        others("hover")
        if rng.random() < 0.3:
            case.notes.add("hover")
            for _ in range(rng.randint(1, 3)):
                case.add(None, "move", finger)
        # Browsers count pointers up; UIKit and Android use their numbers again.
        if case.has_fingers and rng.random() < 0.3:
            finger += 1


def numbered_events(case):
    """Touches whose events are numbered by an id, beside another name for the finger."""
    phases(case)
    for row in case.rows:
        row["finger"] = row["finger"] or 1
    case.is_timed = case.has_fingers = case.has_own_finger_name = True
    if len(case.rows) < 3 or any(name in STROKES for row in case.rows for name in row["keys"]):
        return
    case.notes.add("row-numbers")
    for index, row in enumerate(case.rows):
        row["others"]["id"] = 500 + index


def contacts(case):
    """Touches that begin and end where it changes whether something touches, between rows that hover."""
    rng = case.rng
    case.phases, case.has_fingers = rng.choice(CONTACT_VOCABULARIES), rng.random() < 0.3
    case.has_own_finger_name = True
    finger = rng.randint(0, 20) if case.has_fingers else None

    def hover(chance):
        if rng.random() < chance:
            case.notes.add("hover")
            for _ in range(rng.randint(1, 3)):
                case.add(None, "hover", finger)

    hover(0.4)
    for _ in range(rng.randint(1, 4)):
        stroke = Stroke()
        for _ in range(rng.randint(1, 6) * case.factor):
            case.add(stroke, "move", finger)
        touch_ends(case, stroke, finger, lacks_place=0)
        rng.choice([case.wait, case.pause])()
        hover(0.5)


def touch_ends(case, stroke, finger, how="end", lacks_place=0.06):
    rng = case.rng
    has_place = rng.random() >= lacks_place
    # A cancel does not move a finger.
    stays = how == "cancel" or not has_place or rng.random() < 0.6
    case.add(None if stays else stroke, how, finger, stays, has_place)
    stroke.lift = len(case.rows) - 1
    stroke.is_cancelled = how == "cancel"
    case.strokes.append(stroke)


def key_changes_within_touch(case):
    """The counter goes on while the finger is down: the rest of the touch belongs to the next."""
    rng = case.rng
    case.phases = rng.choice(VOCABULARIES)
    counter = rng.choice(STROKES)
    first, second = key_values(rng, counter)[:2]
    stroke, rest = Stroke(), Stroke()
    case.keys = {counter: first}
    case.add(stroke, "begin")
    for _ in range(rng.randint(1, 4)):
        case.add(stroke, "move")
    case.strokes.append(stroke)
    case.keys = {counter: second}
    for _ in range(rng.randint(1, 4)):
        case.add(rest, "move")
    touch_ends(case, rest, None)
    case.notes.add("no-lift")


def moves_alone(case):
    rng = case.rng
    # A plain `move` is written by toolkits of either unit, and the other words of React Native tell it.
    case.phases = rng.choice(
        [p for p in VOCABULARIES if p.unit_is_clear and not p.is_number and p.words["move"] != "move"]
    )
    stroke = case.block(rng.randint(3, 8), phase="move")
    if case.phases.touches:
        case.notes.add("moves-alone")
    else:
        case.refusal = "moves-alone"
        case.strokes.remove(stroke)


def fingers_with_phases(case):
    """Two or three fingers, each with touches of its own, in turns; strokes are in the order of their ends."""
    rng = case.rng
    case.phases, case.has_fingers = rng.choice(VOCABULARIES), True
    ids = (
        rng.sample(range(12), rng.randint(2, 3))
        if rng.random() < 0.7
        else ["left", "right", "pen"][: rng.randint(2, 3)]
    )
    todo = {finger: rng.randint(1, 2) for finger in ids}
    places = {finger: (rng.randint(0, 300), rng.randint(0, 300)) for finger in ids}
    down, lifted = {}, set()
    can_cancel = case.phases.words["cancel"] is not None
    # A cancel that names no finger ends all of them.
    cancels_all = can_cancel and rng.random() < 0.1
    breaks_off = rng.random() < 0.15
    while any(todo.values()) or down and not (breaks_off and rng.random() < 0.2):
        finger = rng.choice([finger for finger in ids if finger in down or todo[finger]])
        case.place = places[finger]
        what = rng.random()
        if finger in lifted and finger not in down and what < 0.1:
            case.notes.add("hover")
            case.add(None, "move", finger)
        elif finger not in down or what < 0.05 and todo[finger]:
            if finger in down:
                case.notes.add("no-lift")
                case.strokes.append(down.pop(finger))
            down[finger] = Stroke()
            todo[finger] -= 1
            case.add(down[finger], "begin", finger)
        elif what < 0.7:
            case.add(down[finger], "move", finger)
        elif cancels_all and len(down) > 1:
            case.add(None, "cancel", None, stays=True, place=False)
            for stroke in down.values():
                stroke.lift, stroke.is_cancelled = len(case.rows) - 1, True
                case.strokes.append(stroke)
            lifted.update(down)
            down.clear()
        else:
            touch_ends(case, down.pop(finger), finger, "cancel" if can_cancel and what > 0.97 else "end")
            lifted.add(finger)
        places[finger] = case.place
    if down:
        case.notes.add("no-lift")
        case.strokes += down.values()


def fingers_without_phases(case):
    """In turns row by row, in turns with times that overlap, or in blocks one after another."""
    rng = case.rng
    case.has_fingers = True
    ids = rng.sample(range(9), 2)
    how = rng.choice(["rows", "overlap", "blocks"])
    if how == "rows":
        strokes = [Stroke() for _ in ids]
        for _ in range(rng.randint(3, 6) * case.factor):
            for finger, stroke in zip(ids, strokes):
                case.add(stroke, finger=finger)
        case.strokes = strokes
    elif how == "overlap":
        case.is_timed = True
        strokes = [Stroke() for _ in ids]
        for _ in range(2):
            start, ends = case.ms, []
            for finger, stroke in zip(ids, strokes):
                case.ms = start + rng.randint(0, 5)
                for _ in range(rng.randint(3, 5) * case.factor):
                    case.add(stroke, finger=finger)
                ends.append(case.ms)
            case.ms = max(ends)
        case.strokes = strokes
    else:
        case.is_timed = True
        for finger in [*ids, ids[0]][: rng.randint(2, 3)]:
            case.block(rng.randint(3, 6), finger=finger)
            case.pause()


def member_changes(case):
    """A view's width or a verdict that changes within a stroke: its stroke is an error, the others stand."""
    rng = case.rng
    key = rng.choice(STROKES)
    values = key_values(rng, key)
    name, usual, other = rng.choice(
        [("width", 320, 375), ("verdict", "circle", "rejected"), ("recognizer", "one", "two")]
    )
    wrong = rng.randrange(3)
    if name == "width":
        case.width = usual
    for index in range(3):
        case.keys = {key: values[index]}
        stroke = case.block(rng.randint(3, 5))
        for place in stroke.rows:
            case.rows[place]["about"][name] = usual
        if index == wrong:
            case.rows[stroke.rows[rng.randint(1, len(stroke.rows) - 1)]]["about"][name] = other
            stroke.error = "changes"


def bad_row(case):
    """A place or a time that is none, or is missing, makes its stroke an error; the others stand."""
    rng = case.rng
    key = rng.choice(STROKES)
    values = key_values(rng, key)
    count = rng.choice([1, 3])
    wrong = rng.randrange(count)
    has_phases = rng.random() < 0.4
    if has_phases:
        case.phases = rng.choice(VOCABULARIES)
    for index in range(count):
        case.keys = {key: values[index]} if count > 1 else {}
        if has_phases:
            stroke = Stroke()
            case.add(stroke, "begin")
            for _ in range(2):
                case.add(stroke, "move")
            touch_ends(case, stroke, None)
        else:
            stroke = case.block(rng.randint(3, 5))
        if index == wrong:
            row = case.rows[stroke.rows[rng.randint(1, 2)]]
            name = rng.choice(["x", "y", "bad time"] if case.is_timed else ["x", "y"])
            row[name] = rng.choice(["oops", "0x10", "NaN", None])
            stroke.error = "number"


def unknown_phase_number(case):
    rng = case.rng
    case.phases = rng.choice([p for p in VOCABULARIES if p.is_number])
    case.refusal = "phase"
    stroke = Stroke()
    case.add(stroke, "begin")
    case.add(stroke, "move")
    case.add(stroke, 99)
    touch_ends(case, stroke, None)
    case.strokes.clear()


def two_times(case):
    case.is_timed, case.refusal = True, "two-times"
    stroke = case.block(case.rng.randint(3, 6))
    case.advised_sizes = [len(stroke.rows)]


# Each with how often it comes. Those that refuse a file are 4 % of all.
SCENES = {
    plain: 14, blank_lines: 5, time_goes_back: 3, keyed: 22, text_returns: 4, numbered_rows: 5, phases: 24, contacts: 4,
    key_changes_within_touch: 2, numbered_events: 2, fingers_with_phases: 10, fingers_without_phases: 6,
    moves_alone: 0.9, restart: 0.8, stroke_returns: 0.8, rows_in_turns: 0.8, member_changes: 0.5, bad_row: 0.5,
    unknown_phase_number: 0.3, two_times: 0.3,
}  # fmt: skip


def random_case(rng, names=None):
    scenes = [scene for scene in SCENES if not names or scene.__name__ in names]
    scene = rng.choices(scenes, [SCENES[scene] for scene in scenes])[0]
    case = Case(scene.__name__, rng)
    scene(case)
    return case
