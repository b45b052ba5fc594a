import { madeFigure } from '../live/madeFigure.js';
import { changeList } from './changeList.js';

/**
 * The figure of one shared test, with the changes between its products.
 *
 * @typedef {import('../../../scripts/results/compare/compareResults.js').SharedChart} SharedChart
 *
 * @param {SharedChart} chart
 * @param {(Node | string)[]} title
 * @returns {Generator<void, HTMLElement>}
 */
export const chartFigure = (chart, title) =>
  madeFigure({
    data: chart.data,
    title,
    name: chart.test.title,
    className: 'compare-chart',
    under: [changeList(chart)],
  });
