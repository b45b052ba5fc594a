import { createInterface } from 'node:readline/promises';

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
  return {
    async choose(text, choices = []) {
      const list = choices.map((choice, at) => `  ${at + 1} ${choice}\n`).join('');
      const answer = (await terminal.question(`${text}?\n${list}> `)).trim();
      return choices[Number(answer) - 1] ?? answer;
    },
    async agree(text) {
      const answer = (await terminal.question(`${text}? [Y/n] `)).trim();
      return answer === '' || /^y/i.test(answer);
    },
    close: () => terminal.close(),
  };
}
