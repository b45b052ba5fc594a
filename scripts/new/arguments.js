import { parseArgs } from 'node:util';
import { InputError } from '../model/inputError.js';
import { didYouMean } from '../model/lib/nearest.js';
import { kinds } from './index.js';

const slug = /^[a-z0-9]+(?:[a-z0-9.-]*[a-z0-9])?$/;

/** @param {import('./kind.js').Kind} kind */
const usageOf = ({ kind, names, fields }) => {
  const flags = Object.entries(fields)
    .filter(([, { quiet }]) => !quiet)
    .map(([flag, { about }]) => `    --${flag.padEnd(12)} ${about}\n`);
  return `  npm run new -- ${[kind, ...names.map((name) => `<${name}>`)].join(' ')}\n${flags.join('')}`;
};

export const usage = `usage:\n${kinds.map(usageOf).join('')}What is not said is asked for on a terminal.`;

/**
 * @param {string[]} args
 * @returns {{ kind: import('./kind.js').Kind, names: string[], values: Record<string, string> }}
 * @throws {InputError}
 */
export function readArguments(args) {
  const [name, ...rest] = args;
  const kind = kinds.find((each) => each.kind === name);
  if (!kind) {
    const known = kinds.map((each) => each.kind);
    const message = name === undefined || name.startsWith('-') ? 'say what is new' : `unknown kind: ${name}`;
    throw new InputError(message, { hint: `${didYouMean(name ?? '', known, 'kinds')}\n${usage}` });
  }
  const { values, positionals } = parsed(rest, kind);
  if (positionals.length !== kind.names.length)
    throw new InputError(`name the ${kind.names.join(' and the ')}`, { hint: usageOf(kind) });
  checkDate(values.date);
  const wrong = kind.readsFile
    ? undefined
    : positionals.find((each) => !slug.test(each) || each.includes('..'));
  if (wrong === undefined) return { kind, names: positionals, values };
  throw new InputError(`not a name for a file: ${wrong}`, { hint: 'small letters, digits and hyphens' });
}

/** @param {string | undefined} date */
function checkDate(date) {
  if (date === undefined || (/^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)))) return;
  throw new InputError(`not a date: ${date}`, { hint: 'write it as 2026-11-21' });
}

/**
 * @param {string[]} args
 * @param {import('./kind.js').Kind} kind
 */
function parsed(args, kind) {
  const options = Object.fromEntries(
    Object.keys(kind.fields).map((flag) => [flag, { type: /** @type {const} */ ('string') }]),
  );
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: /** @type {Record<string, string>} */ ({ ...values }), positionals };
  } catch (cause) {
    throw new InputError(/** @type {Error} */ (cause).message, { hint: usageOf(kind), cause });
  }
}
