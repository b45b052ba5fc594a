import { problem } from '../../model/inputError.js';
import { formatNumber } from '../../model/quantity.js';
import { preciseEnough } from '../../statistics/precision.js';

/**
 * Charts with means that are known to no better than ±5 %: once a chart, each product with its worst result and the runs it would take.
 *
 * @param {import('../composeReview.js').Composed} composed
 * @returns {import('../../model/inputError.js').Problem[]}
 */
export function checkPrecision({ charts }) {
  const hint = `so many runs of the same spread would make each ±${percent(preciseEnough)}: add some, or let readers know why the runs differ`;
  return charts.flatMap(({ block, data }) => {
    /** @type {Map<string, import('../../statistics/precision.js').Precision>} */
    const worst = new Map();
    for (const { product, summary } of data.rows) {
      const { precision } = summary;
      if (precision && precision.share > Math.max(preciseEnough, worst.get(product)?.share ?? 0))
        worst.set(product, precision);
    }
    if (worst.size === 0) return [];
    const words = [...worst].map(
      ([product, { share, runs }]) => `${product} ±${percent(share)} (${runs} runs)`,
    );
    const place = { severity: /** @type {const} */ ('warning'), file: block.file, line: block.line, hint };
    return [problem(`imprecise results in chart ${data.id}: ${words.join(', ')}`, place)];
  });
}

/** @param {number} share */
const percent = (share) => `${formatNumber(share * 100, 2)} %`;
