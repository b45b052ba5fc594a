import { metrics } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { lineName } from '../words/lineNames.js';
import { referencedItems } from './referencedItems.js';

/**
 * @typedef {import('./stop.js').Seen} Seen
 * @typedef {import('./stop.js').Stop} Stop
 */

/**
 * The marks of summaries: a row for each line, in the order in which it is drawn.
 *
 * @param {Seen} seen
 * @returns {Stop[][]}
 */
export function pointStops({ scene, tell }) {
  const [left, top] = scene.origin;
  return referencedItems(scene, 'data-point').map((items) =>
    items.map(({ item: { x, y, xOffset: aside = 0 }, of }) => ({
      product: of.product,
      of,
      x: left + x - aside,
      y: top + y,
      aside,
      tell: () => tell(of),
    })),
  );
}

/**
 * Marks that stand alone, one a product, are walked as one row from left to right.
 *
 * @param {(seen: Seen) => Stop[][]} walk
 * @returns {(seen: Seen) => Stop[][]}
 */
export const oneRow = (walk) => (seen) => [
  walk(seen)
    .flat()
    .sort((a, b) => a.x - b.x),
];

/**
 * The readings that a chart of consistency draws as dots.
 *
 * @param {Seen} seen
 * @returns {Stop[][]}
 */
export function dotStops({ scene, shown }) {
  const [left, top] = scene.origin;
  const { shown: unit } = metrics[shown.metric];
  return referencedItems(scene, 'data-dot').map((items) =>
    items.map(({ item, of }) => ({
      product: of.product,
      x: left + item.x,
      y: top + item.y,
      tell: () => ({
        title: lineName(shown.products, of),
        value: formatQuantity(of.value, unit),
        lines: [
          `at ${formatQuantity(of.time, 's')}`,
          of.single ? 'one reading of one run' : 'smallest or largest reading of a short stretch',
        ],
      }),
    })),
  );
}
