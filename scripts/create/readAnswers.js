import { parseArgs } from 'node:util';

/**
 * What a blog may be about: the folder of `template/` with a first methodology, if there is one. A word that is not listed
 * makes a blog without.
 *
 * @type {Readonly<Record<string, string | null>>}
 */
export const starters = Object.freeze({
  drives: 'drives',
  software: 'software',
  processors: 'software',
  'graphics cards': null,
  routers: null,
});

/** A mistake that the user can correct, with a hint how. */
export class UserError extends Error {
  /**
   * @param {string} message
   * @param {string} [hint]
   */
  constructor(message, hint = '') {
    super(message);
    this.hint = hint;
  }
}

/**
 * What a new blog is made from.
 *
 * @typedef {object} Answers
 * @property {string} [folder]
 * @property {string} [title]
 * @property {string} [author]
 * @property {string} [url] the address readers will use
 * @property {string} [licence]
 * @property {string} [what] what is reviewed
 * @property {string} [from] a packed program, or its folder
 */

const options = /** @type {const} */ ({
  yes: { type: 'boolean', short: 'y', default: false },
  title: { type: 'string' },
  author: { type: 'string' },
  url: { type: 'string' },
  licence: { type: 'string' },
  what: { type: 'string' },
  from: { type: 'string' },
});

export const licences = /** @type {Record<string, string>} */ ({
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'All rights reserved': '',
});

export const usage = `usage: npx benchfolio create FOLDER [options]    or: npm create benchfolio FOLDER -- [options]
Makes a new blog in FOLDER, which must be empty or missing. What no option says is asked for.
  --title TEXT      the name of the blog
  --author TEXT     who writes it
  --url ADDRESS     where readers will find it: https://example.org/
  --licence NAME    of texts and data: ${Object.keys(licences).join(', ')}
  --what KIND       what is reviewed: ${Object.keys(starters).join(', ')}, or any other word in the plural
  --from FILE       take the program from a packed file or a folder, not from the registry
  -y, --yes         do not ask; take the usual answer for what no option says`;

/**
 * @param {string[]} args
 * @returns {{ folder: string | undefined, answers: Answers, asks: boolean }}
 * @throws {UserError}
 */
export function readAnswers(args) {
  const { values, positionals } = parsed(args);
  const { yes, ...answers } = values;
  if (positionals.length > 1)
    throw new UserError(`more than one folder: ${positionals.join(' ')}`, 'put a name with spaces in quotes');
  const asks = !yes && process.stdin.isTTY === true && process.stdout.isTTY === true;
  if (positionals.length === 0 && !asks) throw new UserError('name the folder of the new blog', usage);
  checkUrl(answers.url);
  if (answers.licence !== undefined && !Object.hasOwn(licences, answers.licence))
    throw new UserError(`unknown licence: ${answers.licence}`, `one of: ${Object.keys(licences).join(', ')}`);
  return { folder: positionals[0], answers: { ...answers, folder: positionals[0] }, asks };
}

/** @param {string | undefined} url */
export function checkUrl(url) {
  if (url === undefined) return;
  const parsedUrl = URL.canParse(url) ? new URL(url) : null;
  if (parsedUrl && /^https?:$/.test(parsedUrl.protocol) && !parsedUrl.search && !parsedUrl.hash) return;
  throw new UserError(
    `not an address of a site: ${url}`,
    'write it as https://example.org/ or https://example.org/blog/',
  );
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new UserError(/** @type {Error} */ (cause).message.split('. To specify')[0], usage);
  }
}
