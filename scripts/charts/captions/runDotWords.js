import { barForm } from '../bars/barForm.js';
import { runsDiffer } from '../marks/errorBars.js';

/**
 * What the dots of single runs are, and what hollow and ringed ones among them mean: one sentence, short enough to stand below the drawing.
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
 * The same where the dots lie on bars or beside larger dots. A result of one run has no dot of its own, since its bar ends there.
 *
 * @param {import('../../model/chartData.js').Chart} data
 */
export function runDotWords(data) {
  const { rows } = data;
  const several = differing(data);
  const large = barForm(data) !== 'bars';
  return [
    ...(several.length > 0 ? [dotLooks(several, large ? 'Small dots: runs' : undefined).looks] : []),
    ...(rows.some(({ summary }) => summary.bound)
      ? ['< or > in a mark: a bound, the value lies on that side.']
      : []),
  ];
}

/** Results of several runs that gave different values. @param {import('../../model/chartData.js').Chart} data */
const differing = ({ rows }) =>
  rows.map(({ summary }) => summary).filter((summary) => summary.runs.length > 1 && runsDiffer(summary));

/**
 * How such dots and bars were made.
 *
 * @param {import('../../model/chartData.js').Chart} data
 */
export function runDotNotes(data) {
  const summaries = differing(data);
  if (summaries.length === 0)
    return data.rows.some(({ summary }) => summary.runs.length > 1)
      ? ['All runs of a product gave the same value.']
      : [];
  const large = barForm(data) !== 'bars';
  const pooled = summaries.some((summary) => summary.pooled);
  return [
    ...(pooled
      ? [
          `${large ? 'Large dots' : 'Bars'}: the percentile of all values of all counted runs.`,
          'It has no interval: values of one run are not independent, and runs are few.',
        ]
      : []),
    ...dotLooks(summaries).more,
  ];
}
