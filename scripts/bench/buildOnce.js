import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programOptions } from '../model/lib/programOptions.js';
import { watchMemory } from './watchMemory.js';

const build = fileURLToPath(new URL('../build.js', import.meta.url));

/** @typedef {{ seconds: number, peaks: Record<string, number> }} Built megabytes by program */

/**
 * How long a build takes and how much memory each of its programs has at most.
 *
 * @param {string} root
 * @param {() => void} [change] before
 * @returns {Promise<Built>}
 */
export function buildOnce(root, change = () => {}) {
  change();
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [build],
    programOptions({ cwd: root, stdio: ['ignore', 'ignore', 'pipe'] }),
  );
  const stop = watchMemory(Number(child.pid));
  let said = '';
  child.stderr.on('data', (piece) => (said = (said + piece).slice(-2000)));
  return new Promise((resolve, reject) => {
    child.on('close', (status) => {
      const built = { seconds: (performance.now() - began) / 1000, peaks: stop() };
      if (status === 0) resolve(built);
      else reject(new Error(`the build failed: ${/^error: [^]*/m.exec(said)?.[0] ?? said}`));
    });
  });
}
