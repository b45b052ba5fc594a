import { hasZero, metrics } from '../../model/metric.js';
import { shownUnit } from '../../model/shownUnit.js';
import { valueAxis } from '../axes/axis.js';
import { scaleOption } from '../axes/scaleOption.js';
import { spreadOf } from '../marks/spread.js';
import { drawPlot } from '../plot.js';
import { pointStops } from '../stops/pointStops.js';
import { historyContent } from './history/historyContent.js';
import { historyLines } from './history/historyLines.js';
import { historyWords } from './history/historyWords.js';
import { stepAxis } from './history/stepAxis.js';

/** @typedef {import('../../model/chartData.js').ChartData} ChartData */

/**
 * A result over versions, firmware or dates, with every run; a change that is clear is a solid line.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const history = {
  kind: 'history',
  title: 'A result over versions, firmware or dates, clear changes marked',
  draws: 'rows',
  asks: 'history',
  axes: ['campaign'],
  families: true,
  runDots: true,
  ...historyWords,
  stops: pointStops,
  options: {
    type: 'object',
    properties: {
      x: {
        enum: ['date', 'version', 'firmware', 'driver'],
        default: 'date',
        description: 'what the campaigns stand at: their dates (the default), or what was tested in each',
      },
      scale: scaleOption('linear'),
    },
    additionalProperties: false,
  },
  spec(data) {
    const x = stepAxis(data);
    const y = axisOf(data);
    const lines = historyLines(data, y);
    return drawPlot(withNotes(data), {
      x,
      y,
      height: data.layout === 'wide' ? 300 : 240,
      entries: lines.map(({ entry }) => entry),
      marks: Object.fromEntries(lines.map(({ name, points }) => [`data-point-${name}`, points.length])),
      content: (place) => historyContent(withNotes(data), { lines, x, y }, place),
    });
  },
};

/** Notes at the steps that they name. @param {ChartData} data @returns {ChartData} */
function withNotes(data) {
  const at = (/** @type {string} */ name) => data.rows.find(({ step }) => step?.name === name)?.step?.at;
  const notes = data.notes.flatMap(({ steps, ...note }) => {
    if (!steps) return [note];
    const [from, to] = steps.map(at);
    return from === undefined || to === undefined ? [] : [{ ...note, from, to }];
  });
  return { ...data, notes };
}

/** All runs have a place, counted or not. @param {ChartData} data */
function axisOf(data) {
  const { rows, bars, layout, options, references } = data;
  const all = rows.flatMap(({ summary }) => {
    const spread = spreadOf(summary, bars);
    return [
      summary.mean,
      ...summary.runs.map(({ value }) => value),
      ...(spread ? [spread.low, spread.high] : []),
    ];
  });
  const values = [...all, ...references.map(({ value }) => value)];
  const log = options.scale === 'log' && hasZero(metrics[data.metric].unit);
  const above = values.filter((value) => value > 0);
  const extent =
    log && above.length > 0
      ? { low: Math.min(...above), high: Math.max(...above), zeros: above.length < values.length }
      : { low: Math.min(...values), high: Math.max(...values) };
  const form = { log: log && above.length > 0, count: layout === 'wide' ? 5 : 4, fit: true };
  return valueAxis(shownUnit(data), extent, form);
}
