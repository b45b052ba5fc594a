import { problem } from '../../model/inputError.js';
import { isOf } from './inputsOf.js';
import { askPercentiles } from './percentiles.js';
import { runsOf } from './runsOf.js';

/**
 * The latency bins of all counted runs and jobs of each result, added up.
 *
 * @param {import('./index.js').Asking} asking
 * @returns {import('./index.js').Answer}
 */
export function askDistribution(asking) {
  const { rows, results, estimators, wanted } = asking;
  const firsts = rows.filter((row, at) => rows.findIndex((each) => sameLine(each, row)) === at);
  const found = firsts.map(({ device, label, summary }) => {
    const histograms = runsOf(summary, results).flatMap((run) =>
      (run.histograms ?? []).filter((each) => isOf(each, summary)),
    );
    return { device, label, bins: estimators.mergeHistograms(histograms.map(({ bins }) => bins)) };
  });
  const bins = found.filter((each) => each.bins.length > 0);
  const missing = found.filter((each) => each.bins.length === 0).map(({ device }) => device);
  const hint = 'fio writes one with --output-format=json+';
  if (bins.length === 0 && rows.length > 0) {
    const what = `${wanted.tests.join(', ')} of ${[...new Set(missing)].join(', ')}`;
    return { rows: [], problems: [problem(`no histogram of ${wanted.metric} in ${what}`, { hint })] };
  }
  const problems = [...new Set(missing)].map((device) =>
    problem(`no histogram of ${wanted.metric} of ${device}: left out`, { severity: 'warning', hint }),
  );
  const trusted = askPercentiles(asking);
  const drawn = trusted.rows.filter((row) => bins.some((each) => sameLine(each, row)));
  return { rows: drawn, more: { bins }, problems, cautions: trusted.cautions };
}

/** @param {{ device: string, label: string }} a @param {{ device: string, label: string }} b */
const sameLine = (a, b) => a.device === b.device && a.label === b.label;
