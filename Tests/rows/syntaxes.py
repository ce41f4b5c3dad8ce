"""Writes the same rows in every syntax that can say them."""

import json

from dressing import Place
from vocabulary import fold

# What consoles put before a line, and behind it.
PREFIXES = [
    "2026-11-26 10:07:{s:02}.123456+0000 App[123:4567] ", "11-26 10:07:{s:02}.123  1234  5678 D Tag: ", "flutter: ",
    "I/flutter ( 1234): ", "D/Touch(  123): ", "10:07:{s:02}.123 ", "\x1b[38;5;75m11-26 10:07:{s:02}.123  1  2 D T: ",
    "11-26 10:07:{s:02}.123 10234  1234  5678 D My touch view  : ", "11-26 10:07:{s:02}.123 u0_a234  1234  5678 D X: ",
    "11-26 10:07:{s:02}.123 +0200  1234  5678 D y: ", "     17181850{s:02}.123  1234  5678 D touch   : ",
    "2026-11-26 10:07:{s:02}.123456 +0200 10234  1234  5678 D t: ", "       81{s:02}.123  1234  5678 V A:b:42: ",
    "2026-11-26 10:07:{s:02}.123 1234-1234/com.example.draw D/View: ", "D( 8812: 8812) ", "D/touch: ", "E( 8812) ",
    "2026-11-26 10:07:{s:02}.123  1234-1234  My view         com.example.draw        D  ", "[Log] ", "[INFO] ", "LOG  ",
    "2026-11-26 10:07:{s:02}.118 Db App[123:1a2b3c] [com.example:touch] ", "recorder.js:14 ", "VM123:4 ", "DEBUG: ",
    "webpack-internal:///./src/draw.js:41:13 ", "http://localhost:8080/app.js:7 ", "(NOBRIDGE) LOG  ", "draw.ts:9:1: ",
    "default\t2026-11-26 10:07:{s:02}.123456+0100\tApp\t", "[2026-11-26T10:07:{s:02}.900Z] [chrome 125.0 #0-0] ",
    "2026-11-26 10:07:{s:02}.118+0100 0x1a2b   Debug       0x0                  123    0    App: [com.example:touch] ",
]  # fmt: skip
SUFFIXES = [" draw.js:41:13", " (app.js, line 12)", " VM123:4", "\x1b[0m"]
# Lines about something else, which have positions, too.
FOREIGN = ["I/WindowManager( 77): Relayout x=0 y=63 w=1080 h=2337", "11-26 10:07:00.123  7  8 I Maps: pan to (12.0, 40.0)"]


def flat(dressed):
    """Rows with what stands around them in each; None where an id would have to number strokes, or be a finger."""
    around = dressed.around
    if "id" in around and (len(dressed.case.strokes) != 1 or dressed.case.phases):
        return None
    return [None if row is None else {**around, **row} for row in dressed.rows]


def numeral(rng, value):
    if rng.random() < 0.005 and isinstance(value, int):
        return f"{value}.0" if abs(value) < 10**9 else f"{value}e0"
    return json.dumps(value)


def table(dressed, separator):
    rng, rows = dressed.rng, flat(dressed)
    if rows is None:
        return None
    has_commas = separator != "," and rng.random() < 0.5
    columns = [*dressed.around, *dressed.order]
    columns = list(dict.fromkeys(columns))
    lines = []

    def cell(value):
        if value is None:
            return ""
        if isinstance(value, Place):
            text = place_text(value) if value.form == "text" else json_value(value)
        elif isinstance(value, bool):
            text = "true" if value else "false"
        elif isinstance(value, (int, float)):
            text = numeral(rng, value)
            text = text.replace(".", ",") if has_commas else text
        else:
            text = value
        # A header of one column does not show what separates columns.
        separators = separator if len(columns) > 1 else ",;\t"
        if any(sign in text for sign in separators + '"') or rng.random() < 0.03:
            text = '"' + text.replace('"', '""') + '"'
        return text

    lines.append(separator.join(cell(name) for name in columns))
    for row in rows:
        if row is None:
            lines.append(separator * (len(columns) - 1) if rng.random() < 0.3 and len(columns) > 1 else "")
        else:
            lines.append(separator.join(cell(row.get(name)) for name in columns))
            if rng.random() < 0.01:
                lines.append("# a comment")
    end = rng.choice(["\n", "\n", "\r\n"])
    return ("sep=;" + end if separator == ";" and rng.random() < 0.1 else "") + end.join(lines) + end


