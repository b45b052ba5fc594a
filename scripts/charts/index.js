import { didYouMean } from '../model/nearest.js';
import { InputError } from '../model/inputError.js';
import { bar } from './kinds/bar.js';
import { consistency } from './kinds/consistency.js';
import { groupedBar } from './kinds/groupedBar.js';
import { heatmap } from './kinds/heatmap.js';
import { histogram } from './kinds/histogram.js';
import { latencyThroughput } from './kinds/latencyThroughput.js';
import { overall } from './kinds/overall.js';
import { percentiles } from './kinds/percentiles.js';
import { scaling } from './kinds/scaling.js';
import { sweep } from './kinds/sweep.js';
import { timeline } from './kinds/timeline.js';
import { trace } from './kinds/trace.js';
import { value } from './kinds/value.js';

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
