/**
 * Every chart kind. A page fetches those that it draws, so each is loaded by its name. It is all that its file exports.
 *
 * @type {Readonly<Record<string, () => Promise<Record<string, import('../../model/chartData.js').ChartKind>>>>}
 */
export const kinds = Object.freeze({
  bar: () => import('./bar.js'),
  'grouped-bar': () => import('./groupedBar.js'),
  overall: () => import('./overall.js'),
  'score-table': () => import('./scoreTable.js'),
  'stacked-bar': () => import('./stackedBar.js'),
  timeline: () => import('./timeline.js'),
  trace: () => import('./trace.js'),
  'frame-times': () => import('./frameTimes.js'),
  consistency: () => import('./consistency.js'),
  sweep: () => import('./sweep.js'),
  'latency-throughput': () => import('./latencyThroughput.js'),
  percentiles: () => import('./percentiles.js'),
  distribution: () => import('./distribution.js'),
  histogram: () => import('./histogram.js'),
  history: () => import('./history.js'),
  scaling: () => import('./scaling.js'),
  heatmap: () => import('./heatmap.js'),
  dumbbell: () => import('./dumbbell.js'),
  scatter: () => import('./scatter.js'),
  value: () => import('./value.js'),
});
