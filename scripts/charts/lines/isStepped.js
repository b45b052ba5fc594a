/**
 * What a source describes in words has levels and no readings: it is drawn in steps.
 *
 * @param {import('../../model/chartData.js').ChartSeries} line
 * @param {import('../../model/chartData.js').ChartProduct[]} products
 */
export const isStepped = ({ product, origin }, products) =>
  origin.kind === 'transcribed' || products.find(({ id }) => id === product)?.kind === 'transcribed';
