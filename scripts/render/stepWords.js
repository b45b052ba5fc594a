import { formatBlockSize, formatQuantity } from '../model/quantity.js';

/**
 * @typedef {import('../model/summary.js').Summary} Summary
 * @typedef {string | number | boolean} Step
 */

/** @type {readonly { key: 'queueDepth' | 'blockSize' | 'jobs', words: (step: number) => string }[]} */
const workload = [
  { key: 'queueDepth', words: (step) => `queue depth ${step}` },
  { key: 'blockSize', words: formatBlockSize },
  { key: 'jobs', words: (step) => `${step} ${step === 1 ? 'job' : 'jobs'}` },
];

/**
 * What tells the steps of a sweep apart, in words: the workload's part or the condition that the chart names, else the first that
 * varies.
 *
 * @param {import('./caption.js').ChartData} data
 * @returns {(summary: Summary) => string}
 */
export function stepWords({ rows, options }) {
  const conditions = [...new Set(rows.flatMap(({ summary }) => Object.keys(summary.condition ?? {})))].sort();
  const all = [
    ...workload.map(({ key, words }) => ({ key, of: partOf(key), words })),
    ...conditions.map((key) => ({ key, of: conditionOf(key), words: conditionWords(key) })),
  ];
  const varies = (/** @type {(summary: Summary) => Step | null} */ of) =>
    new Set(rows.map(({ summary }) => of(summary)).filter((step) => step !== null)).size > 1;
  const found = options.x
    ? all.find(({ key }) => kebab(key) === options.x)
    : all.find(({ of }) => varies(of));
  return (summary) => {
    const step = found?.of(summary) ?? null;
    return found && step !== null ? found.words(/** @type {never} */ (step)) : '';
  };
}

/** @param {'queueDepth' | 'blockSize' | 'jobs'} key */
const partOf = (key) => (/** @type {Summary} */ summary) => summary[key];

/** @param {string} key @returns {(summary: Summary) => Step | null} */
const conditionOf =
  (key) =>
  ({ condition }) =>
    /** @type {Record<string, Step | null> | null} */ (condition)?.[key] ?? null;

/** A share is told as per cent, a number by what it counts, a word as it is. @param {string} key */
const conditionWords = (key) => (/** @type {Step} */ step) => {
  if (typeof step !== 'number') return String(step);
  return `${kebab(key).replaceAll('-', ' ')} ${step <= 1 ? formatQuantity(step, 'share') : step}`;
};

/** @param {string} key */
const kebab = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
