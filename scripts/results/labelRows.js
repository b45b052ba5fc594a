import { problem } from '../model/inputError.js';
import { metrics } from '../model/metric.js';
import { formatBlockSize } from '../model/quantity.js';

/**
 * @typedef {import('../model/summary.js').Summary} Summary
 * @typedef {{ name: string, key: string | null, of: (summary: Summary) => string | null }} Dimension
 */

/** What may tell two results of one product apart, how it reads, and the block's key that settles it. */
export const dimensions = /** @type {Dimension[]} */ ([
  { name: 'test', key: 'test', of: ({ test }) => test },
  { name: 'metric', key: 'metric', of: ({ metric }) => metrics[metric].title },
  { name: 'pattern', key: 'pattern', of: ({ pattern }) => pattern },
  { name: 'operation', key: 'operation', of: operationOf },
  { name: 'blockSize', key: 'block-size', of: ({ blockSize }) => blockSize && formatBlockSize(blockSize) },
  {
    name: 'queueDepth',
    key: 'queue-depth',
    of: ({ queueDepth }) => queueDepth && `queue depth ${queueDepth}`,
  },
  { name: 'jobs', key: null, of: ({ jobs }) => jobs && `${jobs} jobs` },
  {
    name: 'readPercent',
    key: null,
    of: ({ readPercent }) => (readPercent !== null ? `${readPercent} % read` : null),
  },
  { name: 'condition', key: null, of: ({ condition }) => condition && Object.values(condition).join(', ') },
]);

/** Reads and writes at the same time add up to a total. @param {Summary} summary */
function operationOf({ operation, readPercent }) {
  return operation === 'mixed' && readPercent !== null ? 'total' : operation;
}

/** Told apart without being asked: a chart of one test shows its reads and writes. */
const free = new Set(['test', 'metric', 'operation', 'condition', 'pattern']);

/**
 * Names each result by what sets it apart from the others of its product. What a chart kind draws along its axis needs no name;
 * what is neither drawn, free nor asked for is a question back to the author.
 *
 * @param {Summary[]} summaries
 * @param {{ kind: import('../model/chartData.js').ChartKind, wanted: { queueDepths?: number[], x?: string }, results: import('./selectSummaries.js').Results }} context
 * @returns {{ rows: import('../model/chartData.js').ChartRow[], problems: import('../model/inputError.js').Problem[] }}
 */
export function labelRows(summaries, { kind, wanted, results }) {
  const { onAxis, told } = alongAxes(summaries, kind, wanted.x);
  const varying = told.filter(
    ({ name, of }) =>
      !onAxis.has(name) && new Set(summaries.map(of)).size > 1 && !saidByTest(name, summaries),
  );
  const asked = new Set(wanted.queueDepths ? ['queueDepth'] : []);
  const open = varying.filter(
    ({ name }) => !free.has(name) && !asked.has(name) && separates(name, summaries),
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
 * What a kind draws along its axis, and what is left to tell results apart. A condition on the axis leaves the others to be told.
 *
 * @param {Summary[]} summaries
 * @param {import('../model/chartData.js').ChartKind} kind
 * @param {string} [x]
 * @returns {{ onAxis: Set<string>, told: Dimension[] }}
 */
function alongAxes(summaries, { axes = [], alongOne }, x) {
  if (!alongOne) return { onAxis: new Set(axes), told: dimensions };
  const names = axes.filter((name) => name !== 'condition');
  const varies = (/** @type {(summary: Summary) => unknown} */ of) => new Set(summaries.map(of)).size > 1;
  const name = x
    ? names.find((each) => each === camel(x))
    : names.find((each) => varies((summary) => Reflect.get(summary, each)));
  if (name) return { onAxis: new Set([name]), told: dimensions };
  const keys = [...new Set(summaries.flatMap(({ condition }) => Object.keys(condition ?? {})))].sort();
  const key = x ? camel(x) : keys.find((each) => varies(({ condition }) => condition?.[each]));
  const others = (/** @type {Summary} */ { condition }) =>
    Object.entries(condition ?? {})
      .flatMap(([each, value]) => (each === key ? [] : [value]))
      .join(', ') || null;
  const told = dimensions.map((each) => (each.name === 'condition' ? { ...each, of: others } : each));
  return { onAxis: new Set(), told };
}

/** @param {string} name */
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * Whether the test's name says it already: a chart of "sequential read" and "sequential write" need not say "read" again.
 *
 * @param {string} name
 * @param {Summary[]} summaries
 */
function saidByTest(name, summaries) {
  const dimension = dimensions.find((each) => each.name === name);
  if (name !== 'operation' && name !== 'pattern') return false;
  const pairs = new Set(summaries.map((summary) => `${summary.test} ${dimension?.of(summary)}`));
  return pairs.size === new Set(summaries.map(({ test }) => test)).size;
}

/**
 * Whether the dimension tells apart results of one product and test, rather than one test from another.
 *
 * @param {string} name
 * @param {Summary[]} summaries
 */
function separates(name, summaries) {
  const dimension = dimensions.find((each) => each.name === name);
  /** @type {Map<string, Set<string | null | undefined>>} */
  const values = new Map();
  for (const summary of summaries) {
    const key = `${summary.product} ${summary.test} ${summary.operation}`;
    values.set(key, (values.get(key) ?? new Set()).add(dimension?.of(summary)));
  }
  return [...values.values()].some(({ size }) => size > 1);
}

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
function askBack({ key, name, of }, summaries) {
  const values = [...new Set(summaries.map(of))].filter((value) => value !== null);
  const hint = key
    ? `name one or several: ${key} = ... (there is: ${values.join(', ')})`
    : `there is: ${values.join(', ')}`;
  return problem(`results differ in ${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`, {
    hint,
  });
}
