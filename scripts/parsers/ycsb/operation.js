import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';

const number = /^\d{1,20}(?:\.\d{1,20})?(?:E-?\d{1,3})?$/i;
const units = { us: 1e-6, ms: 1e-3 };

/**
 * The section of one operation. Percentiles are whole milliseconds in old versions: 0 is less than that, not zero.
 *
 * @param {string} name `READ`, `UPDATE`, `READ-FAILED`...
 * @param {{ entries: import('./run.js').Entry[], place: Partial<import('../../model/measurement.js').Measurement> }} how
 */
export function operationRows(name, { entries, place }) {
  const at = { ...place, test: name };
  const found = entries.flatMap(({ key, value, line }) => {
    const time = statisticOf(key);
    return time && number.test(value) ? [{ ...time, shown: Number(value), line }] : [];
  });
  const kept = found.filter(({ shown, unit }) => shown > 0 || unit === 'us');
  const lost = found.filter((each) => !kept.includes(each)).map(({ statistic }) => statistic);
  const count = countOf(entries, /^Operations$/);
  const isFailure = name.endsWith('-FAILED');
  const failed = isFailure
    ? count
    : entries
        .filter(({ key }) => /^Return=/.test(key) && !/^Return=(?:OK|0|Status.OK|BATCHED_OK)$/.test(key))
        .reduce((sum, { value }) => sum + (number.test(value) ? Number(value) : 0), 0);
  const repeated = isFailure ? count : 0;
  return {
    count,
    failed: isFailure ? repeated : failed,
    rows: isFailure
      ? []
      : [
          ...kept.map(({ statistic, shown, unit }) =>
            measurement({ ...at, metric: 'latency', statistic, value: scaled(shown, units[unit]) }),
          ),
          ...(count > 0 ? [measurement({ ...at, metric: 'count', statistic: 'total', value: count })] : []),
        ],
    warnings:
      lost.length > 0
        ? [
            warning(
              `${name} ${lost.join(', ')}: printed as 0 ms, which is less than whole milliseconds show; left out`,
              entries[0].line,
            ),
          ]
        : [],
  };
}

/**
 * @param {string} key
 * @returns {{ statistic: string, unit: 'us' | 'ms' } | null}
 */
function statisticOf(key) {
  const match =
    /^(Average|Min|Max|(\d{1,3}(?:\.\d{1,6})?)(?:st|nd|rd|th)?Percentile)Latency\((us|ms)\)$/.exec(key);
  if (!match) return null;
  const unit = /** @type {'us' | 'ms'} */ (match[3]);
  if (match[2]) return Number(match[2]) <= 100 ? { statistic: `p${Number(match[2])}`, unit } : null;
  return { statistic: match[1] === 'Average' ? 'mean' : match[1].toLowerCase(), unit };
}

/**
 * @param {import('./run.js').Entry[]} entries
 * @param {RegExp} wanted
 */
function countOf(entries, wanted) {
  const value = entries.find(({ key }) => wanted.test(key))?.value;
  return value !== undefined && /^\d{1,18}(?:\.0{1,6})?$/.test(value) ? Number(value) : 0;
}
