import { parameter } from '../../model/vocabulary/index.js';

/**
 * Parameters as records have them: names in kebab case, numbers as numbers.
 *
 * @typedef {import('../../model/measurement.js').Parameters} Parameters
 */

const longestName = 80;

/**
 * `readPercent`, `Read Percent` and `read_percent` are `read-percent`.
 *
 * @param {string} name as a tool or its user wrote it
 */
function parameterName(name) {
  const parts = name
    .slice(0, longestName)
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.%]+/u);
  return parts.filter(Boolean).join('-') || 'parameter';
}

/**
 * A value that was written as text: a number only where no digit of the text would be lost.
 *
 * @param {unknown} value
 * @returns {string | number | boolean | null} `null` where it is nothing that a parameter can be
 */
export function parameterValue(value) {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text === '' || text.length > 500) return text.slice(0, 500) || null;
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return /^-?\d{1,15}(?:\.\d{1,12})?$/.test(text) && isCanonical(text) ? Number(text) : text;
}

/** No `007` and no `-0`, which are names rather than numbers. @param {string} text */
const isCanonical = (text) => !/^-?0\d/.test(text) && !/^-0(?:\.0{1,12})?$/.test(text);

/**
 * Whoever calls a parameter of a test `size` may count bytes, letters or entries: what has no unit there is not given one here.
 *
 * @param {string} name
 */
const unitlessName = (name) => (parameter(name).unit ? `given-${name}` : name);

/**
 * @param {Iterable<readonly [string, unknown]>} entries
 * @returns {Parameters | undefined} `undefined` where nothing is left of them
 */
export function namedParameters(entries) {
  const named = [...entries].flatMap(([name, value]) => {
    const kept = parameterValue(value);
    return kept === null ? [] : [/** @type {const} */ ([unitlessName(parameterName(name)), kept])];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}
