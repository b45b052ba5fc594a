import { whereOf } from '../../results/query/narrowing.js';

/**
 * What differs between two versions of a methodology or a testbed, field by field.
 *
 * @typedef {import('./setupVersions.js').Setup} Setup
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

/** @param {string} text */
const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);
