"""Reads PNG files of 8 bits a sample."""

import struct
import zlib


def pixels(data):
    """The rows of samples, as bytes, and the number of samples of a pixel: 3, or 4 with alpha."""
    place, packed = 8, b""
    while place < len(data):
        size, kind = struct.unpack(">I4s", data[place:place + 8])
        body = data[place + 8:place + 8 + size]
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", body[:10])
        elif kind == b"IDAT":
            packed += body
        place += size + 12
    assert depth == 8 and color in (2, 6), (depth, color)
    step = 3 if color == 2 else 4
    raw, rows, last = zlib.decompress(packed), [], bytearray(width * step)
    for y in range(height):
        start = y * (width * step + 1)
        kind, line = raw[start], bytearray(raw[start + 1:start + 1 + width * step])
        for x in range(len(line)):
            left = line[x - step] if x >= step else 0
            corner = last[x - step] if x >= step else 0
            if kind == 1:
                line[x] = (line[x] + left) & 255
            elif kind == 2:
                line[x] = (line[x] + last[x]) & 255
            elif kind == 3:
                line[x] = (line[x] + (left + last[x]) // 2) & 255
            elif kind == 4:
                guess = left + last[x] - corner
                near = min((abs(guess - left), 0, left), (abs(guess - last[x]), 1, last[x]),
                           (abs(guess - corner), 2, corner))
                line[x] = (line[x] + near[2]) & 255
        rows.append(line)
        last = line
    return rows, step


def alpha(data):
    """The alpha of every pixel, row by row."""
    rows, step = pixels(data)
    return [[row[x + 3] if step == 4 else 255 for x in range(0, len(row), step)] for row in rows]
