import { unitShown } from '../../model/metric.js';
import { formatNumber, formatQuantity, scaleFor } from '../../model/quantity.js';
import { rangeWords } from '../../results/query/showResult.js';

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
  const { times, values, low, high, axis } = series;
  const unit = unitShown(series);
  return [...values].map((value, at) => {
    const scale = scaleFor(unit, value);
    const ends = [low, high].map((all) => (all?.[at] ?? value) / scale.factor);
    const rate =
      ends[0] < ends[1]
        ? rangeWords(ends[0], ends[1], scale.symbol)
        : formatQuantity(value, unit, { scale, digits: digitsOf(ends[0]) });
    return `up to ${placeWords(times[at], axis)}: ${rate}`;
  });
}

/** @param {number} place @param {import('../../model/series.js').Series['axis']} axis */
function placeWords(place, axis) {
  if (axis === 'fraction') return `${formatNumber(place * 100, digitsOf(place * 100))}\u2009%`;
  const unit = axis === 'bytes' ? 'B' : 's';
  return formatQuantity(place, unit, { digits: digitsOf(place / scaleFor(unit, place).factor) });
}

/** As many as a source that writes in words has: 17 %, not 17.0 %. @param {number} number as shown */
const digitsOf = (number) =>
  [1, 2].find((digits) => Number(number.toPrecision(digits)) === Number(number.toPrecision(3))) ?? 3;
