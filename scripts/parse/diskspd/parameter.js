import { byteUnit } from '../text/byteUnit.js';

/**
 * The input parameters of one timespan, as DiskSpd repeats them. Version 2.0 prints block sizes in bytes, 2.1 as `64KiB`.
 *
 * @param {import('./text.js').Line[]} lines
 * @returns {import('./timeSpan.js').Target[]}
 */
export function readParameters(lines) {
  /** @type {import('./timeSpan.js').Target[]} */
  const targets = [];
  for (const { text } of lines) {
    const path = /^\s*path: '(.*)'/.exec(text)?.[1];
    if (path !== undefined)
      targets.push({ path, blockSize: null, pattern: null, queueDepth: null, writePercent: null });
    const target = targets[targets.length - 1];
    if (target) readTargetLine(target, text.trim());
  }
  return targets;
}

/**
 * @param {import('./timeSpan.js').Target} target
 * @param {string} text
 */
function readTargetLine(target, text) {
  const size = /^block size: (\d+)([A-Za-z]*)$/.exec(text);
  if (size) target.blockSize = Number(size[1]) * ((size[2] && byteUnit(size[2], { binary: true })) || 1);
  if (/^using random I\/O/.test(text)) target.pattern = 'random';
  if (/^using (?:interlocked )?sequential I\/O/.test(text)) target.pattern = 'sequential';
  if (/^performing read test/.test(text)) target.writePercent = 0;
  if (/^performing write test/.test(text)) target.writePercent = 100;
  const mix = /^performing mix test \(read\/write ratio: (\d+)\/(\d+)\)/.exec(text);
  if (mix) target.writePercent = Number(mix[2]);
  const depth = /^number of outstanding I\/O operations(?: per thread)?: (\d+)/.exec(text);
  if (depth) target.queueDepth = Number(depth[1]);
}
