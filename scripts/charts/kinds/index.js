/**
 * Every chart kind. A page fetches those that it draws, so each is loaded by its name.
 *
 * @type {Readonly<Record<string, () => Promise<import('../../model/chartData.js').ChartKind>>>}
 */
export const kinds = Object.freeze({
  bar: async () => (await import('./bar.js')).bar,
  'grouped-bar': async () => (await import('./groupedBar.js')).groupedBar,
  overall: async () => (await import('./overall.js')).overall,
  'score-table': async () => (await import('./scoreTable.js')).scoreTable,
  'stacked-bar': async () => (await import('./stackedBar.js')).stackedBar,
  timeline: async () => (await import('./timeline.js')).timeline,
  trace: async () => (await import('./trace.js')).trace,
  'frame-times': async () => (await import('./frameTimes.js')).frameTimes,
  consistency: async () => (await import('./consistency.js')).consistency,
  sweep: async () => (await import('./sweep.js')).sweep,
  'latency-throughput': async () => (await import('./latencyThroughput.js')).latencyThroughput,
  percentiles: async () => (await import('./percentiles.js')).percentiles,
  distribution: async () => (await import('./distribution.js')).distribution,
  histogram: async () => (await import('./histogram.js')).histogram,
  history: async () => (await import('./history.js')).history,
  scaling: async () => (await import('./scaling.js')).scaling,
  heatmap: async () => (await import('./heatmap.js')).heatmap,
  dumbbell: async () => (await import('./dumbbell.js')).dumbbell,
  scatter: async () => (await import('./scatter.js')).scatter,
  value: async () => (await import('./value.js')).value,
});
