import { groupBy } from '../../model/lib/groupBy.js';
import { variantWords } from '../selection/comparable.js';
import { subtitleOf } from '../selection/subtitleOf.js';

/**
 * Fills that may be set against each other: of the same test and workload by one methodology on one testbed, of the same origin.
 *
 * @typedef {import('./compareRecord.js').CompareRecord} CompareRecord
 * @typedef {import('./compareRecord.js').ResultSet} ResultSet
 * @typedef {import('./compareRecord.js').FillFile} FillFile
 * @typedef {import('../../model/chartData.js').ChartSeries} ChartSeries
 *
 * @typedef {{ record: CompareRecord, set: ResultSet, fill: FillFile }} OwnFill
 * @typedef {{ test: import('./compareRecord.js').Linked, own: OwnFill[] }} SharedFill `own`: of each product one
 *
 * @param {CompareRecord[]} records in the reader's order
 * @param {(set: ResultSet) => string} groupOf what must be the same of two sets
 * @returns {Map<string, SharedFill[]>} by group
 */
export function sharedFills(records, groupOf) {
  const all = records.flatMap((record) =>
    record.sets.flatMap((set) => (set.fills ?? []).map((fill) => ({ record, set, fill }))),
  );
  const comparable = all.filter(({ set, fill }) => isComparable(set, fill));
  const groups = groupBy(comparable, ({ set }) => groupOf(set));
  return new Map(
    [...groups].flatMap(([group, some]) => {
      const tests = [...groupBy(some, ({ fill }) => `${fill.test.id} ${fill.workload}`).values()];
      const shared = tests.map(oneEach).filter(({ length }) => length > 1);
      return shared.length > 0 ? [[group, shared.map((own) => ({ test: own[0].fill.test, own }))]] : [];
    }),
  );
}

/** @param {OwnFill[]} all */
const oneEach = (all) => [...new Map(all.map((each) => [each.record, each])).values()];

/**
 * The chart of fills whose files were fetched.
 *
 * @param {SharedFill} shared
 * @param {Map<string, ChartSeries>} curves by path; what could not be had is left out
 * @returns {Omit<import('../../model/chartData.js').ChartData, 'layout'> | null} `null` where fewer than two are there
 */
export function fillChart({ test, own }, curves) {
  const drawn = own.flatMap((each) => {
    const line = curves.get(each.fill.path);
    return line ? [{ ...each, line }] : [];
  });
  if (drawn.length < 2) return null;
  const [{ set, fill }] = drawn;
  const series = drawn.map(({ line }) => line);
  return {
    id: ['fill', set.methodology.id, set.testbed.id, test.id, fill.workload]
      .join('-')
      .replace(/[^\w-]+/g, '-'),
    kind: 'timeline',
    title: test.title,
    subtitle: subtitleOf([], series, {
      metric: 'bandwidth',
      named: 'Rate over bytes written',
    }),
    metric: 'bandwidth',
    products: drawn.map(({ record: { product } }) => ({
      ...product,
      subject: false,
      ...(set.kind === 'transcribed' && { kind: 'transcribed', inHeading: /** @type {const} */ (true) }),
    })),
    rows: [],
    series,
    errorBars: 'none',
    family: drawn.length,
    references: [],
    notes: [],
    cautions: cautionsOf(drawn),
    options: { x: 'bytes' },
  };
}

/** As of results: variants that stand together are named with the methodology's reason. @param {OwnFill[]} all */
function cautionsOf(all) {
  const variants = groupBy(all, ({ set: { variant } }) => variant);
  if (variants.size < 2) return [];
  return [...variants].flatMap(([variant, own]) => {
    const products = own.map(({ record: { product } }) => product.name);
    return variant ? [variantWords({ variant, products, reason: own[0].fill.declared })] : [];
  });
}

/** What was emulated measures nothing; a variant without a reason is another setup. @param {ResultSet} set @param {{ declared: string | null }} of */
export const isComparable = (set, of) =>
  set.kind !== 'emulated' && (set.variant === null || of.declared !== null);
