import { upperFirst } from '../../model/lib/phrases.js';
import { whereOf } from '../../results/query/narrowing.js';
import { pageOf } from './pageAddresses.js';

/**
 * Methodologies and testbeds are versioned: a new one names the one it follows, and its page says what changed.
 *
 * @typedef {import('../../model/project.js').HandWritten & { jobs?: Record<string, string> }} Setup
 *
 * @param {Setup} setup
 * @param {'methodologies' | 'testbeds'} folder
 * @param {import('../../model/project.js').Project} project
 */
export function setupVersions(setup, folder, project) {
  const all = /** @type {Map<string, Setup>} */ (project[folder]);
  const before = all.get(setup.value.follows);
  const [first] = lineOf(setup, all);
  const family = [...all.values()]
    .filter((each) => lineOf(each, all)[0] === first)
    .map((each) => versionRecord(each, { folder, project, version: lineOf(each, all).length }))
    .sort((a, b) => a.version - b.version || (a.id < b.id ? -1 : 1));
  return {
    version: lineOf(setup, all).length,
    versions: family.length > 1 ? family : [],
    follows: before ? pageOf(project, folder, before.id) : null,
    followedBy: [...all.values()]
      .filter(({ value }) => value.follows === setup.id)
      .map(({ id }) => pageOf(project, folder, id)),
    why: setup.value.why ?? null,
    changes: before ? changesBetween(before, setup) : [],
  };
}

/**
 * A version and all before it, the first one first.
 *
 * @param {Setup} setup
 * @param {Map<string, Setup>} all
 */
export function lineOf(setup, all) {
  const line = [setup];
  for (let before = all.get(setup.value.follows); before; before = all.get(before.value.follows)) {
    if (line.includes(before)) break; // in a circle, which has been reported
    line.unshift(before);
  }
  return line;
}

/**
 * @param {Setup} setup
 * @param {{ folder: 'methodologies' | 'testbeds', project: import('../../model/project.js').Project, version: number }} place
 */
function versionRecord({ id, value }, { folder, project, version }) {
  const key = folder === 'testbeds' ? 'testbed' : 'methodology';
  const campaigns = project.campaigns.filter((each) => each.value[key] === id).length;
  return { ...pageOf(project, folder, id), id, version, date: value.date ?? null, campaigns };
}

/**
 * What differs between two versions of a methodology or a testbed, field by field.
 *
 * @typedef {{ what: string, from: string | null, to: string | null, code?: boolean }} SetupChange `null`: was or is not there;
 *   `code`: lines of a program
 * @typedef {[what: string, text: string, isCode?: boolean]} Fact
 *
 * @param {Setup} before
 * @param {Setup} after
 * @returns {SetupChange[]} in the order of the newer one, what it dropped last
 */
export function changesBetween(before, after) {
  const facts = [factsBeside(before, after.value.tests), factsBeside(after, before.value.tests)];
  const [was, is] = facts.map((own) => new Map(own.map(([what, text]) => [what, text])));
  const code = new Set(facts.flat().flatMap(([what, , isCode]) => (isCode ? [what] : [])));
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((what) => {
    const [from, to] = [was.get(what) ?? null, is.get(what) ?? null];
    return from === to ? [] : [{ what, from, to, ...(code.has(what) && { code: true }) }];
  });
}

/**
 * Everything that decides a number, as lines of text: not the names, nor the words for readers. Of a test that only this version has,
 * its name says enough.
 *
 * @param {Setup} setup
 * @param {Record<string, any>} [others] tests of the other version
 * @returns {Fact[]}
 */
function factsBeside({ value, jobs = {} }, others = {}) {
  const { preparation = [], tests = {}, parts = {}, limits = {} } = value;
  const named = (/** @type {Record<string, unknown>} */ table, of = '') =>
    Object.entries(table).map(([name, text]) => [`${of}${upperFirst(name)}`, String(text)]);
  const single = /** @type {Fact[]} */ ([
    ...(preparation.length ? [['Preparation', preparation.join('\n')]] : []),
    ...named(parts),
    ...named(limits, 'Limit: '),
  ]);
  return [
    ...single,
    ...Object.entries(tests).flatMap(([id, test]) =>
      id in others ? testFacts(id, test, jobs) : /** @type {Fact[]} */ ([[test.title ?? id, 'tested']]),
    ),
  ];
}

/**
 * @param {string} id
 * @param {Record<string, any>} test
 * @param {Record<string, string>} jobs
 * @returns {Fact[]}
 */
function testFacts(
  id,
  { title = id, tool, job, preparation = [], runs, rounds, analyses = [], results = [], variants = {} },
  jobs,
) {
  const facts = /** @type {[string, unknown, boolean?][]} */ ([
    ['tool', tool],
    ['job file', job && withoutRemarks(jobs[job] ?? job), true],
    ['preparation', preparation.join('\n')],
    ['runs', runs],
    ['rounds', rounds],
    ['analyses', analyses.join(', ')],
    ...results.map((/** @type {any} */ { metric, title: name, definition, ...asked }) => [
      [name ?? metric, ...Object.values(whereOf(asked) ?? {}).flat()].join(', '),
      definition,
    ]),
    ...Object.entries(variants).map(([name, reason]) => [`variant ${name}`, reason]),
  ]);
  return facts.flatMap(([what, text, isCode]) =>
    text === undefined || text === '' ? [] : [[`${title}: ${what}`, String(text), isCode]],
  );
}

/** A remark in a job file changes no number. @param {string} text */
const withoutRemarks = (text) =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:[#;].*)?$/.test(line))
    .map((line) => line.trimEnd())
    .join('\n');
