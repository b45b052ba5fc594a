"""Makes the files that are packed: python3 makeData.py MEGABYTES. The same bytes on any machine.

text.txt: made English. logs.csv and the longer long.csv: latencies as fio logs them. site.tar: the HTML pages of a site, each with
a table and a drawing.
"""

import io
import sys
import tarfile
from itertools import count
from pathlib import Path
from random import Random

from words import Writer

SIZE = int(float(sys.argv[1]) * 1e6)


def upTo(size, parts):
    """The parts, one after the other, until there are so many bytes."""
    whole, length = [], 0
    for part in parts:
        whole.append(part)
        length += len(part)
        if length >= size:
            return b"".join(whole)[:size]


def text():
    writer = Writer(42)
    while True:
        yield f"{writer.title()}\n\n{writer.paragraph()}\n\n{writer.paragraph()}\n\n".encode()


def logs():
    """Milliseconds, nanoseconds, direction, bytes, offset, priority: 4 KiB reads and writes of a busy disk."""
    random = Random(42)
    time = 0.0
    while True:
        time += random.expovariate(4)
        wait = 60_000 + random.expovariate(1 / 25_000) + (random.expovariate(1 / 900_000) if random.random() < 0.03 else 0)
        yield f"{int(time)}, {int(wait)}, {int(random.random() < 0.3)}, 4096, {random.randrange(2_000_000) * 4096}, 0\n".encode()


HEAD = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} | Field notes</title>
<meta name="description" content="{title}">
<link rel="canonical" href="https://example.org/notes/{name}/">
<link rel="stylesheet" href="/style.5f3a9c.css">
<script type="module" src="/page.0b77e1.js"></script>
</head>
<body>
<header class="site-head"><a class="logo" href="/">Field notes</a><nav><ul><li><a href="/notes/">Notes</a></li><li><a href="/tags/">Tags</a></li><li><a href="/about/">About</a></li></ul></nav></header>
<main id="main" class="page-body">
<h1>{title}</h1>
"""
FOOT = """</main>
<footer class="site-foot"><p>Text under CC BY 4.0. <a href="/feed.xml">Feed</a> <a href="#main">To the top</a></p></footer>
</body>
</html>
"""


def drawing(random):
    """A chart as SVG: a line of forty points with its labels."""
    points = [(at * 15, round(120 + random.gauss(0, 30), 1)) for at in range(40)]
    line = " ".join(f"{x},{y}" for x, y in points)
    ticks = "".join(f'<text x="-8" y="{240 - 40 * at}" class="tick" text-anchor="end">{at * 50}</text>' for at in range(6))
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="3" class="dot"><title>{x / 15:.0f}: {y}</title></circle>' for x, y in points)
    return f'<svg class="chart" viewBox="-40 0 640 260" role="img"><g class="axis">{ticks}</g><polyline class="line" points="{line}"/>{dots}</svg>\n'


def page(writer, name):
    some = lambda: " ".join(writer.some(3))
    rows = "".join(f"<tr><th>{some()}</th><td>{writer.random.randint(1, 9999)}</td><td>{writer.random.random():.3f}</td></tr>\n" for _ in range(8))
    parts = "".join(
        f'<h2 id="part-{at}">{writer.title()}</h2>\n<p>{writer.paragraph()} <a href="/notes/{writer.random.randrange(9999)}/">{some()}</a></p>\n<p>{writer.paragraph()}</p>\n'
        for at in range(3)
    )
    table = f'<div class="scroll"><table class="results"><thead><tr><th>Name</th><th>Count</th><th>Share</th></tr></thead><tbody>{rows}</tbody></table></div>\n'
    return HEAD.format(title=writer.title(), name=name) + parts + table + drawing(writer.random) + FOOT


def site():
    """A tar archive, as sites are shipped."""
    writer = Writer(43)
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for number in count():
            data = page(writer, f"note-{number}").encode()
            entry = tarfile.TarInfo(f"notes/note-{number}/index.html")
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
            if packed.tell() >= SIZE:
                return packed.getvalue()[:SIZE]


Path("text.txt").write_bytes(upTo(SIZE, text()))
Path("logs.csv").write_bytes(upTo(SIZE, logs()))
Path("site.tar").write_bytes(site())
Path("long.csv").write_bytes(upTo(32_000_000, logs()))
