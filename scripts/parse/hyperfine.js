import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { csvRows } from './csvRows.js';
import { decimalNumber } from './decimalNumber.js';
import { readJson } from './jsonDocument.js';

const make = 'run hyperfine with --export-json FILE';
const csvHead = /^command,mean,stddev,median,user,system,min,max(?:,|$)/m;

/** @type {import('../model/parser.js').Parser} */
export const hyperfine = {
  tool: 'hyperfine',
  title: 'hyperfine',
  layouts: [
    {
      name: 'JSON',
      versions: '1.11 to 1.19',
      verified: true,
      reads: 'every timing of every command as a run of its own, with its parameters',
      make,
    },
    {
      name: 'CSV',
      versions: '1.15',
      verified: true,
      reads: 'mean, median, min and max of each command: the single timings are not in it, so n = 1',
      make: 'run hyperfine with --export-csv FILE; the JSON says more',
    },
  ],
  recognise(source) {
    const head = source.headText();
    if (csvHead.test(head.split('\n', 1)[0])) return true;
    return /^\s*\{\s*"results"\s*:\s*\[\s*(?:\]|\{\s*"command"\s*:)/.test(head);
  },
  parse(source) {
    const json = source.headText().trimStart().startsWith('{');
    return json ? parseResults(readJson(source, make)) : parseCsv(source.text());
  },
};

/** @param {any} document */
function parseResults(document) {
  if (!Array.isArray(document.results) || document.results.length === 0) {
    throw new InputError('no command was timed', { path: 'results', hint: make });
  }
  /** @type {import('../model/parser.js').Warning[]} */
  const warnings = [];
  const measurements = document.results.flatMap((/** @type {any} */ result, /** @type {number} */ index) =>
    readResult(result, `results[${index}]`, warnings),
  );
  return parsed({ measurements, warnings });
}

/**
 * @param {any} result
 * @param {string} path
 * @param {import('../model/parser.js').Warning[]} warnings
 */
function readResult(result, path, warnings) {
  const test = String(result?.command ?? '');
  const place = {
    test,
    parameters: parameters(result?.parameters),
    metric: /** @type {const} */ ('duration'),
  };
  warnings.push(...failures(result, test));
  if (!Array.isArray(result?.times) || result.times.length === 0) {
    warnings.push(warning(`no single timings of ${test}: its mean counts as one run`));
    return [measurement({ ...place, statistic: 'mean', value: seconds(result?.mean, `${path}.mean`) })];
  }
  return result.times.map((/** @type {unknown} */ time, /** @type {number} */ run) =>
    measurement({ ...place, run, statistic: 'value', value: seconds(time, `${path}.times[${run}]`) }),
  );
}

/**
 * @param {any} parameters
 * @returns {import('../model/parameters.js').Parameters}
 */
function parameters(parameters) {
  if (parameters === null || typeof parameters !== 'object') return {};
  const entries = Object.entries(parameters).filter(([, value]) => typeof value !== 'object');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/**
 * Commands that failed were timed all the same (`--ignore-failure`), and those faster than the shell count as 0 s.
 *
 * @param {any} result
 * @param {string} test
 */
function failures(result, test) {
  const codes = Array.isArray(result?.exit_codes) ? result.exit_codes : [];
  const failed = codes.flatMap((/** @type {unknown} */ code, /** @type {number} */ run) =>
    code === 0 ? [] : [run + 1],
  );
  const instant = Array.isArray(result?.times) && result.times.includes(0);
  return [
    ...(failed.length > 0
      ? [
          warning(
            `${test} failed in run ${failed.slice(0, 12).join(', ')}: exit code ${codes[failed[0] - 1]}`,
          ),
        ]
      : []),
    ...(instant
      ? [warning(`${test} took 0 s in a run: it ended within the time a shell takes to start`)]
      : []),
  ];
}

/**
 * @param {unknown} value
 * @param {string} path
 */
function seconds(value, path) {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  throw new InputError(`no time in seconds: ${JSON.stringify(value)}`, { path, hint: make });
}

/**
 * The CSV writes an absent deviation as 0, and holds no single timings: neither is taken for what it is not.
 *
 * @param {string} text
 */
function parseCsv(text) {
  const [header, ...rows] = csvRows(text);
  const taken = /** @type {const} */ ({ mean: 'mean', median: 'median', min: 'min', max: 'max' });
  const measurements = rows.flatMap(({ line, cells }) => {
    if (cells.length !== header.cells.length) {
      throw new InputError(`${cells.length} values under ${header.cells.length} columns`, {
        line,
        hint: make,
      });
    }
    const named = header.cells.map((name, at) => /** @type {const} */ ([name, cells[at]]));
    const extra = named
      .filter(([name]) => name.startsWith('parameter_'))
      .map(([name, value]) => [name.slice(10), value]);
    return Object.entries(taken).map(([column, statistic]) => {
      const cell = cells[header.cells.indexOf(column)];
      const value = /e/i.test(cell) ? Number(cell) : decimalNumber(cell);
      if (value === null || !(value >= 0 && value < 1e12))
        throw new InputError(`no time in seconds: ${cell}`, { line, hint: make });
      const asked = Object.fromEntries(extra);
      return measurement({ test: cells[0], parameters: asked, metric: 'duration', statistic, value });
    });
  });
  if (measurements.length === 0) throw new InputError('no command was timed', { line: 1, hint: make });
  return parsed({
    measurements,
    warnings: [warning('hyperfine CSV holds no single timings, so each command counts as one run')],
  });
}
