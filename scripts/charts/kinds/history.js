import { measureAxis, scaleOption } from '../axes/measureAxis.js';
import { drawPlot } from '../plot.js';
import { pointStops } from '../stops/pointStops.js';
import { together } from '../stops/together.js';
import { historyContent } from './history/historyContent.js';
import { historyLines } from './history/historyLines.js';
import { historyWords } from './history/historyWords.js';
import { stepAxis } from './history/stepAxis.js';

/** @typedef {import('../../model/chartData.js').ChartData} ChartData */

/**
 * A result over versions, firmware or dates, with every run; a change that is clear is a thick line.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const history = {
  kind: 'history',
  title: 'A result over versions, firmware or dates, clear changes marked',
  draws: 'rows',
  input: 'history',
  axes: ['campaign'],
  families: true,
  runDots: true,
  relative: true,
  ...historyWords,
  stops: together(pointStops),
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
    const y = measureAxis(
      data,
      data.rows.map(({ summary }) => summary),
      { runs: runValues(data), count: data.layout === 'wide' ? 5 : 4 },
    );
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
const runValues = ({ rows }) => rows.flatMap(({ summary }) => summary.runs.map(({ value }) => value));
