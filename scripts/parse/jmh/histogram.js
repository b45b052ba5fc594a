import { InputError } from '../../model/inputError.js';
import { isAmount } from '../text/amount.js';
import { score } from './score.js';

const percentiles = [50, 90, 95, 99, 99.9, 99.99];

/**
 * Sampled times: `[fork][iteration][value, count]`. Each fork gives its mean and percentiles over all its samples.
 *
 * @param {unknown[]} forks
 * @param {import('./document.js').Place & { unit: string }} place
 */
export function readHistograms(forks, { test, parameters, first, path, counter, unit, hint }) {
  return forks.flatMap((fork, at) => {
    const bins = (Array.isArray(fork) ? fork.flat() : []).map((bin) => {
      if (Array.isArray(bin) && isAmount(bin[0]) && isAmount(bin[1]))
        return /** @type {const} */ ([bin[0], bin[1]]);
      throw new InputError('no value and count', { path: `${path}.rawDataHistogram[${at}]`, hint });
    });
    bins.sort(([a], [b]) => a - b);
    const count = bins.reduce((sum, [, own]) => sum + own, 0);
    if (count === 0) return [];
    const row = (/** @type {number} */ value, /** @type {string} */ statistic) =>
      score(value, unit, { test, parameters, run: first + at, statistic }, counter);
    const total = bins.reduce((sum, [value, own]) => sum + value * own, 0);
    return [
      row(total / count, 'mean'),
      row(bins[0][0], 'min'),
      ...percentiles.map((percent) => row(percentileOf(bins, (percent / 100) * count), `p${percent}`)),
      row(bins[bins.length - 1][0], 'max'),
    ];
  });
}

/**
 * The least value that at least as many samples do not exceed.
 *
 * @param {(readonly [number, number])[]} bins ascending
 * @param {number} rank
 */
function percentileOf(bins, rank) {
  let below = 0;
  for (const [value, count] of bins) {
    below += count;
    if (below >= rank - 1e-9) return value;
  }
  return bins[bins.length - 1][0];
}
