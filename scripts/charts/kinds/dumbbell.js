import { shownUnit } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { measureAxis, scaleOption } from '../axes/measureAxis.js';
import { inOrder, orderOptions } from '../bars/productOrder.js';
import { ink } from '../frame.js';
import { markOf, productFinder } from '../marks/productStyle.js';
import { drawStrips } from '../rows/strips.js';
import { pointStops } from '../stops/pointStops.js';
import { dumbbellWords, pairWords } from './dumbbell/dumbbellWords.js';
import { beforeShape, pairLayers } from './dumbbell/pairLayers.js';
import { pairsOf } from './dumbbell/pairsOf.js';

/**
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../../model/chartData.js').ChartRow} ChartRow
 */

/**
 * Two results of each product and what is between them: before and after, fresh and steady.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const dumbbell = {
  kind: 'dumbbell',
  title: 'Before and after, a line from one to the other for each product',
  draws: 'rows',
  order: {},
  takesReadersFile: true,
  ...dumbbellWords,
  stops: pointStops,
  options: {
    type: 'object',
    properties: {
      from: {
        type: 'string',
        description: 'the result that is before, as it is labelled; the first where not said',
      },
      names: {
        type: 'array',
        items: { type: 'string' },
        minItems: 2,
        maxItems: 2,
        description:
          'what the key calls the two, the one before first, where their tests are named for something else',
      },
      scale: scaleOption('linear'),
      ...orderOptions(' by the result after'),
    },
    additionalProperties: false,
  },
  spec(data) {
    const { from, to, names, pairs, alone } = pairsOf(data);
    const find = productFinder(data);
    const rowsOf = (/** @type {string} */ id) => {
      const pair = pairs.find(({ product }) => product === id);
      return pair ? [pair.before, pair.after] : alone.filter(({ product }) => product === id);
    };
    const by = data.options['sort-by'] === from ? 0 : -1;
    const ordered = inOrder(data, ({ id }) => rowsOf(id).at(by)?.summary.mean).filter(
      ({ id }) => rowsOf(id).length > 0,
    );
    const ends = ordered.map(({ id }) => rowsOf(id));
    const x = measureAxis(
      data,
      ends.flat().map(({ summary }) => summary),
      { count: data.layout === 'wide' ? 6 : 4 },
    );
    return drawStrips(data, {
      x,
      height: 22,
      between: data.layout === 'wide' ? 14 : 12,
      strips: ordered.map((product) => ({
        name: product.name,
        mark: markOf(product),
        strong: product.subject,
        words: wordsOf(
          data,
          pairs.find((pair) => pair.product === product.id),
        ),
        of: { product: product.id, label: '' },
      })),
      key: [from, to].map((label, at) => ({
        name: names[at],
        note: '',
        strong: false,
        colour: ink.muted,
        shape: at === 0 ? beforeShape : 'circle',
        of: { product: '', label },
      })),
      marks: Object.fromEntries(ends.map((rows, at) => [`data-point-${at + 1}`, rows.length])),
      content: ({ rows: places, x: px }) =>
        ends.flatMap((rows, at) =>
          pairLayers(data, { rows, from, product: find(rows[0].product), at, x, px, place: places[at] }),
        ),
    });
  },
};

/** @param {ChartData} data @param {import('./dumbbell/pairsOf.js').Pair | undefined} pair */
function wordsOf(data, pair) {
  if (!pair) return ['one of the two alone'];
  const [before, after] = [pair.before, pair.after].map(({ summary }) =>
    formatQuantity(summary.mean, shownUnit(data)),
  );
  // the unit once, where both have it
  const [, unit] = /(\u2009\S+)$/.exec(after) ?? [];
  const short = unit && before.endsWith(unit) ? before.slice(0, -unit.length) : before;
  return [pairWords(pair, { short: true }), `${short} to ${after}`];
}
