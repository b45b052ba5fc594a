import './model/lib/freezeObjects.js';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { readCommand } from './command/readCommand.js';
import { listFiles } from './io/listFiles.js';
import { programOptions } from './model/lib/program.js';
import { memoryFolder } from './test/memoryFolder.js';
import { runTests } from './test/runTests.js';

/*
 * `npm test [-- PATH...]`: the tests whose path contains one of the words, or all: first Node's, and the sites for browsers
 * are built, and their files read, beside them; then those of browsers. So no processor waits for long. Unit tests, and
 * those of builds, share processes, because loading what they import takes as long as they do. What Node's runner counted is said again
 * at the end. On CI, whose machines are busy, files with a test that failed run once more, alone; what passes then is
 * counted as flaky and stays to be mended. `--tier` takes a part of them: `unit` for what functions return, `site` for
 * what commands and whole builds do, `browser` for what readers see. `--all` is for the check before a release.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals: words } = readCommand({
  usage: `usage: npm test -- [PATH...] [--tier unit|site|browser] [--all]
Runs the tests whose path has one of these words in it, or all; npm run test:unit, test:site and test:browser run a tier.
With --all, before a release, every browser test runs in Firefox too.`,
  options: { tier: { type: 'string' }, all: { type: 'boolean', default: false } },
  most: Infinity,
});

/** Folders of tests that start commands, servers or whole builds. */
const ofSite = [
  'build',
  'check',
  'create',
  'deploy',
  'dev',
  'fieldReviews',
  'fuzz',
  'migrate',
  'new',
  'problems',
  'publish',
  'record',
  'rename',
  'site',
  'starter',
  'test',
  'themed',
];

/** @param {string} path */
function tierOf(path) {
  const folder = path.split('/')[1];
  if (['browser', 'built', 'webkit'].includes(folder)) return 'browser';
  return ofSite.includes(folder) ? 'site' : 'unit';
}

if (values.tier !== undefined && !['unit', 'site', 'browser'].includes(values.tier)) {
  process.stderr.write(`unknown tier: ${values.tier}\n  unit, site or browser\n`);
  process.exit(1);
}

/** The corpus is asked for by name: it is no part of the project. @param {string} path */
const wanted = (path) =>
  (values.tier === undefined || tierOf(path) === values.tier) &&
  (words.length > 0 ? words.some((word) => path.includes(word)) : !path.startsWith('tests/corpus/'));
const ofNode = listFiles(root, 'tests').filter((path) => path.endsWith('.test.js') && wanted(path));
const ofTier = (/** @type {string} */ tier) => ofNode.filter((path) => tierOf(path) === tier);
/** What takes longest, or waits most, begins first, and what is short ends: no processor waits for the last file. */
const longest =
  /^tests\/(?:record\/benchScript|create\/walk|build\/(?:reproducible|changes)|starter\/|fuzz\/)/;
/**
 * Tests that build sites in their own process, where the first build takes three times as long as the next, and leave nothing in it changed.
 * Hooks `before` of files that share a process run at once: a file whose hook builds with words of its own stays alone.
 */
const building =
  /^tests\/(?:build\/(?:again|carried|products|publishSite|shards|stray|unchanged|unpublished)|check\/site|dev\/generateChanged|problems\/|publish\/|rename\/|site\/mistakes)/;
/** Tests of functions in folders of commands, which take less time than a process needs to begin. */
const short =
  /^tests\/(?:browser\/|deploy\/recipes|dev\/problemBoard|new\/(?:campaignText|guessMetric)|record\/(?:interval|jobFileRisks|namedDevices|schedule|truth)|site\/contradictions|test\/memoryFolder)/;
const alone = [...ofTier('site'), ...ofTier('browser')].filter(
  (path) => !building.test(path) && !short.test(path),
);
/** Files that share a process. */
const inNode = [
  ...groups(
    ofTier('site').filter((path) => building.test(path)),
    availableParallelism() + 1,
  ),
  ...alone.filter((path) => longest.test(path)).map((path) => [path]),
  ...groups(
    ofNode.filter((path) => tierOf(path) === 'unit' || short.test(path)),
    2 * availableParallelism(),
  ),
  ...alone.filter((path) => !longest.test(path)).map((path) => [path]),
];
const inBrowser = listFiles(root, 'tests/browser').filter(
  (path) => path.endsWith('.spec.js') && wanted(path),
);

