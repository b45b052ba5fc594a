import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyFrame } from '../io/copyProject.js';

const lineUp = 5;
const runs = 3;

/**
 * Eight tests, and a chart of each in every review: bars, a sweep over queue depths, a timeline.
 *
 * @type {{ id: string, operation: string, depths: number[], log?: boolean }[]}
 */
const tests = [
  ...['read', 'write'].flatMap((operation) =>
    ['sequential', 'random'].map((pattern) => ({ id: `${pattern}-${operation}`, operation, depths: [1] })),
  ),
  { id: 'deep-read', operation: 'read', depths: [1, 4, 16, 32] },
  { id: 'deep-write', operation: 'write', depths: [1, 4, 16, 32] },
  { id: 'long-read', operation: 'read', depths: [1] },
  { id: 'disk-fill', operation: 'write', depths: [1], log: true },
];

/**
 * A project of so many reviews with 8 charts each. Numbers are made by rule, so that two of one size are the same; products and
 * their raw files, 28 each, stay as many whatever the number of reviews.
 *
 * @param {string} root an empty folder
 * @param {{ reviews: number, products?: number }} size
 */
export function writeScaleProject(root, { reviews, products = 200 }) {
  copyFrame(root);
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('data/testbeds/bench.toml', 'title = "Bench"\n[parts]\nprocessor = "two cores"\n');
  write('data/methodologies/v1/methodology.toml', methodology());
  for (let at = 0; at < products; at++) writeProduct(write, at);
  for (let at = 0; at < reviews; at++) write(`content/reviews/${slugOf(at)}/index.md`, review(at, products));
}

/** @param {number} at */
export const slugOf = (at) => `review-${String(at).padStart(5, '0')}`;

/** @param {number} at */
const productOf = (at) => `product-${String(at).padStart(3, '0')}`;

const methodology = () =>
  [
    'title = "Methodology v1"',
    ...tests.map(
      ({ id, operation }) =>
        `[tests.${id}]\ntitle = "${id}"\ntool = "fio"\nanalyses = ["fill", "consistency"]\nruns = ${runs}\n[[tests.${id}.results]]\nmetric = "bandwidth"\n` +
        `operation = "${operation}"\ndefinition = "bytes / elapsed time"`,
    ),
  ].join('\n');

/**
 * @param {(path: string, text: string) => void} write
 * @param {number} at
 */
function writeProduct(write, at) {
  const id = productOf(at);
  const price = `[[prices]]\namount = ${20 + at}\ncurrency = "USD"\ndate = 2026-01-01\n`;
  const facts = `kind = "drive"\nmaker = "Maker ${at % 12}"\ncapacity = "${128 * (1 + (at % 4))} GB"\ninterface = "PCIe 3.0 x4"\ncolour = ${1 + (at % 8)}\n`;
  write(`data/products/${id}.toml`, `name = "Product ${at}"\n${facts}${price}`);
  const folder = `data/raw/${id}/2026-01`;
  write(`${folder}/campaign.toml`, 'methodology = "v1"\ntestbed = "bench"\ndate = 2026-01-01\n');
  for (const [place, { id: test, operation, depths, log }] of tests.entries()) {
    for (let run = 1; run <= runs; run++) {
      const base = 1e6 * (100 + at) * (1 + place);
      const jobs = depths.map((depth) =>
        job(operation, depth, base * Math.sqrt(depth) * scatter(at, place, run, depth)),
      );
      write(`${folder}/${test}/run${run}.json`, JSON.stringify({ 'fio version': 'fio-3.33', jobs }));
      if (log) write(`${folder}/${test}/run${run}_bw.1.log`, readings(base * scatter(at, place, run)));
    }
  }
}

/** Runs differ by up to a fiftieth, and no two results rise and fall together. @param {...number} of */
const scatter = (...of) => 1 + (createHash('sha256').update(of.join()).digest()[0] / 255 - 0.5) / 50;

/**
 * @param {string} operation
 * @param {number} depth
 * @param {number} rate B/s
 */
function job(operation, depth, rate) {
  const bytes = Math.round(rate);
  const mean = 1e9 / (bytes / 4096);
  const latency = { min: mean / 2, max: mean * 4, mean, stddev: mean / 10, N: 25000 };
  const side = {
    io_bytes: bytes,
    io_kbytes: Math.round(bytes / 1024),
    bw_bytes: bytes,
    bw: Math.round(bytes / 1024),
    iops: bytes / 4096,
    runtime: 1000,
    total_ios: Math.round(bytes / 4096),
    clat_ns: latency,
    lat_ns: latency,
  };
  const options = {
    rw: operation === 'read' ? 'randread' : 'randwrite',
    bs: '4k',
    iodepth: String(depth),
    direct: '1',
  };
  return {
    jobname: `qd${depth}`,
    error: 0,
    'job options': { ...options, ioengine: 'libaio' },
    [operation]: side,
  };
}

/** How fast it is before and after its cache is full, to the mean of all. */
const [early, late] = [1.4, 0.44];

/** A log as fio writes it: ms, KiB/s, direction, block size, offset. @param {number} rate */
const readings = (rate) =>
  Array.from(
    { length: 120 },
    (_, at) =>
      `${(at + 1) * 500}, ${Math.round((rate / 1024) * (at < 70 ? early : late)) + (at % 7)}, 1, 0, 0\n`,
  ).join('');

/** Ten line-ups go round, so that reviews share what they compare, as rounds of one class of drives do. @param {number} at @param {number} products */
function review(at, products) {
  const first = (at % 10) * 17;
  const compared = Array.from({ length: lineUp }, (_, place) => productOf((first + place) % products));
  const words = 'What a drive does in its first minute says little of what it does in its tenth. '.repeat(6);
  const charts = tests.flatMap(({ id, operation, depths, log }) => {
    const kind = log ? 'timeline' : depths.length > 1 ? 'sweep' : 'bar';
    const along = kind === 'sweep' ? 'x = "queue-depth"\n' : '';
    return [
      `## What ${id} says`,
      `${words}\n`,
      `\`\`\`chart {#${id}}\nkind = "${kind}"\ntest = "${id}"\nmetric = "bandwidth"\noperation = "${operation}"\n${along}\`\`\`\n`,
    ];
  });
  const date = new Date(Date.UTC(2010, 0, 1 + at)).toISOString().slice(0, 10);
  const names = JSON.stringify(compared);
  return [
    `+++\ntitle = "Review ${at}"\ndate = ${date}\nmethodology = "v1"\ntestbed = "bench"\nproducts = ${names}`,
    `tags = ["tag ${at % 20}"]\nverdict = "What review ${at} says."\n+++`,
    `It reads {{< value "${compared[0]} random-read bandwidth" >}}. {{< specs >}}\n`,
    ...charts,
  ].join('\n');
}
