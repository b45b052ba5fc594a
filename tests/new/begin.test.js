import assert from 'node:assert/strict';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { compose } from '../../scripts/flow/compose.js';
import { inspectResults } from '../../scripts/flow/inspectResults.js';
import { beginFile } from '../../scripts/new/beginFile.js';
import { kinds } from '../../scripts/new/index.js';
import { capture } from '../command/capture.js';
import { temporaryFolder } from '../io/temporary.js';

/*
 * Each kind of file is begun in the small project of tests/add/base/ with a few results, and must pass what the build checks:
 * by the function that the command calls, and once by the command itself.
 */
const base = join(import.meta.dirname, '../add/base');
const results = join(import.meta.dirname, '../add/fixtures/later-runs/project');
const program = join(import.meta.dirname, '../../scripts/new.js');

/** @type {Record<string, string[]>} */
const calls = {
  review: ['review', 'first', '--products', 'alpha-128', '--date', '2026-11-21'],
  product: ['product', 'gamma-512', '--name', 'Gamma "512" \\ é', '--capacity', '512 GB'],
  campaign: ['campaign', 'beta-256', '2026-11', '--firmware', '1.0', '--date', '2026-11-20'],
  methodology: ['methodology', 'm2', '--date', '2026-11-21'],
  reader: ['reader', join(import.meta.dirname, '../parsers/blogParser/json/input.json'), '--name', 'acme'],
  testbed: ['testbed', 'bench', '--title', 'The "bench"'],
};

/** @param {import('node:test').TestContext} context */
function project(context) {
  const root = temporaryFolder(context);
  for (const from of [base, results]) cpSync(from, root, { recursive: true });
  return root;
}

/** @param {string} root @param {string[]} args */
const begin = (root, args) => capture(root, (terminal) => beginFile(args, { root, terminal }));

/** @param {string} root @param {string[]} args */
const beginByProgram = (root, args) =>
  spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' });

test('every kind has a call here', () => {
  assert.deepEqual(kinds.map(({ kind }) => kind).sort(), Object.keys(calls).sort());
});

