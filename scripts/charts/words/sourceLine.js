import { caption } from '../captions/caption.js';

/**
 * The evidence in one line, for a picture that travels without its page.
 *
 * @param {import('../../model/chartData.js').Chart} data
 */
export function sourceLine(data) {
  // a reader's own result was measured by none of it, and has a caution to itself
  const origins = [
    ...data.rows.map(({ summary }) => summary),
    ...data.series.map(({ origin }) => origin),
  ].filter(({ kind }) => kind !== 'own');
  const all = (/** @type {(origin: import('../../model/chartData.js').Origin) => string | string[]} */ of) =>
    [...new Set(origins.flatMap(of))].filter(Boolean).sort().join(', ');
  const named = (/** @type {string} */ word, /** @type {string} */ said) => (said ? `${word} ${said}` : '');
  // files that a reader gave have neither methodology nor testbed
  const where = [
    named(
      'Methodology',
      all(({ methodology }) => methodology),
    ),
    named(
      'testbed',
      all(({ testbed }) => testbed),
    ),
    all(({ tools }) => tools),
  ].filter(Boolean);
  // what joins the parts of a date is for browsers
  return [
    ...data.cautions.map(({ text }) => text),
    ...caption(data, { narrow: false }),
    ...(where.length > 0 ? [`${where.join(', ')}.`] : []),
  ]
    .join(' ')
    .replaceAll('\u2060', '');
}
