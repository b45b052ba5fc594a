import { problem } from '../../model/inputError.js';
import { canBeNegative, inUnitOf } from '../../model/metric.js';
import { parseQuantity } from '../../model/parseQuantity.js';
import { pathText } from '../../model/lib/pathText.js';
import { knownReference } from './readReferences.js';

/** Base units: no chart has a place for more. */
const mostOfAll = 1e18;

/**
 * @typedef {import('../../model/inputError.js').Problem} Problem
 * @typedef {{ toml: import('../../model/project.js').Toml, known: import('./readReferences.js').Known, problems: Problem[] }} Reading
 */

/**
 * The author's reference lines and notes, their places in base units.
 *
 * @param {import('../../model/project.js').ChartBlock} block
 * @param {import('./readReferences.js').Known} known
 */
export function readNotes({ toml }, known) {
  /** @type {Reading} */
  const reading = { toml, known, problems: [] };
  const references = (toml.value.references ?? []).flatMap(
    (/** @type {any} */ written, /** @type {number} */ at) => readReference(written, at, reading),
  );
  const notes = (toml.value.notes ?? []).map((/** @type {any} */ written, /** @type {number} */ at) =>
    readNote(written, at, reading),
  );
  return { references, notes, problems: reading.problems };
}

/**
 * @param {any} written
 * @param {number} at
 * @param {Reading} reading
 */
function readReference(written, at, { toml, known, problems }) {
  const line = toml.line(['references', at]);
  if (written.of !== undefined) {
    const found = knownReference(written, known);
    if (found.problem) problems.push({ ...found.problem, line });
    return found.lines;
  }
  if (written.value === undefined || written.label === undefined) {
    const hint = 'write value = "500 MB/s" and label = "...", or of = "rating", "interface" or "testbed"';
    problems.push(problem('a reference line without its place', { line, path: `references[${at}]`, hint }));
    return [];
  }
  const value = readPlace(written.value, ['references', at, 'value'], { toml, known, problems });
  if (value < 0 && !canBeNegative(known.metric))
    problems.push(
      problem(`a reference line below zero: ${written.value}`, {
        line: toml.line(['references', at, 'value']),
        path: `references[${at}].value`,
        hint: `${known.metric} begins at zero`,
      }),
    );
  return [{ value, label: written.label }];
}

/**
 * @param {any} written
 * @param {number} at
 * @param {Reading} reading
 */
function readNote({ text, ...places }, at, { toml, known, problems }) {
  const isStep = (/** @type {unknown} */ written) => known.steps.has(String(written));
  const [from, to] = [places.from ?? places.at, places.to ?? places.at ?? places.from];
  if (isStep(from) && isStep(to)) return { text, steps: [String(from), String(to)] };
  const read = Object.entries(places).map(([key, written]) => [
    key,
    readPlace(written, ['notes', at, key], { toml, known, problems }),
  ]);
  const place = Object.fromEntries(read);
  if (place.from > place.to)
    problems.push(
      problem(`a note that ends before it begins: from ${places.from} to ${places.to}`, {
        line: toml.line(['notes', at, 'from']),
        path: `notes[${at}]`,
        hint: 'write the smaller one as from',
      }),
    );
  return { text, ...place };
}

/**
 * @param {unknown} written
 * @param {(string | number)[]} path
 * @param {Reading} reading
 * @returns {number} base unit; 0 where it is none
 */
function readPlace(written, path, { toml, known, problems }) {
  const { metric, steps } = known;
  const quantity = parseQuantity(String(written));
  const fits = quantity?.rest === '' && Math.abs(quantity.value) <= mostOfAll;
  const inside = fits ? inUnitOf(quantity.value, quantity.unit, metric) : null;
  if (inside !== null) return inside;
  if (fits && (quantity.unit === null || path[0] === 'notes')) return quantity.value;
  const named = steps.size > 0 ? `, or name a step: ${[...steps].join(', ')}` : '';
  const hint = `write it with its unit, e.g. "500 MB/s", "30 s", "12 GB" or "40 %"${named}`;
  const place = { line: toml.line(path), path: pathText(path), hint };
  problems.push(problem(`not a quantity that fits ${metric}: ${written}`, place));
  return 0;
}
