import { didYouMean } from '../model/lib/nearest.js';
import { InputError } from '../model/inputError.js';
import { bar } from './bar.js';
import { consistency } from './consistency.js';
import { groupedBar } from './groupedBar.js';
import { heatmap } from './heatmap.js';
import { histogram } from './histogram.js';
import { latencyThroughput } from './latencyThroughput.js';
import { overall } from './overall.js';
import { percentiles } from './percentiles.js';
import { scaling } from './scaling.js';
import { sweep } from './sweep.js';
import { timeline } from './timeline.js';
import { trace } from './trace.js';
import { value } from './value.js';

/** Every chart kind, in the order of the reference page. @type {readonly import('../model/chartData.js').ChartKind[]} */
export const chartKinds = Object.freeze([
  bar,
  groupedBar,
  overall,
  timeline,
  trace,
  consistency,
  sweep,
  latencyThroughput,
  percentiles,
  histogram,
  scaling,
  heatmap,
  value,
]);

/**
 * @param {string} name as in a chart block
 * @returns {import('../model/chartData.js').ChartKind}
 */
export function chartKind(name) {
  const found = chartKinds.find(({ kind }) => kind === name);
  if (found) return found;
  const known = chartKinds.map(({ kind }) => kind);
  throw new InputError(`unknown chart kind: ${name}`, {
    path: 'kind',
    hint: didYouMean(name, known, 'kinds'),
  });
}
