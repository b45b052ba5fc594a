"""Makes the same site for any generator: python3 makeSite.py GENERATOR PAGES FOLDER

Every page has the same Markdown: headings, paragraphs with links and emphasis, a list, a table, a quotation and a block of code, some
460 words in all. Every generator gets a template of its own language that makes the same HTML, and writes pages and one list of them:
no search, feeds, tags, sitemap, highlighting or image is asked for.
"""

import sys
from datetime import date, timedelta
from pathlib import Path

from words import Writer

CODE = """```
for (const [name, total] of totals) {
  if (total < limit) continue;
  console.log(`${name}: ${total}`);
}
```""".replace("${", "$(").replace("}`", ")`").replace("}:", "):")

HEAD = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>%s</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><a href="/">Field notes</a></header>
<main>
<h1>%s</h1>
"""
FOOT = """</main>
<footer>Made for a benchmark</footer>
</body>
</html>
"""
STYLE = "body { max-width: 40rem; margin: auto; font: 1rem/1.6 sans-serif }\n"


def body(writer, number, pages):
    """The Markdown of one page: its links lead to pages that are there."""
    some = lambda count: " ".join(writer.some(count))
    other = number * 7 % pages + 1
    rows = "\n".join(f"| {some(2)} | {writer.random.randint(1, 999)} | {writer.random.randint(1, 999)} |" for _ in range(5))
    items = "\n".join(f"- {some(7)}" for _ in range(4))
    return f"""{writer.paragraph()}

{writer.paragraph()} See [{some(3)}](/notes/{name(other)}/).

## {writer.title()}

{writer.paragraph()} It is *{some(2)}* and **{some(2)}**, as `{some(1)}` says.

{items}

> {writer.sentence()}

## {writer.title()}

{writer.paragraph()}

| name | first | second |
| --- | --- | --- |
{rows}

### {writer.title()}

{writer.paragraph()}

{CODE}

{writer.paragraph()}
"""


name = lambda number: f"note-{number:05}"


def templates(add, layout, index, title, content, listed):
    """The template of a page, the list of all pages with the same head, and the style sheet."""
    page = HEAD % (title, title)
    add(layout, page + content + "\n" + FOOT)
    add(index, "---\ntitle: Field notes\n---\n" + page + f"<ul>\n{listed}</ul>\n" + FOOT)
    add("style.css", STYLE)


def hugo(add):
    add("hugo.toml", """baseURL = "https://example.org/"
title = "Field notes"
disableKinds = ["taxonomy", "term", "section", "RSS", "sitemap", "robotsTXT", "404"]
[markup.highlight]
codeFences = false
""")
    page = HEAD % ("{{ .Title }}", "{{ .Title }}")
    add("layouts/page.html", page + "{{ .Content }}\n" + FOOT)
    listed = '{{ range .Site.RegularPages.ByDate }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>\n{{ end }}'
    add("layouts/home.html", page + f"<ul>\n{listed}</ul>\n" + FOOT)
    add("content/_index.md", "---\ntitle: Field notes\n---\n")
    add("static/style.css", STYLE)
    return "content/notes/%s.md", "---\ntitle: %s\ndate: %s\n---\n"


def eleventy(add):
    add("eleventy.config.js", """module.exports = (config) => {
  config.addPassthroughCopy("style.css");
  return { markdownTemplateEngine: false };
};
""")
    listed = '{% for note in collections.note %}<li><a href="{{ note.url }}">{{ note.data.title }}</a></li>\n{% endfor %}'
    templates(add, "_includes/page.njk", "index.njk", "{{ title }}", "{{ content | safe }}", listed)
    add("notes/notes.json", '{ "layout": "page.njk", "tags": "note" }\n')
    return "notes/%s.md", "---\ntitle: %s\ndate: %s\n---\n"


def astro(add):
    add("package.json", '{ "type": "module" }\n')
    add("astro.config.mjs", "export default { cacheDir: './.cache', devToolbar: { enabled: false }, markdown: { syntaxHighlight: false } };\n")
    add("src/content.config.ts", """import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = { notes: defineCollection({ loader: glob({ pattern: '*.md', base: './src/notes' }) }) };
""")
    add("src/layouts/Page.astro", "---\nconst { title } = Astro.props;\n---\n" + HEAD % ("{title}", "{title}") + "<slot />\n" + FOOT)
    add("src/pages/notes/[id].astro", """---
import { getCollection, render } from 'astro:content';
import Page from '../../layouts/Page.astro';
export const getStaticPaths = async () =>
  (await getCollection('notes')).map((note) => ({ params: { id: note.id }, props: { note } }));
const { note } = Astro.props;
const { Content } = await render(note);
---
<Page title={note.data.title}><Content /></Page>
""")
    add("src/pages/index.astro", """---
