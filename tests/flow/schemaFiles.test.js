import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { readProject } from '../../scripts/content/readProject.js';
import { schemaFiles } from '../../scripts/flow/records/schemaFiles.js';
import { readProjectFiles } from '../../scripts/io/projectFiles.js';

const project = readProject(readProjectFiles(join(import.meta.dirname, '../problems/base')).texts);
const schemas = schemaFiles(project);
const ajv = new Ajv({ strict: false, allowUnionTypes: true });
const schema = (/** @type {string} */ name) => JSON.parse(schemas.get(`static/schemas/${name}.json`) ?? '');

test('editors get a schema for every file that people write, which accepts what the build accepts', () => {
  for (const [name, documents] of Object.entries({
    product: project.products,
    testbed: project.testbeds,
    methodology: project.methodologies,
  })) {
    const accepts = ajv.compile(schema(name));
    for (const [id, { value }] of documents) assert.ok(accepts(value), `${name} ${id}`);
    assert.ok(!accepts({ unknown: 1 }), name);
  }
  const campaign = ajv.compile(schema('campaign'));
  for (const { value } of project.campaigns) assert.ok(campaign(value));
  const review = ajv.compile(schema('review'));
  const chart = ajv.compile(schema('chart'));
  for (const { value, charts } of project.reviews) {
    assert.ok(review(value));
    for (const { toml } of charts) assert.ok(chart(toml.value), JSON.stringify(chart.errors));
  }
  assert.ok(!chart({ kind: 'pie' }));
});

test('names of the blog are proposed where they may be written, others are not refused', () => {
  const { properties } = schema('review');
  assert.deepEqual(properties.products.items.examples, [...project.products.keys()]);
  assert.deepEqual(properties.testbed.examples, [...project.testbeds.keys()]);
  const [bar] = schema('chart').anyOf.filter((/** @type {any} */ each) => each.title === 'bar');
  assert.deepEqual(bar.properties.test.examples, ['random-read']);
  assert.deepEqual(bar.properties.kind, { const: 'bar' });
});
