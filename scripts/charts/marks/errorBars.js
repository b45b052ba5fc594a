/**
 * The ends of a row's error bar, as the statistics stage computed them: nothing is estimated here.
 * `null` where too few runs leave it undefined, so that one run never gets a bar, and where all runs are alike. A single run whose source
 * describes ranges has what they leave open.
 *
 * @param {import('../../model/summary.js').Summary} summary
 * @param {import('../../model/chartData.js').ChartData['errorBars']} errorBars
 * @returns {{ low: number, high: number } | null} base unit
 */
export function errorBarEnds(summary, errorBars) {
  if (summary.band) return summary.band;
  if (summary.n < 2 || summary.min === summary.max || errorBars === 'none' || errorBars === 'runs')
    return null;
  if (errorBars === 'range') return { low: summary.min, high: summary.max };
  if (errorBars === 'interval')
    return summary.interval && { low: summary.interval.low, high: summary.interval.high };
  if (summary.sd === null) return null;
  const low = summary.mean - summary.sd;
  return { low: summary.min < 0 ? low : Math.max(0, low), high: summary.mean + summary.sd };
}

/** Whether the runs of a summary differ at all: a ratio of compression does not. @param {Pick<import('../../model/summary.js').Summary, 'runs'>} summary */
export const runsDiffer = ({ runs }) => runs.some(({ value }) => value !== runs[0].value);
