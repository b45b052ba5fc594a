import { metrics } from '../../model/metric.js';
import { countedValues } from '../../statistics/judge.js';
import { draws, resampledOrder } from '../../statistics/resampledOrder.js';
import { nameOf } from './lineNames.js';
import { nonBreaking } from './nonBreaking.js';
import { joinNames } from '../../model/lib/phrases.js';

/** Of fewer runs a draw says nothing. */
const fewest = 3;

/**
 * "How sure is the order?": how often products of one result change places when their runs are drawn again.
 *
 * @param {import('../../model/chartData.js').Chart} data
 * @returns {{ lead: string, pairs: string[], note: string } | null} `null` where fewer than two products have enough runs
 */
export function orderWords({ kind, rows, products, metric, relative }) {
  const { better } = metrics[metric];
  if (kind !== 'bar' || relative || better === 'neither') return null;
  const runs = rows
    .map(({ product, summary }) => ({ product, values: countedValues(summary), mean: summary.mean }))
    .filter(({ values }) => values.length >= fewest)
    .sort((a, b) => (better === 'higher' ? b.mean - a.mean : a.mean - b.mean));
  const left = rows.filter(({ summary }) => countedValues(summary).length < fewest);
  if (runs.length < 2 || new Set(runs.map(({ product }) => product)).size < runs.length) return null;
  const { first, swaps } = resampledOrder(runs.map(({ values }) => values));
  const name = (/** @type {number} */ at) => nameOf(products, runs[at].product);
  return {
    lead: nonBreaking(
      `The runs of each product were drawn again at random, with repeats, ${draws} times: ${name(0)} is first in ${percent(first)} of the draws.`,
    ),
    pairs: swaps.map((share, at) =>
      nonBreaking(
        share === 0
          ? `${name(at)} stays ahead of ${name(at + 1)} in every draw.`
          : `${name(at)} and ${name(at + 1)} change places in ${percent(share)}.`,
      ),
    ),
    note: nonBreaking(
      `${left.length > 0 ? `Left out, with fewer than ${fewest} runs: ${joinNames(left.map(({ product }) => nameOf(products, product)))}. ` : ''}So few runs may miss what is rare; new runs may differ more than these draws.`,
    ),
  };
}

/** @param {number} share */
const percent = (share) =>
  share > 0 && share < 0.01
    ? 'under 1\u2009%'
    : share < 1 && share > 0.99
      ? 'over 99\u2009%'
      : `${Math.round(share * 100)}\u2009%`;
