import { createHash } from 'node:crypto';
import { csvFields } from '../../model/lib/csvText.js';
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
  const { results, runs, named, rows } = openData(summaries);
  const { csv, json, count } = written(rows(), { results, runs, named });
  const described = {
    profile: 'tabular-data-package',
    name: 'results',
    title: `Results of benchmarks, with the spread between runs${title ? `: ${title}` : ''}`,
    ...(homepage && { homepage }),
    ...(licence && { licenses: [{ title: licence.name, path: licence.url }] }),
    resources: [resource('results', csv.results, results), resource('runs', csv.runs, runs)],
  };
  const tables = [
    { name: 'results', ...rowCount(count.results), columns: results.map(columnRecord) },
    { name: 'runs', ...rowCount(count.runs), columns: runs.map(columnRecord) },
  ];
  return new Map([
    ['static/data/results.csv', csv.results],
    ['static/data/runs.csv', csv.runs],
    ['static/data/results.json', json],
    ['assets/data.json', JSON.stringify({ tables })],
    ['static/data/datapackage.json', `${JSON.stringify(described, null, 2)}\n`],
  ]);
}

/**
 * All three forms in one pass. What names a result is written once for it and all its runs.
 *
 * @param {ReturnType<ReturnType<typeof openData>['rows']>} rows
 * @param {Omit<ReturnType<typeof openData>, 'rows'>} columns
 */
function written(rows, { results, runs, named }) {
  const fields = csvFields();
  const head = (/** @type {typeof results} */ columns) => `${fields(columns.map(({ name }) => name))}\r\n`;
  const ofResults = [head(results)];
  const ofRuns = [head(runs)];
  const objects = [];
  // the same one for every row, which has the same keys
  /** @type {Record<string, unknown>} */
  const object = Object.create(null);
  for (const { result, runs: own } of rows) {
    const begun = fields(result.slice(0, named));
    ofResults.push(`${begun},${fields(result.slice(named))}\r\n`);
    for (const run of own) ofRuns.push(`${begun},${fields(run)}\r\n`);
    for (const [at, { name }] of results.entries()) object[name] = result[at];
    objects.push(JSON.stringify(object));
  }
  return {
    csv: { results: ofResults.join(''), runs: ofRuns.join('') },
    json: `[\n${objects.join(',\n')}\n]\n`,
    count: { results: ofResults.length - 1, runs: ofRuns.length - 1 },
  };
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
