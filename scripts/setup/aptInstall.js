import { install } from './ask.js';
import { findOnPath } from './findOnPath.js';

/**
 * Installs packages of Debian and its descendants.
 *
 * @param {string[]} packages
 * @returns {string | null} why it could not; `null` where it did
 */
export function aptInstall(packages) {
  const apt = findOnPath('apt-get');
  if (!apt) return 'this system has no apt-get';
  if (process.getuid?.() !== 0) return `needs root, try \`sudo apt-get install ${packages.join(' ')}\``;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  install(apt, ['update', '-qq'], { env });
  const done = install(apt, ['install', '-qq', '--yes', '--no-install-recommends', ...packages], { env });
  return done ? null : 'failed, look at what it says above';
}
