import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programOptions } from '../model/lib/program.js';

/** @typedef {import('./parsing.js').BenchRow} BenchRow */

const program = fileURLToPath(new URL('drawOnce.js', import.meta.url));
const many = 600;

/**
 * How fast charts are drawn, how large they are, and what drawing many takes.
 *
 * @returns {Promise<BenchRow[]>}
 */
export async function benchCharts() {
  return [
    ...drawingRows('bars of seven products', 'bars'),
    ...drawingRows('timeline of 5 lines of 400 readings', 'timeline'),
    ...drawingRows('timeline of 15 lines of 2,000 readings', 'large'),
    ...manyRows(),
  ];
}

/** @param {string} title @param {string} name @returns {BenchRow[]} */
function drawingRows(title, name) {
  const { ms, processor, bytes } = drawOnce(name);
  return [
    { name: `${title}: wide and narrow, with words, warm`, value: ms, unit: 'ms', ratio: null },
    { name: `  of the processor`, value: processor, unit: 'ms', ratio: null },
    { name: `  wide SVG, brotli`, value: bytes / 1e3, unit: 'kB', ratio: null },
  ];
}

/** @returns {BenchRow[]} */
function manyRows() {
  const { ms, peak } = drawOnce('many', many);
  return [
    { name: `${many} charts with their pictures`, value: ms / 1e3, unit: 's', ratio: null },
    { name: '  peak memory', value: peak / 1e6, unit: 'MB', ratio: null },
  ];
}

/** @param {string} name @param {number} [count] */
export function drawOnce(name, count) {
  const args = [program, name, ...(count ? [String(count)] : [])];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, programOptions({ encoding: 'utf8' }));
  if (status !== 0) throw new Error(stderr || 'drawing failed');
  return /** @type {{ ms: number, processor: number, bytes: number, peak: number }} */ (JSON.parse(stdout));
}
