import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOptions } from '../model/lib/program.js';

/** Many times what tests and their browsers hold at once. */
const room = 4e9;

/**
 * A folder in memory for what tests write: to write, copy and remove thousands of files takes half of the kernel's time there.
 * It is gone when the process ends.
 *
 * @param {string} [memory] where files are kept in memory
 * @returns {string | null} `null` where there is none, little room, or where programs may not run
 */
export function memoryFolder(memory = '/dev/shm') {
  let folder;
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < room) return null;
    folder = mkdtempSync(join(memory, 'benchfolio-tests-'));
  } catch {
    return null;
  }
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  // as open to others as the usual folder: some tests become another user
  chmodSync(folder, 0o1777);
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program, programOptions({ stdio: 'ignore' }));
  rmSync(program);
  if (status === 0) return folder;
  remove();
  return null;
}
