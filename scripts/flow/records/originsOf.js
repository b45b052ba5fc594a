/** What the numbers of a chart come from. @param {import('../../results/selection/selectChart.js').Selected} data */
export const originsOf = ({ rows, series }) => [
  ...rows.map(({ summary }) => summary),
  ...series.map(({ origin }) => origin),
];
