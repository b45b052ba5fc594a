import { InputError } from '../model/inputError.js';
import { bytesSource } from '../model/source.js';
import { parseSource } from '../parsers/index.js';
import { anonymise, withoutNumbers } from './privacy/anonymise.js';
import { namesText, plainSheet } from './privacy/plainSheet.js';
import { textForm } from './privacy/textForm.js';
import { withoutParts } from '../model/parameters.js';

/**
 * @typedef {import('./privacy/anonymise.js').Labels} Labels
 * @typedef {{ bytes: Uint8Array, replaced: string[] }} Content `replaced` are the labels it was given
 */

/** Stands for what was zeroed, and has no label. */
export const zeros = '0';

/**
 * What is filed of a file: its bytes, its private names replaced, packed where its name says so. A replacement that
 * would change a number is taken back.
 *
 * @param {Uint8Array} bytes unpacked
 * @param {{ from: string, to: string, labels: Labels | null, gzip: (bytes: Uint8Array) => Uint8Array }} how no labels: private names stay
 * @returns {Content}
 * @throws {InputError} where the names cannot be replaced without changing what is measured
 */
export function fileContent(bytes, { from, to, labels, gzip }) {
  const { bytes: open, replaced } = labels
    ? namelessContent(bytes, { from, labels })
    : { bytes, replaced: [] };
  return { bytes: packedFor(to, open, gzip), replaced };
}

/**
 * @param {string} to
 * @param {Uint8Array} bytes
 * @param {(bytes: Uint8Array) => Uint8Array} gzip
 */
export const packedFor = (to, bytes, gzip) => (to.endsWith('.gz') ? gzip(bytes) : bytes);

/**
 * @param {Uint8Array} bytes
 * @param {{ from: string, labels: Labels }} how
 * @returns {Content}
 * @throws {InputError} where the names cannot be replaced without changing what is measured
 */
export function namelessContent(bytes, { from, labels }) {
  const form = textForm(bytes);
  if (!form) return plainContent(bytes, { from, labels });
  for (const everywhere of [true, false]) {
    const text = anonymise(form.text, labels, { everywhere });
    if (text === form.text) return { bytes, replaced: [] };
    const changed = form.encode(text);
    if (measured(changed, labels) !== measured(bytes, labels)) continue;
    return { bytes: changed, replaced: replacedIn(form.text, text, labels) };
  }
  throw notReplaced(from);
}

/** @type {typeof namelessContent} */
function plainContent(bytes, { from, labels }) {
  const plain = plainSheet(bytes, labels);
  if (plain === bytes) return { bytes, replaced: [] };
  if (measured(plain, labels) !== measured(bytes, labels)) throw notReplaced(from);
  return { bytes: plain, replaced: replacedIn(namesText(bytes) ?? '', namesText(plain) ?? '', labels) };
}

/** @param {string} file */
const notReplaced = (file) =>
  new InputError('its private names cannot be replaced without changing its numbers', {
    file,
    hint: 'replace them by hand in a copy and add that, or call again with --keep-private',
  });

/**
 * @param {string} before
 * @param {string} after
 * @param {Labels} labels
 */
function replacedIn(before, after, labels) {
  const used = [...labels.values()].filter((label) => count(after, label) > count(before, label));
  return withoutNumbers(before) === before ? used : [...used, zeros];
}

/**
 * @param {string} text
 * @param {string} label
 */
const count = (text, label) => text.split(label).length - 1;

/**
 * Everything that is measured in a file, to be compared. What is no result must only stay what it is.
 *
 * @param {Uint8Array} bytes
 * @param {Labels} labels
 */
function measured(bytes, labels) {
  try {
    const { tool, measurements, series, histograms, startedAt } = parseSource(bytesSource('', bytes));
    const readings = series.map(({ times, values, low, high, evidence: _evidence, ...facts }) => [
      { ...facts, parameters: bareParameters(facts.parameters, labels) },
      ...[times, values, low, high].map(listed),
    ]);
    return JSON.stringify([
      tool,
      measurements.map((each) => bareMeasurement(each, labels)),
      readings,
      histograms.map((each) => ({ ...each, parameters: bareParameters(each.parameters, labels) })),
      startedAt,
    ]);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.problem.message;
  }
}

/**
 * Hosts are jobs in results of several of them, and evidence may be a path: these may hold names. So may commands that were
 * timed: a user's name within a path is no part of what they do. The host that was asked is another word for the same one.
 *
 * @param {import('../model/measurement.js').Measurement} measured
 * @param {Labels} labels
 */
const bareMeasurement = ({ evidence: _evidence, ...rest }, labels) => ({
  ...rest,
  test: rest.test && withoutUsers(rest.test, labels),
  parameters: bareParameters(rest.parameters, labels),
});

/** @param {import('../model/parameters.js').Parameters} parameters @param {Labels} labels */
const bareParameters = (parameters, labels) =>
  Object.fromEntries(
    Object.entries(withoutParts(parameters)).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutHosts(value, labels) : value,
    ]),
  );

/** @param {Float64Array | null} list */
const listed = (list) => list && [...list];

/**
 * @param {string} text
 * @param {Labels} labels
 */
const withoutUsers = (text, labels) =>
  [...labels].reduce(
    (left, [name, label]) =>
      label.startsWith('USER-') && text.includes('/') ? left.replaceAll(`/${name}`, `/${label}`) : left,
    text,
  );

/**
 * @param {string} text
 * @param {Labels} labels
 */
const withoutHosts = (text, labels) =>
  [...labels].reduce(
    (left, [name, label]) => (label.startsWith('HOST-') ? left.replaceAll(name, label) : left),
    text,
  );
