import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { layOut } from './layOut.js';

/**
 * A file, written once from end to end so that no read meets a hole. It lies in the scratch folder, or in
 * `spec.folder` (a tmpfs, another disk) behind a link, so that no absolute name gets into the results.
 * @type {import('./index.js').OpenTarget}
 */
export async function openFile(spec, scratch) {
  const file = join(spec.folder ?? scratch, 'benchfolio-target.data');
  await symlink(file, join(scratch, 'target'));
  await layOut(file, spec.size);
  const direct = spec.cached ? ['--direct=0', '--invalidate=0'] : ['--direct=1'];
  return {
    fioArgs: ['--ioengine=io_uring', '--filename=target', `--size=${spec.size}`, ...direct],
    close: () => rm(file),
  };
}
