import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { InputError, formatProblem } from '../model/inputError.js';
import { laterCode } from '../model/lib/laterCode.js';

// nothing is read or made yet
laterCode.forEach((option) => setFlagsFromString(option));

/**
 * What a command takes, and how its help says it.
 *
 * @template {import('node:util').ParseArgsConfig['options'] & {}} [T={}]
 * @typedef {object} CommandLine
 * @property {string} usage what it is called with, what it does, and its options
 * @property {T} [options] as of `parseArgs`, without --help
 * @property {number} [most] names that may be given beside options; 0 where it is not said
 */

/**
 * Reads what a command was called with. `--help` prints the usage and ends the program; what the command does not know is refused
 * before anything is done.
 *
 * @template {import('node:util').ParseArgsConfig['options'] & {}} [T={}]
 * @param {CommandLine<T>} line
 * @param {string[]} [args]
 */
export function readCommand(line, args = process.argv.slice(2)) {
  if (asksForHelp(args)) {
    process.stdout.write(`${line.usage}\n`);
    process.exit(0);
  }
  try {
    return parseCommand(line, args);
  } catch (error) {
    return stopWith(error);
  }
}

/**
 * Says what is wrong with the input, and ends the program. Any other error is a fault of the program, and is thrown on.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function stopWith(error) {
  if (!(error instanceof InputError)) throw error;
  process.stderr.write(`${formatProblem(error.problem)}\n`);
  return process.exit(1);
}

/** What is behind `--` is a name. @param {string[]} args */
export function asksForHelp(args) {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? undefined : end).some((each) => each === '--help' || each === '-h');
}

/**
 * @template {import('node:util').ParseArgsConfig['options'] & {}} [T={}]
 * @param {CommandLine<T>} line
 * @param {string[]} args
 * @throws {InputError}
 */
export function parseCommand({ usage, options, most = 0 }, args) {
  const { values, positionals } = parsed(args, /** @type {T} */ (options ?? {}), usage);
  if (positionals.length <= most) return { values, positionals };
  throw new InputError(`one name too many: ${positionals[most]}`, { hint: usage });
}

/**
 * @template {import('node:util').ParseArgsConfig['options'] & {}} T
 * @param {string[]} args
 * @param {T} options
 * @param {string} usage
 */
function parsed(args, options, usage) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    const said = /** @type {Error} */ (cause).message;
    const [, unknown] = /^Unknown option '([^']+)'/.exec(said) ?? [];
    throw new InputError(unknown ? `unknown option: ${unknown}` : said, { hint: usage, cause });
  }
}
