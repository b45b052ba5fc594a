import { upperFirst } from '../../model/lib/phrases.js';
import { ofReadings } from '../../model/ofReadings.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { variantWords } from '../selection/comparable.js';
import { subtitleOf } from '../selection/subtitleOf.js';
import { defaultErrorBars } from '../selection/spreadOf.js';
import { changesOf } from './changesOf.js';
import { isComparable, sharedFills } from './sharedFills.js';
import { chartsByTest, sweepParameter } from './splitSweeps.js';

/**
 * Results of several products that may be set against each other: the same test by one methodology on one testbed, of the same
 * origin, and of one setup or of variants that the methodology declares alike.
 *
 * @typedef {import('./compareRecord.js').CompareRecord} CompareRecord
 * @typedef {import('./compareRecord.js').ResultSet} ResultSet
 * @typedef {import('./compareRecord.js').SetResult} SetResult
 * @typedef {import('./compareRecord.js').Linked} Linked
 * @typedef {import('./changesOf.js').Change} Change
 *
 * @typedef {object} SharedChart one test and one metric
 * @property {Linked} test
 * @property {string} [measure] what its methodology calls the measure
 * @property {Omit<import('../../model/chartData.js').ChartData, 'layout'>} data ready to draw
 * @property {Change[]} changes each against the first product that has the result
 * @property {import('../../model/chartData.js').ChartRow[]} rows every result, named by what sets it apart within the test
 *
 * @typedef {object} SharedGroup what one methodology and testbed hold of the chosen products
 * @property {Linked} methodology
 * @property {Linked} testbed
 * @property {ResultSet['kind']} kind
 * @property {SharedChart[]} charts
 * @property {import('./sharedFills.js').SharedFill[]} fills
 * @property {(Linked & { about: string })[]} tests what they do, where the methodology says it
 *
 * @typedef {{ record: CompareRecord, set: ResultSet, result: SetResult, key: string, group: string, chart: string, part?: unknown[] }} Placed `part`:
 *   the values that set its chart apart from others of its test and metric
 */

/**
 * A result at a time: the intervals of many changes take long, and a page has to answer in between.
 *
 * @typedef {{ groups: SharedGroup[], apart: { record: CompareRecord, set: ResultSet, results: SetResult[] }[] }} Compared `apart`: what
 *   no other of them has, or has otherwise
 *
 * @param {CompareRecord[]} records in the reader's order
 * @returns {Generator<void, Compared>}
 */
export function* compareResults(records) {
  const all = records.flatMap((record) =>
    record.sets.flatMap((set) => set.results.map((result) => placed(record, set, result))),
  );
  const comparable = all.filter(({ set, result }) => isComparable(set, result));
  const mates = groupBy(comparable, ({ key }) => key);
  const isShared = (/** @type {Placed} */ each) => (mates.get(each.key)?.length ?? 0) > 1;
  const fills = sharedFills(records, groupOf);
  /** @type {SharedGroup[]} */
  const groups = [];
  for (const [group, own] of groupBy(all.filter(isShared), (each) => each.group)) {
    const { methodology, testbed, kind } = own[0].set;
    const charts = [];
    const among = { products: productsOf(own), family: records.length };
    const parts = chartsByTest(own);
    for (const of of parts) {
      // charts of one measure stand beside one another: one kind of axis
      const wide = needLogarithm(parts.filter((other) => other[0].chart === of[0].chart));
      charts.push(yield* sharedChart(of, { ...among, wide }));
    }
    groups.push({
      methodology,
      testbed,
      kind,
      charts,
      fills: fills.get(group) ?? [],
      tests: testsOf(own),
    });
  }
  const lone = groupBy(
    all.filter((each) => !isShared(each)),
    ({ set }) => set,
  );
  return {
    groups,
    apart: [...lone].map(([set, own]) => ({
      record: own[0].record,
      set,
      results: own.map(({ result }) => result),
    })),
  };
}

/** @param {Placed[]} all */
const productsOf = (all) => [
  ...new Map(all.map(({ record: { product } }) => [product.id, product])).values(),
];

