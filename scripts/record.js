import './model/lib/freezeObjects.js';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { InputError, formatProblem, problem, problemOf } from './model/inputError.js';
import { campaignText } from './new/campaignText.js';
import { jobFileProblems } from './record/jobFileRisks.js';
import { readProducts, readTests } from './record/readPlan.js';
import { recordProduct } from './record/recordProduct.js';
import { missingRequirements } from './record/requirements.js';

const USAGE = `usage: npm run record -- <product>|all [options]
Runs a methodology's fio jobs against a product's [target] and files what fio wrote. Loop targets need root.
  --methodology ID  which one (vm-storage-v1)
  --testbed ID      the machine it runs on (small-vm)
  --campaign ID     folder of this recording (year and month)
  --test ID         only this test; may be repeated
  --run N           only this run, to repeat one that was disturbed
  --out DIR         where results are filed (data/raw)
  --scratch DIR     where targets may be made, on the disk to be measured (the system's temporary folder)`;

const options = /** @type {const} */ ({
  methodology: { type: 'string', default: 'vm-storage-v1' },
  testbed: { type: 'string', default: 'small-vm' },
  campaign: { type: 'string' },
  test: { type: 'string', multiple: true },
  run: { type: 'string' },
  out: { type: 'string', default: 'data/raw' },
  scratch: { type: 'string', default: tmpdir() },
  help: { type: 'boolean', default: false },
});

/** @typedef {ReturnType<typeof readArguments>['values']} Values */

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (cause) {
    throw new InputError(/** @type {Error} */ (cause).message, { hint: USAGE });
  }
}

/** @param {string} wanted @param {Values} values */
async function record(wanted, values) {
  const products = await readProducts('data', wanted);
  const missing = await missingRequirements(products.map((product) => product.spec.kind));
  if (missing.length > 0) throw new InputError(missing.join('; '));
  const problems = [];
  for (const product of products) {
    try {
      await recordOne(product, values);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problems.push(problem(`${product.id} skipped: ${error.message}`, error.problem));
    }
  }
  return problems;
}

/** @param {Awaited<ReturnType<typeof readProducts>>[0]} product @param {Values} values */
async function recordOne(product, values) {
  const date = new Date().toISOString().slice(0, 10);
  const folder = join(values.out, product.id, values.campaign ?? date.slice(0, 7));
  const { methodology, testbed, scratch } = values;
  const tests = chooseTests(await readTests('data', methodology), product.spec.tests, values.test);
  await refuseRisks(tests);
  await mkdir(folder, { recursive: true });
  const run = values.run ? wholeNumber(values.run) : null;
  await recordProduct({
    product: product.id,
    spec: product.spec,
    tests,
    run,
    folder,
    scratch,
    say: console.log,
  });
  const facts = {
    ...{ methodology, testbed, date, variant: product.spec.variant },
    dateNote: 'the day the first run was recorded',
    link: product.emulated ? 'NBD over a unix socket' : null,
  };
  const campaign = join(folder, 'campaign.toml');
  if (!existsSync(campaign)) await writeFile(campaign, campaignText(facts));
}

/**
 * Nothing runs where a job file may do more than measure.
 *
 * @param {Awaited<ReturnType<typeof readTests>>} tests
 */
async function refuseRisks(tests) {
  const texts = await Promise.all(tests.map(({ job }) => readFile(job, 'utf8')));
  const found = texts.flatMap((text, at) => jobFileProblems(text, tests[at].job));
  if (found.length === 0) return;
  const [first, ...others] = found;
  for (const each of others) console.error(formatProblem(each));
  throw new InputError(first.message, { ...first });
}

/**
 * @param {Awaited<ReturnType<typeof readTests>>} tests
 * @param {string[]} [suitable] those that make sense for the product, as its file says
 * @param {string[]} [wanted] those asked for
 */
function chooseTests(tests, suitable, wanted) {
  const chosen = tests.filter(({ id }) => suitable?.includes(id) ?? true);
  const unknown = wanted?.find((id) => !chosen.some((test) => test.id === id));
  const hint = `one of: ${chosen.map(({ id }) => id).join(', ')}`;
  if (unknown) throw new InputError(`no such test: ${unknown}`, { hint });
  return chosen.filter(({ id }) => wanted?.includes(id) ?? true);
}

/** @param {string} text */
function wholeNumber(text) {
  if (/^[1-9][0-9]*$/.test(text)) return Number(text);
  throw new InputError(`--run is not a whole number from 1: ${text}`);
}

try {
  const { values, positionals } = readArguments();
  if (values.help || positionals.length !== 1)
    throw new InputError('name one product, or all', { hint: USAGE });
  const problems = await record(positionals[0], values);
  for (const found of problems) console.error(formatProblem(found));
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(formatProblem(problemOf(error)));
  process.exitCode = 1;
}
