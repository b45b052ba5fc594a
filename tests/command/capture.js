import { statusOf } from '../../scripts/command/terminal.js';

/**
 * What a command says and leaves as its status, called in the folder of a blog without a program of its own. Nobody sits at this
 * terminal.
 *
 * @param {string} root
 * @param {(terminal: import('../../scripts/command/terminal.js').Terminal) => Promise<number>} command
 */
export async function capture(root, command) {
  let [stdout, stderr] = ['', ''];
  const terminal = {
    say: (/** @type {string} */ text) => void (stdout += text),
    complain: (/** @type {string} */ text) => void (stderr += text),
    askAuthor: () => null,
  };
  const before = process.cwd();
  process.chdir(root);
  try {
    const status = await statusOf(() => command(terminal), terminal);
    return { status, stdout, stderr };
  } finally {
    process.chdir(before);
  }
}
