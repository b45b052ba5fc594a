import { problem } from '../model/inputError.js';
import { inUnitOf } from '../model/metric.js';
import { parseQuantity } from '../model/parseQuantity.js';
import { knownReference } from './readReferences.js';

/**
 * The author's reference lines and notes, their places in base units.
 *
 * @param {import('../model/project.js').ChartBlock} block
 * @param {import('./readReferences.js').Known} known
 */
export function readNotes({ toml }, known) {
  /** @type {import('../model/inputError.js').Problem[]} */
  const problems = [];
  const readPlace = (/** @type {unknown} */ written, /** @type {(string | number)[]} */ path) => {
    const { metric } = known;
    const quantity = parseQuantity(String(written));
    const inside = quantity && inUnitOf(quantity.value, quantity.unit, metric);
    if (inside !== null) return inside;
    if (quantity && (quantity.unit === null || path[0] === 'notes')) return quantity.value;
    const steps = known.steps.size > 0 ? `, or name a step: ${[...known.steps].join(', ')}` : '';
    const hint = `write it with its unit, e.g. "500 MB/s", "30 s", "12 GB" or "40 %"${steps}`;
    const place = { line: toml.line(path), path: path.join('.'), hint };
    problems.push(problem(`not a quantity that fits ${metric}: ${written}`, place));
    return 0;
  };
  const references = (toml.value.references ?? []).flatMap(
    (/** @type {any} */ written, /** @type {number} */ at) => {
      const line = toml.line(['references', at]);
      if (written.of !== undefined) {
        const found = knownReference(written, known);
        if (found.problem) problems.push({ ...found.problem, line });
        return found.lines;
      }
      if (written.value !== undefined && written.label !== undefined)
        return [{ value: readPlace(written.value, ['references', at, 'value']), label: written.label }];
      const hint = 'write value = "500 MB/s" and label = "...", or of = "rating", "interface" or "testbed"';
      problems.push(problem('a reference line without its place', { line, path: `references.${at}`, hint }));
      return [];
    },
  );
  const isStep = (/** @type {unknown} */ written) => known.steps.has(String(written));
  const notes = (toml.value.notes ?? []).map(
    (/** @type {any} */ { text, ...places }, /** @type {number} */ at) => {
      const [from, to] = [places.from ?? places.at, places.to ?? places.at ?? places.from];
      if (isStep(from) && isStep(to)) return { text, steps: [String(from), String(to)] };
      const read = Object.entries(places).map(([key, written]) => [
        key,
        readPlace(written, ['notes', at, key]),
      ]);
      return { text, ...Object.fromEntries(read) };
    },
  );
  return { references, notes, problems };
}
