import { differencesOf, indistinctRows } from '../../model/indistinct.js';
import { problem } from '../../model/inputError.js';

/**
 * Rows of one product that nothing drawn, named or asked for tells apart are an error: one would hide the other.
 *
 * @param {import('../../model/chartData.js').ChartRow[]} rows
 * @param {import('../../model/chartData.js').ChartKind} kind
 * @param {{ x?: string, y?: string }} options of the chart block
 * @returns {import('../../model/inputError.js').Problem[]}
 */
export function checkDistinct(rows, kind, options) {
  const [group] = indistinctRows(rows, kind, options);
  if (!group) return [];
  const [{ product }] = group;
  const differing = differencesOf(group);
  const words = differing.map(({ name, values }) => `${name} (${values.map(wording).join(', ')})`);
  const what = words.length > 0 ? `they differ in ${words.join(' and ')}` : 'they are the same result twice';
  const message = `${group.length} results of ${product} have one place in the chart: ${what}`;
  return [problem(message, { hint: hintFor(differing) })];
}

/** @param {unknown} value */
const wording = (value) => (value === undefined || value === null ? 'none' : String(value));

/** @param {ReturnType<typeof differencesOf>} differing */
function hintFor(differing) {
  const parameter = differing.find(({ isParameter, name }) => isParameter || name === 'benchmark');
  const value = parameter?.values.find((each) => each !== undefined && each !== null);
  if (parameter && value !== undefined)
    return `name the one that is meant: where = { ${parameter.name} = ${JSON.stringify(value)} }`;
  const [field] = differing;
  return field
    ? `name the one that is meant: ${field.name} = ${JSON.stringify(field.values[0])}`
    : 'name each result once';
}
