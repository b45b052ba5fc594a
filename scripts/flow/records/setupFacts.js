import { measureName } from '../../results/query/headlines.js';
import { whereOf } from '../../results/query/narrowing.js';
import { jobFacts } from '../../parsers/fio/jobFacts.js';

/**
 * What a methodology says of itself, for its own page and for reviews that show it.
 *
 * @param {import('../../model/project.js').Methodology} methodology
 */
export function methodologyFacts({ id, value, jobs }) {
  const { title = id, about = null, date = null, preparation = [] } = value;
  const tests = Object.entries(value.tests ?? {}).map(([test, facts]) => ({
    about: null,
    preparation: [],
    runs: null,
    ...facts,
    results: (facts.results ?? []).map(namedResult),
    id: test,
    href: `methodologies/${id}/${test}/`,
    job: facts.job
      ? { name: facts.job, text: jobs[facts.job] ?? '', ...jobFacts(jobs[facts.job] ?? '') }
      : null,
    variants: Object.entries(facts.variants ?? {}).map(([name, reason]) => ({ id: name, reason })),
  }));
  return { id, title, about, date, preparation, tests };
}

/** What a test yields, by the name that its author gave, else by what is measured: `Read latency`. @param {any} result */
function namedResult({ title, metric, ...rest }) {
  const asked = Object.values(whereOf(rest) ?? {}).flat();
  const words = [...asked, measureName(metric)].filter(Boolean).join(' ');
  return { ...rest, title: title ?? words.charAt(0).toUpperCase() + words.slice(1) };
}

/**
 * The same of a testbed.
 *
 * @param {import('../../model/project.js').HandWritten} testbed
 */
export function testbedFacts({ id, value }) {
  const { title = id, about = null, date = null } = value;
  const list = (/** @type {Record<string, unknown>} */ table = {}) =>
    Object.entries(table).map(([label, text]) => ({ label, text: String(text) }));
  return { id, title, about, date, parts: list(value.parts), limits: list(value.limits) };
}
