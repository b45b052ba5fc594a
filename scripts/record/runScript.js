import { spawn } from 'node:child_process';
import { programOptions } from '../model/lib/program.js';

/**
 * Runs a bench script here. Ctrl-C reaches it from the terminal; it clears away and ends by itself.
 *
 * @param {string[]} args the script and its options
 * @returns {Promise<{ code: number, archive: string | null }>} the archive it packed
 */
export function runScript(args) {
  const ignore = () => {};
  process.on('SIGINT', ignore);
  return new Promise((resolve, reject) => {
    const child = spawn('sh', args, programOptions({ stdio: ['inherit', 'pipe', 'inherit'] }));
    let printed = '';
    child.stdout?.on('data', (part) => (printed += part));
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', ignore);
      resolve({ code: code ?? 1, archive: printed.trim().split('\n').pop() || null });
    });
  });
}
