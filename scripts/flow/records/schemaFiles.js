import { blockKinds } from '../../charts/index.js';
import { chartSchema } from '../../content/checkChartBlock.js';
import {
  campaignSchema,
  methodologySchema,
  productSchema,
  blogParserSchema,
  reviewSchema,
  sectionSchema,
  testbedSchema,
  vocabularySchema,
} from '../../content/schemas/index.js';

/**
 * JSON schemas of everything that people write, for editors to complete and explain: those that the build checks by, with the names
 * that this blog has in them. They are published below `schemas/`.
 *
 * @param {import('../../model/project.js').Project} project
 * @returns {Map<string, string>} by path below `.build`
 */
export function schemaFiles(project) {
  const names = namesOf(project);
  const schemas = {
    product: ['A product: data/products/<product>.toml', productSchema()],
    testbed: ['A testbed: data/testbeds/<testbed>.toml', testbedSchema],
    methodology: ['A methodology: data/methodologies/<methodology>/methodology.toml', methodologySchema()],
    campaign: ['A campaign: data/raw/<product>/<campaign>/campaign.toml', campaignSchema],
    vocabulary: ['Words of this blog: data/vocabulary.toml', vocabularySchema],
    reader: ['A reader: data/readers/<tool>.toml', blogParserSchema()],
    review: ['The front matter of a review: content/reviews/<review>/index.md', reviewSchema],
    section: ['The front matter of a section of a review', sectionSchema],
    chart: ['A chart block', { anyOf: blockKinds.map(namedKind) }],
  };
  return new Map(
    Object.entries(schemas).map(([name, [title, schema]]) => [
      `static/schemas/${name}.json`,
      `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', title, .../** @type {object} */ (withNames(schema, names)) }, null, 1)}\n`,
    ]),
  );
}

/** @param {import('../../model/chartData.js').ChartKind} kind */
function namedKind(kind) {
  const schema = chartSchema(kind);
  return { title: kind.kind, ...schema, properties: { ...schema.properties, kind: { const: kind.kind } } };
}

/** @typedef {Record<string, string[]>} Names by the key that takes them */

/** @param {import('../../model/project.js').Project} project @returns {Names} */
function namesOf({ products, testbeds, methodologies }) {
  const tests = [...methodologies.values()].flatMap(({ value }) => Object.keys(value.tests ?? {}));
  return {
    ...{ product: [...products.keys()], products: [...products.keys()], subject: [...products.keys()] },
    ...{ testbed: [...testbeds.keys()], methodology: [...methodologies.keys()] },
    ...{ test: [...new Set(tests)].sort(), tests: [...new Set(tests)].sort() },
  };
}

/**
 * The same schema with known names proposed, not demanded: a file may name what is written next.
 *
 * @param {unknown} schema
 * @param {Names} names
 * @param {string} [key] of the property that it describes
 * @returns {unknown}
 */
function withNames(schema, names, key = '') {
  if (Array.isArray(schema)) return schema.map((each) => withNames(each, names));
  if (schema === null || typeof schema !== 'object') return schema;
  const { properties, items, ...rest } = /** @type {Record<string, any>} */ (schema);
  const known = rest.type === 'string' && Object.hasOwn(names, key) ? names[key] : [];
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, withNames(value, names)])),
    ...(known.length > 0 ? { examples: known } : {}),
    ...(items ? { items: withNames(items, names, key) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, value]) => [name, withNames(value, names, name)]),
          ),
        }
      : {}),
  };
}
