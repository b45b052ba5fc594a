import { summarize } from './summarize.js';

/**
 * The total of parts of a whole. Where all parts come from the same runs, each run has a total, and these have a spread as other results
 * do; else it is the sum of the means, and its spread is not known.
 *
 * @param {import('../model/summary.js').Summary[]} parts of one product
 * @returns {{ paired: boolean, summary: import('../model/summary.js').Summary }}
 */
export function totalOf(parts) {
  const [first, ...others] = parts;
  const counted = parts.map(({ runs }) => runs.filter(({ excluded }) => excluded === null));
  const key = (/** @type {number} */ at) => counted[at].map(({ run }) => run).join();
  const paired = others.every(
    ({ test, campaign }, at) => test === first.test && campaign === first.campaign && key(at + 1) === key(0),
  );
  if (paired) {
    const runs = counted[0].map((run, at) => ({
      ...run,
      value: counted.reduce((sum, each) => sum + each[at].value, 0),
    }));
    return { paired, summary: { ...first, runs, ...summarize(runs, first.metric) } };
  }
  const mean = parts.reduce((sum, each) => sum + each.mean, 0);
  const single = { ...counted[0][0], run: 1, value: mean };
  return { paired, summary: { ...first, runs: [single], ...summarize([single], first.metric) } };
}
