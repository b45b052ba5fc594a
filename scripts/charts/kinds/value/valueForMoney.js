import { boundSide, boundSign } from '../../../model/bound.js';
import { metrics, unitShown } from '../../../model/metric.js';
import { scaleFor } from '../../../model/quantity.js';
import { ratioText } from '../../../model/ratioText.js';

/**
 * What a unit of money buys, for metrics of which more is better. Of a bound it is a bound too.
 *
 * @param {import('../../../model/chartData.js').ChartRow} row
 * @param {Pick<import('../../../model/chartData.js').ChartData, 'products'>} data
 */
export function valueForMoney({ product, summary }, { products }) {
  const price = products.find(({ id }) => id === product)?.price ?? null;
  if (!price) return null;
  const ratio = summary.mean / price.amount;
  if (metrics[summary.metric].better !== 'higher') return { price, ratio, text: '' };
  const { factor, symbol } = scaleFor(unitShown(summary), ratio);
  const side = boundSide(summary);
  const limit = side ? (side > 0 ? 'least' : 'most') : undefined;
  const amount = ratioText(ratio / factor, 3, { digits: summary.digits, limit });
  return {
    price,
    ratio,
    text: `${boundSign(summary)}${amount}\u2009${symbol} per ${price.currency}`,
  };
}
