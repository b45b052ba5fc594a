import { parameters } from './index.js';

/**
 * What a parameter may be said as in a file written by hand, as a JSON schema.
 *
 * @param {import('./index.js').ParameterFacts} facts
 * @returns {{ description: string, enum?: string[], type?: string | string[] }}
 */
function valueSchema({ values, integer, title, unit }) {
  if (values) return { enum: values, description: title };
  const example = unit === 'B' ? ', e.g. "4 KiB"' : '';
  return { type: integer ? 'integer' : ['string', 'number', 'boolean'], description: `${title}${example}` };
}

/**
 * The parameters that a block says as keys of its own, without `where`.
 *
 * @returns {Record<string, ReturnType<typeof valueSchema>>} JSON schemas; of each a value or a list of them
 */
export const parameterKeys = () =>
  Object.fromEntries(
    Object.entries(parameters)
      .filter(([, { isKey }]) => isKey)
      .map(([name, facts]) => [name, valueSchema(facts)]),
  );
