/** Beside a mark that has a place on an axis. */
export const boundArrowWords = 'an arrow: a bound, the value lies that way';

/**
 * What the marks of a chart are, in a sentence. Of single runs and single published values the count of runs has said it.
 *
 * @param {string} mark `Marks`, `Cells`
 * @param {import('./caption.js').ChartData['rows']} rows
 * @param {string[]} [more] what else is said of them
 */
export function meanWords(mark, rows, more = []) {
  const boundWords = mark === 'Marks' ? boundArrowWords : '< or >: a bound, the value lies on that side';
  const words = [
    ...(rows.some(({ summary }) => summary.n > 1) ? ['means over the runs'] : []),
    ...more,
    ...(rows.some(({ summary }) => summary.bound) ? [boundWords] : []),
  ];
  return words.length > 0 ? [`${mark}: ${words.join('; ')}.`] : [];
}
