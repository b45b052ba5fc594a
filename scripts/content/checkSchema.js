import { Ajv } from 'ajv';
import { problem } from '../model/inputError.js';
import { memoizeByRef } from '../model/lib/memoize.js';
import { pathText } from '../model/lib/pathText.js';
import { explainError } from './explainError.js';
import { causesOf } from './schemaCauses.js';

/**
 * Each schema is asked a few times: it is not worth Ajv's while to optimise the check. That the schemas themselves are sound, a test holds:
 * to see it takes longer than to compile one.
 */
const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  strict: false,
  allowUnionTypes: true,
  validateSchema: false,
  code: { optimize: false },
});
const compiled = memoizeByRef((/** @type {object} */ schema) => ajv.compile(schema));

/** @typedef {import('../model/inputError.js').Problem} Problem */
/** @typedef {import('../model/project.js').Toml} Toml */

/**
 * Holds a hand-written document against its schema. Every complaint names the line, the value and the way out.
 *
 * @param {object} schema JSON schema; a property's `description` becomes the hint where it is missing or wrong
 * @param {Toml} document
 * @param {string | null} file
 * @returns {Problem[]} empty where all is well
 */
export const checkSchema = (schema, document, file) =>
  errorsOf(schema, document.value).map((error) => {
    const path = pathOf(error, document.value);
    const { message, key, hint } = explainError(error, path);
    const line = document.line(key === null ? path : [...path, key]);
    return problem(message, { file, line, path: pathText(path) || null, hint });
  });

/**
 * The same, and what of the document may be read on: whatever the schema complains of is left out of it, so that nothing meets a
 * value it cannot have.
 *
 * @param {object & { essential?: string[] }} schema `essential`: keys without which nothing that names the document can be judged
 * @param {Toml} document
 * @param {string} file
 * @returns {{ toml: Toml, problems: Problem[], sound: boolean }} `sound`: whether all is there that other files rest on
 */
export function readSound(schema, document, file) {
  const problems = checkSchema(schema, document, file);
  if (problems.length === 0) return { toml: document, problems, sound: true };
  const { value, removed, lacking } = soundValue(schema, document.value);
  const essential = new Set(schema.essential ?? []);
  const sound = !lacking && removed.every(([key]) => !essential.has(String(key)));
  return { toml: { ...document, value }, problems, sound };
}

/** What is left out may have been needed where it was, so that more goes: a table of a list, then the list. */
const mostRounds = 20;

/**
 * @param {object} schema
 * @param {Record<string, any>} document
 * @returns {{ value: Record<string, any>, removed: (string | number)[][], lacking: boolean }} `lacking`: a key that every such document has
 */
function soundValue(schema, document) {
  let value = document;
  /** @type {(string | number)[][]} */
  const removed = [];
  for (let round = 0; round < mostRounds; round++) {
    const now = value;
    const errors = errorsOf(schema, now).map((error) => placeOf(error, now));
    const wrong = errors.filter((path) => path.length > 0);
    if (wrong.length === 0) return { value, removed, lacking: errors.length > 0 };
    removed.push(...wrong);
    value = leaveOut(value, wrong);
  }
  return { value: Object.create(null), removed, lacking: true };
}

/**
 * What has to go for an error to go.
 *
 * @param {import('ajv').ErrorObject} error
 * @param {Record<string, any>} document
 */
function placeOf(error, document) {
  const path = pathOf(error, document);
  if (error.keyword === 'additionalProperties') return [...path, error.params.additionalProperty];
  if (error.keyword === 'propertyNames') return [...path, error.params.propertyName];
  return path;
}

/** @param {object} schema @param {Record<string, any>} value */
function errorsOf(schema, value) {
  const validate = compiled(schema);
  return validate(value) ? [] : causesOf(validate.errors ?? []);
}

/**
 * @param {import('ajv').ErrorObject} error
 * @param {any} document
 * @returns {(string | number)[]} places in lists as numbers
 */
function pathOf({ instancePath }, document) {
  let value = document;
  return instancePath
    .split('/')
    .slice(1)
    .map((part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(value) ? Number(key) : key;
      value = value?.[step];
      return step;
    });
}

/**
 * A document without what is wrong in it. A list with a wrong item goes whole: what stays has the places it had.
 *
 * @param {any} value of a TOML document; tables have no prototype
 * @param {(string | number)[][]} paths each of at least one key
 * @returns {any} a copy
 */
function leaveOut(value, paths) {
  if (Array.isArray(value)) return value.map((item, at) => leaveOut(item, below(paths, at)));
  if (typeof value !== 'object' || value === null) return value;
  const gone = new Set(paths.filter((path) => ends(path)).map(([key]) => String(key)));
  const copy = Object.create(null);
  for (const [key, each] of Object.entries(value)) {
    if (!gone.has(key)) copy[key] = leaveOut(each, below(paths, key));
  }
  return copy;
}

/** Whether what is wrong is the value of the first key itself: also where it is an item of a list. @param {(string | number)[]} path */
const ends = ([, ...rest]) => rest.length === 0 || (rest.length === 1 && typeof rest[0] === 'number');

/** @param {(string | number)[][]} paths @param {string | number} key */
const below = (paths, key) =>
  paths
    .filter(([first, ...rest]) => String(first) === String(key) && rest.length > 0)
    .map(([, ...rest]) => rest);
