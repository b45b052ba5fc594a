import { spawnSync } from 'node:child_process';
import { programOptions } from '../model/lib/program.js';

/**
 * Lets two folders change places in one step, where the system can: Node.js has no call for it, `mv` of the GNU coreutils has since
 * 9.5 (renameat2 with RENAME_EXCHANGE, Linux).
 *
 * @param {string} one
 * @param {string} other both absolute, on one disk
 * @returns {boolean} whether they did; where not, both are as they were
 */
export function exchange(one, other) {
  const args = ['--exchange', '--no-target-directory', one, other];
  return spawnSync('mv', args, programOptions({ stdio: 'ignore' })).status === 0;
}