const inWebKit = listFiles(root, 'tests/webkit').filter(
  (path) => path.endsWith('.webkit.js') && wanted(path),
);
/** What only reads the files of the built sites. */
const ofBuilt = listFiles(root, 'tests/built').filter((path) => path.endsWith('.built.js') && wanted(path));

const again = Boolean(process.env.CI);
if (process.env.TMPDIR === undefined) {
  const folder = memoryFolder();
  // what tests lend each other lies there too
  if (folder !== null) process.env.TMPDIR = process.env.TESTS_FOLDER = folder;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}
/** Tests make much that they soon forget, so that less is collected. The processes of files inherit it. */
const youngMemory = ['--max-semi-space-size=64'];
let counted = '';
const onSites = inBrowser.length + inWebKit.length + ofBuilt.length;
let failed = inNode.length + onSites === 0;
if (failed) process.stderr.write(`no test matches: ${words.join(' ')}\n`);
const sites = onSites > 0 ? buildSites() : null;
const beside = sites?.then((are) => are && runBeside(ofBuilt, 'built sites'));
if (inNode.length > 0) failed = !(await runInNode(inNode)) || failed;
if (await sites) failed = (await Promise.all([runInBrowsers(), beside])).includes(false) || failed;
else failed ||= sites !== null;
process.stdout.write(`\n${counted}`);
process.exitCode = failed ? 1 : 0;

/**
 * Takes every n-th file, so that files of one folder, which take about as long, are spread.
 *
 * @param {string[]} files
 * @param {number} count
 */
function groups(files, count) {
  const starts = [...Array(Math.min(count, files.length)).keys()];
  return starts.map((start) => files.filter((_, index) => index % count === start));
}

/** @param {string[][]} files */
async function runInNode(files) {
  const { ok, counts } = await runTests(files, {
    run: nodeTests({}),
    // of the long ones, one or the other waits for what it has started
    atOnce: availableParallelism() + 1,
    again,
  });
  const lines = Object.entries(counts).map(([name, count]) => `# ${name} ${count}\n`);
  counted = lines.join('') + counted;
  return ok;
}

/** @param {{ shows?: boolean }} options as of `run` @returns {import('./test/runTests.js').RunNode} */
function nodeTests(options) {
  const program = join(root, 'scripts/test/inOrder.js');
  return (files, atOnce) =>
    run([...youngMemory, program, String(atOnce), ...files.map((group) => group.join(','))], options);
}

/** The demo and the tests' own blog, whose pages the tests of browsers open. */
async function buildSites() {
  for (const each of ['scripts/build.js', 'tests/browser/buildBlog.js']) {
    const { ok, output } = await run([join(root, each)], { shows: false });
    if (ok) continue;
    process.stderr.write(`${output}the browser tests did not run: ${each} made no site to try\n`);
    return false;
  }
  return true;
}

/** Playwright's browsers, and beside them WebKit by its own driver, which uses one processor. */
async function runInBrowsers() {
  const playwright = join(
    createRequire(import.meta.url).resolve('@playwright/test/package.json'),
    '../cli.js',
  );
  /** @type {Record<string, string>} */
  const env = values.all ? { ENGINES: 'all' } : {};
  const webkit = runBeside(inWebKit, 'WebKit');
  const played = inBrowser.length === 0 || (await run([playwright, 'test', ...inBrowser], { env })).ok;
  return (await webkit) && played;
}

/**
 * Tests that run beside others, one file after another. What they say is shown when they have ended.
 *
 * @param {string[]} files
 * @param {string} name
 */
async function runBeside(files, name) {
  if (files.length === 0) return true;
  const groups = files.map((file) => [file]);
  const { ok, output, counts } = await runTests(groups, { run: nodeTests({ shows: false }), again });
  process.stdout.write(output);
  if (counts.flaky) counted += `# flaky in ${name} ${counts.flaky}\n`;
  return ok;
}

/**
 * Runs Node, shows what it prints and keeps the end of it.
 *
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, shows?: boolean }} [options] `env`: more of it; `shows`: at once
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run(args, { env, shows = true } = {}) {
  const child = spawn(
    process.execPath,
    args,
    programOptions({
      cwd: root,
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
      stdio: ['ignore', 'pipe', shows ? 'inherit' : 'pipe'],
    }),
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece) => {
      if (shows) process.stdout.write(piece);
      output = (output + piece).slice(-200_000);
    });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ ok: code === 0, output: stripVTControlCharacters(output) }));
  });
}
