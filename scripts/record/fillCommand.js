import { InputError } from '../model/inputError.js';
import { didYouMean } from '../model/lib/nearest.js';

/** What only the bench knows when a command runs, as its script names it. In braces, since letters may follow: `{out}_bw.log`. */
const known = Object.freeze({
  out: '${out}',
  run: '${run}',
  target: 'target',
  device: '${DEVICE}',
  size: '${SIZE}',
});

const placeholder = /(?<!\$)\{([a-z][a-z0-9-]*)\}/g;

/** Devices that hold no data. */
const harmless = /^\/dev\/(?:null|zero|u?random|full|fd|std(?:in|out|err)|tty|shm)(?![\w])/;
const named = /\/dev\/[\w/.:-]*/g;

/**
 * A command of a methodology as shell text, its placeholders filled in. Values that contain placeholders are filled in too.
 *
 * @param {string} command
 * @param {Record<string, string>} values of the kind of target, the product and the settings; they win over the bench's
 * @returns {string}
 * @throws {InputError} for an unknown placeholder, values that contain each other, and a command that names a drive
 */
export function fillCommand(command, values) {
  const drive = (command.match(named) ?? []).find((path) => !harmless.test(path));
  if (drive)
    throw new InputError(`a command that names a device: ${drive}`, {
      hint: 'write {target}: the person who records names the drive, and it is checked before it is written to',
    });
  return filled(command, { ...known, ...values }, 0);
}

/**
 * @param {string} text
 * @param {Record<string, string>} values
 * @param {number} depth
 * @returns {string}
 */
function filled(text, values, depth) {
  return text.replaceAll(placeholder, (_, name) => {
    if (!Object.hasOwn(values, name)) {
      const hint = didYouMean(name, Object.keys(values), 'placeholders');
      throw new InputError(`unknown placeholder: {${name}}`, {
        hint: `${hint}; write { ${name} } with spaces where braces are the shell's`,
      });
    }
    if (depth > 9) throw new InputError(`a placeholder that contains itself: {${name}}`);
    return filled(values[name], values, depth + 1);
  });
}

/** The placeholders that a text asks for, their values' included. @param {string} text @param {Record<string, string>} values */
export function placeholdersIn(text, values) {
  /** @type {Set<string>} */
  const found = new Set();
  const look = (/** @type {string} */ each) => {
    for (const [, name] of each.matchAll(placeholder)) {
      if (found.has(name)) continue;
      found.add(name);
      if (Object.hasOwn(values, name)) look(values[name]);
    }
  };
  look(text);
  return found;
}

const plain = /^[\w.,:+%/@=~ -]*$/;

/**
 * A value of a product or a matrix goes into a command as it is: it must not be able to end it and begin another.
 *
 * @param {string | number | boolean} value
 * @param {string} name
 * @throws {InputError}
 */
export function safeValue(value, name) {
  const text = String(value);
  if (!plain.test(text.replaceAll(placeholder, '')))
    throw new InputError(`a value with signs that a shell acts upon: ${name} = ${JSON.stringify(value)}`, {
      hint: 'write such text into the command itself',
    });
  if (/(?:^|[\s=])\/dev\/(?!shm)/.test(text))
    throw new InputError(`a device in a data file: ${name} = ${JSON.stringify(value)}`, {
      hint: 'leave it out: the drive is named when it is recorded, --drive PRODUCT=/dev/disk/by-id/...',
    });
  return text;
}
