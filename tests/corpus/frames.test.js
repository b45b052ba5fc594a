import assert from 'node:assert/strict';
import { assertNear, forEachGeneralFile, valuesOf } from './general.js';
import { rowOf } from './rowOf.js';

/** Frames by process and swap chain: by splitting lines, nothing else. @param {string} text */
function framesIn(text) {
  const [header, ...rows] = text
    .replace('\uFEFF', '')
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => line.split(','));
  const names = header.map((name) => name.toLowerCase());
  const timed = ['frametime', 'msbetweenappstart', 'msbetweenpresents'].map((name) => names.indexOf(name));
  const column = timed.find((at) => at >= 0) ?? -1;
  const key = ['application', 'processid', 'swapchainaddress'].map((name) => names.indexOf(name));
  /** @type {Map<string, number[]>} */
  const groups = new Map();
  for (const row of rows) {
    const time = Number(row[column]);
    if (!(time > 0)) continue;
    const name = key.map((at) => row[at]).join(' ');
    groups.set(name, [...(groups.get(name) ?? []), time / 1000]);
  }
  return [...groups.values()];
}

/**
 * Every process of a log has the rate and the frame times that its lines add up to.
 *
 * @param {string} text
 * @param {import('./general.js').Result} result
 */
function checkFrames(text, result) {
  const groups = framesIn(text);
  const rates = groups.map((times) => times.length / times.reduce((sum, time) => sum + time, 0));
  assertNear(valuesOf(result, { metric: 'frame-rate', statistic: 'mean' }), rates);
  const longest = groups.map((times) => Math.max(...times));
  assertNear(valuesOf(result, { metric: 'frame-time', statistic: 'max' }), longest);
  const readings = result.series.filter(({ metric }) => metric === 'frame-time').map(({ points }) => points);
  assert.deepEqual(
    readings,
    groups.map((times) => times.length),
  );
}

forEachGeneralFile('presentmon', checkFrames);
forEachGeneralFile('frameview', checkFrames, { refused: /Summary/ });
forEachGeneralFile('frameview', checkSummary, { tool: 'frameview-summary', refused: /example_input/ });

/**
 * @param {string} text
 * @param {import('./general.js').Result} result
 */
function checkSummary(text, result) {
  const [names, cells] = text.split('\n').map((line) => line.split(','));
  const cell = (/** @type {string} */ name) => Number(cells[names.indexOf(name)]);
  assert.equal(rowOf(result, { metric: 'frame-rate', statistic: 'mean' }).value, cell('Avg FPS'));
  assert.equal(rowOf(result, { metric: 'frame-rate', statistic: 'p1' }).value, cell('1% FPS'));
  const low = { metric: 'low-frame-rate', parameters: { slowest: 0.01 } };
  assert.equal(rowOf(result, low).value, cell('1% Low FPS'));
}
