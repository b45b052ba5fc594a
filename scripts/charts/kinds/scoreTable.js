import { InputError } from '../../model/inputError.js';
import { inOrder, orderOptions, sortLabel } from '../bars/productOrder.js';
import { framed, widths } from '../frame.js';
import { legendChips } from '../labels/legendChips.js';
import { directionLayers, directionWidth } from '../axes/direction.js';
import { partsOption } from '../rows/partsOption.js';
import { cellStops } from '../stops/cellStops.js';
import { scoreGrid } from './scoreTable/scoreGrid.js';
import { columnsOf } from './scoreTable/columnsOf.js';
import { bandLayers } from './scoreTable/scoreLayers.js';
import { scoreTooltip, scoreWords } from './scoreTable/scoreWords.js';
import { shadeEntries } from './scoreTable/shades.js';

/** @typedef {import('../../model/chartData.js').ChartData} ChartData */

/**
 * Products by tests: the value, what it is of the best of its test, and who is best by the site's one judgement.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const scoreTable = {
  kind: 'score-table',
  title: 'Products by tests, each test on its own scale',
  draws: 'rows',
  input: 'scores',
  axisless: true,
  takesReadersFile: true,
  order: { best: 'Best of the first test', byFirst: true },
  relative: {
    canBe: (data, id) =>
      columnsOf(data).some(({ scores }) =>
        scores.some(({ row, share }) => row.product === id && share !== null),
      ),
    to: (data, id) => ({
      ...data,
      relative: { product: id, name: String(data.products.find((product) => product.id === id)?.name) },
    }),
  },
  ...scoreWords,
  stops: (seen) => cellStops({ ...seen, tell: (row) => scoreTooltip(row, seen.shown) }),
  options: {
    type: 'object',
    properties: {
      ...orderOptions(' in the first test'),
      parts: partsOption('the results in the table, each as [[parts]]'),
    },
    additionalProperties: false,
  },
  spec(data) {
    const columns = columnsOf(data);
    if (columns.length === 0)
      throw new InputError(`no results to show in chart ${data.id}`, {
        hint: 'name tests that products have results in',
      });
    const products = inScoreOrder(data, columns);
    const grid = scoreGrid(data, { columns, products });
    const shaded = columns.some(({ scores }) => scores.some(({ share }) => share !== null));
    const key = shaded
      ? legendChips(shadeEntries, { layout: data.layout, x: -grid.left, bottom: -8 })
      : { height: 0, layers: [] };
    return framed(data, {
      width: grid.plot,
      height: grid.height,
      padding: {
        left: grid.left,
        right: widths[data.layout] - grid.left - grid.plot,
        top: key.height + 12,
        bottom: 30,
      },
      marks: Object.fromEntries(
        grid.bands.map((band, at) => [
          `data-cell-${at + 1}`,
          band.columns.reduce((sum, { scores }) => sum + scores.length, 0),
        ]),
      ),
      layer: [
        ...grid.bands.flatMap((band, at) => bandLayers(data, { band, at, grid, products })),
        ...key.layers,
        ...directionKey(columns, { x: -grid.left, y: grid.height + 18 }),
      ],
    });
  },
};

/** @param {ChartData} data @param {import('./scoreTable/columnsOf.js').ScoreColumn[]} columns */
function inScoreOrder(data, columns) {
  const by = sortLabel(
    data,
    columns.map(({ label }) => label),
  );
  const column = columns.find(({ label }) => label === by) ?? columns[0];
  const valueOf = (/** @type {{ id: string }} */ { id }) =>
    column.scores.find(({ row }) => row.product === id)?.row.summary.mean;
  return inOrder(data, valueOf, column.better);
}

/** What the arrows of the heads mean. @param {import('./scoreTable/columnsOf.js').ScoreColumn[]} columns @param {{ x: number, y: number }} at */
function directionKey(columns, { x, y }) {
  const ways = [...new Map(columns.map((column) => [column.better, column])).values()];
  return ways.flatMap(({ better, scores }, at) =>
    directionLayers(scores[0].row.summary.metric, { x: x + at * (directionWidth + 12), y, along: 'y' }).map(
      (layer) => ({
        ...layer,
        name: `${layer.name}-${better}`,
      }),
    ),
  );
}
