import { problem } from '../../model/inputError.js';
import { isMetric, metrics, units } from '../../model/metric.js';
import { parametersKey } from '../../model/parameters.js';
import { didYouMean } from '../../model/lib/nearest.js';
import { kindNamed } from '../../model/vocabulary/index.js';
import { selectTotals } from '../selection/selectTotals.js';
import { specCell } from '../specs.js';
import { pricesInput } from './prices.js';

/** @typedef {import('./index.js').Asking} Asking */
/** @typedef {import('./index.js').Answer} Answer */

/**
 * What stands along the other axis of two measures: another result of the same product, a fact that it states, or its price.
 *
 * @param {Asking} asking
 * @returns {Answer}
 */
export function acrossInput(asking) {
  const { x } = asking.block;
  if (isMetric(x)) return ofResults(asking);
  return x === 'price' ? ofPrices(asking) : ofFacts(asking);
}

/** @param {Asking} asking @returns {Answer} */
function ofResults({ rows, block, wanted, results }) {
  const { x } = block;
  const own = {
    ...wanted,
    metric: x,
    tests: block['x-test'] ? [block['x-test']] : wanted.tests,
    statistic: block['x-statistic'],
    where: block['x-where'] ? asLists(block['x-where']) : block['x-test'] ? undefined : wanted.where,
  };
  const { summaries, problems } = selectTotals(results, own);
  if (problems.length > 0) return { rows: [], problems };
  const found = rows.map((row) => ({ row, against: partnersOf(row, summaries) }));
  const several = found.find(({ against }) => against.length > 1);
  if (several) {
    const hint = 'say which: x-where = { threads = 8 }, or x-statistic = "p99"';
    const message = `several results of ${several.row.product} along the axis: ${x}`;
    return { rows: [], problems: [problem(message, { hint })] };
  }
  const placed = found.flatMap(({ row, against: [one] }) => (one ? [{ ...row, against: one }] : []));
  const { title, better } = metrics[x];
  return {
    rows: placed,
    more: { across: { title, better } },
    problems: leftOut(
      rows,
      placed,
      (id) => `no ${x} of ${id}`,
      'measure it, or leave the product out: products = [...]',
    ),
  };
}

/**
 * The one result of its product, else those with the same parameters.
 *
 * @param {import('../../model/chartData.js').ChartRow} row
 * @param {import('../../model/summary.js').Summary[]} summaries
 */
function partnersOf({ product, summary }, summaries) {
  const own = summaries.filter((each) => each.product === product);
  if (own.length < 2) return own;
  const key = parametersKey(summary.parameters);
  return own.filter((each) => each.test === summary.test && parametersKey(each.parameters) === key);
}

/** @param {Record<string, unknown>} where @returns {import('../query/narrowing.js').Where} */
const asLists = (where) =>
  /** @type {any} */ (
    Object.fromEntries(Object.entries(where).map(([name, value]) => [name, [value].flat()]))
  );

/** @param {Asking} asking @returns {Answer} */
function ofPrices(asking) {
  const { rows, products, problems } = pricesInput(asking);
  const priced = new Map(
    [...(products ?? [])].map(([id, { price }]) => [id, { price, fact: price?.amount ?? null }]),
  );
  const [symbol] = [...priced.values()].flatMap(({ price }) => (price ? [price.currency] : []));
  return {
    rows,
    products: priced,
    problems,
    more: { across: { title: 'price', better: 'lower', unit: null, symbol } },
  };
}

/** @param {Asking} asking @returns {Answer} */
function ofFacts({ rows, block, wanted, results }) {
  const { x } = block;
  const written = wanted.products.map((id) => results.project.products.get(id)?.value ?? {});
  const cells = new Map(
    wanted.products.map((id, at) => [id, specCell(written[at][x] ?? written[at].specs?.[x])]),
  );
  const known = [...cells.values()].filter(({ value }) => value !== null);
  const stated = [...new Set(known.map(({ unit }) => unit))];
  const titles = written.flatMap(({ kind }) => (kind ? [kindNamed(kind).facts[x]?.title ?? ''] : []));
  if (known.length === 0 || stated.length > 1) {
    const facts = [
      ...new Set(written.flatMap((each) => [...Object.keys(each), ...Object.keys(each.specs ?? {})])),
    ];
    const message =
      stated.length > 1 ? `${x} is stated in several units: ${stated.join(', ')}` : `no number for x: ${x}`;
    const hint =
      stated.length > 1 ? 'state it in one unit in data/products/*.toml' : didYouMean(x, facts, 'facts');
    return { rows: [], problems: [problem(message, { path: 'x', hint })] };
  }
  const placed = rows.filter(({ product }) => Number.isFinite(cells.get(product)?.value));
  const [unit] = stated;
  const ours = unit !== null && unit in units;
  return {
    rows: placed,
    products: new Map([...cells].map(([id, { value }]) => [id, { fact: value }])),
    more: {
      across: {
        title: (titles.find(Boolean) ?? x).replace(/^[A-Z](?=[a-z ])/, (/** @type {string} */ letter) =>
          letter.toLowerCase(),
        ),
        better: block['x-better'] ?? 'neither',
        unit: ours ? unit : null,
        symbol: ours ? '' : (unit ?? ''),
      },
    },
    problems: leftOut(
      rows,
      placed,
      (id) => `${x} of ${id} is not known`,
      `state it in data/products/<product>.toml: ${x} = ...`,
    ),
  };
}

/**
 * @param {import('../../model/chartData.js').ChartRow[]} rows
 * @param {import('../../model/chartData.js').ChartRow[]} placed
 * @param {(product: string) => string} message
 * @param {string} hint
 */
function leftOut(rows, placed, message, hint) {
  const without = [...new Set(rows.map(({ product }) => product))].filter(
    (id) => !placed.some(({ product }) => product === id),
  );
  const severity = /** @type {'warning' | 'error'} */ (placed.length > 0 ? 'warning' : 'error');
  return without.map((id) =>
    problem(`${message(id)}${placed.length > 0 ? ': left out' : ''}`, { severity, hint }),
  );
}
