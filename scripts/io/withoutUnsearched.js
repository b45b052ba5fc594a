/** Most of a page: drawings, scripts, what stands below a chart, and the ends of scales, which would be read as results. */
const unsearched =
  /<(?:(svg|script|nav)(?=[\s>])|(?:(figcaption) class="?chart-evidence|(div) class="?strip-scale)\b)/g;

/**
 * A page as it is searched, without what says nothing there: Pagefind takes ten times as long to read all of it.
 *
 * @param {string} html
 * @returns {string} the page as it is, where its tags do not pair
 */
export function withoutUnsearched(html) {
  const kept = [];
  let from = 0;
  for (let open = openedFrom(html, 0); open; open = openedFrom(html, from)) {
    const end = endOf(html, open.name, open.at);
    if (end === null) return html;
    kept.push(html.slice(from, open.at));
    from = end;
  }
  return [...kept, html.slice(from)].join('');
}

/** @param {string} html @param {number} from */
function openedFrom(html, from) {
  unsearched.lastIndex = from;
  const found = unsearched.exec(html);
  return found && { name: found[1] ?? found[2] ?? found[3], at: found.index };
}

/**
 * Behind the end of an element, which may have others of its name in it.
 *
 * @param {string} html
 * @param {string} name
 * @param {number} from where it begins
 */
function endOf(html, name, from) {
  const tags = tagsOf[name];
  tags.lastIndex = from;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return null;
}

const tagsOf = Object.fromEntries(
  ['svg', 'script', 'nav', 'figcaption', 'div'].map((name) => [
    name,
    new RegExp(`<(/?)${name}(?=[\\s>])[^>]*>`, 'g'),
  ]),
);
