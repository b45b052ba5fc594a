/**
 * What the dots on bars are, in a caption.
 *
 * @param {import('./caption.js').ChartData} data
 */
export function runDotWords({ rows }) {
  const summaries = rows.map(({ summary }) => summary);
  if (!summaries.some(({ runs }) => runs.length > 1)) return [];
  const ringed = summaries.some(({ outliers }) => outliers.length > 0);
  const pooled = summaries.some((summary) => summary.pooled);
  return [
    ...(pooled
      ? [
          'Bars: the percentile of all values of the counted runs together. It has no interval: values of one run are not independent, and runs are few.',
        ]
      : []),
    `Dots: single runs${ringed ? '; ringed: outliers, included in the mean' : ''}.`,
  ];
}
