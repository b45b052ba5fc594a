import { barForm } from '../bars/barForm.js';
import { runsDiffer } from '../marks/errorBars.js';

/**
 * What the dots of charts are that show every run, each of their looks in one sentence, which must find room under the drawing.
 *
 * @param {import('../../model/summary.js').Summary[]} summaries
 * @param {string} [dots]
 */
export function dotLooks(summaries, dots = 'Dots: runs') {
  const hollow = summaries.some(({ runs }) => runs.some(({ excluded }) => excluded !== null));
  const ringed = summaries.some(({ outliers }) => outliers.length > 0);
  return {
    looks: `${dots}${hollow ? '; hollow: not counted' : ''}${ringed ? '; ringed: outliers' : ''}.`,
    more: ringed ? ['Outliers are included in the mean.'] : [],
  };
}

/**
 * The same of dots on bars, or beside larger dots, where a single run has none.
 *
 * @param {import('./caption.js').ChartData} data
 */
export function runDotWords(data) {
  const { rows } = data;
  const bounds = rows.some(({ summary }) => summary.bound)
    ? ['< or > in a mark: a bound, the value lies on that side.']
    : [];
  const large = barForm(data) !== 'bars';
  const several = rows.map(({ summary }) => summary).filter(({ runs }) => runs.length > 1);
  if (several.length === 0) return bounds;
  const summaries = several.filter(runsDiffer);
  if (summaries.length === 0) return ['All runs of a product gave the same value.'];
  const { looks, more } = dotLooks(summaries, large ? 'Small dots: runs' : undefined);
  const pooled = summaries.some((summary) => summary.pooled);
  return [
    looks,
    ...(pooled
      ? [
          `${large ? 'Large dots' : 'Bars'}: the percentile of all values of all counted runs.`,
          'It has no interval: values of one run are not independent, and runs are few.',
        ]
      : []),
    ...more,
    ...bounds,
  ];
}
