import { parameterKeys } from '../../model/vocabulary/parameterKeys.js';

/**
 * The option of kinds that name several results, each as `[[parts]]`: a JSON schema.
 *
 * @param {string} description
 * @param {Record<string, object>} [more] keys of a part
 */
export const partsOption = (description, more = {}) => ({
  type: 'array',
  minItems: 1,
  description,
  items: {
    type: 'object',
    properties: {
      test: { type: 'string', description: 'a test of the methodology' },
      metric: { type: 'string', description: 'where it is not the chart’s own' },
      statistic: { type: 'string', description: 'e.g. "p99"' },
      where: { type: 'object', description: 'its parameters, e.g. where = { threads = 8 }' },
      ...parameterKeys(),
      ...more,
      label: { type: 'string', minLength: 1, description: 'what readers see' },
    },
    required: ['test'],
    additionalProperties: false,
  },
});
