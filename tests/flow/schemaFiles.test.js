import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { blockKinds } from '../../scripts/charts/index.js';
import { readProject } from '../../scripts/content/readProject.js';
import { readToml } from '../../scripts/content/toml.js';
import { schemaFiles } from '../../scripts/flow/records/schemaFiles.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { readProjectFiles } from '../../scripts/io/projectFiles.js';
import { programFolder } from '../../scripts/model/lib/program.js';

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
  const vocabulary = ajv.compile(schema('vocabulary'));
  assert.ok(vocabulary({ units: { fps: { symbol: 'fps' } } }), JSON.stringify(vocabulary.errors));
  assert.ok(!vocabulary({ unit: {} }));
  const reader = ajv.compile(schema('reader'));
  const described = readToml(
    readFileSync(join(programFolder, 'tests/parsers/blogParser/json/reader.toml'), 'utf8'),
  );
  assert.ok(reader(described.value), JSON.stringify(reader.errors));
});

const template = join(programFolder, 'scripts/create/template/blog/vscode');

test('the editor of a new blog finds a schema for each of its files', () => {
  const settings = JSON.parse(readFileSync(join(template, 'settings.json'), 'utf8'));
  const wired = Object.entries(settings['evenBetterToml.schema.associations']);
  for (const [form, place] of wired) {
    assert.ok(schemas.has(place.replace('./.build/', '')), place);
    assert.doesNotThrow(() => new RegExp(form));
  }
  const blog = [
    ...['data/products/a.toml', 'data/testbeds/a.toml', 'data/methodologies/v1/methodology.toml'],
    ...['data/raw/a/2026-11/campaign.toml', 'data/readers/a.toml', 'data/vocabulary.toml'],
  ];
  for (const path of blog)
    assert.equal(wired.filter(([form]) => new RegExp(form).test(`/blog/${path}`)).length, 1, path);
});

test('snippets are of blocks and shortcodes that are there', () => {
  const snippets = Object.values(
    JSON.parse(readFileSync(join(template, 'benchfolio.code-snippets'), 'utf8')),
  );
  const shortcodes = new Set(
    listFiles(programFolder, 'layouts/_shortcodes').map((path) => basename(path, '.html')),
  );
  for (const { body } of snippets)
    for (const [, name] of [body]
      .flat()
      .join('\n')
      .matchAll(/\{\{< (\w[\w-]*)/g))
      assert.ok(shortcodes.has(name), name);
  const [chart] = snippets.filter(({ prefix }) => prefix === 'chart');
  const [, kinds] = /kind = "\$\{2\|([^|]+)\|\}"/.exec(chart.body.join('\n')) ?? [];
  assert.deepEqual(
    kinds.split(','),
    blockKinds.map(({ kind }) => kind).filter((kind) => kind !== 'vega-lite'),
  );
});

test('names of the blog are proposed where they may be written, others are not refused', () => {
  const { properties } = schema('review');
  assert.deepEqual(properties.products.items.examples, [...project.products.keys()]);
  assert.deepEqual(properties.testbed.examples, [...project.testbeds.keys()]);
  const [bar] = schema('chart').anyOf.filter((/** @type {any} */ each) => each.title === 'bar');
  assert.deepEqual(bar.properties.test.examples, ['random-read']);
  assert.deepEqual(bar.properties.kind, { const: 'bar' });
});
