import { formatBlockSize, formatQuantity } from '../model/quantity.js';

/**
 * Every number that a review's page shows from data, as it is shown: in sentences, in tables and cards, and what its charts draw.
 *
 * @typedef {object} Shown
 * @property {string} key what names it, in the lock
 * @property {string} what the same for readers
 * @property {string} text the number, as shown
 * @property {string} file where it was asked for
 * @property {number} line
 *
 * @param {import('./composeReview.js').Composed} composed
 * @param {Map<string, import('../model/chartData.js').ChartDevice>} devices
 * @returns {Shown[]} in the order of their keys, each key once
 */
export function shownNumbers({ review, answers, charts }, devices) {
  const name = (/** @type {string} */ id) => devices.get(id)?.name ?? id;
  const said = review.shortcodes.flatMap((shortcode) => {
    const answer = answers[shortcode.name]?.[shortcode.positional[0]];
    const numbers = answer ? (inAnswers[shortcode.name]?.(shortcode.positional[0], answer, name) ?? []) : [];
    const { name: shown, file, line } = shortcode;
    return numbers.map((each) => ({ ...each, key: `${shown}: ${each.key}`, file, line }));
  });
  const drawn = charts.flatMap(({ block, data }) =>
    inChart(data, name).map((each) => {
      const { file, line } = block;
      return { ...each, key: `chart ${data.id}: ${each.key}`, file, line };
    }),
  );
  const all = new Map([...drawn, ...said].map((each) => [each.key, each]));
  return [...all.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** @typedef {Omit<Shown, 'file' | 'line'>} Said a number without its place */

/** @type {Record<string, (query: string, answer: any, name: (id: string) => string) => Said[]>} */
const inAnswers = {
  value: inSentence,
  finding: inSentence,
  rank: inSentence,
  change: inSentence,
  results: (query, { columns, rows }, name) =>
    rows.flatMap((/** @type {any} */ { device, cells }) =>
      cells.flatMap((/** @type {any} */ cell, /** @type {number} */ at) =>
        cell
          ? [
              numberOf(
                [query, device, at + 1],
                [name(device), columns[at].label],
                `${cell.text} ${unitOf(columns[at].note)}`,
              ),
            ]
          : [],
      ),
    ),
  findings: (query, { devices: ids, rows }, name) =>
    rows.flatMap((/** @type {any} */ { label, cells }) =>
      cells.flatMap((/** @type {any} */ cell, /** @type {number} */ at) =>
        cell ? [numberOf([query, label, ids[at]], [name(ids[at]), label], cell.text)] : [],
      ),
    ),
  glance: (_, { cards }, name) =>
    cards.flatMap((/** @type {any} */ { device, facts }) =>
      facts.map((/** @type {any} */ { label, text, rank }) =>
        numberOf([device, label], [name(device), label], rank ? `${text}, ${rank}` : text),
      ),
    ),
};

/**
 * @param {string} query
 * @param {{ text: string }} answer
 * @param {(id: string) => string} name
 * @returns {Said[]}
 */
function inSentence(query, { text }, name) {
  const words = query.trim().split(/\s+/);
  const named = words.filter((word) => name(word) !== word).map(name);
  const asked = words.filter((word) => name(word) === word);
  return [{ key: query, what: `${named.join(' against ')}: ${asked.join(' ')}`, text }];
}

/**
 * @param {import('../results/chartData.js').Selected} data
 * @param {(id: string) => string} name
 * @returns {Said[]}
 */
function inChart({ title, rows, series }, name) {
  const bars = rows.map(({ device, label, summary }) => {
    const { test, operation, blockSize, queueDepth, statistic, unit, mean, interval } = summary;
    const show = (/** @type {number} */ value) => formatQuantity(value, unit);
    const spread = interval ? ` (${show(interval.low)} to ${show(interval.high)})` : '';
    const size = blockSize && formatBlockSize(blockSize);
    const depth = queueDepth && `queue depth ${queueDepth}`;
    const parts = [test, label === test ? null : label, operation, size, depth, statistic].filter(Boolean);
    return numberOf([device, ...parts], [title, name(device), label, depth], show(mean) + spread);
  });
  const lines = series.map(({ device, label, run, series: { operation, unit, mean, min, max } }) => {
    const [low, middle, high] = [min, mean, max].map((value) => formatQuantity(value, unit));
    const text = `mean ${middle}, from ${low} to ${high}`;
    return numberOf(
      [device, label, operation, `run ${run}`],
      [title, name(device), label, `run ${run}`],
      text,
    );
  });
  return [...bars, ...lines];
}

/**
 * @param {(string | number | null)[]} key
 * @param {(string | number | null | undefined)[]} what
 * @param {string} text
 * @returns {Said}
 */
const numberOf = (key, what, text) => ({
  key: [...new Set(key.filter(Boolean))].join(', '),
  what: [...new Set(what.filter(Boolean))].join(', '),
  text,
});

/** The unit is the first word under a column's head. @param {string} note */
const unitOf = (note) => note.split(',')[0];