def place_text(place, brackets="{}"):
    return (
        brackets[0] + ", ".join("null" if value is None else str(value) for value in (place.x, place.y)) + brackets[1]
    )


def json_value(value):
    """A place as an object, as an array or as the text `{x, y}`; everything else as it is."""
    if isinstance(value, Place):
        forms = {"object": {"x": value.x, "y": value.y}, "array": [value.x, value.y], "text": place_text(value)}
        value = forms[value.form]
    return json.dumps(value)


def objects(dressed, rows):
    """Rows as objects; null or nothing stands for what is not there, and numbers may be in quotes."""
    rng = dressed.rng
    has_nulls, quotes = rng.random() < 0.3, rng.random() < 0.15
    names = list(dressed.around) + dressed.order
    written = []
    for row in rows:
        if row is None:
            continue
        members = []
        for name in dict.fromkeys(names):
            value = row.get(name)
            if value is None and not (has_nulls and name in dressed.order):
                continue
            text = json_value(value)
            if isinstance(value, (int, float)) and not isinstance(value, bool):
                text = numeral(rng, value)
                text = f'"{text}"' if quotes and rng.random() < 0.7 else text
            members.append(f"{json.dumps(name)}: {text}")
        written.append("{" + ", ".join(members) + "}")
    return written


def array(dressed):
    rows = flat(dressed)
    if rows is None or None in rows:
        return None
    return "[" + dressed.rng.choice([", ", ",\n ", ","]).join(objects(dressed, rows)) + "]\n"


def ndjson(dressed):
    rows = flat(dressed)
    if rows is None or None in rows:
        return None
    return "".join(line + dressed.rng.choice(["\n"] * 12 + ["\n\n", "\r\n"]) for line in objects(dressed, rows))


def nested(dressed, name):
    if None in dressed.rows:
        return None
    rng = dressed.rng
    rows = objects(dressed, dressed.rows)
    members = [f"{json.dumps(name)}: {value}" for name, value in around_members(dressed)]
    # A unit or an id may come after the rows, too.
    members.insert(rng.randint(0, len(members)), f'"{name}": [{", ".join(rows)}]')
    return "{" + ", ".join(members) + "}\n"


def stroke_objects(dressed):
    """An object for each stroke, with what is about it and its rows; and mostly what is no member of a row: when the object
    was written, or a flag."""
    case, rng = dressed.case, dressed.rng
    if case.scene != "keyed" or case.refusal or None in dressed.rows or "id" in dressed.around:
        return None
    besides = [
        ("createdAt", "2026-11-26T10:07:{:02}Z"), ("sentTime", 1764151620), ("timestamp", 1764151620), ("date", "2026-11-26"),
        ("pressed", True), ("isDown", False), ("state", 1), ("elapsed", 17),
    ]  # fmt: skip
    own = {fold(name) for name in dressed.order}
    beside = rng.choice([(name, value) for name, value in besides if fold(name) not in own] + [None] * 4)
    name = rng.choice(["points", "samples", "data", "events"])
    written = []
    for number, stroke in enumerate(case.strokes):
        keys = {column: dressed.value(stroke, key) for key, column in dressed.key_names.items()}
        members = [(column, value) for column, value in {**dressed.around, **keys}.items() if value is not None]
        if beside and dressed.times:
            value = beside[1]
            value = value.format(number) if isinstance(value, str) else value
            members.append((beside[0], value + number if type(value) is int and value > 17 else value))
        rows = [{k: v for k, v in dressed.rows[index].items() if k not in keys} for index in stroke.rows]
        rng.shuffle(members)
        texts = [f"{json.dumps(column)}: {json.dumps(value)}" for column, value in members]
        texts.insert(rng.randint(0, len(texts)), f'"{name}": [{", ".join(objects(dressed, rows))}]')
        written.append("{" + ", ".join(texts) + "}")
    return written


def around_members(dressed):
    return [(name, json.dumps(value)) for name, value in dressed.around.items()]


def prefix_of(dressed):
    """What a console puts before a line; a time in it says nothing where rows have one of their own."""
    prefixes = [prefix for prefix in PREFIXES if dressed.case.is_timed or "{s" not in prefix]
    return dressed.rng.choice(prefixes) if dressed.rng.random() < 0.5 else ""


