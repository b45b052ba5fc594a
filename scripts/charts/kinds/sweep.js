import { shownUnit } from '../../model/metric.js';
import { axisParameters } from '../../model/axisParameters.js';
import { parameterWords } from '../../model/parameters.js';
import { scaleOption } from '../axes/measureAxis.js';
import { drawCurves } from '../lines/curves.js';
import { pointStops } from '../stops/pointStops.js';
import { together } from '../stops/together.js';
import { boundWords, meanWords } from '../words/meanWords.js';
import { perLine, rangeWords } from '../words/perLine.js';
import { workloadOf } from '../words/lineNames.js';
import { roundLayers, roundMarks, roundNotes, roundWords, steadyNote } from './sweep/roundWindows.js';
import { sweepAxis } from './sweep/sweepAxis.js';

/**
 * How a result changes with a parameter: threads, level, resolution, the state it was in...
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const sweep = {
  kind: 'sweep',
  title: 'Lines over a parameter',
  draws: 'rows',
  along: 'one',
  relative: true,
  takesReadersFile: true,
  captionMarks: (data) => [...roundMarks(data), ...boundWords(data.rows)],
  captionNotes: (data) => [...meanWords('Marks', data.rows), ...roundWords(data)],
  sentence: (data) => perLine(data, (rows) => rangeWords(rows, shownUnit(data), stepWords(data))),
  tooltip: ({ summary }) => workloadOf(summary),
  stops: together(pointStops),
  options: {
    type: 'object',
    properties: {
      x: {
        type: 'string',
        pattern: '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$',
        description: 'the parameter that makes the steps, as threads, level or state; by default what varies',
      },
      scale: scaleOption('linear'),
    },
    additionalProperties: false,
  },
  spec(data) {
    const { of, title, axis, groups, at } = sweepAxis(data);
    const notes = data.notes.flatMap(({ steps, ...note }) => {
      if (!steps) return [note];
      const [from, to] = steps.map((step) => at?.(step) ?? -1);
      return from < 0 || to < 0 ? [] : [{ ...note, from, to }];
    });
    return drawCurves(
      { ...data, notes: [...notes, ...roundNotes(data)] },
      {
        ...{ of, axis, groups, xTitle: title, log: data.options.scale === 'log' },
        ...(data.steady && { said: (line) => steadyNote(data, line), over: (on) => roundLayers(data, on) }),
      },
    );
  },
};

/**
 * What tells the steps of a sweep apart, in words: the parameter that the chart names, else the first that varies.
 *
 * @param {import('../../model/chartData.js').Chart} data
 * @returns {(summary: import('../../model/summary.js').Summary) => string}
 */
function stepWords({ rows, options }) {
  const [name] = axisParameters(
    rows.map(({ summary }) => summary.parameters),
    'one',
    options,
  );
  return ({ parameters }) => (parameters[name] === undefined ? '' : parameterWords(name, parameters[name]));
}
