import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { checkSchema, readSound } from '../../scripts/content/checkSchema.js';
import * as schemas from '../../scripts/content/schemas/index.js';
import { settingsSchema } from '../../scripts/content/schemas/settings.js';
import { readToml } from '../../scripts/content/toml.js';
import { formatProblem } from '../../scripts/model/inputError.js';

const { campaignSchema, reviewSchema } = schemas;
const productSchema = schemas.productSchema();
const methodologySchema = schemas.methodologySchema();

/** @param {object} schema @param {string} text */
const said = (schema, text) =>
  checkSchema(schema, readToml(text), 'a.toml').map(
    (each) => formatProblem(each).replace('error: a.toml:', '').split('\n')[0],
  );

const product = 'name = "A"\n';
const methodology = 'title = "M"\n[tests.fill]\ntitle = "Fill"\ntool = "fio"\n';
const campaign = 'methodology = "v1"\ntestbed = "v1"\ndate = 2026-11-21\n';
const review = 'title = "R"\ndate = 2026-11-21\nproducts = ["a"]\n';

test('all schemas are sound', () => {
  const ajv = new Ajv({ strict: false, allowUnionTypes: true });
  const { chartProperties, ...rest } = schemas;
  /** @type {object[]} */
  const all = Object.values({ ...rest, settingsSchema }).map((each) =>
    typeof each === 'function' ? each() : each,
  );
  all.push({ properties: chartProperties() });
  for (const schema of all) assert.ok(ajv.validateSchema(schema), JSON.stringify(ajv.errors));
});

/** One mistake is one complaint, with its place as it is written. @type {[object, string, string[]][]} */
const single = [
  [
    productSchema,
    `${product}[specs]\nRead = { value = "1 MB/s", sorce = "maker" }`,
    ['3: specs.Read: unknown key: sorce'],
  ],
  [productSchema, `${product}[specs]\nRead = { valeu = "1 MB/s" }`, ['3: specs.Read: unknown key: valeu']],
  [
    productSchema,
    `${product}[specs]\nRead = []`,
    ['3: specs.Read: Read is not text in quotes or a number or true or false or a table: []'],
  ],
  [productSchema, 'nam = "A"', ['1: unknown key: nam']],
  [
    productSchema,
    `${product}[[prices]]\namount = 1\ncurrency = "USD"\ndate = "x"`,
    ['5: prices[0].date: date is not of the right form: "x"'],
  ],
  [productSchema, `${product}capacity = []`, ['2: capacity: capacity is not text in quotes or a number: []']],
  [productSchema, `${product}capacity = 0`, ['2: capacity: capacity is not more than 0: 0']],
  [productSchema, `${product}capacity = -5`, ['2: capacity: capacity is not more than 0: -5']],
  [productSchema, `${product}capacity = ""`, ['2: capacity: capacity is empty']],
  [
    methodologySchema,
    `${methodology}rounds = 1000000000`,
    ['5: tests.fill.rounds: rounds is more than 1000: 1000000000'],
  ],
  [
    methodologySchema,
    `${methodology}tool = 5`.replace('tool = "fio"\n', ''),
    ['4: tests.fill.tool: tool is not text in quotes: 5'],
  ],
  [
    methodologySchema,
    `${methodology}job = "../x.fio"`,
    ['5: tests.fill.job: job is not of the right form: "../x.fio"'],
  ],
  ...['"Fill It"', '"../x"', '""'].map(
    (name) =>
      /** @type {[object, string, string[]]} */ ([
        methodologySchema,
        `${methodology}[tests.${name}]\ntitle = "T"\ntool = "fio"`,
        [`5: tests: not a name: ${name}`],
      ]),
  ),
  [reviewSchema, review.replace('["a"]', '"a"'), ['3: products: products is not a list in [ ]: "a"']],
  [
    reviewSchema,
    review.replace('["a"]', '["a", 5]'),
    ['3: products[1]: products[1] is not text in quotes: 5'],
  ],
  [reviewSchema, review.replace('["a"]', '["a", "a"]'), ['3: products: products names one twice: "a"']],
  [
    settingsSchema,
    'params = { units = [true] }',
    ['1: params.units: units takes one text, not a list: [true]'],
  ],
];

for (const [schema, text, expected] of single) {
  test(`one cause is one complaint: ${JSON.stringify(text)}`, () =>
    assert.deepEqual(said(schema, text), expected));
}

test('every complaint has a line and says what to do', () => {
  for (const [schema, text] of single) {
    for (const { line, hint } of checkSchema(schema, readToml(text), 'a.toml')) assert.ok(line && hint, text);
  }
});

test('what a schema complains of is not read on', () => {
  const text = `${campaign}note = 5\nexclude = [{ test = "fill", run = 1, reason = "x" }, { test = 5 }]\n`;
  const { toml, problems, sound } = readSound(campaignSchema, readToml(text), 'a.toml');
  assert.deepEqual(Object.keys(toml.value), ['methodology', 'testbed', 'date']);
  assert.equal(problems.length, 4);
  assert.equal(sound, false, 'runs that do not count cannot be told');
});

test('a small mistake leaves a file to rely on', () => {
  const { toml, sound } = readSound(
    productSchema,
    readToml(`${product}colour = 99\nmaker = "M"\nxyz = 1`),
    'a.toml',
  );
  assert.deepEqual(Object.keys(toml.value), ['name', 'maker']);
  assert.equal(sound, true);
});

test('a test without what it must have is no test, and its methodology is not relied on', () => {
  const { toml, sound } = readSound(
    methodologySchema,
    readToml(`${methodology}[tests.other]\ntitle = "Other"`),
    'a.toml',
  );
  assert.deepEqual(Object.keys(toml.value.tests), ['fill']);
  assert.equal(sound, false);
});

test('a campaign is dated as far as its date is known', () => {
  const dated = (/** @type {string} */ date) => said(campaignSchema, campaign.replace('2026-11-21', date));
  for (const date of ['2026-11-21', '"2026-11"', '"2026"']) assert.deepEqual(dated(date), [], date);
  for (const date of ['"2026-13"', '"late 2026"', '2026']) assert.equal(dated(date).length, 1, date);
});
