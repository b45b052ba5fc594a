"""Makes what the servers serve: python3 makeSite.py FOLDER ADDRESS. The same bytes on any machine.

Two hundred pages as a site generator builds them, with a style sheet, a script and drawings, and four files of one size each
for the test of sizes. FOLDER.urls lists the addresses that load is sent to: each page and drawing once, style sheet and script five times.
"""

import sys
from pathlib import Path
from random import Random

from words import Writer

ROOT = Path(sys.argv[1])
ADDRESS = sys.argv[2]

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} | Field notes</title>
<link rel="stylesheet" href="/style.css">
<script type="module" src="/page.js"></script>
</head>
<body>
<header><a href="/">Field notes</a><nav><ul><li><a href="/notes/">Notes</a></li><li><a href="/tags/">Tags</a></li></ul></nav></header>
<main>
<h1>{title}</h1>
{text}
</main>
<footer><p>Text under CC BY 4.0. <a href="/feed.xml">Feed</a></p></footer>
</body>
</html>
"""


def put(name, text):
    path = ROOT / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return f"{ADDRESS}/{name}"


def page(writer):
    parts = (f"<h2>{writer.title()}</h2>\n<p>{writer.paragraph()}</p>\n<p>{writer.paragraph()}</p>\n" for _ in range(10))
    return PAGE.format(title=writer.title(), text="".join(parts))


def drawing(random):
    points = " ".join(f"{15 * at},{120 + random.gauss(0, 30):.1f}" for at in range(300))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4500 260"><polyline points="{points}"/></svg>\n'


writer, random = Writer(44), Random(44)
pages = [put(f"notes/note-{number}.html", page(writer)) for number in range(200)]
drawings = [put(f"drawings/{number}.svg", drawing(random)) for number in range(50)]
style = put("style.css", "".join(f".{word} {{ margin: {at % 9}px; color: #{at * 997 % 4096:03x}; }}\n" for at, word in enumerate(writer.words[:300])))
script = put("page.js", "".join(f"export const {word}{at} = {at};\n" for at, word in enumerate(writer.words[:600])))
# a reader's browser keeps the style sheet and the script: few ask for them again
Path(f"{ROOT}.urls").write_text("\n".join(pages + drawings + [style, script] * 5) + "\n")
for size in (1, 10, 100, 1000):
    (ROOT / f"{size}k.bin").write_bytes(random.randbytes(size * 1000))
