import { loadName } from '../../../model/axisParameters.js';
import { metrics, unitShown } from '../../../model/metric.js';
import { parameterWords } from '../../../model/parameters.js';
import { formatQuantity } from '../../../model/quantity.js';
import { boundWords, meanWords } from '../../words/meanWords.js';
import { perLine } from '../../words/perLine.js';
import { upperFirst } from '../../../model/lib/phrases.js';
import { workloadOf } from '../../words/lineNames.js';

/** @typedef {import('../../../model/chartData.js').ChartRow} ChartRow */

/**
 * What a chart of latency against throughput says.
 *
 * @type {Pick<import('../../../model/chartData.js').ChartKind, 'captionMarks' | 'captionNotes' | 'sentence' | 'columns' | 'tooltip'>}
 */
export const pathWords = {
  captionMarks: ({ rows }) => boundWords(rows),
  captionNotes: ({ rows }) => meanWords('Marks', rows),
  sentence: (data) => perLine(data, lineWords),
  columns({ rows }) {
    const metric = rows.find((row) => row.against)?.against?.metric ?? '';
    const shown = (/** @type {import('../../../model/summary.js').Summary | undefined} */ against) =>
      against ? formatQuantity(against.mean, unitShown(against)) : null;
    return [{ label: upperFirst(metrics[metric]?.title), of: ({ against }) => shown(against) }];
  },
  tooltip: ({ summary, against }) => [
    ...workloadOf(summary),
    ...(against ? [`at ${formatQuantity(against.mean, unitShown(against))}`] : []),
  ],
};

/** @param {ChartRow[]} rows */
function lineWords(rows) {
  const load = loadName(rows.map(({ summary }) => summary.parameters)) ?? '';
  const loadOf = (/** @type {ChartRow} */ { summary }) => Number(summary.parameters[load] ?? 0);
  const sorted = rows.filter(({ against }) => against).sort((a, b) => loadOf(a) - loadOf(b));
  const words = (/** @type {any} */ { summary, against }) => {
    const value = summary.parameters[load];
    const at = value === undefined ? '' : ` (${parameterWords(load, value)})`;
    return `${formatQuantity(against.mean, unitShown(against))} at ${formatQuantity(summary.mean, unitShown(summary))}${at}`;
  };
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  return first === last ? words(first) : `${words(first)} to ${words(last)}`;
}
