import { createInterface } from 'node:readline';
import { formatProblem, InputError, problemOf } from '../model/inputError.js';
import { asksForHelp } from './readCommand.js';

/**
 * Where a command says what it did. Tests give another one.
 *
 * @typedef {object} Terminal
 * @property {(text: string) => void} say
 * @property {(text: string) => void} complain
 * @property {() => Author | null} askAuthor `null` where nobody sits there
 */

/** @type {Terminal} */
export const terminal = {
  say: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  askAuthor,
};

/**
 * A command that reads its words itself: `--help` prints the usage, else it runs and its exit status is the program's.
 *
 * @param {string} usage
 * @param {(args: string[]) => Promise<number>} command
 */
export async function runCommand(usage, command) {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) terminal.say(`${usage}\n`);
  else process.exitCode = await statusOf(() => command(args));
}

/**
 * What was wrong with the input is a problem for the author, and nothing else is.
 *
 * @param {() => Promise<number>} command returns its exit status
 * @param {Terminal} [out]
 * @returns {Promise<number>}
 */
export async function statusOf(command, out = terminal) {
  try {
    return await command();
  } catch (error) {
    out.complain(`${formatProblem(problemOf(error))}\n`);
    return 1;
  }
}

/**
 * Asks on the terminal, one question after the other.
 *
 * @typedef {object} Author
 * @property {(text: string, choices?: readonly string[]) => Promise<string>} choose empty where the author does not say
 * @property {(text: string) => Promise<boolean>} agree
 * @property {() => void} close
 *
 * @returns {Author | null} `null` where nobody sits at a terminal
 */
function askAuthor() {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // The iterator keeps lines that are typed ahead; asking one by one would lose them.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (/** @type {string} */ text) => {
    terminal.setPrompt(text);
    terminal.prompt();
    const { value, done } = await lines.next();
    if (done) throw new InputError('stopped, and nothing was written');
    return String(value).trim();
  };
  return {
    async choose(text, choices = []) {
      const list = choices.map((choice, at) => `  ${at + 1} ${choice}\n`).join('');
      process.stdout.write(`${text}?\n${list}`);
      const answer = await ask('> ');
      return choices[Number(answer) - 1] ?? answer;
    },
    agree: async (text) => /^(?:y|yes|)$/i.test(await ask(`${text}? [Y/n] `)),
    close: () => terminal.close(),
  };
}
