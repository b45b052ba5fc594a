import { unitWord } from '../text/unitWord.js';

/**
 * @typedef {object} MeterColumn
 * @property {number} at
 * @property {string} name
 * @property {import('../../model/metric.js').Metric} metric
 * @property {number} factor
 *
 * @typedef {object} MeterColumns
 * @property {number} time index of its cells
 * @property {number | null} date index, where the day stands in a column of its own
 * @property {number | null} timeFactor seconds of one in the time column; `null` where the header does not say
 * @property {MeterColumn[]} values
 */

const timeName = /^(?:relative |elapsed |sample )?(?:time(?:stamp)?|seconds?|elapsed|t|date ?\/?time)$/i;
const dateName = /^date$/i;
const metricsByUnit = /** @type {Record<string, 'power' | 'voltage' | 'temperature' | undefined>} */ ({
  W: 'power',
  V: 'voltage',
  '°C': 'temperature',
});

/**
 * @param {string[]} cells of a header
 * @returns {MeterColumns | null} `null` where it is none of a power meter
 */
export function meterColumns(cells) {
  const headers = cells.map(splitHeader);
  const time = headers.findIndex(({ name, unit }) => timeName.test(name) || (name === '' && unit === 's'));
  const values = headers.flatMap(({ unit }, at) => {
    const known = unit ? unitWord(unit) : null;
    const metric = known && metricsByUnit[known.unit];
    return known && metric && at !== time ? [{ at, name: cells[at], metric, factor: known.factor }] : [];
  });
  if (time < 0 || !values.some(({ metric }) => metric === 'power')) return null;
  const date = headers.findIndex(({ name }) => dateName.test(name));
  const timeUnit = headers[time].unit ? unitWord(headers[time].unit) : null;
  return {
    time,
    date: date < 0 ? null : date,
    timeFactor: timeUnit?.unit === 's' ? timeUnit.factor : null,
    values,
  };
}

/**
 * `Power (W)`, `power_W`, `Voltage [V]`, `watts`, `Power/W`.
 *
 * @param {string} header
 */
function splitHeader(header) {
  if (header.length > 60) return { name: header, unit: null };
  const match = /^(.*?)\s*(?:\(([^()]*)\)|\[([^[\]]*)\]|[_/ ]([a-zµ°]{1,7}))$/i.exec(header);
  const unit = match?.slice(2).find(Boolean)?.trim();
  if (match && unit && unitWord(unit)) return { name: match[1].trim(), unit };
  const own = unitWord(header);
  if (own) return { name: own.unit === 's' ? 'seconds' : header, unit: header };
  return { name: header, unit: null };
}
