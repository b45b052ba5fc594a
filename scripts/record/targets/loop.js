import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../run.js';
import { layOut } from './layOut.js';

/**
 * A loop device over a file in the scratch folder, with direct I/O below, so the page cache is not in between.
 * @type {import('./index.js').OpenTarget}
 */
export async function openLoop(spec, scratch) {
  const file = join(scratch, 'loop.data');
  await layOut(file, spec.size);
  const product = (await run('losetup', ['--find', '--show', '--direct-io=on', file])).trim();
  await symlink(product, join(scratch, 'target'));
  return {
    fioArgs: ['--ioengine=io_uring', '--filename=target', `--size=${spec.size}`, '--direct=1'],
    close: async () => {
      await run('losetup', ['--detach', product]);
      await rm(file);
    },
  };
}
