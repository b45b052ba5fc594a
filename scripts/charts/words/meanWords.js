/**
 * What the marks of a chart are, in a sentence. Of single runs and single published values the count of runs has said it.
 *
 * @param {string} mark `Marks`, `Cells`
 * @param {import('./caption.js').ChartData['rows']} rows
 * @param {string[]} [more] what else is said of them
 */
export function meanWords(mark, rows, more = []) {
  const isDrawn = mark === 'Marks' && rows.some(({ summary }) => summary.bound);
  const words = [
    ...(rows.some(({ summary }) => summary.n > 1) ? ['means over the runs'] : []),
    ...more,
    ...(isDrawn ? ['an arrow: a bound, the value lies that way'] : []),
  ];
  return words.length > 0 ? [`${mark}: ${words.join('; ')}.`] : [];
}
