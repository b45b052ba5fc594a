import { nearest } from '../model/lib/nearest.js';

/** @typedef {import('ajv').ErrorObject} ErrorObject */

/**
 * One error a cause: of the branches of a choice those errors that the value was meant for, and of a key that is misspelt its
 * name alone, not also that the right one is missing.
 *
 * @param {ErrorObject[]} errors
 * @returns {ErrorObject[]}
 */
export function causesOf(errors) {
  const chosen = errors.filter(({ keyword }) => keyword === 'anyOf').reduce(choose, errors);
  const plain = chosen.filter(
    ({ keyword, schemaPath }) => keyword !== 'if' && !/\/propertyNames\/(?!$)/.test(schemaPath),
  );
  const kept = plain.filter((error) => !isMisspelt(error, plain));
  return [...new Map(kept.map((each) => [keyOf(each), each])).values()];
}

/** A value is complained of once. @param {ErrorObject} error */
const keyOf = ({ instancePath, keyword, params }) =>
  keyword === 'required' || keyword === 'additionalProperties' || keyword === 'propertyNames'
    ? `${instancePath} ${keyword} ${JSON.stringify(params)}`
    : instancePath;

/**
 * Of a choice: the errors of the branches whose type the value has, or one that names all types.
 *
 * @param {ErrorObject[]} errors
 * @param {ErrorObject} choice
 * @returns {ErrorObject[]}
 */
function choose(errors, choice) {
  const within = errors.filter(({ schemaPath }) => schemaPath.startsWith(`${choice.schemaPath}/`));
  const others = errors.filter((each) => each !== choice && !within.includes(each));
  const branchOf = (/** @type {ErrorObject} */ { schemaPath }) =>
    schemaPath.slice(choice.schemaPath.length + 1).split('/')[0];
  const types = within.filter((each) => each.keyword === 'type' && each.instancePath === choice.instancePath);
  const unfit = new Set(types.map(branchOf));
  const meant = within.filter((each) => !unfit.has(branchOf(each)));
  if (meant.length > 0) return [...others, ...meant];
  const all = [...new Set(types.flatMap(({ params }) => params.type))];
  return [...others, { ...choice, keyword: 'type', params: { type: all } }];
}

/** Whether what is missing stands there under another name. @param {ErrorObject} error @param {ErrorObject[]} errors */
const isMisspelt = ({ keyword, instancePath, params, parentSchema }, errors) =>
  keyword === 'required' &&
  errors.some(
    (each) =>
      each.keyword === 'additionalProperties' &&
      each.instancePath === instancePath &&
      nearest(each.params.additionalProperty, Object.keys(parentSchema?.properties ?? {})) ===
        params.missingProperty,
  );
