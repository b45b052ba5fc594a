import { axisParameters } from '../../../model/axisParameters.js';
import { shownUnit } from '../../../model/metric.js';
import { parameterWords, valueWords } from '../../../model/parameters.js';
import { parameter } from '../../../model/vocabulary/index.js';
import { boundSigns, boundWords, meanWords } from '../../words/meanWords.js';
import { perLine, rangeWords } from '../../words/perLine.js';
import { upperFirst } from '../../../model/lib/phrases.js';

/** @typedef {import('../../../model/chartData.js').Chart} ChartData */

/**
 * What a heat map says.
 *
 * @type {Pick<import('../../../model/chartData.js').ChartKind, 'noErrorBars' | 'captionMarks' | 'captionNotes' | 'sentence' | 'columns' | 'tooltip'>}
 */
export const heatmapWords = {
  noErrorBars: true,
  captionMarks({ rows }) {
    return ['The stronger the colour, the higher.', ...boundWords(rows, boundSigns)];
  },
  captionNotes({ rows }) {
    const mixed = rows.some(({ summary }) => summary.parameters.operation === 'mixed');
    return meanWords('Cells', rows, mixed ? ['reads and writes together'] : []);
  },
  sentence: (data) => perLine(data, (rows) => rangeWords(rows, shownUnit(data), cellWords(data))),
  columns: (data) =>
    gridNames(data).map((name) => ({
      label: upperFirst(parameter(name).head),
      of: ({ summary: { parameters } }) =>
        parameters[name] === undefined ? null : valueWords(name, parameters[name]),
    })),
  tooltip: ({ summary: { parameters } }, data) =>
    gridNames(data).map((name) => parameterWords(name, parameters[name])),
};

/**
 * What stands down and what stands across.
 *
 * @param {Pick<ChartData, 'rows' | 'options'>} data
 */
export const gridNames = ({ rows, options }) =>
  axisParameters(
    rows.map(({ summary }) => summary.parameters),
    'two',
    options,
  );

/** @param {ChartData} data @returns {(summary: import('../../../model/summary.js').Summary) => string} */
function cellWords(data) {
  const names = gridNames(data);
  return ({ parameters }) => names.map((name) => parameterWords(name, parameters[name])).join(', ');
}
