import { InputError } from '../../../model/inputError.js';

/**
 * @typedef {import('../../../model/chartData.js').Chart} ChartData
 * @typedef {{ line: ChartData['series'][number], found: import('../../../model/finding.js').Stutter }} Frames
 */

/**
 * The runs of a chart, each with what the analysis of stutter found in all of its frames: the drawing has fewer points than there are frames.
 *
 * @param {ChartData} data
 * @returns {Frames[]}
 */
export function framesOf({ id, series }) {
  return series.map((line) => {
    const { metric } = line.series;
    if (metric !== 'frame-time')
      throw new InputError(`no frame times in chart ${id}: ${metric}`, {
        path: 'metric',
        hint: 'write metric = "frame-time", or draw a timeline: kind = "timeline"',
      });
    const found = line.findings.find((finding) => finding.kind === 'stutter');
    if (found) return { line, found };
    throw new InputError(`no lows of ${line.product} in chart ${id}`, {
      hint: line.series.high
        ? 'a log of which only extremes were kept has no single frames: draw it with kind = "timeline"'
        : `ask for them in the methodology: [tests.${line.origin.test}] analyses = ["stutter"]`,
    });
  });
}
