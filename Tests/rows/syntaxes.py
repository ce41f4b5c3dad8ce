"""Writes the same rows in every syntax that can say them."""

import json

from dressing import Place

PREFIXES = [
    "2026-11-26 10:07:{s:02}.123456+0000 App[123:4567] ", "11-26 10:07:{s:02}.123  1234  5678 D Tag: ", "flutter: ",
    "I/flutter ( 1234): ", "D/Touch(  123): ", "10:07:{s:02}.123 ",
]  # fmt: skip


def flat(dressed):
    """Rows with what stands around them in each; None where an id would have to number strokes, or be a finger."""
    around = dressed.around
    if "id" in around and (len(dressed.case.strokes) != 1 or dressed.case.phases):
        return None
    return [None if row is None else {**around, **row} for row in dressed.rows]


def numeral(rng, value):
    if rng.random() < 0.02 and isinstance(value, int):
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
            text = place_text(value)
        elif isinstance(value, bool):
            text = "true" if value else "false"
        elif isinstance(value, (int, float)):
            text = numeral(rng, value)
            text = text.replace(".", ",") if has_commas else text
        else:
            text = value
        if separator in text or '"' in text or rng.random() < 0.03:
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


def place_text(place):
    if place.form == "text":
        return f"{{{place.x}, {place.y}}}"
    return json_value(place)


def json_value(value):
    if isinstance(value, Place):
        if value.form == "object":
            return f'{{"x": {value.x}, "y": {value.y}}}'
        return f"[{value.x}, {value.y}]" if value.form == "array" else f'"{{{value.x}, {value.y}}}"'
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


def around_members(dressed):
    return [(name, json.dumps(value)) for name, value in dressed.around.items()]


def lines(dressed, style):
    """Printed lines: `x=1 y=2`, `x: 1, y: 2` or a struct per line, behind what a console puts there."""
    rng, rows = dressed.rng, flat(dressed)
    if rows is None or None in rows or not dressed.is_shown_in_lines:
        return None
    if not dressed.case.is_timed:
        prefixes = [prefix for prefix in PREFIXES if "{s" not in prefix]
    else:
        prefixes = PREFIXES
    prefix = rng.choice(prefixes) if rng.random() < 0.4 else ""
    has_nil = style == "struct" and rng.random() < 0.3
    text = []
    for count, row in enumerate(rows):
        values = []
        for name in dict.fromkeys([*dressed.around, *dressed.order]):
            value = row.get(name)
            if value is None and not (has_nil and name in dressed.order):
                continue
            if isinstance(value, Place):
                shown = f"{{{value.x}, {value.y}}}" if value.form == "text" else f"({value.x}, {value.y})"
            elif value is None or isinstance(value, bool):
                shown = "nil" if value is None else str(value).lower()
            elif isinstance(value, str):
                shown = f'"{value}"' if style == "struct" and not value.startswith("{") else value
            else:
                shown = json.dumps(value)
            values.append(f"{name}={shown}" if style == "equals" else f"{name}: {shown}")
        line = " ".join(values) if style == "equals" else ", ".join(values)
        line = f"TouchSample({line})" if style == "struct" else line
        text.append(prefix.format(s=count % 60) + line + rng.choice(["\n"] * 12 + ["\n\n"]))
    return "".join(text)


SYNTAXES = {
    "comma.csv": lambda dressed: table(dressed, ","),
    "tab.tsv": lambda dressed: table(dressed, "\t"),
    "semicolon.csv": lambda dressed: table(dressed, ";"),
    "array.json": array,
    "rows.ndjson": ndjson,
    "points.json": lambda dressed: nested(dressed, "points"),
    "samples.json": lambda dressed: nested(dressed, "samples"),
    "events.json": lambda dressed: nested(dressed, "events"),
    "equals.log": lambda dressed: lines(dressed, "equals"),
    "colons.log": lambda dressed: lines(dressed, "colons"),
    "struct.log": lambda dressed: lines(dressed, "struct"),
}
