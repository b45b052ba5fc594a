import { InputError } from '../model/inputError.js';
import { doublingAxis } from './axis.js';
import { drawCurves } from './curves.js';

/** @typedef {import('../model/summary.js').Summary} Summary */

const along = {
  'queue-depth': {
    of: (/** @type {Summary} */ { queueDepth }) => queueDepth,
    title: 'queue depth',
    axis: 'count',
  },
  'block-size': {
    of: (/** @type {Summary} */ { blockSize }) => blockSize,
    title: 'block size',
    axis: 'bytes',
  },
  jobs: { of: (/** @type {Summary} */ { jobs }) => jobs, title: 'jobs at the same time', axis: 'count' },
};

/**
 * How a result changes with the queue depth, the block size or the number of jobs; each step doubles.
 *
 * @type {import('../model/chartData.js').ChartKind}
 */
export const sweep = {
  kind: 'sweep',
  title: 'Lines over queue depth, block size or jobs',
  draws: 'rows',
  axes: ['queueDepth', 'blockSize', 'jobs'],
  options: {
    type: 'object',
    properties: {
      x: { enum: Object.keys(along), description: 'what the steps are; by default what varies' },
      scale: {
        enum: ['linear', 'log'],
        default: 'linear',
        description: 'of the value axis; linear is the default',
      },
    },
    additionalProperties: false,
  },
  spec(data) {
    const { of, title, axis } = along[varying(data)];
    const asAxis = (/** @type {number[]} */ values) =>
      doublingAxis(values, axis === 'bytes' ? 'bytes' : 'count');
    return drawCurves(data, { of, axis: asAxis, xTitle: title, log: data.options.scale === 'log' });
  },
};

/**
 * @param {import('../model/chartData.js').ChartData} data
 * @returns {keyof typeof along}
 */
function varying({ options, rows, id }) {
  const names = /** @type {(keyof typeof along)[]} */ (Object.keys(along));
  const found = options.x
    ? names.find((name) => name === options.x)
    : names.find((name) => stepsOf(rows, name) > 1);
  if (found && stepsOf(rows, found) > 0) return found;
  throw new InputError(
    `nothing to sweep over in chart ${id}: ${options.x ?? 'queue depth, block size and jobs are all the same'}`,
    {
      path: 'x',
      hint: 'choose a test that was run in several steps, or draw bars: kind = "bar"',
    },
  );
}

/** @param {import('../model/chartData.js').ChartRow[]} rows @param {keyof typeof along} name */
const stepsOf = (rows, name) =>
  new Set(rows.map(({ summary }) => along[name].of(summary)).filter((value) => value !== null)).size;
