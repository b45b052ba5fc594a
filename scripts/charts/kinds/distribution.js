import { shownUnit } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { resultText } from '../../model/runWords.js';
import { measureAxis } from '../axes/measureAxis.js';
import { inOrder, orderOptions, sortLabel } from '../bars/productOrder.js';
import { markOf, productFinder } from '../marks/productStyle.js';
import { drawStrips } from '../rows/strips.js';
import { referencedItems } from '../stops/referencedItems.js';
import { lineName } from '../words/lineNames.js';
import { distributionLayers } from './distribution/distributionLayers.js';
import { distributionWords, isDense } from './distribution/distributionWords.js';

/**
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../../model/chartData.js').ChartRow} ChartRow
 */

/**
 * Every run as a dot, and above them how dense they lie: whether the runs of a product are alike.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const distribution = {
  kind: 'distribution',
  title: 'Every run as a dot, with their density',
  draws: 'rows',
  runDots: true,
  relative: true,
  takesReadersFile: true,
  order: {},
  ...distributionWords,
  stops: stripStops,
  options: {
    type: 'object',
    properties: orderOptions(' by the mean'),
    additionalProperties: false,
  },
  spec(data) {
    const rows = rowsInOrder(data);
    const find = productFinder(data);
    const unit = shownUnit(data);
    const summaries = rows.map(({ summary }) => summary);
    const x = measureAxis(data, summaries, {
      runs: summaries.flatMap(({ runs }) => runs.map(({ value }) => value)),
      count: data.layout === 'wide' ? 6 : 4,
    });
    const many = rows.length > 8;
    const shape = rows.some(isDense) ? (many ? 34 : 44) : 14;
    return drawStrips(data, {
      x,
      height: shape + (many ? 14 : 18),
      between: data.layout === 'narrow' ? 14 : many ? 2 : 8,
      strips: rows.map((row) => {
        const product = find(row.product);
        const { n, median } = row.summary;
        return {
          name: lineName(data.products, row),
          mark: markOf(product),
          strong: product.subject,
          words: [
            `mean ${resultText(row.summary, unit)}`,
            ...(n > 1 ? [`median ${formatQuantity(median, unit)}, n\u2009=\u2009${n}`] : ['n\u2009=\u20091']),
          ],
          of: { product: row.product, label: row.label },
        };
      }),
      marks: Object.fromEntries(rows.map((_, at) => [`data-point-${at + 1}`, 1])),
      content: (place) => distributionLayers(data, { rows, find, x, shape }, place),
    });
  },
};

/** The best first, the several of one product by their labels. @param {ChartData} data */
function rowsInOrder(data) {
  const labels = [...new Set(data.rows.map(({ label }) => label))];
  const by = sortLabel(data, labels) ?? labels[0];
  const valueOf = (/** @type {{ id: string }} */ { id }) =>
    data.rows.find((row) => row.product === id && row.label === by)?.summary.mean;
  return inOrder(data, valueOf).flatMap(({ id }) => data.rows.filter(({ product }) => product === id));
}

/**
 * One stop for each row of a chart of rows, as broad as the drawing, with all that lies in the row.
 *
 * @param {import('../stops/stop.js').Seen} seen
 * @returns {import('../stops/stop.js').Stop[][]} from top to bottom
 */
function stripStops({ scene, tell }) {
  const [left, top] = scene.origin;
  const marks = referencedItems(scene, 'data-point')
    .flat()
    .sort((a, b) => a.item.y - b.item.y);
  const between = (/** @type {number} */ at) => (marks[at].item.y + marks[at + 1].item.y) / 2;
  const half = marks.length > 1 ? between(0) - marks[0].item.y : 40;
  const stops = marks.map(({ item, of }, at) => ({
    product: of.product,
    of,
    x: left + item.x,
    y: top + item.y,
    box: {
      left: 0,
      right: scene.width,
      top: top + (at > 0 ? between(at - 1) : item.y - half),
      bottom: top + (at < marks.length - 1 ? between(at) : item.y + half),
    },
    tell: () => tell(of),
  }));
  return [stops];
}