for (const [kind, args] of Object.entries(calls)) {
  test(`a new ${kind} passes the checks, and is never written over`, async (context) => {
    const root = project(context);
    const first = await (kind === 'product' ? beginByProgram : begin)(root, args);
    assert.equal(first.status, 0, first.stderr);
    const paths = [...first.stdout.matchAll(/^written: (.*)$/gm)].map(([, path]) => path);
    const texts = paths.map((path) => readFileSync(join(root, path), 'utf8'));
    assert.ok(
      texts.every((text) => /^[;#]|#/m.test(text) && text.endsWith('\n')),
      'commented',
    );
    assert.deepEqual(
      (await compose({ root })).problems.filter(({ severity }) => severity === 'error'),
      [],
    );
    const second = await begin(root, args);
    assert.equal(second.status, 1);
    assert.match(second.stderr, /is there already/);
    assert.deepEqual(
      paths.map((path) => readFileSync(join(root, path), 'utf8')),
      texts,
    );
  });
}

test('a new review asks for a chart that has results', async (context) => {
  const root = project(context);
  await begin(root, ['product', 'third', '--capacity', '1 TB']);
  const alone = await begin(root, ['review', 'two', '--products', 'alpha-128,third']);
  assert.equal(alone.status, 0, alone.stderr);
  assert.doesNotMatch(readFileSync(join(root, 'content/reviews/two/index.md'), 'utf8'), /```chart/);
});

test('a new review takes the setup that its line-up has in common, and the depth of its first chart', async (context) => {
  const root = project(context);
  for (const [kind, id] of ['methodology', 'testbed'].map((each) => [each, `other-${each}`]))
    await begin(root, [kind, id]);
  const campaign = join(root, 'data/raw/alpha-128/2026-11');
  cpSync(join(campaign, 'random-read/run1.json'), join(campaign, 'burst/run1.json'));
  const { status, stderr } = await begin(root, ['review', 'one', '--products', 'alpha-128']);
  assert.equal(status, 0, stderr);
  const text = readFileSync(join(root, 'content/reviews/one/index.md'), 'utf8');
  assert.match(text, /methodology = "m1"\ntestbed = "desk"/);
  assert.match(text, /^test = "burst"[^]*^queue-depth = 8$/m);
});

test('what can be begun is told when asked', (context) => {
  const { status, stdout } = beginByProgram(project(context), ['--help']);
  assert.equal(status, 0);
  for (const { kind } of kinds) assert.match(stdout, new RegExp(`npm run new -- ${kind} `));
});

test('a new product suggests real values of its kind, and of a fact of the blog its form', async (context) => {
  const root = project(context);
  const words = '[kinds.monitor]\ntitle = "monitor"\nfacts = { brightness = "nit", panel = "text" }\n';
  writeFileSync(join(root, 'data/vocabulary.toml'), `[units.nit]\nsymbol = "cd/m²"\n\n${words}`);
  beginByProgram(root, ['product', 'screen', '--kind', 'monitor']);
  const screen = readFileSync(join(root, 'data/products/screen.toml'), 'utf8');
  assert.match(screen, /^# brightness = "" # nit$/m);
  assert.match(screen, /^# panel = "" # text$/m);
  beginByProgram(root, ['product', 'card', '--kind', 'graphics-card']);
  const card = readFileSync(join(root, 'data/products/card.toml'), 'utf8');
  assert.match(card, /^# memory = "12 GB"$/m);
  assert.doesNotMatch(card, /"1 \w+"/);
});

test('a new product takes the first colour that is free', async (context) => {
  const root = project(context);
  await begin(root, ['product', 'third']);
  await begin(root, ['product', 'fourth']);
  const colour = (/** @type {string} */ id) =>
    /colour = (\d)/.exec(readFileSync(join(root, `data/products/${id}.toml`), 'utf8'))?.[1];
  assert.deepEqual([colour('third'), colour('fourth')], ['3', '4']);
});

test('what cannot be right is said before anything is written', async (context) => {
  const root = project(context);
  const mistakes = /** @type {[string[], RegExp][]} */ ([
    [[], /say what is new/],
    [['revew', 'x'], /unknown kind: revew[\s\S]*did you mean "review"/],
    [['product', '../x'], /not a name for a file: \.\.\/x/],
    [['product'], /name the product/],
    [['product', 'x', '--price', '5'], /--price/],
    [['campaign', 'gamma', '2026-11'], /unknown product: gamma/],
    [
      ['campaign', 'beta-256', '2026-11', '--testbed', 'dsk'],
      /--testbed is not known: dsk[\s\S]*did you mean "desk"/,
    ],
    [['campaign', 'beta-256', '2026-11', '--date', 'May'], /not a date: May/],
    [['campaign', 'beta-256', '2026-11', '--variant', 'usb'], /unknown variant: usb/],
    [['review', 'x'], /a review needs --products/],
    [['review', 'x', '--products', 'alpha-128,gama'], /--products is not known: gama/],
  ]);
  for (const [args, complaint] of mistakes) {
    const { status, stdout, stderr } = await begin(root, args);
    assert.equal(status, 1, args.join(' '));
    assert.match(stderr, complaint);
    assert.doesNotMatch(stderr, /^\s+at /m);
    assert.equal(stdout, '');
  }
});

const described = join(import.meta.dirname, '../parsers/blogParser');
const inspect = join(import.meta.dirname, '../../scripts/inspect.js');

for (const [folder, results] of /** @type {const} */ ([
  ['json', 'total'],
  ['json-lines', 'rate'],
  ['csv', null],
  ['text', null],
  ['nested', null],
  ['pairs', null],
  ['pairs-with-commas', null],
])) {
  test(`a begun reader of ${folder} reads the file that it was begun from`, async (context) => {
    const root = project(context);
    const [input] = readdirSync(join(described, folder)).filter((name) => name.startsWith('input.'));
    const file = join(described, folder, input);
    const begun = await begin(root, [
      'reader',
      file,
      '--name',
      'own',
      ...(results ? ['--results', results] : []),
    ]);
    assert.equal(begun.status, 0, begun.stderr);
    const wanted = { json: true, points: false, findings: false, reader: [] };
    const shown = await capture(root, (terminal) => inspectResults([file], wanted, terminal));
    const [{ tool, measurements, error }] = JSON.parse(shown.stdout);
    assert.equal(error, null);
    assert.equal(tool, 'own');
    assert.ok(measurements.length > 0);
  });
}

test('a reader of what the program reads itself is refused by name', async (context) => {
  const root = project(context);
  const file = join(import.meta.dirname, '../parsers/fixtures/hyperfine/one-run/input.json');
  const begun = await begin(root, ['reader', file, '--name', 'own']);
  assert.equal(begun.status, 1);
  assert.match(begun.stderr, /Benchfolio reads hyperfine already/);
  const reader = join(root, 'mine.toml');
  writeFileSync(
    reader,
    'title = "Mine"\nformat = "json"\nrecognise = "results"\n[[measurements]]\neach = "results[*]"\nmetric = "duration"\nvalue = "mean"\n',
  );
  const tried = spawnSync(process.execPath, [inspect, '--reader', reader, file], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.match(tried.stdout, /Benchfolio reads this itself, as hyperfine; mine.toml fits it too/);
});

test('a new methodology is of whatever is measured, and names a metric that is near', async (context) => {
  const root = project(context);
  const { status, stderr } = await begin(root, [
    'methodology',
    'quiet',
    '--measures',
    'noise',
    '--tool',
    'sound level meter',
  ]);
  assert.equal(status, 0, stderr);
  const text = readFileSync(join(root, 'data/methodologies/quiet/methodology.toml'), 'utf8');
  assert.match(
    text,
    /\[tests\.noise\][^]*tool = "sound level meter"[^]*run 1 \(dB\(A\)\)[^]*metric = "noise"/,
  );
  assert.doesNotMatch(text, /fio|iops/);
  const wrong = await begin(root, ['methodology', 'loud', '--measures', 'nois']);
  assert.equal(wrong.status, 1);
  assert.match(wrong.stderr, /unknown metric: nois[^]*did you mean "noise"\?[^]*data\/vocabulary\.toml/);
});
