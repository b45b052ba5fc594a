import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * What axe and the Tab key judge of a page is what its templates made of it: elements, their classes, roles and states, and which
 * stands within or after which. Pages whose structures all stand on other pages too tell them nothing new.
 */

const tagForm = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']*))?|\s*\/)*)\s*>/gi;
const attributeForm = /([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>"']*)))?/g;
const withoutEnd = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Their values differ from page to page, and no rule reads them. */
const isData =
  /^(?:href|src|srcset|id|for|name|content|title|value|alt|data-.*|aria-(?:label|labelledby|describedby|controls)|width|height)$/;
/** The colour of a product fills shapes without words, and axe judges the contrast of words alone. */
const paint = /\b(bar|swatch)-\d\b/g;
/** Of these the value counts. */
const isState = /^(?:role|type|scope|tabindex|aria-.*)$/;

/** @param {string} html @returns {Set<string>} each element within its parent, whether it is empty, and each heading after the one before */
export function structuresOf(html) {
  const found = new Set();
  /** @type {string[]} */
  const open = [];
  let heading = '';
  const plain = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    // a drawing is one image, or none to who listens, and its shapes are nobody's structure
    .replace(/(<svg\b[^>]*\brole="?img\b[^>]*>).*?<\/svg>/gs, '$1</svg>')
    .replace(/(<svg\b[^>]*\baria-hidden="?true\b[^>]*>)(.*?)<\/svg>/gs, (drawing, begin, shapes) =>
      /<a\b|\stabindex=/.test(shapes) ? drawing : `${begin}</svg>`,
    );
  let opened = { name: '', ends: -1 };
  for (const { index, 0: text, 1: end, 2: tag, 3: attributes } of plain.matchAll(tagForm)) {
    if (end) {
      if (index === opened.ends) found.add(`${opened.name} is empty`);
      open.length = Math.max(0, open.map((each) => each.split(/[.[]/)[0]).lastIndexOf(tag));
      continue;
    }
    const name = nameOf(tag, attributes);
    found.add(`${open.at(-1) ?? ''} > ${name}`);
    if (/^h\d$/.test(tag)) {
      found.add(`${heading} then ${tag}`);
      heading = tag;
    }
    if (!withoutEnd.test(tag)) open.push(name);
    opened = { name, ends: index + text.length };
  }
  return found;
}

/** @param {string} tag @param {string} attributes */
function nameOf(tag, attributes) {
  let classes = '';
  /** @type {string[]} */
  const others = [];
  for (const [, name, ...values] of attributes.matchAll(attributeForm)) {
    const value = values.find((each) => each !== undefined) ?? '';
    if (name === 'class') classes = value.replace(paint, '$1').split(/\s+/).sort().join('.');
    // whether there is one decides
    else if (isData.test(name)) {
      if (/^(?:alt|title|for|aria-.*)$/.test(name)) others.push(value === '' ? `${name} empty` : name);
    } else others.push(isState.test(name) ? `${name}=${value}` : name);
  }
  return `${tag}.${classes}[${others.filter(Boolean).sort().join()}]`;
}

/**
 * Pages that together have every structure which any page has, each chosen for having the most that no other chosen one has.
 *
 * @param {string} site
 * @param {string[]} files of pages
 * @param {(structure: string) => boolean} [isAsked] which structures count, unless all do
 * @returns {Set<string>}
 */
export function pagesOfEveryStructure(site, files, isAsked = () => true) {
  const askedOf = (/** @type {string} */ file) =>
    [...structuresOf(readFileSync(join(site, file), 'utf8'))].filter(isAsked);
  const left = new Map(files.map((file) => [file, new Set(askedOf(file))]));
  /** @type {Set<string>} */
  const chosen = new Set();
  for (;;) {
    const [file, structures] = [...left].reduce((best, each) => (each[1].size > best[1].size ? each : best), ['', new Set()]); // prettier-ignore
    if (structures.size === 0) return chosen;
    chosen.add(file);
    for (const others of left.values())
      if (others !== structures) for (const each of structures) others.delete(each);
    left.delete(file);
  }
}
