import { shownUnit } from '../../../model/metric.js';
import { formatQuantity } from '../../../model/quantity.js';
import { resultText } from '../../../model/runWords.js';
import { lineName, noResultWords } from '../../words/lineNames.js';
import { boundArrowWords } from '../../words/meanWords.js';
import { mostLines, moreInTable } from '../../words/perLine.js';
import { dotLooks } from '../../captions/runDotWords.js';
import { upperFirst } from '../../../model/lib/phrases.js';
import { fewestForDensity } from './distributionLayers.js';

/**
 * What a chart of single runs says.
 *
 * @type {Pick<import('../../../model/chartData.js').ChartKind, 'captionMarks' | 'captionNotes' | 'sentence' | 'columns' | 'tooltip'>}
 */
export const distributionWords = {
  captionMarks({ rows }) {
    const summaries = rows.map(({ summary }) => summary);
    const marks = [
      ...(summaries.some(({ n }) => n > 1) ? ['line: median'] : []),
      ...(rows.some(isDense) ? ['shape: density'] : []),
      ...(summaries.some(({ bound }) => bound) ? [boundArrowWords] : []),
    ];
    return [dotLooks(summaries).looks, ...(marks.length > 0 ? [upperFirst(`${marks.join('; ')}.`)] : [])];
  },
  captionNotes({ rows }) {
    const fewer = rows.every(isDense) ? '' : `, where there are more than ${fewestForDensity - 1} runs`;
    return [
      'Symbol: mean.',
      ...dotLooks(rows.map(({ summary }) => summary)).more,
      ...(rows.some(isDense)
        ? [
            `Shapes: the density of the runs (Gaussian kernel, Silverman’s width)${fewer}; all have the same area.`,
          ]
        : []),
    ];
  },
  sentence(data) {
    const unit = shownUnit(data);
    const show = (/** @type {number} */ value) => formatQuantity(value, unit);
    const lines = data.rows.slice(0, mostLines).map(({ product, label, summary }) => {
      const { n, median, min, max } = summary;
      const name = lineName(data.products, { product, label });
      return n > 1
        ? `${name}: ${n} runs from ${show(min)} to ${show(max)}, median ${show(median)}.`
        : `${name}: one run, ${resultText(summary, unit)}.`;
    });
    return [...lines, ...moreInTable(data.rows.length - mostLines), ...noResultWords(data)];
  },
  columns: (data) => [
    { label: 'Median', of: ({ summary }) => formatQuantity(summary.median, shownUnit(data)) },
    {
      label: 'Outliers',
      of: ({ summary }) => (summary.runs.length > 1 ? String(summary.outliers.length) : null),
    },
  ],
  tooltip: ({ summary }, data) =>
    summary.n > 1
      ? [
          `median ${formatQuantity(summary.median, shownUnit(data))}`,
          `${formatQuantity(summary.min, shownUnit(data))} to ${formatQuantity(summary.max, shownUnit(data))}`,
        ]
      : [],
};

/** Whether its density is drawn. @param {import('../../../model/chartData.js').ChartRow} row */
export const isDense = ({ summary }) => summary.n >= fewestForDensity;
