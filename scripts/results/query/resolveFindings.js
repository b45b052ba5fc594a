import { boundSign } from '../../model/bound.js';
import { problem } from '../../model/inputError.js';
import { didYouMean } from '../../model/lib/nearest.js';
import { isLongTime, metrics } from '../../model/metric.js';
import { scaleFor, timeCell } from '../../model/quantity.js';
import { isDescribed } from '../runs/summarizeTest.js';
import { indexedLookup } from '../selection/indexedLookup.js';
import {
  askOf,
  explainNumber,
  findNumber,
  incomparable,
  showNumber,
  withBand,
  wordsOf,
} from './findNumber.js';
import { readItems } from './readItems.js';
import { analysesHint } from './resolveFinding.js';

/**
 * All that the analyses found in a test, `findings "disk-fill"`: a row a finding, a column a product. `findings "disk-fill; products: a b"`
 * narrows it; where nothing else is asked it holds the measured products that have findings, or the emulated where no other has.
 *
 * @typedef {object} FindingTable
 * @property {string[]} products
 * @property {boolean} described all were computed from curves that a source describes: there are no runs
 * @property {boolean} ranged some have the range that the source leaves open
 * @property {{ label: string, ask: { name: string, words: string }, cells: ({ text: string, locked: string, title: string, isBand?: boolean } | null)[] }[]} rows
 *
 * @param {import('../../model/project.js').Shortcode} shortcode
 * @param {import('../../model/project.js').Review} review
 * @param {import('./compareNumbers.js').Comparing} results
 * @returns {{ answer: FindingTable | null, problems: import('../../model/inputError.js').Problem[] }}
 */
export function resolveFindings({ positional, line }, review, results) {
  const query = positional[0] ?? '';
  const { items, products: asked, complaints } = readItems(query, review, results.project);
  const [test = '', ...more] = items.flatMap(({ words }) => words);
  const named = query.includes('products:');
  const products = named ? asked : withFindings(test, review, results);
  const names = namesFound(test, products, results);
  if (more.length > 0) {
    complaints.push({ message: `more than a test: ${more.join(' ')}`, hint: 'write findings "disk-fill"' });
  } else if (names.length === 0 && complaints.length === 0) {
    const tests = [...new Set(results.findingSummaries.map((each) => each.test))];
    const hint =
      analysesHint(test, review, results.project) ?? didYouMean(test, tests, 'tests with findings');
    complaints.push({ message: `nothing found in ${test || '(no test)'}`, hint });
  }
  const rows = names.map((words) => rowOf([test, ...words], { products, review, results }));
  const wrong = [...complaints, ...rows.flatMap((each) => each.complaints)].map(({ message, hint }) =>
    problem(message, { file: review.file, line, hint }),
  );
  if (wrong.length > 0) return { answer: null, problems: wrong };
  return {
    answer: {
      products,
      described: areDescribed(test, products, results),
      ranged: rows.some(({ cells }) => cells.some((cell) => cell?.isBand)),
      rows: rows.map(({ label, ask, cells }) => ({ label, ask, cells })),
    },
    problems: [],
  };
}

/**
 * @param {string} test
 * @param {import('../../model/project.js').Review} review
 * @param {import('../selection/selectSummaries.js').Results} results
 */
function withFindings(test, review, { project, findingSummaries }) {
  const lineUp = /** @type {string[]} */ (review.value.products ?? []);
  const having = lineUp.filter((id) =>
    findingSummaries.some((each) => each.product === id && each.test === test),
  );
  const measured = having.filter((id) => project.products.get(id)?.value.emulated !== true);
  return measured.length > 0 ? measured : having;
}

/**
 * @param {string} test
 * @param {string[]} products
 * @param {import('../selection/selectSummaries.js').Results} results
 */
const areDescribed = (test, products, { tests }) =>
  products.flatMap((product) => indexedLookup(tests, { product, test })).every(isDescribed);

/**
 * @param {string} test
 * @param {string[]} products
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {string[][]} name, and what tells those apart that are found several times
 */
function namesFound(test, products, { findingSummaries }) {
  const own = findingSummaries.filter((each) => each.test === test && products.includes(each.product));
  return [...new Set(own.map(({ name }) => name))].flatMap((name) => {
    const variants = [...new Set(own.filter((each) => each.name === name).map(wordsOf))];
    return variants.length > 1
      ? variants.map((words) => [name, ...words.split(' ').filter(Boolean)])
      : [[name]];
  });
}

/**
 * @param {string[]} words
 * @param {{ products: string[], review: import('../../model/project.js').Review, results: import('./compareNumbers.js').Comparing }} asked
 */
function rowOf(words, { products, review, results }) {
  const found = products.map((product) => findNumber(words, { product, review }, results).found);
  const numbers = found.flatMap((each) => each ?? []);
  const [{ metric, title, share }] = numbers;
  const largest = Math.max(...numbers.map(({ over }) => Math.abs(over.mean)));
  const scale = scaleFor(metrics[metric].shown, largest);
  const cells = found.map((each) => {
    if (!each) return null;
    const locked = showNumber(each, each.over.mean, scale);
    const show =
      !share && isLongTime(metric, largest)
        ? timeCell
        : (/** @type {number} */ value) => showNumber(each, value, scale);
    return {
      text: boundSign(each.over) + withBand(each.over, show),
      locked,
      title: explainNumber(each),
      ...(each.over.band && { isBand: true }),
    };
  });
  const label = words.length > 2 ? `${title} (${words.slice(2).join(' ')})` : title;
  return { label, ask: askOf(words, results), cells, complaints: incomparable(numbers, results) };
}
