import { Ajv } from 'ajv';
import { problem } from '../model/inputError.js';
import { didYouMean } from '../model/nearest.js';

/** Each schema is asked a few times: it is not worth Ajv's while to optimise the check. */
const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  strict: false,
  allowUnionTypes: true,
  code: { optimize: false },
});
/** @type {WeakMap<object, import('ajv').ValidateFunction>} */
const compiled = new WeakMap();

const plain = /** @type {Record<string, string>} */ ({
  string: 'text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a table',
  array: 'a list in [ ]',
});

/**
 * Holds a hand-written document against its schema. Every complaint names the line, the value and the way out.
 *
 * @param {object} schema JSON schema; a property's `description` becomes the hint where it is missing or wrong
 * @param {import('../model/project.js').Toml} document
 * @param {string | null} file
 * @returns {import('../model/inputError.js').Problem[]} empty where all is well
 */
export function checkSchema(schema, document, file) {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(document.value)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'if');
  const problems = errors.map((error) => {
    const path = error.instancePath
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const { message, key, hint } = explain(error, path);
    const line = document.line(key === null ? path : [...path, key]);
    return problem(message, { file, line, path: path.join('.') || null, hint });
  });
  return [...new Map(problems.map((each) => [`${each.line} ${each.path} ${each.message}`, each])).values()];
}

/**
 * @param {import('ajv').ErrorObject} error
 * @param {string[]} path
 * @returns {{ message: string, key: string | null, hint: string | null }}
 */
function explain(error, path) {
  const { keyword, params, data, parentSchema } = error;
  const name = path.at(-1) ?? 'the file';
  const description = parentSchema?.description ?? null;
  const shown = JSON.stringify(data);
  switch (keyword) {
    case 'additionalProperties': {
      const known = Object.keys(parentSchema?.properties ?? {});
      const key = params.additionalProperty;
      return { message: `unknown key: ${key}`, key, hint: didYouMean(key, known, 'known keys') };
    }
    case 'required': {
      const key = params.missingProperty;
      return {
        message: `missing key: ${key}`,
        key,
        hint: parentSchema?.properties?.[key]?.description ?? null,
      };
    }
    case 'enum': {
      const message = `unknown ${name}: ${shown}`;
      return {
        message,
        key: null,
        hint: didYouMean(String(data), params.allowedValues.map(String), 'one of'),
      };
    }
    case 'type': {
      const types = [params.type].flat().map((/** @type {string} */ type) => plain[type] ?? type);
      return { message: `${name} is not ${types.join(' or ')}: ${shown}`, key: null, hint: description };
    }
    case 'pattern':
      return { message: `${name} is not of the right form: ${shown}`, key: null, hint: description };
    default:
      return { message: `${name} ${error.message ?? 'is wrong'}: ${shown}`, key: null, hint: description };
  }
}
