/**
 * The counted runs that a result is made of.
 *
 * @param {import('../../model/summary.js').Summary} summary
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {import('../runs/pairRuns.js').PairedRun[]}
 */
export function runsOf({ product, campaign, test, runs }, { tests }) {
  const counted = new Set(runs.filter(({ excluded }) => excluded === null).map(({ run }) => run));
  const own = tests.find(
    (each) => each.product === product && each.campaign === campaign && each.test === test,
  );
  const all = /** @type {import('../runs/pairRuns.js').PairedRun[]} */ (own?.runs ?? []);
  return all.filter(({ run }) => counted.has(run));
}
