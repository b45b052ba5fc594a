/**
 * The tests of one fio document in the order of their jobs: fio numbers its logs by the job, through all sections.
 *
 * @typedef {object} Section
 * @property {string | null} test
 * @property {number} jobs 0 where their number is not known
 *
 * @param {import('../../model/measurement.js').Measurement[]} measurements of one run
 * @returns {Section[]}
 */
export function sectionsOf(measurements) {
  /** @type {Map<string, Section & { labels: Set<string> }>} */
  const sections = new Map();
  for (const { test, parameters } of measurements) {
    const { job, jobs } = parameters;
    const key = JSON.stringify([test, sectionIn(parameters)]);
    const section = sections.get(key) ?? { test, jobs: 0, labels: new Set() };
    sections.set(key, section);
    section.jobs = Math.max(section.jobs, Number(jobs ?? 0));
    if (job !== undefined) section.jobs = Math.max(section.jobs, section.labels.add(String(job)).size);
  }
  return [...sections.values()].map(({ test, jobs }) => ({ test, jobs }));
}

/** What tells sections of one name apart; flushes are a part of their section. @param {import('../../model/parameters.js').Parameters} parameters */
const sectionIn = ({ 'sub-test': part }) => (part === 'sync' ? null : (part ?? null));

/**
 * The test that the job of a number belongs to.
 *
 * @param {Section[]} sections
 * @param {number | null} number from 1; `null` where the log bears none
 * @param {string} stem of the log, which may be the section's own name
 * @returns {string | null | undefined} `undefined` where it is not known
 */
export function testOfJob(sections, number, stem) {
  if (sections.length === 1) return sections[0].test;
  if (number !== null && sections.every(({ jobs }) => jobs > 0)) {
    let last = 0;
    for (const { test, jobs } of sections) {
      last += jobs;
      if (number <= last) return test;
    }
  }
  return sections.some(({ test }) => test === stem) ? stem : undefined;
}
