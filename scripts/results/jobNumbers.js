/**
 * The tests of one fio document in the order of their jobs: fio numbers its logs by the job, through all sections.
 *
 * @typedef {object} Section
 * @property {string | null} test
 * @property {number} jobs 0 where their number is not known
 *
 * @param {import('../model/measurement.js').Measurement[]} measurements of one run
 * @returns {Section[]}
 */
export function sectionsOf(measurements) {
  /** @type {Map<string, Section & { labels: Set<string> }>} */
  const sections = new Map();
  for (const { test, job, jobs, condition } of measurements) {
    const key = JSON.stringify([test, condition?.subTest === 'sync' ? null : condition]);
    const section = sections.get(key) ?? { test, jobs: 0, labels: new Set() };
    sections.set(key, section);
    section.jobs = Math.max(section.jobs, jobs ?? 0);
    if (job !== null) section.jobs = Math.max(section.jobs, section.labels.add(job).size);
  }
  return [...sections.values()].map(({ test, jobs }) => ({ test, jobs }));
}

/**
 * The test that the job of a number belongs to.
 *
 * @param {Section[]} sections
 * @param {number | null} number from 1; `null` where the log bears none
 * @param {string} stem of the log, which may be the section's own name
 * @returns {string | null | undefined} `undefined` where it cannot be told
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
