import { metrics } from '../../model/metric.js';
import { parameterKeys } from '../../model/vocabulary/parameterKeys.js';

/*
 * The kinds of values that schemas are made of. A property's description is what people read when it is missing or wrong.
 */

/** What can stand in an address, and be a folder on every disk. */
export const addressPattern = /^[a-z0-9]+(?:[a-z0-9.-]*[a-z0-9])?$/;

export const text = (/** @type {string} */ description) => ({ type: 'string', minLength: 1, description });
export const texts = (/** @type {string} */ description) => ({
  type: 'array',
  items: { type: 'string', minLength: 1 },
  description,
});
/** A day, or a moment. */
export const date = (/** @type {string} */ description) => ({
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}(T.*)?$',
  description: `${description}, as 2026-11-21 without quotes`,
});

/** A day, or what is known of it: its month or its year. */
export const knownDate = (/** @type {string} */ description) => ({
  ...date(description),
  pattern: '^\\d{4}(-(0[1-9]|1[0-2])(-\\d{2}(T.*)?)?)?$',
  description: `${date(description).description}; "2026-11" or "2026" where no more is known`,
});

/** The name of a file or a folder, which stands in addresses. */
export const slug = (/** @type {string} */ description) => ({
  type: 'string',
  pattern: addressPattern.source,
  description: `${description}: small letters, digits and hyphens`,
});
/**
 * A table that has these keys and no others.
 *
 * @param {Record<string, object>} properties
 * @param {string[]} [required]
 * @param {object} [more]
 * @param {string[]} [more.essential] of a whole file: keys without which nothing that names it can be judged, see `readSound`
 * @param {string} [more.listedOn] the page that says all keys, where they are many
 */
export const table = (properties, required = [], { essential = [], listedOn } = {}) => ({
  type: 'object',
  properties,
  required,
  essential,
  ...(listedOn && { listedOn }),
  additionalProperties: false,
});

/** Names that stand in addresses, as keys of a table. */
export const slugs = { pattern: addressPattern.source, description: 'small letters, digits and hyphens' };

/** @returns {object} a metric of the vocabulary */
export const metric = () => ({ enum: Object.keys(metrics), vocabulary: true });

const value = { type: ['string', 'number', 'boolean'] };

/** Narrows by any parameter: a value, or a list of them. */
export const where = {
  type: 'object',
  additionalProperties: { anyOf: [value, { type: 'array', items: value, minItems: 1 }] },
  description: 'parameters by name, e.g. where = { threads = [1, 8] }',
};

/** What something was measured under. */
export const parameters = {
  type: 'object',
  additionalProperties: value,
  description: 'parameters by name, e.g. parameters = { threads = 8 }',
};

/** Keys of their own that parameters have, each with a value or a list of them. */
export const parameterLists = () =>
  Object.fromEntries(
    Object.entries(parameterKeys()).map(([name, schema]) => [
      name,
      {
        anyOf: [schema, { type: 'array', items: schema, minItems: 1 }],
        description: `narrows by ${schema.description}${schema.enum ? ` (${schema.enum.join(', ')})` : ''}; or a list of them`,
      },
    ]),
  );
