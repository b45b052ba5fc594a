/*
 * Templates of the program, fitted to a site with a theme of its own. Partials, words and assets get names that no theme has, and what they
 * show stands in an element that the program's styles are confined to.
 */

/** What a sentence shows; the other shortcodes are blocks. */
const inSentences = new Set(['value', 'finding', 'change', 'rank', 'claim']);

/** What another shortcode shows. */
const withinOthers = new Set(['tab', 'pick']);

/** Hugo's own one stays, for the posts that use it. */
const hugosOwn = new Set(['figure']);

const folders = /^layouts\/(?:charts|formats|methodologies|products|sections)\//;
const pages = /^layouts\/(?:compare|data|find|inspect|setup)\.html$/;
const blocks = /^layouts\/_markup\/render-codeblock-/;
const shortcode = /^layouts\/_shortcodes\/([^/]+)\.html$/;

/**
 * @param {string} path of a template of the program
 * @param {string} text
 * @param {ReadonlySet<string>} taken names of shortcodes that the site or its theme has
 * @returns {{ path: string, text: string } | null} `null` where the theme's own does it
 */
export function fitTemplate(path, text, taken) {
  const renamed = withPrefix(text);
  const [, name] = shortcode.exec(path) ?? [];
  if (path.startsWith('layouts/_partials/'))
    return { path: path.replace('_partials/', '_partials/benchfolio/'), text: renamed };
  if (name) {
    if (hugosOwn.has(name) || taken.has(name)) return null;
    return { path, text: withinOthers.has(name) ? renamed : shownAlone(renamed, inSentences.has(name)) };
  }
  if (blocks.test(path))
    return { path, text: path.endsWith('.html') ? `${block}${renamed.trim()}</div>` : renamed };
  if (!folders.test(path) && !pages.test(path)) return null;
  return { path, text: renamed.replace(main, '$1<div class="benchfolio page">$2</div>\n$3') };
}

const main = /^([^]*?\{\{-? define "main" -?\}\})([^]*)(\{\{-? end -?\}\}\s*)$/;

const block = '<div class="benchfolio">';

/**
 * A shortcode within another one leaves a mark, and is shown within that.
 *
 * @param {string} text
 * @param {boolean} inSentence
 */
function shownAlone(text, inSentence) {
  const [begin, end] = inSentence ? ['<span class="benchfolio">', '</span>'] : [block, '</div>'];
  const alone = (/** @type {string} */ tag) => `{{- if not .Parent }}${tag}{{ end -}}`;
  return `${alone(begin)}${text.trim()}${alone(end)}`;
}

/** @param {string} text */
function withPrefix(text) {
  const partials = text.replaceAll(/\b(partial(?:Cached)? \(?(?:printf )?")(?=[\w-])/g, '$1benchfolio/');
  const assets = partials.replaceAll(
    /\b(resources\.(?:Get|Match|GetMatch) \(?(?:printf )?")(?=(?:css|js)\/)/g,
    '$1benchfolio/',
  );
  return assets.split(/\bT (?=["($])/).reduce((before, rest) => `${before}T ${prefixedKey(rest)}`);
}

/**
 * The key of a text is the first argument of `T`: in quotes, a variable, or an expression in brackets.
 *
 * @param {string} rest from the key on
 */
function prefixedKey(rest) {
  if (rest.startsWith('"')) return rest.replace('"', '"benchfolio-');
  const end = rest.startsWith('(') ? closing(rest) : (/^\$[\w.]+/.exec(rest)?.[0].length ?? 0);
  return `(printf "benchfolio-%s" ${rest.slice(0, end)})${rest.slice(end)}`;
}

/** @param {string} text that begins with a bracket @returns {number} where it is closed */
function closing(text) {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/"[^"]*"|[()]/g)) {
    if (sign === '(') depth++;
    if (sign === ')' && --depth === 0) return index + 1;
  }
  return text.length;
}
