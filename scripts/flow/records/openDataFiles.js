import { createHash } from 'node:crypto';
import { csvFields, csvText } from '../../model/lib/csvText.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { formatCount } from '../../model/quantity.js';
import { openData } from '../../results/openData.js';

/**
 * @typedef {object} Written rows of one product, in the three forms
 * @property {Uint8Array} results CSV
 * @property {Uint8Array} runs CSV
 * @property {Uint8Array} json objects with a comma between them
 * @property {{ results: number, runs: number }} count of rows
 *
 * @typedef {(product: string, columns: string, make: () => Written) => Written} Keep
 */

/**
 * The open data as files: two CSV, the same results as JSON, and a description that programs can read
 * (Frictionless Data Package, specs.frictionlessdata.io).
 *
 * @param {import('../../results/selection/selectSummaries.js').Results} results
 * @param {import('../../content/siteSettings.js').SiteAbout} about the site they come from
 * @param {Keep} [keep] gives what was written of a product before, in the same columns, or makes it
 * @returns {{ files: Map<string, string | Uint8Array>, free: () => void }} `files`: by path below `.build`; `free` gives their memory back, once they
 *   are written: the next collection might come late
 */
export function openDataFiles(
  { summaries },
  { title, homepage, licence },
  keep = (_product, _columns, make) => make(),
) {
  const { results, runs, named, open, rows } = openData(summaries);
  const head = (/** @type {typeof results} */ columns) => csvText([columns.map(({ name }) => name)]);
  const [ofResults, ofRuns, json] = [longFile(head(results)), longFile(head(runs)), longFile('[')];
  const count = { results: 0, runs: 0 };
  const columns = JSON.stringify(results.map(({ name }) => name));
  for (const [product, own] of groupBy(open, (summary) => summary.product)) {
    const part = keep(product, columns, () => written(rows(own), { results, named }));
    ofResults.add(part.results);
    ofRuns.add(part.runs);
    json.add(count.results === 0 ? '\n' : ',\n');
    json.add(part.json);
    count.results += part.count.results;
    count.runs += part.count.runs;
  }
  json.add('\n]\n');
  const csv = { results: ofResults.bytes(), runs: ofRuns.bytes() };
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
  /** @type {[string, string | Uint8Array][]} */
  const files = [
    ['static/data/results.csv', csv.results],
    ['static/data/runs.csv', csv.runs],
    ['static/data/results.json', json.bytes()],
    ['assets/data.json', JSON.stringify({ tables })],
    ['static/data/datapackage.json', `${JSON.stringify(described, null, 2)}\n`],
  ];
  const free = () => [ofResults, ofRuns, json].forEach((file) => file.free());
  return { files: new Map(files), free };
}

/**
 * All three forms in one pass. What names a result is written once for it and all its runs.
 *
 * @param {ReturnType<ReturnType<typeof openData>['rows']>} rows
 * @param {Pick<ReturnType<typeof openData>, 'results' | 'named'>} columns
 * @returns {Written}
 */
function written(rows, { results, named }) {
  const fields = csvFields();
  let [ofResults, ofRuns, json] = ['', '', ''];
  const count = { results: 0, runs: 0 };
  // the same one for every row, which has the same keys
  /** @type {Record<string, unknown>} */
  const object = Object.create(null);
  for (const { result, runs: own } of rows) {
    const begun = fields(result.slice(0, named));
    ofResults += `${begun},${fields(result.slice(named))}\r\n`;
    for (const run of own) {
      ofRuns += `${begun},${fields(run)}\r\n`;
      count.runs += 1;
    }
    for (const [at, { name }] of results.entries()) object[name] = result[at];
    json += `${count.results === 0 ? '' : ',\n'}${JSON.stringify(object)}`;
    count.results += 1;
  }
  return { results: Buffer.from(ofResults), runs: Buffer.from(ofRuns), json: Buffer.from(json), count };
}

/** Bytes, more than any file has: only those that are written take memory. */
const most = 2 ** 32;

/**
 * A file of megabytes that comes part by part. It grows where it is, so that there is never a second copy of it.
 *
 * @param {string} text how it begins
 */
function longFile(text) {
  const bytes = new ArrayBuffer(0, { maxByteLength: most });
  const add = (/** @type {string | Uint8Array} */ more) => {
    const part = typeof more === 'string' ? Buffer.from(more) : more;
    const end = bytes.byteLength;
    bytes.resize(end + part.length);
    new Uint8Array(bytes, end).set(part);
  };
  add(text);
  return { add, bytes: () => new Uint8Array(bytes), free: () => bytes.resize(0) };
}

/**
 * @param {string} name
 * @param {Uint8Array} bytes
 * @param {readonly import('../../results/openData.js').Column[]} columns
 */
const resource = (name, bytes, columns) => ({
  name,
  path: `${name}.csv`,
  format: 'csv',
  mediatype: 'text/csv',
  encoding: 'utf-8',
  bytes: bytes.length,
  hash: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
  profile: 'tabular-data-resource',
  schema: {
    fields: columns.map(({ name: field, type, about }) => ({ name: field, type, description: about })),
  },
});

/** @param {import('../../results/openData.js').Column} column */
const columnRecord = ({ name, type, about }) => ({ name, type, about });

/** @param {number} rows */
const rowCount = (rows) => ({ rows, count: formatCount(rows) });
