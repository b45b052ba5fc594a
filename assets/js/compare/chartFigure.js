import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { element } from '../controls/element.js';
import { madeFigure } from '../live/madeFigure.js';
import { changeList } from './changeList.js';
import { mark } from './parts.js';

/**
 * The figure of one shared test, with the changes between its products.
 *
 * @typedef {import('../../../scripts/results/compare/compareResults.js').SharedChart} SharedChart
 * @typedef {import('../../../scripts/results/compare/compareResults.js').SharedGroup} SharedGroup
 *
 * @param {SharedChart} chart
 * @param {SharedGroup} group
 * @param {import('./parts.js').LinkTo} linkTo
 * @returns {Generator<void, HTMLElement>}
 */
export const chartFigure = (chart, { kind }, linkTo) =>
  madeFigure({
    data: chart.data,
    title: [
      element('a', { href: linkTo(chart.test.href) }, [nonBreaking(chart.data.title)]),
      ...(kind === 'measured' ? [] : [' ', mark(kind)]),
    ],
    name: chart.test.title,
    className: 'compare-chart',
    under: [changeList(chart)],
  });
