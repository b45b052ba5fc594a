/**
 * How a spreadsheet shows a number, as far as it changes the meaning: half an hour typed as `0:30` is stored as a share
 * of a day, and 35 % as 0.35.
 *
 * @typedef {'number' | 'percent' | 'date' | 'elapsed' | 'time of day'} CellStyle
 */

/** Number formats that every spreadsheet has without writing them (ECMA-376 part 1, 18.8.30). */
const builtIn = /** @type {Record<number, CellStyle>} */ ({
  9: 'percent',
  10: 'percent',
  14: 'date',
  15: 'date',
  16: 'date',
  17: 'date',
  18: 'time of day',
  19: 'elapsed',
  20: 'time of day',
  21: 'elapsed',
  22: 'date',
  45: 'elapsed',
  46: 'elapsed',
  47: 'elapsed',
});

/**
 * @param {string} xml `xl/styles.xml`
 * @returns {CellStyle[]} by the number that cells name
 */
export function dateStyles(xml) {
  const formats = new Map(
    [...xml.matchAll(/<numFmt\s[^>]{0,300}>/g)].map(([tag]) => [
      Number(attribute(tag, 'numFmtId')),
      styleOf(attribute(tag, 'formatCode')),
    ]),
  );
  const cells = /<cellXfs[^>]*>([^]*?)<\/cellXfs>/.exec(xml)?.[1] ?? '';
  return [...cells.matchAll(/<xf\s[^>]{0,400}>/g)].map(([tag]) => {
    const id = Number(attribute(tag, 'numFmtId'));
    return formats.get(id) ?? builtIn[id] ?? 'number';
  });
}

/**
 * @param {string} tag
 * @param {string} name
 */
const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/**
 * @param {string} code e.g. `[mm]:ss` or `0.0%`
 * @returns {CellStyle}
 */
function styleOf(code) {
  const bare = code.replace(/"[^"]*"|&quot;.*?&quot;|\\.|\[\$[^\]]*\]|\[[A-Z][a-z]+\]/g, '');
  if (bare.includes('%')) return 'percent';
  if (/[yd]/i.test(bare)) return 'date';
  if (/s/i.test(bare)) return 'elapsed';
  return /h|\[m/i.test(bare) ? 'time of day' : 'number';
}

/**
 * @param {number} value
 * @param {CellStyle} style
 * @returns {string} as a person would have typed it, with the unit where the style says it
 */
export function styledText(value, style) {
  if (style === 'percent') return `${Number((value * 100).toPrecision(12))} %`;
  if (style === 'elapsed') return `${Number((value * 86_400).toPrecision(9))} s`;
  if (style === 'number') return plain(value);
  return `${style}: ${plain(value)}`;
}

/** @param {number} value */
function plain(value) {
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? value.toFixed(15) : text;
}
