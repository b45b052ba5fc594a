import { indexInterval } from '../../../statistics/indexInterval.js';

/** @typedef {import('../../words/caption.js').ChartData} ChartData */

/**
 * Geometric means of ratios change their base by a division: that is why they are taken.
 *
 * Their intervals are those of the ratio to the new one.
 *
 * @param {ChartData} data
 * @param {string} id
 */
export function indexTo({ index = [], rows, family }, id) {
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
