import { csvRows } from '../../parsers/shared/csvRows.js';
import { guessMetric, parameterName, roleOf } from './guessMetric.js';
import { sketchJson } from './sketchJson.js';
import { sketchText } from './sketchText.js';

/**
 * A number that a file holds, once or in every row.
 *
 * @typedef {object} Found
 * @property {string} name for the author
 * @property {string} [each] where the rows are
 * @property {string} value where it is in a row
 * @property {boolean} [list] several values of one run
 * @property {string} example as the file has it
 * @property {number} count
 * @property {string} metric a guess
 * @property {string | null} unit
 * @property {string | null} statistic
 * @property {boolean} sure whether the guess rests on its name or unit
 * @property {string} [test] where the name of the test is
 * @property {string} [run]
 * @property {Record<string, string>} parameters
 *
 * @typedef {object} Sketch
 * @property {import('../../parsers/blogParser/content.js').Format} format
 * @property {string[]} recognise
 * @property {string | null} version where the version is
 * @property {Found[]} numbers
 */

/**
 * What a description of a file could read, for its author to choose from.
 *
 * @param {string} text
 * @returns {Sketch}
 */
export function sketchBlogParser(text) {
  return sketchJson(text) ?? sketchCsv(text) ?? sketchText(text);
}

/**
 * @param {string} text
 * @returns {Sketch | null}
 */
function sketchCsv(text) {
  const [first = ''] = text.split('\n', 1);
  const delimiter = [',', ';', '\t'].find((each) => first.includes(each));
  if (!delimiter) return null;
  const [header, ...rows] = csvRows(text, delimiter, { cut: true });
  if (!header || rows.length === 0 || rows.some(({ cells }) => cells.length !== header.cells.length))
    return null;
  const columns = header.cells.map((name, at) => ({
    name: name.trim(),
    cells: rows.map(({ cells }) => cells[at].trim()),
  }));
  if (columns.some(({ name }) => name === '' || numeric.test(name))) return null;
  const fields = columns.map((column) => ({
    ...column,
    numbers: column.cells.every((cell) => cell === '' || numeric.test(cell)),
    role: roleOf(column.name),
  }));
  const test =
    fields.find(({ role, numbers }) => role === 'test' && !numbers) ?? fields.find(({ numbers }) => !numbers);
  const run = fields.find(({ role }) => role === 'run');
  const parameters = Object.fromEntries(
    fields
      .filter((field) => field !== test && field !== run && (field.role === 'parameter' || !field.numbers))
      .map(({ name }) => [parameterName(name), name]),
  );
  return {
    format: 'csv',
    recognise: columns.slice(0, 6).map(({ name }) => name),
    version: null,
    numbers: fields
      .filter(({ numbers, role }) => numbers && role === null)
      .map(({ name, cells }) => ({
        name,
        value: name,
        example: cells.find(Boolean) ?? '',
        count: cells.filter(Boolean).length,
        ...guessMetric(name),
        ...(test && { test: test.name }),
        ...(run && { run: run.name }),
        parameters,
      })),
  };
}

const numeric = /^[+-]?\d{1,18}(?:\.\d{1,18})?(?:e[+-]?\d{1,3})?$/i;
