import { sourceLine } from './caption.js';

/** What a title says of a kind that its own word leaves open. @type {Record<string, string>} */
const markWords = { own: "with a reader's own result" };

/**
 * A drawing with the words it needs where its page is not.
 *
 * @param {import('./caption.js').ChartData} data
 * @param {string} svg
 * @returns {import('../../render/poster.js').Picture}
 */
export function pictureOf(data, svg) {
  const kinds = data.products.map(({ kind }) => kind).filter((kind) => kind !== 'measured');
  return {
    svg,
    title: data.title,
    subtitle: data.subtitle,
    source: sourceLine(data),
    marks: [...new Set(kinds)].sort().map((kind) => markWords[kind] ?? kind),
  };
}
