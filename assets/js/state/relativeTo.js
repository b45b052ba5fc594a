import { chartKind } from '../../../scripts/charts/loadedKinds.js';
import { hasZero, metrics } from '../../../scripts/model/metric.js';
import { workloadKey } from '../../../scripts/model/parameters.js';
import { shareOf } from '../../../scripts/statistics/shareOf.js';

/**
 * A chart's results as shares of one product's. A result that the product does not have has no share, and is not drawn; lines of
 * makers and limits are in the unit that is gone, and give way to the line of 100 %.
 *
 * @typedef {import('./chartState.js').PageChart} PageChart
 * @typedef {import('../../../scripts/model/chartData.js').ChartRow} ChartRow
 */

/**
 * @param {PageChart} data
 * @param {string} id
 */
export function canBeRelative(data, id) {
  const { relative } = chartKind(data.kind);
  if (relative !== true) return relative?.canBe(data, id) ?? false;
  return (
    hasZero(metrics[data.metric].unit) &&
    data.rows.some(({ product, summary }) => product === id && summary.mean > 0)
  );
}

/** The product that is 100 % as the author drew it, where one is. @param {PageChart} data */
export const relativeBase = ({ index = [] }) =>
  index.find(({ parts }) => parts.every(({ ratio }) => ratio === 1))?.product ?? null;

/**
 * @param {PageChart} data
 * @param {string | undefined} id
 * @returns {PageChart}
 */
export function relativeTo(data, id) {
  const base = data.products.find((product) => product.id === id);
  if (!base || !canBeRelative(data, base.id)) return data;
  const { relative } = chartKind(data.kind);
  const subtitle = `${data.subtitle}, in % of ${base.name}`;
  if (relative !== true) return relative ? { ...relative.to(data, base.id), subtitle } : data;
  // of several steps of a product the first is 100 %
  const own = data.rows
    .filter(({ product }) => product === base.id)
    .sort((a, b) => Number(b.step?.at) - Number(a.step?.at));
  const known = new Map(own.map((row) => [keyOf(row), row]));
  const rows = data.rows.flatMap((row) => {
    const against = known.get(keyOf(row));
    const summary = against && shareOf(row.summary, against.summary, { family: data.family });
    return summary ? [{ ...row, summary }] : [];
  });
  return {
    ...data,
    subtitle,
    relative: { product: base.id, name: base.name },
    rows,
    references: [{ value: 1, label: `${base.name} = 100\u2009%` }],
  };
}

/** @param {ChartRow} row */
const keyOf = ({ label, summary }) => `${label} ${summary.test} ${workloadKey(summary, null)}`;
