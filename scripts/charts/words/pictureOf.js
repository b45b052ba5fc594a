import { sourceLine } from './sourceLine.js';

/** What a title says of a kind that its own word leaves open. @type {Record<string, string>} */
const markWords = { own: "with a reader's own result" };

/**
 * A drawing with the words it needs where its page is not.
 *
 * @param {import('../../model/chartData.js').Chart} data
 * @param {string} svg
 * @param {object} [known]
 * @param {string} [known.from] where it was published, by whose leave it may be used: see `creditLine`
 * @param {string} [known.source] its evidence, where it was put into words before
 * @returns {import('../../render/poster.js').Picture}
 */
export function pictureOf(data, svg, { from = '', source = sourceLine(data) } = {}) {
  const kinds = data.products.map(({ kind }) => kind).filter((kind) => kind !== 'measured');
  return {
    svg,
    title: data.title,
    subtitle: data.subtitle,
    source,
    from,
    marks: [...new Set(kinds)].sort().map((kind) => markWords[kind] ?? kind),
  };
}

/**
 * What a picture that travels says of where it is from, in one line: `Benchfolio, 2026-11-21. CC BY 4.0. https://...`.
 *
 * @param {{ site?: string | null, date?: string | null, licence?: string | null, address?: string | null }} known what of it is known
 */
export const creditLine = ({ site, date, licence, address }) =>
  [[site, date].filter(Boolean).join(', '), licence]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .concat(address ?? [])
    .join(' ');
