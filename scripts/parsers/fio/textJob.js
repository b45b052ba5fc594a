import { same } from '../shared/storageRecord.js';
import { byteUnit } from '../shared/unitWord.js';

const definition = /^(.{1,500}?): \(g=(\d+)\): (rw=(\w+), .*?bs=(.+), ioengine=(\S+), iodepth=(\d+))\s*$/;
const sides = /** @type {const} */ ({ R: 'read', W: 'write', T: 'trim' });

/**
 * What fio prints of each job before it starts. Clones of it follow as `...`.
 *
 * @typedef {object} JobDefinition
 * @property {string} name
 * @property {number} group
 * @property {string} said as printed
 * @property {import('../shared/storageRecord.js').Pattern} pattern
 * @property {Map<string, number>} blockSizes bytes by operation; ranges are left out
 * @property {number} queueDepth
 *
 * @param {string} text
 * @returns {JobDefinition | null}
 */
export function readDefinition(text) {
  const match = text.includes(': (g=') ? definition.exec(text) : null;
  if (!match) return null;
  const [, name, group, said, rw, bs, , depth] = match;
  return {
    name,
    group: Number(group),
    said,
    pattern: rw.startsWith('rand') ? 'random' : 'sequential',
    blockSizes: blockSizes(bs),
    queueDepth: Number(depth),
  };
}

/**
 * `(R) 4096B-4096B, (W) ...` since version 3, `4K-4K/4K-4K/4K-4K` before.
 *
 * @param {string} text
 * @returns {Map<string, number>}
 */
function blockSizes(text) {
  const named = [...text.matchAll(/\(([RWT])\) ([^\s,]+)/g)].map(([, key, range]) => [
    sides[/** @type {'R'} */ (key)],
    range,
  ]);
  const listed = text.split('/').map((range, index) => [Object.values(sides)[index] ?? '', range]);
  const sizes = (named.length ? named : listed).flatMap(([side, range]) => {
    const [low, high] = range.split('-').map(sizeOf);
    return low !== null && low === (high ?? low) ? [/** @type {[string, number]} */ ([side, low])] : [];
  });
  return new Map(sizes);
}

/** @param {string} text fio's K is 1024 in either version */
function sizeOf(text) {
  const match = /^(\d+(?:\.\d+)?)([A-Za-z]*)$/.exec(text.trim());
  if (!match) return null;
  const factor = match[2] ? byteUnit(match[2], { binary: true }) : 1;
  return factor && Number(match[1]) * factor;
}

/**
 * The workload behind one result: of its own definition, or what all definitions of its group have in common where
 * `group_reporting` merged them.
 *
 * @param {JobDefinition[]} definitions
 * @param {{ name: string, group: number, jobs: number }} result
 * @param {import('../shared/storageRecord.js').Operation} operation
 */
export function workloadOf(definitions, { name, group, jobs }, operation) {
  const ofGroup = definitions.filter((each) => each.group === group);
  const own = jobs > 1 ? ofGroup : ofGroup.filter((each) => each.name === name);
  const size = (/** @type {JobDefinition} */ each) =>
    operation === 'mixed' ? same([...each.blockSizes.values()]) : (each.blockSizes.get(operation) ?? null);
  return {
    operation,
    pattern: same(own.map(({ pattern }) => pattern)),
    blockSize: same(own.map(size)),
    queueDepth: same(own.map(({ queueDepth }) => queueDepth)),
  };
}
