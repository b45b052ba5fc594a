/**
 * All that a program prints until it ends.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ status: number | string, output: string }>} `status`: its exit code, or the signal that ended it
 */
export const childOutput = (child) =>
  new Promise((resolve, reject) => {
    let output = '';
    const gather = (/** @type {Buffer} */ piece) => (output += piece.toString());
    child.stdout?.on('data', gather);
    child.stderr?.on('data', gather);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ status: code ?? signal ?? 1, output }));
  });
