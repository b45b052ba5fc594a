import { createHash } from 'node:crypto';
import { csvFields } from '../../model/lib/csvText.js';
import { memoizeByRef } from '../../model/lib/memoize.js';
import { formatCount } from '../../model/quantity.js';
import { openData } from '../../results/openData.js';

/**
 * The open data as files: two CSV, the same results as JSON, and a description that programs can read
 * (Frictionless Data Package, specs.frictionlessdata.io).
 *
 * @param {import('../../results/selection/selectSummaries.js').Results} results
 * @param {import('../../content/siteSettings.js').SiteAbout} about the site they come from
 * @returns {Map<string, string>} by path below `.build`
 */
export function openDataFiles({ summaries }, { title, homepage, licence }) {
  const { files, resources } = tablesOf(summaries);
  const described = {
    profile: 'tabular-data-package',
    name: 'results',
    title: `Results of benchmarks, with the spread between runs${title ? `: ${title}` : ''}`,
    ...(homepage && { homepage }),
    ...(licence && { licenses: [{ title: licence.name, path: licence.url }] }),
    resources,
  };
  return new Map([...files, ['static/data/datapackage.json', `${JSON.stringify(described, null, 2)}\n`]]);
}

const tablesOf = memoizeByRef((/** @type {import('../../model/summary.js').Summary[]} */ summaries) => {
  const { results, runs, named } = openData(summaries);
  const names = results.columns.map(({ name }) => name);
  const csv = csvOf(results, runs, named);
  const rows = results.rows.map((row) =>
    JSON.stringify(Object.fromEntries(row.map((value, at) => [names[at], value]))),
  );
  const resources = [
    resource('results', csv.results, results.columns),
    resource('runs', csv.runs, runs.columns),
  ];
  const tables = [
    { name: 'results', ...rowCount(results.rows.length), columns: results.columns.map(columnRecord) },
    { name: 'runs', ...rowCount(runs.rows.flat().length), columns: runs.columns.map(columnRecord) },
  ];
  const files = new Map([
    ['static/data/results.csv', csv.results],
    ['static/data/runs.csv', csv.runs],
    ['static/data/results.json', `[\n${rows.join(',\n')}\n]\n`],
    ['assets/data.json', JSON.stringify({ tables })],
  ]);
  return { files, resources };
});

/**
 * What names a result is written once for it and all its runs.
 *
 * @param {import('../../results/openData.js').OpenTable} results
 * @param {import('../../results/openData.js').RunTable} runs
 * @param {number} named
 */
function csvOf(results, runs, named) {
  const fields = csvFields();
  const head = (/** @type {import('../../results/openData.js').OpenTable['columns']} */ columns) =>
    `${fields(columns.map(({ name }) => name))}\r\n`;
  const ofResults = [head(results.columns)];
  const ofRuns = [head(runs.columns)];
  for (const [at, row] of results.rows.entries()) {
    const begun = fields(row.slice(0, named));
    ofResults.push(`${begun},${fields(row.slice(named))}\r\n`);
    for (const run of runs.rows[at]) ofRuns.push(`${begun},${fields(run)}\r\n`);
  }
  return { results: ofResults.join(''), runs: ofRuns.join('') };
}

/**
 * @param {string} name
 * @param {string} text
 * @param {readonly import('../../results/openData.js').Column[]} columns
 */
const resource = (name, text, columns) => ({
  name,
  path: `${name}.csv`,
  format: 'csv',
  mediatype: 'text/csv',
  encoding: 'utf-8',
  bytes: Buffer.byteLength(text),
  hash: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  profile: 'tabular-data-resource',
  schema: {
    fields: columns.map(({ name: field, type, about }) => ({ name: field, type, description: about })),
  },
});

/** @param {import('../../results/openData.js').Column} column */
const columnRecord = ({ name, type, about }) => ({ name, type, about });

/** @param {number} rows */
const rowCount = (rows) => ({ rows, count: formatCount(rows) });
