import { upperFirst } from '../../model/lib/phrases.js';

/** Beside a mark that has a place on an axis. */
export const boundArrowWords = 'arrow: a bound, the value lies that way';

/**
 * How the marks of a chart were made. Of single runs and single published values the count of runs has said it.
 *
 * @param {string} mark `Marks`, `Cells`
 * @param {import('../../model/chartData.js').Chart['rows']} rows
 * @param {string[]} [more] what else is said of them
 */
export function meanWords(mark, rows, more = []) {
  const repeated = rows.filter(({ summary }) => summary.n > 1);
  const words = [...(repeated.length > 0 ? [madeOf(repeated)] : []), ...more];
  return words.length > 0 ? [`${mark}: ${words.join('; ')}.`] : [];
}

/** A percentile of all values together is no mean of the runs. @param {import('../../model/chartData.js').Chart['rows']} rows */
function madeOf(rows) {
  const pooled = rows.filter(({ summary }) => summary.pooled).length;
  if (pooled === 0) return 'means over the runs';
  const together = 'percentiles of all values of all runs together';
  return pooled === rows.length ? together : `means over the runs, or ${together}`;
}

/** What the sign of a bound is, where there is one. @param {Pick<import('../../model/chartData.js').Chart['rows'][number], 'summary'>[]} rows */
export const boundWords = (rows, words = upperFirst(boundArrowWords)) =>
  rows.some(({ summary }) => summary.bound) ? [`${words}.`] : [];

/** The same of a sign before a number. */
export const boundSigns = '< or >: a bound, the value lies on that side';