def with_comma(value):
    """A number as a locale with decimal commas prints it; a mistake in its place stays as it is."""
    if isinstance(value, str):
        return value
    text = repr(float(value))
    return text.replace(".", ",") if "e" not in text else None


def can_have_commas(dressed):
    """True if every number of a row can have a decimal comma."""
    times = dressed.times
    return not times or times.form == "number" and not set(times.said) - {"option"}


def printed(value, is_quoted):
    if isinstance(value, Place):
        return place_text(value, "{}" if value.form == "text" else "()")
    if value is None or isinstance(value, bool):
        return "nil" if value is None else str(value).lower()
    if isinstance(value, str):
        return f'"{value}"' if is_quoted and not value.startswith("{") else value
    return json.dumps(value)


def printed_rows(dressed, sign, is_struct=False, without=()):
    """Each row as `x=1 y=2`, `x: 1, y: 2` or `TouchSample(x: 1, y: 2)`."""
    rng, rows = dressed.rng, flat(dressed)
    numbers = {*dressed.place_names, *([dressed.times.name] if dressed.times else [])}
    has_commas = sign == "=" and not is_struct and can_have_commas(dressed) and rng.random() < 0.2
    # A text with a point in it may be a number, too.
    has_commas = has_commas and not dressed.judged and dressed.width != 375.5

    def value_of(name, value):
        if has_commas and isinstance(value, Place) and value.x is not None and value.y is not None:
            brackets = "{}" if value.form == "text" else "()"
            return f"{brackets[0]}{with_comma(value.x)}; {with_comma(value.y)}{brackets[1]}"
        if has_commas and not isinstance(value, bool):
            is_float = isinstance(value, float) or name in numbers and isinstance(value, int)
            if is_float and with_comma(value):
                return with_comma(value)
        return printed(value, is_struct and sign != "=")

    if rows is None or None in rows or any(" " in name for name in dressed.order):
        return
    has_nil = is_struct and rng.random() < 0.3
    names = list(dict.fromkeys([*dressed.around, *dressed.order]))
    firsts = {next((name for name in names if row.get(name) is not None), None) for row in rows}
    # Where lines begin in several ways, a name and a colon before brackets is a label.
    if sign == ": " and not is_struct and len(firsts) > 1 and any(isinstance(row.get(name), (Place, list)) for name in firsts for row in rows):
        return
    for row in rows:
        values = []
        for name in names:
            if name not in without and (row.get(name) is not None or has_nil and name in dressed.order):
                values.append(f"{name}{sign}{value_of(name, row.get(name))}")
        line = (" " if sign == "=" and not is_struct else ", ").join(values)
        yield f"TouchSample({line})" if is_struct else line


def lines(dressed, rows):
    """A row per line."""
    rng, prefix = dressed.rng, prefix_of(dressed)
    suffix = rng.choice(SUFFIXES) if rng.random() < 0.15 else ""
    has_foreign = "D" in prefix and ": " in prefix and not suffix and rng.random() < 0.3
    written = []
    for index, row in enumerate(rows):
        if has_foreign and rng.random() < 0.2:
            written.append(rng.choice(FOREIGN) + "\n")
        written.append(prefix.format(s=index % 60) + row + suffix + rng.choice(["\n"] * 12 + ["\n\n"]))
    return "".join(written) if len(written) > 0 else None


def rows_behind_phases(dressed):
    """Each row behind the word for its phase: `touchesBegan:withEvent: x=1 y=2`, `ACTION_DOWN: x=1`, `'touchstart', x=1`."""
    phases, rows = dressed.case.phases, flat(dressed)
    # Some words are written for places or gestures as well.
    if not phases or phases.is_number or not str(phases.words["begin"]).isidentifier() or rows is None or None in rows:
        return
    if any(row.get(dressed.phase_name) is None for row in rows):
        return
    forms = ["{w} ", "{w}: ", "'{w}', ", "touch {w} "]
    if phases.words["begin"].startswith("touches"):
        forms = ["{w}:withEvent: ", "-[View {w}:withEvent:] ", "{w}(_:with:) ", "{w}: "]
    form = dressed.rng.choice(forms)
    for row, values in zip(rows, printed_rows(dressed, "=", without=[dressed.phase_name])):
        yield form.format(w=row[dressed.phase_name]) + values