import { getCollection } from 'astro:content';
import Page from '../layouts/Page.astro';
const notes = await getCollection('notes');
---
<Page title="Field notes"><ul>{notes.map((note) => <li><a href={`/notes/${note.id}/`}>{note.data.title}</a></li>)}</ul></Page>
""")
    add("public/style.css", STYLE)
    return "src/notes/%s.md", "---\ntitle: %s\ndate: %s\n---\n"


def jekyll(add):
    add("_config.yml", """title: Field notes
collections:
  notes:
    output: true
    permalink: /notes/:name/
defaults:
  - scope: { path: "", type: notes }
    values: { layout: page }
kramdown:
  syntax_highlighter: null
""")
    listed = '{% for note in site.notes %}<li><a href="{{ note.url }}">{{ note.title }}</a></li>\n{% endfor %}'
    templates(add, "_layouts/page.html", "index.html", "{{ page.title }}", "{{ content }}", listed)
    return "_notes/%s.md", "---\ntitle: %s\ndate: %s\n---\n"


def pelican(add):
    add("pelicanconf.py", """SITENAME = 'Field notes'
SITEURL = ''
PATH = 'content'
THEME = 'theme'
THEME_STATIC_DIR = '.'
TIMEZONE = 'UTC'
DEFAULT_LANG = 'en'
DEFAULT_PAGINATION = False
DEFAULT_CATEGORY = 'notes'
ARTICLE_URL = 'notes/{slug}/'
ARTICLE_SAVE_AS = 'notes/{slug}/index.html'
SLUGIFY_SOURCE = 'basename'
DIRECT_TEMPLATES = ['index']
AUTHOR_SAVE_AS = CATEGORY_SAVE_AS = TAG_SAVE_AS = ''
FEED_ALL_ATOM = CATEGORY_FEED_ATOM = TRANSLATION_FEED_ATOM = AUTHOR_FEED_ATOM = AUTHOR_FEED_RSS = None
MARKDOWN = {'extensions': ['markdown.extensions.meta', 'markdown.extensions.tables', 'markdown.extensions.fenced_code'], 'extension_configs': {}, 'output_format': 'html5'}
""")
    page = HEAD % ("{{ article.title }}", "{{ article.title }}")
    add("theme/templates/article.html", page + "{{ article.content }}\n" + FOOT)
    listed = '{% for article in articles %}<li><a href="/{{ article.url }}">{{ article.title }}</a></li>\n{% endfor %}'
    add("theme/templates/index.html", HEAD % ("Field notes", "Field notes") + f"<ul>\n{listed}</ul>\n" + FOOT)
    add("theme/static/style.css", STYLE)
    return "content/%s.md", "title: %s\ndate: %s\n\n"


def mkdocs(add):
    add("mkdocs.yml", """site_name: Field notes
theme: { name: null, custom_dir: theme }
plugins: []
markdown_extensions: [tables, fenced_code]
validation: { links: { absolute_links: ignore } }
""")
    page = HEAD % ("{{ page.title }}", "{{ page.title }}")
    listed = "{% for note in nav.pages %}<li><a href=\"/{{ note.url }}\">{{ note.title }}</a></li>\n{% endfor %}"
    add("theme/main.html", page + "{% if page.is_homepage %}<ul>\n" + listed + "</ul>{% else %}{{ page.content }}{% endif %}\n" + FOOT)
    add("docs/index.md", "---\ntitle: Field notes\n---\n")
    add("docs/style.css", STYLE)
    return "docs/notes/%s.md", "---\ntitle: %s\ndate: %s\n---\n"


def cobalt(add):
    add("_cobalt.yml", """site: { title: Field notes, base_url: "https://example.org" }
posts: { dir: notes, order: Asc, default: { layout: page.liquid, permalink: "/notes/{{slug}}/" } }
syntax_highlight: { enabled: false }
""")
    listed = '{% for note in collections.posts.pages %}<li><a href="/{{ note.permalink }}">{{ note.title }}</a></li>\n{% endfor %}'
    templates(add, "_layouts/page.liquid", "index.liquid", "{{ page.title }}", "{{ page.content }}", listed)
    return "notes/%s.md", "---\ntitle: %s\npublished_date: %s 00:00:00 +0000\n---\n"


if __name__ == "__main__":
    generator, pages, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])

    def add(path, text):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)

    path, front = globals()[generator](add)
    writer = Writer(42)
    (folder / path).parent.mkdir(parents=True, exist_ok=True)
    for number in range(1, pages + 1):
        day = date(2020, 1, 1) + timedelta(days=number % 2000)
        (folder / (path % name(number))).write_text(front % (writer.title(), day) + body(writer, number, pages))
    # what "one page was changed" changes
    folder.with_name(folder.name + ".changed").write_text(path % name(pages // 2))
