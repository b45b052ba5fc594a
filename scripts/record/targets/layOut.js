import { dirname, basename } from 'node:path';
import { run } from '../run.js';

/**
 * Fills a file or block device with random bytes, so that reads find data that neither a hole nor compression shortens.
 * @param {string} path
 * @param {number} size bytes
 */
export async function layOut(path, size) {
  const job = ['--name=layout', `--filename=${basename(path)}`, `--size=${size}`, '--rw=write', '--bs=1m'];
  await run('fio', [...job, '--ioengine=psync', '--refill_buffers', '--end_fsync=1'], { cwd: dirname(path) });
}
