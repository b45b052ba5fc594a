import { fileURLToPath } from 'node:url';

/** Where the program is: its repository, or its package in `node_modules`. The blog it works on may be elsewhere. */
export const programFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** @typedef {'pipe' | 'ignore' | 'inherit'} Stream */

/**
 * Options to start a program with, whole: Node takes inherited names into a program's environment, and older versions
 * look up options that are left out in what all objects share.
 *
 * @template {{ stdio?: Stream | [] | (Stream | import('node:stream').Writable)[], encoding?: 'utf8', env?: NodeJS.ProcessEnv, resourceLimits?: object, workerData?: unknown }} T
 * @param {T} options as of `spawn`, `spawnSync` or `Worker`; the environment is this program's own where none is given
 * @returns {T} without prototype
 */
export function programOptions(options) {
  const whole = Object.assign(Object.create(null), { shell: false }, options);
  whole.env = Object.assign(Object.create(null), whole.env ?? process.env);
  return whole;
}
