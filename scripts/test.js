import './model/lib/freezeObjects.js';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommand } from './command/readCommand.js';
import { laterCode } from './model/lib/laterCode.js';
import { browserLines, failureLines } from './test/closingLines.js';
import { memoryFolder } from './test/memoryFolder.js';
import { held, runNode } from './test/runNode.js';
import { runTests } from './test/runTests.js';
import { chooseTestFiles, tiers } from './test/chooseTestFiles.js';

/*
 * `npm test [-- PATH...]`: the tests whose path contains one of the words, or all. The sites for browsers are built beside Node's tests,
 * and what opens or reads them begins as soon as they are there: each runner leaves a processor idle at its end, and none waits for
 * another. What Node's runner prints is shown first, then Playwright's; the last lines say what each counted and what failed. On CI,
 * whose machines are busy, files with a test that failed run once more, alone; what passes then is counted as flaky and stays to be
 * mended. `--tier` takes a part of them: `unit` for what functions return, `site` for what commands and whole builds do, `browser` for
 * what readers see. `--all` is for the check before a release.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals: words } = readCommand({
  usage: `usage: npm test -- [PATH...] [--tier unit|site|browser] [--all]
Runs the tests whose path has one of these words in it, or all; npm run test:unit, test:site and test:browser run a tier.
With --all, before a release, every browser test runs in Firefox too.`,
  options: { tier: { type: 'string' }, all: { type: 'boolean', default: false } },
  most: Infinity,
});
if (values.tier !== undefined && !tiers.includes(values.tier)) {
  process.stderr.write(`unknown tier: ${values.tier}\n  unit, site or browser\n`);
  process.exit(1);
}
const { inNode, ofBuilt, inWebKit, inBrowser } = chooseTestFiles(root, { words, tier: values.tier });
const onSites = [...ofBuilt, ...inWebKit, ...inBrowser];
if (inNode.length + onSites.length === 0) {
  process.stderr.write(`no test matches: ${words.join(' ')}\n`);
  process.exit(1);
}

if (process.env.TMPDIR === undefined) {
  const folder = memoryFolder();
  // what tests lend each other lies there too
  if (folder !== null) process.env.TMPDIR = process.env.TESTS_FOLDER = folder;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}
/** One more than processors: one or the other waits for what it has started. Browsers have workers of their own. */
const atOnce = availableParallelism() + (onSites.length > 0 ? 0 : 1);
/** Tests make much that they soon forget: less is collected so. Processes of files and of browsers' workers inherit it. */
const flags = [...laterCode, '--max-semi-space-size=64'];
const print = (/** @type {string | Buffer} */ piece) => void process.stdout.write(piece);
/** @type {string[]} */
const closing = [];
const node = runFiles(inNode, { name: 'Node', atOnce, say: print });
const results = await Promise.all([node, onSites.length === 0 || runOnSites()]);
print(`\n${closing.join('')}`);
process.exitCode = results.includes(false) ? 1 : 0;

/** What opens the built sites, or reads them: Playwright's browsers, and beside them, one after another, what uses one processor. */
async function runOnSites() {
  if (!(await buildSites())) return false;
  const [beside, browsers] = [held(), held()];
  const others = [ofBuilt, ...inWebKit.map((file) => [file])].filter(({ length }) => length > 0);
  const ran = runFiles(others, { name: 'built sites and WebKit', atOnce: 1, say: beside.say });
  const shown = Promise.all([node, ran]).then(() => (beside.release(), browsers.release()));
  const [passed, played] = await Promise.all([ran, runInBrowsers(browsers.say), shown]);
  return passed && played;
}

/** The demo and the tests' own blog, whose pages the tests of browsers open. */
async function buildSites() {
  const { say, release } = held();
  if ((await runNode([...laterCode, join(root, 'tests/browser/buildSites.js')], { cwd: root, say })).ok)
    return true;
  await node;
  release();
  closing.push('# failed: the browser tests did not run: there are no sites to try\n');
  return false;
}

/** @param {import('./test/runNode.js').Say} say */
async function runInBrowsers(say) {
  if (inBrowser.length === 0) return true;
  const { resolve } = createRequire(import.meta.url);
  const program = join(resolve('@playwright/test/package.json'), '../cli.js');
  /** Nothing of ours is TypeScript: Playwright's loader for it takes a part of what each of its processes needs to begin. */
  const env = { PW_DISABLE_TS_ESM: '1', ...(values.all && { ENGINES: 'all' }) };
  const { ok, output } = await runNode([...flags, program, 'test', ...inBrowser], { cwd: root, say, env });
  closing.push(...browserLines(output, ok).map((line) => `${line}\n`));
  return ok;
}

/**
 * Tests of Node's runner, and what the last lines say of them.
 *
 * @param {string[][]} groups files that share a process
 * @param {{ name: string, atOnce: number, say: import('./test/runNode.js').Say }} options
 */
async function runFiles(groups, { name, atOnce, say }) {
  if (groups.length === 0) return true;
  const program = [...flags, join(root, 'scripts/test/inOrder.js')];
  const { ok, counts, failures, unsteady } = await runTests(groups, {
    run: (some, count) =>
      runNode([...program, String(count), ...some.map((group) => group.join(','))], { cwd: root, say }),
    ...{ atOnce, again: Boolean(process.env.CI) },
  });
  const counted = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  const failed = ok || failures.length > 0 ? failureLines(failures) : ['# failed: its runner'];
  closing.push(
    `# ${name}: ${counted.join(', ')}\n`,
    ...failed.map((line) => `${line}\n`),
    ...unsteady.map((each) => `# flaky: ${each}\n`),
  );
  return ok;
}
