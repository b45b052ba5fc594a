import { InputError } from '../../model/inputError.js';
import { percent } from '../../model/quantity.js';
import { indexInterval } from '../../statistics/indexInterval.js';
import { drawBars } from '../bars/bars.js';
import { productBar } from '../bars/productBar.js';
import { barStops } from '../stops/barStops.js';
import { indexTooltip } from '../stops/indexTooltip.js';
import { inOrder, orderOptions, sortLabel } from '../bars/productOrder.js';
import { partsOption } from '../rows/partsOption.js';
import { productFinder, isShown } from '../marks/productStyle.js';
import { overallWords } from './overall/overallWords.js';

/**
 * The geometric mean over named results, the subject of the review = 100 %; a dot for each of the results in it.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const overall = {
  kind: 'overall',
  title: 'The mean of several results, one bar for each product',
  draws: 'rows',
  input: 'index',
  order: { labels: ({ index = [] }) => (index[0]?.parts ?? []).map(({ label }) => label) },
  relative: {
    canBe: ({ index = [] }, id) => index.some(({ product, value }) => product === id && value > 0),
    to: (data, id) => ({ ...data, index: indexTo(data, id) }),
  },
  ...overallWords,
  stops: (seen) => barStops({ ...seen, tell: ({ product }) => indexTooltip(product, seen.shown) }),
  options: {
    type: 'object',
    properties: {
      ...orderOptions(' by their mean'),
      parts: partsOption('the results in the mean, each as [[parts]]', {
        weight: {
          type: 'number',
          exclusiveMinimum: 0,
          description: 'how much it counts; 1 where not said',
        },
      }),
    },
    additionalProperties: false,
  },
  spec(data) {
    const index = (data.index ?? []).filter(isShown(data));
    if (index.length === 0)
      throw new InputError(`no mean to show in chart ${data.id}`, {
        hint: 'name results that products have',
      });
    const base = index.find(({ parts }) => parts.every(({ ratio }) => ratio === 1));
    const by = sortLabel(
      data,
      index[0].parts.map(({ label }) => label),
    );
    const ofProduct = (/** @type {string} */ id) => index.find(({ product }) => product === id);
    const sortValue = (/** @type {{ id: string }} */ { id }) =>
      by ? ofProduct(id)?.parts.find(({ label }) => label === by)?.ratio : ofProduct(id)?.value;
    const ordered = inOrder(data, sortValue, 'higher');
    const some = [
      ...ordered.filter(({ id }) => ofProduct(id)),
      ...ordered.filter(({ id }) => !ofProduct(id)),
    ];
    const bars = some.map((product) => productBar(product, rowOf(ofProduct(product.id), data)));
    const own = base ? [{ value: 1, label: `${productFinder(data)(base.product).name} = 100\u2009%` }] : [];
    const errorBars = index.some(({ interval }) => interval) ? 'interval' : 'none';
    const shown = {
      ...data,
      errorBars: /** @type {'interval' | 'none'} */ (errorBars),
      references: [...data.references, ...own],
    };
    return drawBars(shown, [{ heading: null, mark: null, bars }], { unbased: percent });
  },
};

/**
 * The drawing of bars knows summaries: the mean, and the parts where other charts have runs.
 *
 * @param {import('../../model/chartData.js').ChartIndex | undefined} index
 * @param {import('../../model/chartData.js').ChartData} data
 * @returns {import('../../model/chartData.js').ChartRow | null}
 */
function rowOf(index, { rows }) {
  if (!index) return null;
  const { product, value, parts, interval = null } = index;
  // what ranges leave open of one result is nothing of a mean over several
  const { band: _, ...summary } = (rows.find((row) => row.product === product) ?? rows[0]).summary;
  const runs = parts.map(({ ratio, label }, at) => ({
    run: at + 1,
    value: ratio,
    source: label,
    excluded: null,
  }));
  return {
    product,
    label: '',
    summary: {
      ...summary,
      n: interval ? 2 : 1,
      mean: value,
      runs,
      outliers: [],
      sd: null,
      interval: interval && { ...interval, level: 0.95, method: 'welch-values-and-logs' },
    },
  };
}

/** @typedef {import('../../model/chartData.js').Chart} ChartData */

/**
 * Geometric means of ratios change their base by a division: that is why they are taken.
 *
 * Their intervals are those of the ratio to the new one.
 *
 * @param {ChartData} data
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
