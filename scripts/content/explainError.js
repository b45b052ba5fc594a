import { didYouMean, orDeclared, wordsPage } from '../model/lib/nearest.js';
import { pathText } from '../model/lib/pathText.js';

const plain = /** @type {Record<string, string>} */ ({
  string: 'text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a table',
  array: 'a list in [ ]',
});

const examples = /** @type {Record<string, string>} */ ({
  string: 'e.g. "some words"',
  number: 'e.g. 2.5',
  integer: 'e.g. 3',
  boolean: 'true, without quotes',
  object: 'e.g. { value = "some words" }',
  array: 'e.g. ["one", "two"]',
});

/** Checks of numbers and lengths, each with its limit. @type {Record<string, (limit: any) => string>} */
const limits = {
  minimum: (limit) => `is less than ${limit}`,
  exclusiveMinimum: (limit) => `is not more than ${limit}`,
  maximum: (limit) => `is more than ${limit}`,
  minLength: () => 'is empty',
  maxLength: (limit) => `is longer than ${limit} characters`,
  minItems: () => 'is empty',
  maxItems: (limit) => `has more than ${limit} items`,
  minProperties: () => 'is empty',
};

/**
 * What an error of a schema is in words.
 *
 * @param {import('ajv').ErrorObject} error
 * @param {(string | number)[]} path of the value
 * @returns {{ message: string, key: string | null, hint: string | null }} `key`: of the table at the path, where that is meant
 */
export function explainError(error, path) {
  const { keyword, params, data, parentSchema } = error;
  const name = nameOf(path);
  const hint = parentSchema?.description ?? null;
  const shown = JSON.stringify(data);
  if (Object.hasOwn(limits, keyword)) {
    const message = `${name} ${limits[keyword](params.limit)}`;
    return {
      message: /empty$/.test(message) ? message : `${message}: ${shown}`,
      key: null,
      hint: hint ?? example(parentSchema),
    };
  }
  return (explain[keyword] ?? explain.other)({
    params,
    data,
    parentSchema,
    name,
    hint,
    shown,
    text: error.message,
  });
}

/** The last key, and the places in lists behind it. @param {(string | number)[]} path */
function nameOf(path) {
  const last = path.findLastIndex((part) => typeof part === 'string');
  return last < 0 ? 'the file' : pathText(path.slice(last));
}

/** @param {any} schema */
const example = (schema) =>
  schema?.enum ? didYouMean('', schema.enum, 'one of') : (examples[[schema?.type].flat()[0]] ?? null);

/**
 * @typedef {object} Facts
 * @property {any} params
 * @property {any} data
 * @property {any} parentSchema
 * @property {string} name
 * @property {string | null} hint
 * @property {string} shown
 * @property {string} [text]
 */

/** By the schema's keyword. @type {Record<string, (facts: Facts) => ReturnType<typeof explainError>>} */
const explain = {
  additionalProperties({ params, parentSchema }) {
    const known = Object.keys(parentSchema?.properties ?? {});
    const key = params.additionalProperty;
    return {
      message: `unknown key: ${key}`,
      key,
      hint: didYouMean(key, known, 'known keys', parentSchema?.listedOn),
    };
  },
  propertyNames({ params, parentSchema }) {
    const key = params.propertyName;
    const hint = parentSchema?.propertyNames?.description ?? 'choose another name';
    return { message: `not a name: ${JSON.stringify(key)}`, key, hint };
  },
  required({ params, parentSchema }) {
    const key = params.missingProperty;
    const schema = parentSchema?.properties?.[key];
    return { message: `missing key: ${key}`, key, hint: schema?.description ?? example(schema) };
  },
  enum({ data, params, parentSchema, name, shown, hint: described }) {
    if (typeof data === 'object' && data !== null) {
      const what = Array.isArray(data) ? 'a list' : 'a table';
      const hint = described ?? example(parentSchema);
      return { message: `${name} takes one text, not ${what}: ${shown}`, key: null, hint };
    }
    const known = params.allowedValues.map(String);
    const near = didYouMean(
      typeof data === 'string' ? data : shown,
      known,
      'one of',
      parentSchema?.vocabulary && wordsPage,
    );
    const hint = parentSchema?.vocabulary ? orDeclared(near) : near;
    return { message: `unknown ${name}: ${shown}`, key: null, hint };
  },
  type({ params, name, shown, hint }) {
    const types = [params.type].flat();
    const message = `${name} is not ${types.map((type) => plain[type] ?? type).join(' or ')}: ${shown}`;
    return { message, key: null, hint: hint ?? examples[types[0]] ?? null };
  },
  pattern: ({ name, shown, hint }) => ({
    message: `${name} is not of the right form: ${shown}`,
    key: null,
    hint,
  }),
  not: ({ name, hint }) => ({ message: `not to be set: ${name}`, key: null, hint }),
  uniqueItems({ params, data, name }) {
    return {
      message: `${name} names one twice: ${JSON.stringify(data[params.i])}`,
      key: null,
      hint: 'name each once',
    };
  },
  other: ({ name, shown, hint, text }) => ({
    message: `${name} ${text ?? 'is wrong'}: ${shown}`,
    key: null,
    hint,
  }),
};
