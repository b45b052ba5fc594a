import { unitShown } from '../../model/metric.js';
import { formatNumber, formatQuantity, scaleFor } from '../../model/quantity.js';
import { statedText } from '../../model/statedText.js';

/** A curve of more steps is a drawing, no sentence. */
const most = 12;

/**
 * The steps of a curve that a source describes, from which findings are computed: `up to 17\u2009%: 210 to 350\u2009MB/s`.
 *
 * @param {import('../../results/runs/summarizeTest.js').TestRuns} testRuns
 * @returns {string[]}
 */
export function describedSteps({ runs }) {
  const [series] = runs.flatMap((run) => run.series);
  if (!series || series.points > most) return [];
  const { times, values, low, high, axis, stated } = series;
  const unit = unitShown(series);
  return [...values].map((value, at) => {
    const scale = scaleFor(unit, value);
    const [from, to] = [low, high].map((all) => all?.[at] ?? value);
    const of = stated?.rates[at] ?? { digits: digitsOf(from / scale.factor) };
    const number = (/** @type {number} */ end) => formatNumber(end / scale.factor, of.digits);
    const rate =
      from < to ? `${number(from)} to ${number(to)}\u2009${scale.symbol}` : statedText(value, unit, of);
    const place = placeWords(times[at], { axis, digits: stated?.places[at] });
    return `up to ${place}: ${rate}`;
  });
}

/** @param {number} place @param {{ axis: import('../../model/series.js').Series['axis'], digits: number | undefined }} as */
function placeWords(place, { axis, digits }) {
  const unit = axis === 'fraction' ? 'share' : axis === 'bytes' ? 'B' : 's';
  return formatQuantity(place, unit, { digits: digits ?? digitsOf(place / scaleFor(unit, place).factor) });
}

/** As many as a source that writes in words has: 17 %, not 17.0 %. @param {number} number */
const digitsOf = (number) =>
  [1, 2].find((digits) => Number(number.toPrecision(digits)) === Number(number.toPrecision(3))) ?? 3;
