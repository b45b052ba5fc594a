import { spanWords } from '../../model/lib/phrases.js';
import { shownUnit } from '../../model/metric.js';
import { formatNumber, formatQuantity, scaleFor } from '../../model/quantity.js';
import { boundClause, isPublished, precisionText, resultText, runWords } from '../../model/runWords.js';
import { intervalName } from '../../statistics/judge.js';
import { meaningOf } from '../captions/errorBarWords.js';
import { errorBarEnds } from '../marks/errorBars.js';
import { originOf } from '../marks/productStyle.js';
import { lineName } from '../words/lineNames.js';

/**
 * A summary in words: the value, what its error bar is, how many runs, and each of them.
 *
 * @param {import('../../model/chartData.js').ChartRow} row
 * @param {import('../../model/chartData.js').Chart} shown
 * @returns {import('./stop.js').Tooltip}
 */
export function summaryTooltip({ product, label, summary }, shown) {
  const { products, errorBars, relative } = shown;
  const unit = shownUnit(shown);
  const say = (/** @type {number} */ value) => formatQuantity(value, unit);
  const value = resultText(summary, unit);
  const known = products.find(({ id }) => id === product);
  const spread = errorBarEnds(summary, errorBars);
  const counted = summary.runs.filter(({ excluded }) => excluded === null);
  const excluded = summary.runs.filter((run) => run.excluded !== null);
  return {
    title: lineName(products, { product, label }),
    value: relative ? `${value} of ${relative.name}` : value,
    lines: [
      ...markLine(known),
      ...(spread
        ? [
            `${spanWords(spread, say)}: ${relative && errorBars === 'interval' ? intervalName(shown.family ?? 2) : meaningOf(summary, errorBars)}`,
          ]
        : []),
      isPublished(summary)
        ? runWords(summary)
        : summary.n === 1
          ? 'n = 1: one run, no spread'
          : `n = ${summary.n} runs, mean`,
      ...boundClause(summary),
      ...(counted.length > 1 ? [`runs: ${listed(counted, unit)}`] : []),
      ...excluded.map((run) => `not counted: ${say(run.value)} (${run.excluded})`),
      ...(precisionText(summary) === null ? [] : [`mean known to ${precisionText(summary)} %`]),
    ],
  };
}

/**
 * All in one unit, said once.
 *
 * @param {import('../../model/summary.js').RunValue[]} runs
 * @param {import('../../model/quantity.js').ShownUnit} unit
 */
function listed(runs, unit) {
  const { factor, symbol } = scaleFor(unit, Math.max(...runs.map(({ value }) => Math.abs(value))));
  const numbers = runs.map(({ value }) => formatNumber(value / factor)).join(', ');
  return symbol ? `${numbers}\u2009${symbol}` : numbers;
}

/**
 * What has to be known before a number is compared: that it was emulated, transcribed, or is the reader's own.
 *
 * @param {import('../../model/chartData.js').ChartProduct | undefined} product
 */
export function markLine(product) {
  const mark = product && originOf(product);
  return mark ? [mark] : [];
}