def one_line(dressed, sign):
    """An array of structs, as `print` shows it."""
    rows = list(printed_rows(dressed, sign, is_struct=True))
    return f"{prefix_of(dressed).format(s=7)}[{', '.join(rows)}]\n" if rows else None


def bare_rows(dressed):
    """Place and time of rows that have nothing else but a phase; None if they have."""
    names, case = dressed.place_names, dressed.case
    phase = [dressed.phase_name] if case.phases else []
    time = [dressed.times.name] if dressed.times else []
    is_plain = (
        dressed.columns <= {*names, *time, *phase}
        and not dressed.around
        and None not in dressed.rows
        and len(names) == 2
    )
    if not is_plain or dressed.times and set(dressed.times.said) - {"option"}:
        return None
    if not all(isinstance(row.get(name), (int, float)) for row in dressed.rows for name in [*names, *time]):
        return None
    return [
        ([row[name] for name in names], row[time[0]] if time else None, row[phase[0]] if phase else "")
        for row in dressed.rows
    ]


def bare(dressed, form):
    rows = bare_rows(dressed)
    # Without names, columns are told apart by how they grow.
    if (
        rows is None
        or dressed.case.refusal
        or dressed.case.scene == "time_goes_back"
        or dressed.case.phases
        and form != "log"
    ):
        return None
    numbers = [[*place, time] if time is not None else place for place, time, _ in rows]
    if form == "csv":
        return "".join(",".join(map(json.dumps, row)) + "\n" for row in numbers)
    if form == "json":
        return json.dumps(numbers) + "\n"
    ways = ["({x}, {y}) at {t}", "({x}, {y}) {t}", "{t} ({x}, {y})", "{{{x}, {y}}} at {t}", "({x}, {y}, {t})"]
    # A number that is alone does not grow, and so may be something else than a time, unless a word says what it is.
    way = dressed.rng.choice(ways if len(rows) > 1 else [way for way in ways if "at" in way])
    if rows[0][1] is None:
        way = dressed.rng.choice(["({x}, {y})", "{{{x}, {y}}}"])
    if can_have_commas(dressed) and dressed.rng.random() < 0.15:
        commas = [[with_comma(x), with_comma(y), t if t is None else with_comma(t)] for (x, y), t, _ in rows]
        if all(x and y and (t or time is None) for (x, y, t), (_, time, _) in zip(commas, rows)):
            way = way.replace(", ", dressed.rng.choice(["; ", ", "]))
            rows = [((x, y), t, phase) for (x, y, t), (_, _, phase) in zip(commas, rows)]
    if dressed.case.phases and (dressed.case.phases.is_number or not str(rows[0][2]).isalpha()):
        return None
    return "".join(f"{phase} {way.format(x=x, y=y, t=time)}".strip() + "\n" for (x, y), time, phase in rows)


SYNTAXES = {
    "comma.csv": lambda dressed: table(dressed, ","),
    "tab.tsv": lambda dressed: table(dressed, "\t"),
    "semicolon.csv": lambda dressed: table(dressed, ";"),
    "array.json": array,
    "rows.ndjson": ndjson,
    "points.json": lambda dressed: nested(dressed, "points"),
    "samples.json": lambda dressed: nested(dressed, "samples"),
    "events.json": lambda dressed: nested(dressed, "events"),
    "strokes.ndjson": lambda dressed: "".join(line + "\n" for line in stroke_objects(dressed) or []) or None,
    "strokes.json": lambda dressed: (found := stroke_objects(dressed)) and "[" + ",\n ".join(found) + "]\n",
    "equals.log": lambda dressed: lines(dressed, printed_rows(dressed, "=")),
    "colons.log": lambda dressed: lines(dressed, printed_rows(dressed, ": ")),
    "swift.log": lambda dressed: lines(dressed, printed_rows(dressed, ": ", is_struct=True)),
    "kotlin.log": lambda dressed: lines(dressed, printed_rows(dressed, "=", is_struct=True)),
    "swift-array.log": lambda dressed: one_line(dressed, ": "),
    "kotlin-array.log": lambda dressed: one_line(dressed, "="),
    "phases.log": lambda dressed: lines(dressed, rows_behind_phases(dressed)),
    "bare.log": lambda dressed: bare(dressed, "log"),
    "bare.csv": lambda dressed: bare(dressed, "csv"),
    "bare.json": lambda dressed: bare(dressed, "json"),
}
