import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { blogSource } from './blogFolders.js';
import { formula, planted } from './planted.js';

const root = join(import.meta.dirname, '../..');
const recorded = join(blogSource, 'data/raw/virtual-disk/2026-11/sequential-read');

/** Words that say how a file is to be read; it is another file without them. */
const needed =
  /^(?:rw|bs|iodepth|ioengine|size|direct|runtime|ramp_time|log_avg_msec|per_job_logs|protocol|type)$/;

/**
 * Raw files as tools write them, in which whatever is text is hostile.
 *
 * @returns {Record<string, string | Uint8Array>} by path
 */
export function hostileRaw() {
  const run = plantIn(JSON.parse(unzipped('run1.json.gz').toString()), planted);
  run['fio version'] = `fio-3.33 ${planted}`;
  const [rates, requests] = ['run1_bw.log.gz', 'run1_iops.log.gz'].map(unzipped);
  const health = JSON.parse(
    readFileSync(join(root, 'tests/parsers/fixtures/smartctl/nvme/input.json'), 'utf8'),
  );
  const products = ['hostile', 'plain', 'sums'].map((product) => `data/raw/${product}/c1`);
  return {
    ...Object.fromEntries(
      products.flatMap((folder) => [
        ...[1, 2, 3].flatMap((at) => [
          [`${folder}/big-reads/run${at}.json`, JSON.stringify(run)],
          [`${folder}/big-reads/run${at}_bw.log`, rates],
          [`${folder}/big-reads/run${at}_iops.log`, requests],
        ]),
        [`${folder}/office/results.csv`, table()],
      ]),
    ),
    'data/raw/hostile/c1/smart-before.json': JSON.stringify(plantIn(health, planted)),
    'data/raw/sums/c1/smart-before.json': JSON.stringify(plantIn(health, formula)),
  };
}

/** Numbers that somebody copied from a photo. */
function table() {
  const quoted = (/** @type {string} */ text) => `"${text.replaceAll('"', '""')}"`;
  return [
    `evidence,${quoted(planted)}`,
    `tool,${quoted(formula)}`,
    `test,${quoted(planted)}`,
    '',
    'sub-test,duration (s),notes',
    `${quoted(planted)},61.5,${quoted(planted)}`,
    `${quoted(formula)},60.25,${quoted(formula)}`,
    '',
  ].join('\n');
}

/** @param {string} name */
const unzipped = (name) => gunzipSync(readFileSync(join(recorded, name)));

/**
 * @param {any} value
 * @param {string} text in the place of every other
 * @param {string} [key]
 * @returns {any}
 */
function plantIn(value, text, key = '') {
  if (typeof value === 'string') return needed.test(key) ? value : text;
  if (Array.isArray(value)) return value.map((each) => plantIn(each, text, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plantIn(each, text, name)]));
}
