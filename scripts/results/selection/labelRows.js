import { axisParameters } from '../../model/axisParameters.js';
import { problem } from '../../model/inputError.js';
import { metrics } from '../../model/metric.js';
import { parameterNames, parameterWords, workloadKey } from '../../model/parameters.js';
import { parameter, sharesOf } from '../../model/vocabulary/index.js';

/**
 * @typedef {import('../../model/summary.js').Summary} Summary
 *
 * @typedef {object} Dimension
 * @property {string} name of a parameter, or `test`, `metric`, `benchmark`
 * @property {(summary: Summary) => string | null} of how it reads
 * @property {boolean} free told apart without being asked: a chart of one test shows its reads and writes
 */

/**
 * What may tell results of one product apart, in the order in which labels say it. What has a scale is made to be drawn along, and is
 * asked back where it is not.
 *
 * @param {readonly Summary[]} summaries
 * @returns {Dimension[]}
 */
export function dimensionsOf(summaries) {
  const names = parameterNames(summaries.map(({ parameters }) => parameters));
  return [
    { name: 'test', of: ({ test }) => test, free: true },
    { name: 'metric', of: ({ metric }) => metrics[metric].title, free: true },
    ...(namesTellApart(summaries)
      ? [{ name: 'benchmark', of: (/** @type {Summary} */ summary) => summary.benchmark, free: true }]
      : []),
    ...names.map((name) => ({
      name,
      of: (/** @type {Summary} */ { parameters }) => wordsIn(parameters, name),
      free: parameter(name).scale === null || parameter(name).scale === 'categories',
    })),
  ];
}

/**
 * The tool's own names tell results apart only where nothing else does: one job may be called otherwise in each campaign.
 *
 * @param {readonly Summary[]} summaries
 */
function namesTellApart(summaries) {
  if (new Set(summaries.map((each) => each.benchmark)).size < 2) return false;
  /** @type {Map<string, string | null>} */
  const seen = new Map();
  return summaries.some((summary) => {
    const key = [summary.product, summary.test, workloadKey(summary, null)].join(' ');
    const twice = seen.has(key) && seen.get(key) !== summary.benchmark;
    seen.set(key, summary.benchmark);
    return twice;
  });
}

/**
 * Reads and writes at the same time add up to a total.
 *
 * @param {import('../../model/parameters.js').Parameters} parameters
 * @param {string} name
 */
function wordsIn(parameters, name) {
  const value = parameters[name];
  if (value === undefined) return null;
  const isTotal =
    name === 'operation' && value === 'mixed' && parameters[sharesOf('operation')] !== undefined;
  return isTotal ? 'total' : parameterWords(name, value);
}

/**
 * Names each result by what sets it apart from the others of its product. What a chart kind draws along its axis needs no name;
 * what is neither drawn, free nor asked for is a question back to the author.
 *
 * @param {Summary[]} summaries
 * @param {{ kind: import('../../model/chartData.js').ChartKind, wanted: { where?: import('../query/narrowing.js').Where, x?: string, y?: string }, results: import('./selectSummaries.js').Results }} context
 * @returns {{ rows: import('../../model/chartData.js').ChartRow[], problems: import('../../model/inputError.js').Problem[] }}
 */
export function labelRows(summaries, { kind, wanted, results }) {
  const onAxis = onAxes(summaries, kind, wanted);
  const varying = dimensionsOf(summaries).filter(
    (dimension) =>
      !onAxis.has(dimension.name) &&
      new Set(summaries.map(dimension.of)).size > 1 &&
      !saidByTest(dimension, summaries),
  );
  const open = varying.filter(
    (dimension) => !dimension.free && !wanted.where?.[dimension.name] && separates(dimension, summaries),
  );
  const rows = summaries.map((summary) => ({
    product: summary.product,
    label: varying
      .map((dimension) => wording(dimension, summary, results))
      .filter(Boolean)
      .join(', '),
    summary,
  }));
  return { rows, problems: open.map((dimension) => askBack(dimension, summaries)) };
}

/**
 * What a kind draws along its axes, and so needs no label.
 *
 * @param {Summary[]} summaries
 * @param {import('../../model/chartData.js').ChartKind} kind
 * @param {{ x?: string, y?: string }} wanted
 */
function onAxes(summaries, { axes = [], along }, wanted) {
  const list = summaries.map(({ parameters }) => parameters);
  return new Set([...axes, ...(along ? axisParameters(list, along, wanted) : [])]);
}

/**
 * Whether the test's name says it already: a chart of "sequential read" and "sequential write" need not say "read" again.
 *
 * @param {Dimension} dimension
 * @param {Summary[]} summaries
 */
function saidByTest({ name, of }, summaries) {
  if (parameter(name).phrase === null || parameter(name).scale !== null) return false;
  const pairs = new Set(summaries.map((summary) => `${summary.test} ${of(summary)}`));
  return pairs.size === new Set(summaries.map(({ test }) => test)).size;
}

/**
 * Whether the dimension tells apart results of one product and test, rather than one test from another.
 *
 * @param {Dimension} dimension
 * @param {Summary[]} summaries
 */
function separates({ of }, summaries) {
  /** @type {Map<string, Set<string | null>>} */
  const values = new Map();
  for (const summary of summaries) {
    const key = `${summary.product} ${summary.test} ${phraseOf(summary)}`;
    values.set(key, (values.get(key) ?? new Set()).add(of(summary)));
  }
  return [...values.values()].some(({ size }) => size > 1);
}

/** @param {Summary} summary the words that say what was asked, as reading or writing */
const phraseOf = ({ parameters }) =>
  Object.keys(parameters)
    .filter((name) => parameter(name).phrase !== null && parameter(name).scale === null)
    .map((name) => parameters[name])
    .join(' ');

/**
 * @param {Dimension} dimension
 * @param {Summary} summary
 * @param {import('./selectSummaries.js').Results} results
 */
const wording = ({ name, of }, summary, results) =>
  name === 'test' ? testTitle(summary, results) : of(summary);

/**
 * @param {{ methodology: string, test: string }} of
 * @param {import('./selectSummaries.js').Results} results
 * @returns {string}
 */
export const testTitle = ({ methodology, test }, { project }) =>
  project.methodologies.get(methodology)?.value.tests?.[test]?.title ?? test;

/**
 * @param {Dimension} dimension
 * @param {Summary[]} summaries
 */
function askBack({ name, of }, summaries) {
  const values = [...new Set(summaries.map(of))].filter((value) => value !== null);
  const { title, isKey } = parameter(name);
  const numbers = [...new Set(summaries.map(({ parameters }) => parameters[name]))].filter(
    (value) => value !== undefined,
  );
  const key = isKey ? `${name} = ...` : `where = { ${name} = ${JSON.stringify(numbers.slice(0, 3))} }`;
  return problem(`results differ in ${title}`, {
    hint: `name one or several: ${key} (there is: ${values.join(', ')})`,
  });
}
