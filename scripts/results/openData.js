import { parameterNames } from '../model/parameters.js';
import { aboutParameter, parameter } from '../model/vocabulary/index.js';
import { spreadOf } from './selection/spreadOf.js';

/**
 * All results that were measured or transcribed, as others may take them: a row for every result, and one for every run of it.
 * Base units throughout. Emulated drives measure nothing and are left out.
 *
 * @typedef {{ name: string, type: 'string' | 'number' | 'integer' | 'boolean', about: string }} Column as in a Frictionless table schema
 * @typedef {import('../model/summary.js').Summary} Summary
 * @typedef {Column & { of: (summary: Summary) => string | number | boolean | null }} ResultColumn
 * @typedef {import('../model/summary.js').RunValue} RunValue
 * @typedef {Column & { of: (run: RunValue) => string | number | boolean | null }} RunColumn
 */

const column = (
  /** @type {string} */ name,
  /** @type {Column['type']} */ type,
  /** @type {string} */ about,
  /** @type {(row: any) => any} */ of,
) => Object.freeze({ name, type, about, of });

/** @type {readonly ResultColumn[]} what names a result */
const keys = Object.freeze([
  column('product', 'string', 'id of the product, as in the address of its page', ({ product }) => product),
  column(
    'campaign',
    'string',
    'id of the campaign: one sample on one testbed by one methodology',
    ({ campaign }) => campaign,
  ),
  column(
    'methodology',
    'string',
    'id of the methodology that says how it was tested',
    ({ methodology }) => methodology,
  ),
  column('testbed', 'string', 'id of the machine on which it was tested', ({ testbed }) => testbed),
  column('test', 'string', 'id of the test in its methodology', ({ test }) => test),
  column(
    'variant',
    'string',
    'id of the setup, where the methodology names several',
    ({ variant }) => variant,
  ),
  column('kind', 'string', 'measured, or transcribed from somebody’s publication', ({ kind }) => kind),
  column('tools', 'string', 'the tools that wrote the raw files, with their versions', ({ tools }) =>
    tools.join(', '),
  ),
  column('benchmark', 'string', 'the tool’s own name of the test', ({ benchmark }) => benchmark),
]);

/** @type {readonly ResultColumn[]} what its number is */
const measure = Object.freeze([
  column('metric', 'string', 'what was measured, such as bandwidth or latency', ({ metric }) => metric),
  column(
    'statistic',
    'string',
    'statistic of the readings within a run, such as mean or p99',
    ({ statistic }) => statistic,
  ),
  column('unit', 'string', 'unit of every value in the row', ({ unit }) => unit),
  column(
    'bound',
    'string',
    '>, <, ≥ or ≤ where the source says only on which side of the number the value lies; empty where it is the value',
    ({ bound }) => bound ?? null,
  ),
]);

/**
 * A column for every parameter that occurs, under its own name: `message_size`, `threads`.
 *
 * @param {Summary[]} summaries
 * @returns {ResultColumn[]}
 */
function parameterColumns(summaries) {
  return parameterNames(summaries.map(({ parameters }) => parameters)).map((name) => {
    const { title, unit } = parameter(name);
    const all = (/** @type {(value: unknown) => boolean} */ isSuch) =>
      summaries.every(({ parameters: { [name]: value } }) => value === undefined || isSuch(value));
    const type = all(Number.isInteger)
      ? 'integer'
      : all((value) => typeof value === 'number')
        ? 'number'
        : 'string';
    const of = (/** @type {Summary} */ { parameters }) => parameters[name] ?? null;
    return column(
      name.replaceAll('-', '_'),
      type,
      `${aboutParameter(name) ?? `parameter of the test: ${title}`}${unit === null || unit === '1' ? '' : `, in ${unit}`}`,
      of,
    );
  });
}

/** As charts and pages have it: an interval from five runs on. @param {Summary} over */
function ofInterval(over) {
  const spread = spreadOf(over);
  return spread?.kind === 'interval' ? spread : null;
}

/** @type {readonly ResultColumn[]} */
const estimates = Object.freeze([
  column('n', 'integer', 'number of runs that count', ({ n }) => n),
  column(
    'mean',
    'number',
    'mean of the runs; of a percentile, that of all values of the runs together, where the tool writes a histogram of them',
    ({ mean }) => mean,
  ),
  column('median', 'number', 'median of the runs', ({ median }) => median),
  column('sd', 'number', 'standard deviation between runs; empty for a single one', ({ sd }) => sd),
  column(
    'low',
    'number',
    'lower end of the 95 % confidence interval of the mean; empty below five runs, whose min and max say more, and for percentiles of all values together',
    (over) => ofInterval(over)?.low ?? null,
  ),
  column('high', 'number', 'upper end of the same interval', (over) => ofInterval(over)?.high ?? null),
  column('min', 'number', 'value of the smallest run', ({ min }) => min),
  column('max', 'number', 'value of the largest run', ({ max }) => max),
]);

/** @type {readonly RunColumn[]} what a run adds to the names of its result */
const ofRun = Object.freeze([
  column('run', 'integer', 'number of the run, from 1', ({ run }) => run),
  column('value', 'number', 'what the run measured, in the unit of the row', ({ value }) => value),
  column('counted', 'boolean', 'false where the campaign excludes it', ({ excluded }) =>
    String(excluded === null),
  ),
  column('excluded_because', 'string', 'why the campaign excludes it', ({ excluded }) => excluded),
  column('source', 'string', 'path of the raw file that the value was read from', ({ source }) => source),
]);

/**
 * @typedef {(string | number | boolean | null)[]} Row
 *
 * @param {Summary[]} summaries
 * @returns {{ results: readonly Column[], runs: readonly Column[], named: number, open: Summary[],
 *   rows: (some?: readonly Summary[]) => Generator<{ result: Row, runs: Row[] }> }} columns of both tables, of which the `named` first ones name a
 *   result; `rows`: of one result after another, of all or of some that are `open`, since all are very many, and those of its runs
 *   without what names it
 */
export function openData(summaries) {
  const open = summaries.filter(({ kind, ofGroup }) => kind !== 'emulated' && !ofGroup);
  const names = [...keys, ...parameterColumns(open), ...measure];
  const columns = [...names, ...estimates];
  return {
    results: columns,
    runs: [...names, ...ofRun],
    named: names.length,
    open,
    *rows(some = open) {
      for (const summary of some) {
        const runs = summary.runs.map((run) => ofRun.map(({ of }) => of(run)));
        yield { result: columns.map(({ of }) => of(summary)), runs };
      }
    },
  };
}
