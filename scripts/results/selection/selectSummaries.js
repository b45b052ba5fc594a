import { problem } from '../../model/inputError.js';
import { didYouMean } from '../../model/lib/nearest.js';
import { parameterWords, workloadWords } from '../../model/parameters.js';
import { benchmark, isWhere, unknownParameters } from '../query/narrowing.js';
import { findingResults, noFinding } from './findingResults.js';
import { indexedLookup } from './indexedLookup.js';
import { ofNewestCampaign } from './newestCampaign.js';

/**
 * All results of the site, with what people wrote about them.
 *
 * @typedef {object} Results
 * @property {import('../../model/project.js').Project} project
 * @property {import('../../model/summary.js').Summary[]} summaries
 * @property {import('../runs/summarizeTest.js').TestRuns[]} tests
 * @property {import('../query/resolveHealth.js').HealthReport[]} [health] what SMART said, in the order of the files
 * @property {(series: import('../../model/series.js').Series, test: import('../runs/summarizeTest.js').TestRuns) => import('../../model/finding.js').Finding[]} findings
 * @property {(series: import('../../model/series.js').Series, context: { capacity: number | null }) => import('../../model/chartData.js').Curve} writeCurve
 * @property {(series: import('../../model/series.js').Series, context: { capacity: number | null }) => import('../../model/chartData.js').Curve[]} writeBand
 * @property {readonly import('../runs/summarizeFindings.js').NamedNumber[]} findingNumbers all that findings may have
 * @property {import('../runs/summarizeFindings.js').FindingSummary[]} findingSummaries
 *
 * @typedef {object} Wanted which summaries are meant; what is left out is not restricted
 * @property {string[]} products
 * @property {string[]} tests
 * @property {string} [methodology]
 * @property {string} [testbed]
 * @property {string} [campaign]
 * @property {import('../../model/metric.js').Metric} metric
 * @property {string} [statistic]
 * @property {string} [finding] what an analysis found in the readings, in the place of a result
 * @property {(statistic: string) => boolean} [statistics] several at once, for a chart along them
 * @property {import('../query/narrowing.js').Where} [where] the parameters that are meant
 */

/** The statistics of readings that a question without a statistic means, in this order. */
export const usual = ['mean', 'value', 'total'];

/**
 * @param {Results} results
 * @param {Wanted} wanted
 * @returns {{ summaries: import('../../model/summary.js').Summary[], problems: import('../../model/inputError.js').Problem[] }}
 */
export function selectSummaries(results, wanted) {
  const summaries = wanted.products.flatMap((product) =>
    wanted.tests.flatMap((test) => ofProductAndTest(results, wanted, { product, test })),
  );
  const missing = wanted.finding ? noFinding : nothingFound;
  return { summaries, problems: summaries.length > 0 ? [] : [missing(results, wanted)] };
}

/**
 * @param {Results} results
 * @param {Wanted} wanted
 * @param {{ product: string, test: string }} of one of the products and tests
 */
function ofProductAndTest(results, wanted, { product, test }) {
  const { project, summaries } = results;
  const { finding, statistics, methodology, testbed, campaign } = wanted;
  const ofTest = finding
    ? findingResults(results, { product, test, finding })
    : indexedLookup(summaries, { product, test });
  const place = { product, test, methodology, testbed, campaign };
  const own = ofNewestCampaign(ofTest, project.campaigns, place).filter((summary) => fits(summary, wanted));
  if (statistics) return own.filter((summary) => statistics(summary.statistic));
  const statistic =
    finding ?? wanted.statistic ?? usual.find((each) => own.some((summary) => summary.statistic === each));
  return own.filter((summary) => summary.statistic === statistic);
}

/**
 * @param {import('../../model/summary.js').Summary} summary
 * @param {Wanted} wanted
 */
const fits = (summary, { metric, where }) =>
  summary.metric === metric && isWhere(summary, where) && (!summary.ofRounds || where?.state !== undefined);

/**
 * Says which part of the question has no answer, and what there is instead.
 *
 * @param {Results} results
 * @param {Wanted} wanted
 */
function nothingFound({ summaries }, { products, tests, metric, ...rest }) {
  const ofTests = products.flatMap((product) =>
    tests.flatMap((test) => indexedLookup(summaries, { product, test })),
  );
  const what = `${tests.join(', ')} of ${products.join(', ')}`;
  if (products.length === 0) {
    const hint = 'name them in the front matter: products = ["my-product"]';
    return problem(`no products: ${tests.join(', ')} of an empty line-up`, { hint });
  }
  if (ofTests.length === 0) {
    const hint =
      'file their raw output under data/raw/<product>/<campaign>/<test>/, or name other products or tests';
    return problem(`no results: ${what}`, { hint });
  }
  const have = [...new Set(ofTests.map((each) => each.metric))].sort();
  if (!have.includes(metric))
    return problem(`no ${metric} in ${what}`, { hint: didYouMean(metric, have, 'there is') });
  const ofMetric = ofTests.filter((each) => each.metric === metric);
  if (rest.statistics && !ofMetric.some((each) => rest.statistics?.(each.statistic)))
    return noPercentiles(ofTests, { metric, what, statistics: rest.statistics });
  const [stranger] = unknownParameters(rest.where, ofMetric);
  if (stranger) return problem(stranger.message, { hint: stranger.hint });
  const named = [
    rest.statistic,
    ...Object.entries(rest.where ?? {}).map(([name, values]) =>
      values.map((value) => (name === benchmark ? String(value) : parameterWords(name, value))).join(' or '),
    ),
  ];
  const asked = [...named, rest.campaign && `campaign ${rest.campaign}`].filter(Boolean).join(', ');
  const there = [...new Set(ofMetric.map(describe))].sort();
  return problem(`no ${metric} of ${what} that is ${asked || 'of this methodology and testbed'}`, {
    hint: `there is: ${there.slice(0, 8).join('; ')}`,
  });
}

/**
 * @param {import('../../model/summary.js').Summary[]} ofTests
 * @param {{ metric: string, what: string, statistics: (statistic: string) => boolean }} asked
 */
function noPercentiles(ofTests, { metric, what, statistics }) {
  const having = ofTests.filter((each) => statistics(each.statistic)).map((each) => each.metric);
  const hint = having.length
    ? `there are some of: ${[...new Set(having)].sort().join(', ')}`
    : 'the tool has to be asked for them (fio: --output-format=json+ or --percentile_list); a mean hides what they show';
  return problem(`no percentiles of ${metric} in ${what}`, { hint });
}

/** @param {import('../../model/summary.js').Summary} summary */
const describe = ({ statistic, parameters, methodology, testbed }) =>
  [statistic, workloadWords(parameters), `(${methodology}, ${testbed})`].filter(Boolean).join(' ');
