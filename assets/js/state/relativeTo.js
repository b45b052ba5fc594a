import { indexInterval } from '../../../scripts/statistics/indexInterval.js';
import { workloadKey } from '../../../scripts/results/workloadKey.js';
import { hasZero, metrics } from '../../../scripts/model/metric.js';
import { shareOf } from '../../../scripts/statistics/shareOf.js';

/**
 * A chart's results as shares of one product's. A result that the product does not have has no share, and is not drawn; lines of
 * makers and limits are in the unit that is gone, and give way to the line of 100 %.
 *
 * @typedef {import('./chartState.js').PageChart} PageChart
 * @typedef {import('../../../scripts/model/chartData.js').ChartRow} ChartRow
 */

const kinds = new Set(['bar', 'grouped-bar', 'sweep', 'percentiles', 'heatmap', 'scaling', 'value']);

/**
 * @param {PageChart} data
 * @param {string} id
 */
export const canBeRelative = (data, id) =>
  data.kind === 'overall'
    ? (data.index ?? []).some(({ product, value }) => product === id && value > 0)
    : kinds.has(data.kind) &&
      hasZero(metrics[data.metric].unit) &&
      data.rows.some(({ product, summary }) => product === id && summary.mean > 0);

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
  if (data.kind === 'overall') return { ...data, index: indexTo(data, base.id) };
  const known = new Map(
    data.rows.filter(({ product }) => product === base.id).map((row) => [keyOf(row), row]),
  );
  const rows = data.rows.flatMap((row) => {
    const against = known.get(keyOf(row));
    const summary = against && shareOf(row.summary, against.summary, { family: data.family });
    return summary ? [{ ...row, summary }] : [];
  });
  return {
    ...data,
    subtitle: `${data.subtitle}, in % of ${base.name}`,
    relative: { product: base.id, name: base.name },
    rows,
    references: [{ value: 1, label: `${base.name} = 100\u2009%` }],
  };
}

/** @param {ChartRow} row */
const keyOf = ({ label, summary }) => `${label} ${summary.test} ${workloadKey(summary, null)}`;

/**
 * Geometric means of ratios change their base by a division: that is why they are taken.
 *
 * Their intervals are those of the ratio to the new one.
 *
 * @param {PageChart} data
 * @param {string} id
 */
function indexTo({ index = [], rows, family }, id) {
  const resultOf = (/** @type {string} */ product, /** @type {string} */ label) =>
    rows.find((row) => row.product === product && row.label === label)?.summary;
  const base = index.find(({ product }) => product === id);
  if (!base) return index;
  const intervalTo = (/** @type {string} */ product) => {
    const compared = base.parts.flatMap(({ label, weight }) => {
      const [of, against] = [product, id].map((each) => resultOf(each, label));
      return of && against ? [{ of, base: against, weight }] : [];
    });
    const value = Number(index.find((each) => each.product === product)?.value) / base.value;
    const whole = product !== id && compared.length === base.parts.length;
    return whole ? indexInterval(compared, { value, family }) : null;
  };
  return index.map(({ product, value, parts }) => ({
    product,
    value: value / base.value,
    interval: intervalTo(product),
    parts: parts.map((part) => ({
      ...part,
      ratio: part.ratio / (base.parts.find(({ label }) => label === part.label)?.ratio ?? 1),
    })),
  }));
}