/** @param {Placed[]} all of one methodology */
function testsOf(all) {
  const tests = new Map(
    all.map(({ set, result: { test } }) => [test.id, { ...test, about: set.abouts[test.id] }]),
  );
  return [...tests.values()].filter(({ about }) => about);
}

/** What two campaigns must share. @param {ResultSet} set */
const groupOf = ({ methodology, testbed, kind }) => JSON.stringify([methodology.id, testbed.id, kind]);

/**
 * @param {CompareRecord} record
 * @param {ResultSet} set
 * @param {SetResult} result
 * @returns {Placed}
 */
function placed(record, set, result) {
  const group = groupOf(set);
  const chart = JSON.stringify([group, result.test.id, result.summary.metric]);
  return { record, set, result, group, chart, key: JSON.stringify([chart, result.label]) };
}

/**
 * @param {Placed[]} all of one test and metric
 * @param {{ products: import('../../model/chartData.js').ChartProduct[], family: number, wide: boolean }} among `products` of the whole
 *   group: a chart says which of them has no result; `family`: how many are chosen; `wide`: lines need a logarithmic axis
 * @returns {Generator<void, SharedChart>}
 */
function* sharedChart(all, { products, family, wide }) {
  const [{ set, result, part = [] }] = all;
  const { metric } = result.summary;
  const labels = [...new Set(all.map((each) => each.result.label))];
  // the measure is the subtitle's to say
  const short = (/** @type {string} */ label) =>
    labels.length > 1 ? upperFirst(label.split(', ').slice(1).join(', ')) : '';
  const rows = labels.flatMap((label) =>
    all
      .filter((each) => each.result.label === label)
      .map(({ record, result: { summary } }) => ({
        product: record.product.id,
        label: short(label),
        summary,
      })),
  );
  /** @type {Change[]} */
  const changes = [];
  for (const own of groupBy(rows, ({ label }) => label).values()) {
    changes.push(...changesOf(own, family));
    yield;
  }
  const along = sweepParameter(all);
  const kind = along ? 'sweep' : labels.length > 1 ? 'grouped-bar' : 'bar';
  return {
    test: result.test,
    ...(result.measure && { measure: result.measure }),
    changes,
    rows,
    data: {
      id: [set.methodology.id, set.testbed.id, result.test.id, metric, ...part]
        .join('-')
        .replace(/[^\w-]/g, '-'),
      kind,
      title: result.test.title,
      subtitle: subtitleOf(rows, [], {
        metric,
        named: result.measure,
        measure: (name) => ofReadings(name, rows[0].summary),
      }),
      metric,
      products: products.map((product) => ({
        ...product,
        subject: false,
        ...(set.kind === 'transcribed' && { kind: 'transcribed', inHeading: /** @type {const} */ (true) }),
      })),
      // the axis says what the steps are; lines are named in the reader's order, as in every chart of the page
      rows: along
        ? products.flatMap(({ id }) =>
            rows.filter(({ product }) => product === id).map((row) => ({ ...row, label: '' })),
          )
        : rows,
      series: [],
      errorBars: defaultErrorBars(rows),
      family,
      references: [],
      notes: [],
      cautions: cautionsOf(all),
      options: { sort: 'line-up', ...(along && { x: along, ...(wide && { scale: 'log' }) }) },
    },
  };
}

/** Lines far apart in one of the charts would lie on its axis. @param {Placed[][]} charts of one measure */
function needLogarithm(charts) {
  const means = charts.map((own) => own.map(({ result: { summary } }) => summary.mean));
  return Math.min(...means.flat()) > 0 && means.some((own) => Math.max(...own) / Math.min(...own) > 30);
}

/** Variants that stand together are named, with their products and the methodology's reason. @param {Placed[]} all */
function cautionsOf(all) {
  const used = new Map(all.map(({ set: { variant }, result: { declared } }) => [variant, declared]));
  if (used.size < 2) return [];
  return [...used].flatMap(([variant, reason]) => {
    const own = all.filter(({ set }) => set.variant === variant);
    const products = [...new Set(own.map(({ record: { product } }) => product.name))];
    return variant ? [variantWords({ variant, products, reason })] : [];
  });
}
