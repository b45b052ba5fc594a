import { didYouMean } from '../../model/lib/nearest.js';
import { inUnit } from '../../model/metric.js';
import { parseQuantity } from '../../model/parseQuantity.js';
import { parameter, parameters, perVocabulary } from '../../model/vocabulary/index.js';

/**
 * Which parameters are meant, as a chart block (`where = { threads = [1, 8] }`) and a question (`t8`, `read`, `level:3`) narrow
 * them: of each the values that fit.
 *
 * @typedef {import('../../model/vocabulary/index.js').Value} Value
 * @typedef {Record<string, Value[]>} Where
 */

/** The tool's own name of what was measured narrows like a parameter. */
export const benchmark = 'benchmark';

/**
 * Whether a result was measured under what is asked for.
 *
 * @param {{ benchmark?: string | null, parameters: import('../../model/parameters.js').Parameters }} result
 * @param {Where | undefined} where
 */
export function isWhere(result, where) {
  for (const name in where) {
    const own = name === benchmark ? result.benchmark : result.parameters[name];
    if (own === null || own === undefined) return false;
    // a tool may write 8, its reader "8"
    if (!where[name].some((each) => isSame(String(each), String(own)))) return false;
  }
  return true;
}

/** Words of a question have no spaces: `full-load` is "full load". @param {string} asked @param {string} own */
const isSame = (asked, own) => asked === own || asked === own.replaceAll(' ', '-');

/**
 * Whether a series may be what is asked for: a log says less of its run than the run's own document.
 *
 * @param {{ parameters: import('../../model/parameters.js').Parameters }} series
 * @param {Where | undefined} where
 */
export const mayBeWhere = ({ parameters: own }, where = {}) =>
  isWhere({ parameters: own }, Object.fromEntries(Object.entries(where).filter(([name]) => name in own)));

/**
 * What narrows a chart block, or what a specification or a test's result says of its parameters.
 *
 * @param {Record<string, any>} block
 * @returns {Where | undefined} nothing is narrowed where nothing is said
 */
export function whereOf(block) {
  const direct = keys().flatMap((name) => (block[name] === undefined ? [] : [[name, block[name]]]));
  // a specification says in `where` at which place it was found
  const wheres = typeof block.where === 'object' ? Object.entries(block.where) : [];
  const all = [...direct, ...Object.entries(block.parameters ?? {}), ...wheres].map(([name, written]) => [
    name,
    [written].flat().map((/** @type {Value} */ each) => readValue(String(name), each)),
  ]);
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/** The parameters that a block may say without `where`: few of hundreds, and asked for at every result. */
const keys = perVocabulary(() => Object.keys(parameters).filter((name) => parameters[name].isKey));

/**
 * A value as people write it: `4 KiB`, `4K`, `40 %`, `8`, `reads`.
 *
 * @param {string} name
 * @param {Value} written
 * @returns {Value}
 */
export function readValue(name, written) {
  if (typeof written !== 'string') return written;
  const { unit, binary, aliases } = parameter(name);
  if (Object.hasOwn(aliases, written)) return aliases[written];
  if (unit === null) return written;
  // sizes that are binary are so also where only `4K` is written
  const text = binary ? written.replace(/([kKMG])(?=B?$)/, '$1i').replace(/i$/, 'iB') : written;
  const quantity = parseQuantity(text);
  return quantity ? (inUnit(quantity.value, quantity.unit, unit) ?? quantity.value) : written;
}

/**
 * A word of a question that narrows it.
 *
 * @param {string} word
 * @returns {[string, Value] | null} the parameter and its value
 */
export function readWord(word) {
  const [, name, setting] = /^([a-z][a-z0-9-]*):(.+)$/.exec(word) ?? [];
  if (name !== undefined && (name === benchmark || !Object.hasOwn(reserved, name)))
    return [name, readValue(name, setting)];
  for (const [each, { short, values, aliases }] of Object.entries(parameters)) {
    const [before, after] = short?.split('{}') ?? [];
    const inside =
      short && word.startsWith(before) && word.endsWith(after)
        ? word.slice(before.length, word.length - after.length)
        : '';
    if (/^\d+$/.test(inside)) return [each, Number(inside)];
    if (values?.includes(word)) return [each, word];
    if (Object.hasOwn(aliases, word)) return [each, aliases[word]];
  }
  return null;
}

/**
 * What words narrow to; what is no such word narrows to nothing at all.
 *
 * @param {string[]} words
 * @returns {Where | undefined}
 */
export function whereIn(words) {
  if (words.length === 0) return undefined;
  return Object.fromEntries(
    words.map((word) => {
      const [name, value] = readWord(word) ?? [word, ''];
      return [name, [value]];
    }),
  );
}

/** Words of a question that are no parameters. */
const reserved = { runs: true, digits: true, for: true };

/** Words that narrow a question, for "did you mean". */
export const narrowingWords = () =>
  Object.values(parameters).flatMap(({ values, short }) => [
    ...(values ?? []),
    ...(short ? [short.replace('{}', '1')] : []),
  ]);

/**
 * Names that neither the vocabulary nor any result knows.
 *
 * @param {Where | undefined} where
 * @param {readonly { parameters: import('../../model/parameters.js').Parameters }[]} results
 * @returns {import('./readQuestion.js').Complaint[]}
 */
export function unknownParameters(where, results) {
  const names = Object.keys(where ?? {}).filter(
    (name) => name !== benchmark && parameters[name] === undefined,
  );
  if (names.length === 0) return [];
  const there = new Set(results.flatMap((each) => Object.keys(each.parameters)));
  const known = [...new Set([...there, ...Object.keys(parameters)])];
  return names
    .filter((name) => !there.has(name))
    .map((name) => ({ message: `unknown parameter: ${name}`, hint: didYouMean(name, known, 'parameters') }));
}
