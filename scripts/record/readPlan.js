import { createHash } from 'node:crypto';
import { InputError, problem } from '../model/inputError.js';
import { didYouMean } from '../model/lib/nearest.js';
import { jobFileProblems } from './fio/jobFileRisks.js';
import { percent, planProduct, planTest, reach, seconds } from './planCommands.js';

/**
 * @typedef {object} Plan what is to be recorded, with every command ready to run
 * @property {string} methodology
 * @property {string} title
 * @property {import('./planCommands.js').PlannedProduct[]} products
 * @property {import('./planCommands.js').PlannedTest[]} tests
 * @property {{ rest: number, wait: number, busy: string, others: string, temperature: string }} calm seconds, percent, °C; '' for no limit
 * @property {PlanFile[]} files beside the methodology, for its commands
 * @property {string[]} needs programs
 * @property {number} seed
 *
 * @typedef {{ name: string, text: string }} PlanFile
 * @typedef {{ products: string[], methodology: string, tests?: string[], seed?: number }} Wanted
 * @typedef {import('../model/inputError.js').Problem} Problem
 */

/**
 * @param {Wanted} wanted
 * @param {import('../model/project.js').Project} project
 * @param {PlanFile[]} files beside the methodology
 * @returns {{ plan: Plan | null, problems: Problem[] }} all problems at once
 */
export function readPlan(wanted, project, files) {
  const unknown = unknownNames(wanted, project);
  if (unknown.length > 0) return { plan: null, problems: unknown };
  const methodology = /** @type {import('../model/project.js').Methodology} */ (
    project.methodologies.get(wanted.methodology)
  );
  const products = wanted.products.map(
    (id) => /** @type {import('../model/project.js').HandWritten} */ (project.products.get(id)),
  );
  const sources = [methodology.file, ...products.map(({ file }) => file)];
  const problems = [
    ...project.problems.filter(({ file, severity }) => severity === 'error' && sources.includes(file ?? '')),
    ...riskyJobs(methodology.id, files),
  ];
  // commands are made of what these files say: only sound ones are looked at further
  if (problems.length > 0) return { plan: null, problems };
  const { value } = methodology;
  const tests = testsWithCommand(value).filter(([id]) => wanted.tests?.includes(id) ?? true);
  const context = { methodology, tests, attempt: collector(problems) };
  const reached = products.map((product) => reach(product, context));
  const planned = {
    products: reached.map((each) => planProduct(each, context)),
    tests: tests.map((test) => planTest(test, reached, context)),
  };
  if (problems.length > 0) return { plan: null, problems };
  const plan = {
    ...planned,
    methodology: methodology.id,
    title: value.title,
    files,
    calm: calmOf(value.calm),
    needs: [...new Set([...(value.needs ?? []), ...programsIn(planned)])].sort(),
    seed: wanted.seed ?? seedOf([methodology.id, ...wanted.products]),
  };
  return { plan, problems };
}

/** @param {Record<string, any>} value @returns {[string, Record<string, any>][]} */
export const testsWithCommand = (value) =>
  Object.entries(/** @type {Record<string, any>} */ (value.tests ?? {})).filter(([, test]) => test.command);

/**
 * @param {Wanted} wanted
 * @param {import('../model/project.js').Project} project
 * @returns {Problem[]}
 */
function unknownNames({ methodology: id, products, tests = [] }, project) {
  const methodology = project.methodologies.get(id);
  const missing = (/** @type {string} */ what, /** @type {string} */ name, /** @type {string[]} */ known) =>
    known.includes(name)
      ? []
      : [problem(`unknown ${what}: ${name}`, { hint: didYouMean(name, known, `${what}s`) })];
  if (!methodology) return missing('methodology', id, [...project.methodologies.keys()]);
  const able = testsWithCommand(methodology.value).map(([test]) => test);
  if (able.length === 0)
    return [
      problem(`no test of ${id} has a command`, {
        file: methodology.file,
        hint: 'write one under [tests.<id>]: command = "fio --output={out}.json {job}"',
      }),
    ];
  return [
    ...products.flatMap((product) => missing('product', product, [...project.products.keys()])),
    ...tests.flatMap((test) => missing('test', test, able)),
  ];
}

/**
 * Nothing runs where a job file may do more than measure.
 *
 * @param {string} methodology
 * @param {PlanFile[]} files
 */
const riskyJobs = (methodology, files) =>
  files.flatMap(({ name, text }) =>
    name.endsWith('.fio') ? jobFileProblems(text, `data/methodologies/${methodology}/${name}`) : [],
  );

/**
 * Tries one thing after the other, and keeps what was wrong with each.
 *
 * @param {Problem[]} problems
 * @returns {(work: () => string, place: { file: string, line: number }) => string}
 */
const collector = (problems) => (work, place) => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    problems.push(problem(error.message, { hint: error.problem.hint, ...place }));
    return '';
  }
};

/** @param {Record<string, string>} [calm] */
function calmOf({ rest = '1 s', wait = '10 min', busy = '', others = '', temperature = '' } = {}) {
  const limits = { busy: percent(busy), others: percent(others), temperature: percent(temperature) };
  return { rest: seconds(rest), wait: seconds(wait), ...limits };
}

/** @param {string[]} words */
const seedOf = (words) => createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0);

/** What every POSIX shell has, or its system. */
const alwaysThere = new Set(
  `if then else elif fi for while until do done case esac in set cd exec eval export read test echo printf trap wait shift true false
  unset exit return times ulimit umask command type awk cat chmod cp cut dd env expr find grep head kill ln ls mkdir mv od rm rmdir
  sed sh sleep sort sync tail tar tee touch tr uniq wc xargs`.split(/\s+/),
);

/** A line that another one goes on in, or that begins a block. */
const goesOn = /(?:\\|[|&({]|\bthen|\bdo|\belse)\s*$/;

/**
 * The programs that the commands of a plan begin with: the script looks for them before anything is run.
 *
 * @param {Pick<Plan, 'products' | 'tests'>} plan
 * @returns {string[]}
 */
function programsIn({ products, tests }) {
  const texts = products.flatMap(({ id, setup, cleanup }) => [
    setup,
    cleanup,
    ...tests.flatMap(({ settings, commands }) =>
      settings.flatMap((each) => Object.values(commands(id, each) ?? {})),
    ),
  ]);
  return [...new Set(texts)].flatMap((text) =>
    text
      .split('\n')
      .filter((_, at, lines) => at === 0 || !goesOn.test(lines[at - 1]))
      .map((line) => /^([a-z][\w.+-]*)(?=\s|$)/i.exec(line)?.[1] ?? '')
      .filter((word) => word !== '' && !alwaysThere.has(word)),
  );
}
