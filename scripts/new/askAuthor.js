import { createInterface } from 'node:readline';
import { InputError } from '../model/inputError.js';

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
export function askAuthor() {
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
