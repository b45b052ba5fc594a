import { problem } from '../../model/inputError.js';
import { mergeHistograms } from '../../statistics/histogram.js';
import { isOf, runsOf } from './inputsOf.js';
import { percentilesInput } from './percentiles.js';

/**
 * The latency bins of all counted runs and jobs of each result, added up.
 *
 * @param {import('./index.js').Asking} asking
 * @returns {import('./index.js').Answer}
 */
export function distributionInput(asking) {
  const { rows, results, wanted } = asking;
  const firsts = rows.filter((row, at) => rows.findIndex((each) => sameLine(each, row)) === at);
  const found = firsts.map(({ product, label, summary }) => {
    const histograms = runsOf(summary, results).flatMap((run) =>
      (run.histograms ?? []).filter((each) => isOf(each, summary)),
    );
    return { product, label, bins: mergeHistograms(histograms.map(({ bins }) => bins)) };
  });
  const bins = found.filter((each) => each.bins.length > 0);
  const missing = found.filter((each) => each.bins.length === 0).map(({ product }) => product);
  const hint = 'fio writes one with --output-format=json+';
  if (bins.length === 0 && rows.length > 0) {
    const what = `${wanted.tests.join(', ')} of ${[...new Set(missing)].join(', ')}`;
    return { rows: [], problems: [problem(`no histogram of ${wanted.metric} in ${what}`, { hint })] };
  }
  const problems = [...new Set(missing)].map((product) =>
    problem(`no histogram of ${wanted.metric} of ${product}: left out`, { severity: 'warning', hint }),
  );
  const trusted = percentilesInput(asking);
  const drawn = trusted.rows.filter((row) => bins.some((each) => sameLine(each, row)));
  return { rows: drawn, more: { bins }, problems, cautions: trusted.cautions };
}

/** @param {{ product: string, label: string }} a @param {{ product: string, label: string }} b */
const sameLine = (a, b) => a.product === b.product && a.label === b.label;
