import { problem } from '../model/inputError.js';
import { formatNumber } from '../model/quantity.js';
import { noiseLimit } from '../statistics/relativeDeviation.js';

/**
 * Charts whose bars stand on runs that lie far apart: once a chart, with what is noisy in it.
 *
 * @param {import('./composeReview.js').Composed} composed
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkNoise({ charts }) {
  const limit = percent(noiseLimit);
  const hint = `their relative standard deviation is over ${limit}: add runs, or tell readers why they lie apart`;
  return charts.flatMap(({ block, data }) => {
    const noisy = data.rows.filter(({ summary }) => summary.noisy);
    if (noisy.length === 0) return [];
    const worst = new Map();
    for (const { product, summary } of noisy)
      worst.set(product, Math.max(worst.get(product) ?? 0, summary.rsd ?? 0));
    const told = [...worst].map(([product, rsd]) => `${product} ${percent(rsd)}`).join(', ');
    const place = { severity: /** @type {const} */ ('warning'), file: block.file, line: block.line, hint };
    return [problem(`noisy results in chart ${data.id}: ${told}`, place)];
  });
}

/** @param {number} share */
const percent = (share) => `${formatNumber(share * 100, 2)} %`;
