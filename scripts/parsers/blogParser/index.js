import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { isMetric, isStatistic, metrics } from '../../model/metric.js';
import { parametersOf } from '../../model/parameters.js';
import { parseQuantity, unitNamed } from '../../model/parseQuantity.js';
import { parsed, warning } from '../../model/parser.js';
import { contentOf } from './content.js';

/**
 * A parser without code: a blog describes a tool's output in `data/readers/<tool>.toml`, and this reads it.
 *
 * @typedef {object} DescribedMeasurement what is read of each row
 * @property {string} [each] where the rows are: a JSONPath below the document, for text a regular expression with named groups that
 *   each line of a result matches; without it the document is one row, and of CSV every row counts
 * @property {string} metric of the vocabulary
 * @property {string} [statistic] `value` where it is absent
 * @property {string} value where the number is in a row: a path, a column, a group
 * @property {string} [unit] of the numbers, where the file does not say it
 * @property {string} [test] where the tool's name of the test is
 * @property {Record<string, string>} [parameters] where each is
 * @property {string} [run] where the number or name of the run is: rows that differ in it are runs
 * @property {string} [repetitions] where several values of one run are, in place of `value`
 *
 * @typedef {object} Definition
 * @property {string} title
 * @property {import('./content.js').Format} format
 * @property {string | string[]} recognise paths that must be there; for CSV names of columns, for text a regular expression
 * @property {string} [version] where the tool's version is
 * @property {DescribedMeasurement[]} measurements
 */

/**
 * @param {string} tool the name in records: that of the file
 * @param {Definition} definition already held against its schema
 * @returns {import('../../model/parser.js').Parser}
 */
export function blogParser(tool, definition) {
  const make = `data/readers/${tool}.toml describes what is read`;
  return {
    tool,
    title: definition.title,
    layouts: [
      {
        name: definition.format,
        versions: 'as described',
        verified: false,
        reads: 'what is described',
        make,
      },
    ],
    recognise: (source) => contentOf(source.headText(), definition, { head: true }) !== null,
    parse(source) {
      const content = contentOf(source.text(), definition);
      if (!content) throw new InputError(`not as ${tool} is described`, { hint: make });
      const rows = definition.measurements.flatMap((described) => readRows(content, described, make));
      const measurements = rows.flatMap((row) => row.measurements);
      const warnings = rows.flatMap((row) => row.warnings);
      if (measurements.length === 0)
        throw new InputError(
          `nothing that is described is in it${warnings[0] ? `: ${warnings[0].message}` : ''}`,
          { line: warnings[0]?.line, hint: make },
        );
      return parsed({
        toolVersion: definition.version ? content.text(definition.version) : null,
        measurements,
        warnings,
      });
    },
  };
}

/**
 * @param {import('./content.js').Content} content
 * @param {DescribedMeasurement} described
 * @param {string} make
 */
function readRows(content, described, make) {
  const { metric, statistic = 'value', run } = described;
  if (!isMetric(metric) || !isStatistic(statistic)) throw new Error(`unchecked: ${metric} ${statistic}`);
  const rows = content.rows(described.each);
  const names = run ? [...new Set(rows.map((row) => String(row.get(run) ?? '')))] : [''];
  return rows.map((row) => {
    const path = described.repetitions ?? described.value;
    const found = row.get(path);
    const numbers = numbersIn(found, { metric, unit: described.unit, place: { line: row.line, path }, make });
    const place = {
      run: run ? names.indexOf(String(row.get(run) ?? '')) : 0,
      test: described.test ? textOf(row.get(described.test)) : null,
      parameters: parametersOf(
        Object.fromEntries(
          Object.entries(described.parameters ?? {}).map(([name, from]) => [
            name,
            parameterIn(row.get(from)),
          ]),
        ),
      ),
      metric,
      statistic,
    };
    return {
      measurements: numbers.map((value, repetition) =>
        measurement({ ...place, value, ...(described.repetitions && { repetition }) }),
      ),
      warnings: numbers.length === 0 ? [warning(`no value at ${path}`, row.line)] : [],
    };
  });
}

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);

/** Numbers stay numbers, also where a tool wrote them as text. @param {unknown} value */
function parameterIn(value) {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string' || value.trim() === '') return null;
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(value.trim()) ? Number(value) : value.trim();
}

/**
 * The numbers of a described place, in the metric's own unit: numbers as such, or texts as `12.3 ms`.
 *
 * @param {unknown} found one value, or a list of them
 * @param {{ metric: string, unit?: string, place: { line: number | null, path: string }, make: string }} described
 * @returns {number[]}
 * @throws {InputError} where one is no number, or of a unit that the metric has not
 */
export function numbersIn(found, { metric, unit, place, make }) {
  return (Array.isArray(found) ? found : [found]).flatMap((value) => {
    if (value === undefined || value === null || value === '') return [];
    const number = numberOf(value, { metric, unit });
    if (number !== null) return [number];
    throw new InputError(`no ${metric}${unit ? ` in ${unit}` : ''}: ${JSON.stringify(value)?.slice(0, 60)}`, {
      line: place.line,
      path: place.path,
      hint: make,
    });
  });
}

/**
 * @param {unknown} value
 * @param {{ metric: string, unit?: string }} described
 */
function numberOf(value, { metric, unit }) {
  const own = metrics[metric].unit;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    if (!unit) return value;
    const named = unitNamed(unit);
    return named?.unit === own ? Number((value * named.factor).toPrecision(15)) : null;
  }
  if (typeof value !== 'string') return null;
  const quantity = parseQuantity(value);
  if (!quantity || quantity.rest !== '') return null;
  if (quantity.unit === null) return numberOf(quantity.value, { metric, unit });
  return quantity.unit === own ? quantity.value : null;
}
