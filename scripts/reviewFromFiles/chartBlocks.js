import { groupBy } from '../model/lib/groupBy.js';
import { parameter } from '../model/vocabulary/index.js';
import { tomlString } from '../new/tomlText.js';
import { isWhere } from '../results/query/narrowing.js';
import { usual } from '../results/selection/selectSummaries.js';
import { namedBy, narrowTo } from './narrowTo.js';
import { placedLines, placedSummaries } from './placedResults.js';
import { freeId } from './productsOfFiles.js';

/**
 * @typedef {import('../results/inspect/chartsOf.js').InspectChart} InspectChart
 * @typedef {import('./placedResults.js').PlacedSummary} PlacedSummary
 * @typedef {import('./placedResults.js').PlacedLine} PlacedLine
 */

/**
 * Charts of files as blocks of a review: one for each test, because a chart of several would compare what is not comparable.
 *
 * @param {{ groups: import('../results/inspect/inspectFiles.js').InspectedGroup[], charts: InspectChart[] }} inspected
 * @param {import('./placedResults.js').Filing} filing
 * @returns {string[]} lines of Markdown
 */
export function chartBlocks({ groups, charts }, filing) {
  const summaries = placedSummaries(groups, filing);
  const lines = placedLines(groups, filing);
  const lineUp = filing.products.length;
  const blocks = charts.flatMap((chart) => [...rowBlocks(chart, summaries), ...lineBlocks(chart, lines)]);
  /** @type {Set<string>} */
  const taken = new Set();
  return blocks.flatMap((block) => [
    `\`\`\`chart {#${freeId(block.title, taken, { longest: 40, without: 'chart' })}}`,
    ...blockLines(block, lineUp),
    '```',
    '',
  ]);
}

/**
 * @typedef {object} Block
 * @property {string} kind
 * @property {string} title
 * @property {string} test
 * @property {string} metric
 * @property {string[]} products
 * @property {Record<string, unknown[]>} where
 * @property {Record<string, string | number>} options
 */

/** @param {InspectChart} chart @param {PlacedSummary[]} all @returns {Block[]} */
function rowBlocks(chart, all) {
  const drawn = new Set(chart.rows.map(({ summary }) => summary));
  const rows = all.filter(({ summary }) => drawn.has(summary));
  const parts = groupBy(rows, ({ test, summary }) =>
    JSON.stringify([test, summary.statistic, namedBy(summary)]),
  );
  return [...parts.values()].flatMap((own) => {
    const [{ test, summary }] = own;
    const products = productsOf(own);
    const { statistic, metric } = summary;
    const beside = all.filter(
      (each) => each.test === test && each.summary.metric === metric && products.includes(each.product),
    );
    const isUsual = !beside.some((each) => usual.indexOf(each.summary.statistic) < usual.indexOf(statistic));
    const same = beside.filter((each) => each.summary.statistic === statistic);
    const x = chart.kind === 'sweep' ? String(chart.options.x) : undefined;
    const where = narrowTo(
      own.map(({ summary: each }) => each),
      same.map(({ summary: each }) => each),
      x,
    );
    // no block means a result without a parameter that others have
    if (same.some((each) => isWhere(each.summary, where) && namedBy(each.summary) !== namedBy(summary)))
      return [];
    const isGrouped = products.length > 1 && own.length > products.length;
    return {
      kind: x ? 'sweep' : isGrouped ? 'grouped-bar' : 'bar',
      title: chart.title,
      test,
      metric,
      products,
      where,
      options: {
        ...(usual.includes(statistic) && isUsual ? {} : { statistic }),
        ...(x ? { x } : isGrouped ? {} : { sort: 'line-up' }),
      },
    };
  });
}

/** One run of each product, as the line chart of a review has it. @param {InspectChart} chart @param {PlacedLine[]} all @returns {Block[]} */
function lineBlocks(chart, all) {
  const drawn = new Set(chart.series.map(({ series }) => series));
  const lines = all.filter(({ series }) => drawn.has(series));
  const firstRun = (/** @type {PlacedLine} */ { product, test }) =>
    Math.min(...lines.filter((each) => each.product === product && each.test === test).map(({ run }) => run));
  const first = lines.filter((line) => line.run === firstRun(line));
  return [...groupBy(first, ({ test, run }) => `${test} ${run}`).values()].map((own) => {
    const [{ test, run, series }] = own;
    const products = productsOf(own);
    const same = all.filter(
      (each) =>
        each.test === test &&
        each.run === run &&
        each.series.metric === series.metric &&
        products.includes(each.product),
    );
    return {
      kind: 'timeline',
      title: chart.title,
      test,
      metric: series.metric,
      products,
      where: narrowTo(
        own.map((each) => each.series),
        same.map((each) => each.series),
      ),
      options: /** @type {Block['options']} */ (run > 1 ? { run } : {}),
    };
  });
}

/** @param {{ product: string }[]} own */
const productsOf = (own) => [...new Set(own.map(({ product }) => product))];

/** @param {Block} block @param {number} lineUp how many products the review has */
function blockLines({ kind, title, test, metric, products, where, options }, lineUp) {
  const narrowed = Object.entries(where);
  const others = narrowed.filter((each) => !isKey(each));
  const line = (/** @type {[string, unknown[]]} */ [name, values]) =>
    `${tomlKey(name)} = ${tomlList(values)}`;
  return [
    `kind = "${kind}"`,
    `title = ${tomlString(title)}`,
    `test = "${test}"`,
    `metric = "${metric}"`,
    ...Object.entries(options).map(([name, value]) => `${name} = ${tomlValue(value)}`),
    ...narrowed.filter(isKey).map(line),
    ...(others.length > 0 ? [`where = { ${others.map(line).join(', ')} }`] : []),
    ...(products.length < lineUp ? [`products = [${products.map(tomlString).join(', ')}]`] : []),
  ];
}

/** Whether a block has a key of its own for it, which takes the values of the vocabulary. @param {[string, unknown[]]} narrowed */
function isKey([name, values]) {
  const { isKey: hasKey, values: known } = parameter(name);
  return hasKey && values.every((each) => known?.includes(String(each)) ?? true);
}

/** @param {string} name */
const tomlKey = (name) => (/^[\w-]+$/.test(name) ? name : tomlString(name));

/** @param {unknown} value */
const tomlValue = (value) => (typeof value === 'string' ? tomlString(value) : String(value));

/** @param {unknown[]} values */
const tomlList = (values) =>
  values.length === 1 && typeof values[0] !== 'object'
    ? tomlValue(values[0])
    : `[${values.map(tomlValue).join(', ')}]`;
