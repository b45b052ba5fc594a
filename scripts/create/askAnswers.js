import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { titleOf } from './createBlog.js';
import { UserError, checkUrl, licences, starters } from './readAnswers.js';

/**
 * Asks on the terminal for what no option said; an empty line takes the answer in brackets.
 *
 * @param {string | undefined} folder
 * @param {import('./readAnswers.js').Answers} answers
 * @returns {Promise<import('./readAnswers.js').Answers>}
 */
export async function askAnswers(folder, answers) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (/** @type {string} */ text, usual = '') => {
    terminal.setPrompt(`${text}${usual ? ` [${usual}]` : ''}: `);
    terminal.prompt();
    const { value, done } = await lines.next();
    if (done) throw new UserError('stopped, and nothing was written');
    return String(value).trim() || usual;
  };
  try {
    const place = folder ?? (await ask('Folder', 'my-blog'));
    const title = answers.title ?? (await ask('Title', titleOf(basename(resolve(place)))));
    const author = answers.author ?? (await ask('Author'));
    const url = answers.url ?? (await ask('Address of the site', 'https://example.org/'));
    checkUrl(url);
    const licence =
      answers.licence ?? (await ask(`Licence (${Object.keys(licences).join(', ')})`, 'CC BY 4.0'));
    if (!Object.hasOwn(licences, licence))
      throw new UserError(`unknown licence: ${licence}`, `one of: ${Object.keys(licences).join(', ')}`);
    const what =
      answers.what ?? (await ask(`What do you review (${Object.keys(starters).join(', ')}...)`, 'drives'));
    return { ...answers, folder: place, title, author, url, licence, what };
  } finally {
    terminal.close();
  }
}
