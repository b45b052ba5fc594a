import { InputError } from '../../model/inputError.js';
import { drawCurves } from '../lines/curves.js';
import { scaleOption } from '../axes/measureAxis.js';
import { pointStops } from '../stops/pointStops.js';
import { together } from '../stops/together.js';
import { perLine } from '../words/perLine.js';
import { boundWords } from '../words/meanWords.js';
import { quantileNames, quantileWords } from '../words/quantileWords.js';
import { workloadOf } from '../words/lineNames.js';
import { tidy } from '../axes/ticks.js';

/**
 * Latency by percentile, each nine as wide as the one before it: how long the unlucky wait.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const percentiles = {
  kind: 'percentiles',
  title: 'Lines over percentiles, by nines',
  draws: 'rows',
  axes: ['statistic'],
  input: 'percentiles',
  relative: true,
  takesReadersFile: true,
  captionMarks: ({ rows }) => [`Marks: ${quantileNames(rows, 'the percentile')}.`, ...boundWords(rows)],
  sentence: (data) => perLine(data, quantileWords),
  tooltip: ({ summary }) => [summary.statistic, ...workloadOf(summary)],
  stops: together(pointStops),
  options: {
    type: 'object',
    properties: {
      scale: scaleOption('log'),
    },
    additionalProperties: false,
  },
  spec(data) {
    if (!data.rows.some(({ summary }) => ninesOf(summary) !== null)) {
      throw new InputError(`no percentiles in chart ${data.id}`, {
        hint: 'choose a metric that the tool gives percentiles of, as completion-latency',
      });
    }
    return drawCurves(data, {
      of: ninesOf,
      axis: ninesAxis,
      xTitle: 'percentile',
      log: data.options.scale !== 'linear',
    });
  },
};

/**
 * p90 is 1 nine, p99 is 2; the median stands at 0.3, as log10 of one in how many.
 *
 * @param {import('../../model/summary.js').Summary} summary
 */
function ninesOf({ statistic }) {
  const percent = /^p(\d+(?:\.\d+)?)$/.exec(statistic)?.[1];
  if (percent === undefined || Number(percent) >= 100) return null;
  return tidy(-Math.log10(1 - Number(percent) / 100));
}

/** @param {number[]} values @returns {import('../axes/axis.js').Axis} */
function ninesAxis(values) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const known = [50, 90, 99, 99.9, 99.99, 99.999, 99.9999].map((percent) => ({
    percent,
    at: tidy(-Math.log10(1 - percent / 100)),
  }));
  const ticks = known.filter(({ at }) => at >= low - 1e-6 && at <= high + 1e-6);
  return {
    factor: 1,
    symbol: '',
    domain: low === high ? [low - 0.5, high + 0.5] : [low, high],
    scale: { type: 'linear' },
    ticks: ticks.map(({ at }) => at),
    labels: ticks.map(({ percent }) => `${percent}`),
  };
}
