import { parseCommand } from '../command/readCommand.js';
import { InputError } from '../model/inputError.js';

export const usage = `usage: npm run add -- FOLDER-or-FILE... [options]
Files what the tools wrote under data/raw/<product>/<campaign>/<test>/, as copies. It may be called again: nothing is filed twice.
  --dry-run          say what would be done, and do nothing
  --product ID        the product that all of it is about
  --campaign NAME    the campaign it belongs to (the month of the first run)
  --methodology ID   by which it was tested
  --testbed ID       on which it was tested
  --test ID          the test that all of it belongs to
  --keep-private     keep serial numbers, host and user names
  --anonymise        replace them, without asking
  --undo             remove what the last call wrote; what was changed since stays
  --yes              take what is proposed, without asking
A name that begins with a hyphen goes behind another --`;

const text = /** @type {const} */ ({ type: 'string' });
const flag = /** @type {const} */ ({ type: 'boolean', default: false });
const options = {
  'dry-run': flag,
  product: text,
  campaign: text,
  methodology: text,
  testbed: text,
  test: text,
  'keep-private': flag,
  anonymise: flag,
  undo: flag,
  yes: flag,
};

const ids = /** @type {const} */ (['product', 'campaign', 'methodology', 'testbed', 'test']);
const slug = /^[a-z0-9]+(?:[a-z0-9.-]*[a-z0-9])?$/;

/**
 * @param {string[]} args
 * @throws {InputError}
 */
export function readOptions(args) {
  const { values, positionals } = parseCommand({ usage, options, most: Infinity }, args);
  if (values.undo && positionals.length > 0)
    throw new InputError('--undo takes the last call back, and adds nothing', {
      hint: 'leave the files away',
    });
  if (positionals.length === 0 && !values.undo)
    throw new InputError('name the files or folders to add', { hint: usage });
  for (const key of ids) {
    const value = values[key];
    if (value === undefined || (slug.test(value) && !value.includes('..'))) continue;
    throw new InputError(`--${key} is no name of ours: ${value}`, {
      hint: 'small letters, digits and hyphens',
    });
  }
  if (values.anonymise && values['keep-private'])
    throw new InputError('--anonymise and --keep-private say the opposite');
  return { ...values, paths: positionals };
}
