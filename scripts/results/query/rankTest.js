import { groupBy } from '../../model/lib/groupBy.js';
import { metrics } from '../../model/metric.js';
import { workloadKey } from '../../model/parameters.js';
import { ascending } from '../../statistics/knownOrder.js';
import { indexedLookup } from '../selection/indexedLookup.js';
import { newestCampaign } from '../selection/newestCampaign.js';
import { headlinesAt, nameHeadlines } from './headlines.js';

/**
 * Every product that was put to one test, in order: for each result of the test, and for each testbed by itself.
 *
 * @typedef {import('../../model/summary.js').Summary} Summary
 *
 * @typedef {object} Ranking of one result on one testbed
 * @property {string} testbed
 * @property {string} label what is ranked
 * @property {string | null} measure what its methodology calls it
 * @property {import('../../model/metric.js').Metric} metric
 * @property {Summary[]} measured comparable with one another, the best first
 * @property {Summary[]} apart emulated, transcribed, of a variant that the methodology does not declare, or of a product that it does not rank
 */

/**
 * @param {{ methodology: string, test: string }} place
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {Ranking[]}
 */
export function rankTest({ methodology, test }, results) {
  const { project } = results;
  const promised = project.methodologies.get(methodology)?.value.tests?.[test];
  const { own, shown: all, measure } = headlinesAt(results, { methodology, test });
  const shown = all.filter((each) => isNewest(each, { project, own }));
  const name = nameHeadlines(shown, measure);
  const declared = new Set([null, ...Object.keys(promised?.variants ?? {})]);
  const ranked = (/** @type {Summary} */ each) =>
    each.kind === 'measured' && declared.has(each.variant) && !promised?.unranked?.[each.product];
  const groups = groupBy(shown, (each) => `${each.testbed} ${workloadKey(each, each.benchmark)}`);
  return [...groups.values()].map((group) => {
    const [first] = group;
    const sorted = bestFirst(group);
    return {
      testbed: first.testbed,
      label: name(first),
      measure: measure(first),
      metric: first.metric,
      measured: sorted.filter(ranked),
      apart: sorted.filter((each) => !ranked(each)),
    };
  });
}

/**
 * A product stands in a ranking once, with its newest campaign on that testbed.
 *
 * @param {Summary} summary
 * @param {{ project: import('../../model/project.js').Project, own: readonly Summary[] }} among
 */
function isNewest({ product, methodology, testbed, campaign }, { project, own }) {
  const newest = newestCampaign(
    project.campaigns,
    { product, methodology, testbed },
    (each) => indexedLookup(own, { product, campaign: each.campaign }).length > 0,
  );
  return newest?.campaign === campaign;
}

/** @param {Summary[]} summaries of one metric */
function bestFirst(summaries) {
  const sign = metrics[summaries[0].metric].better === 'lower' ? 1 : -1;
  return [...summaries].sort((a, b) => sign * ascending(a, b) || (a.product < b.product ? -1 : 1));
}
