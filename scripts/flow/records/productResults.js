import { boundSign } from '../../model/bound.js';
import { isLongTime, metrics, unitShown } from '../../model/metric.js';
import { workloadWords } from '../../model/parameters.js';
import { formatNumber, timeCell } from '../../model/quantity.js';
import { unrankedSentences } from '../../model/validity.js';
import { headlinesAt, measureName, nameHeadlines } from '../../results/query/headlines.js';
import { showResult } from '../../results/query/showResult.js';
import { isDescribed } from '../../results/runs/summarizeTest.js';
import { indexedLookup } from '../../results/selection/indexedLookup.js';
import { newestCampaign } from '../../results/selection/newestCampaign.js';
import { sharedSpread, spreadOf } from '../../results/selection/spreadOf.js';
import { testPage } from './pageAddresses.js';
import { lineOf } from './setupVersions.js';
import { describedSteps } from './describedSteps.js';
import { limitsAmong, resultStrips } from './resultStrip.js';

/**
 * Every result of one campaign of a product, test by test in the methodology's order, as its page shows them.
 *
 * @param {import('../../model/project.js').Campaign} campaign
 * @param {import('../../results/selection/selectSummaries.js').Results} results
 * @param {{ rankings: Map<string, import('../../results/query/rankTest.js').Ranking[]>, products: Map<string, { name: string }> }} among
 *   `rankings`: by `methodology/test`
 */
export function campaignResults({ product, campaign, value }, results, { rankings, products }) {
  const { project } = results;
  const { methodology } = value;
  const promised = project.methodologies.get(value.methodology)?.value.tests ?? {};
  return Object.entries(promised).flatMap(([test, facts]) => {
    const { shown, reported, name, measure } = headlinesAt(results, { methodology, test, campaign, product });
    const found = indexedLookup(results.findingSummaries, { product, campaign, test });
    const said = new Set(shown.map(({ statistic }) => statistic));
    const findings = findingRows(found.filter((each) => !said.has(each.name)));
    if (shown.length + findings.length === 0) return [];
    const ranked = rankings.get(`${value.methodology}/${test}`) ?? [];
    const kind = sharedSpread(shown);
    const strips = resultStrips(shown, { rankings: ranked, products, kind });
    const rows = shown.map((summary, at) => ({
      label: name(summary),
      measure: measure(summary) ?? measureName(summary.metric),
      ...showResult(summary, unitShown(summary), { kind }),
      computed: summary.described ?? false,
      strip: strips[at],
    }));
    const asReported = reported.map((summary) => ({
      label: `${nameHeadlines(reported)(summary)}, as reported`,
      measure: measureName(summary.metric),
      ...showResult(summary, unitShown(summary), { kind }),
      computed: false,
      strip: null,
    }));
    const transcribed = [...shown, ...found].some(({ kind }) => kind === 'transcribed');
    const described = indexedLookup(results.tests, { product, campaign, test }).filter(isDescribed);
    return [
      {
        ...testPage(project, value.methodology, test),
        about: facts.about ?? null,
        limits: [
          ...unrankedSentences(facts.unranked, unrankedIn(ranked, products)),
          ...limitsAmong(shown, { rankings: ranked, products }),
        ],
        definitions: asReported.length > 0 ? definitionsOf(facts) : [],
        transcribed,
        described: described.length > 0,
        steps: described.flatMap(describedSteps),
        rows: [...rows, ...asReported],
        findings,
      },
    ];
  });
}

/** Products that have a result beside the ranked ones. @param {import('../../results/query/rankTest.js').Ranking[]} rankings @param {Map<string, { name: string }>} products */
const unrankedIn = (rankings, products) =>
  rankings.flatMap(({ apart }) =>
    apart.map(({ product }) => ({ product, name: products.get(product)?.name ?? product })),
  );

/** What the findings are that stand in the place of reported numbers. @param {Record<string, any>} test */
const definitionsOf = ({ results = [] }) =>
  results
    .filter((/** @type {any} */ { finding, definition }) => finding && definition)
    .map(
      (/** @type {any} */ { title, metric, definition }) => `${title ?? measureName(metric)}: ${definition}.`,
    );

/**
 * The campaigns whose results are the product's own: the newest by each methodology on each testbed.
 *
 * @param {string} product
 * @param {import('../../model/project.js').Project} project
 * @returns {Set<string>}
 */
export function currentCampaigns(product, { campaigns }) {
  const own = campaigns.filter((each) => each.product === product);
  return new Set(
    own.flatMap(({ value: { methodology, testbed } }) => {
      const newest = newestCampaign(campaigns, { product, methodology, testbed });
      return newest ? [newest.campaign] : [];
    }),
  );
}

/**
 * The later version of a methodology by which one of the campaigns was run: its results take the place of the older ones.
 *
 * @param {string} methodology
 * @param {import('../../model/project.js').Campaign[]} campaigns
 * @param {import('../../model/project.js').Project} project
 * @returns {string | null}
 */
export function laterMethodology(methodology, campaigns, { methodologies }) {
  const earlier = (/** @type {string} */ id) =>
    lineOf(/** @type {any} */ (methodologies.get(id)), methodologies).map((each) => each.id);
  const later = campaigns.map((each) => each.value.methodology).filter((id) => id !== methodology);
  return later.find((id) => methodologies.has(id) && earlier(id).includes(methodology)) ?? null;
}

/** @param {readonly import('../../results/runs/summarizeFindings.js').FindingSummary[]} own of one test */
function findingRows(own) {
  const some = own.filter(({ n, missing }) => missing < n);
  const spread = sharedSpread(some);
  return some.map((found) => findingRow(found, own, spread));
}

/**
 * @param {import('../../results/runs/summarizeFindings.js').FindingSummary} found
 * @param {readonly import('../../results/runs/summarizeFindings.js').FindingSummary[]} own of the same test
 * @param {import('../../results/selection/spreadOf.js').SpreadKind} spread
 */
function findingRow(found, own, spread) {
  const { title, name, metric, mean, missing, n, parameters } = found;
  const twice = own.filter((each) => each.name === name).length > 1;
  const shown = showResult(found, metrics[metric].shown, { kind: spread });
  const share =
    name === 'cache-share'
      ? { value: `${formatNumber(mean * 100, found.digits ?? 2)}\u2009%`, spread: null }
      : {};
  return {
    name,
    label: title[0].toUpperCase() + title.slice(1) + (twice ? `, ${workloadWords(parameters)}` : ''),
    ...shown,
    ...share,
    ...(isLongTime(metric, mean) ? longTime(found, spread) : {}),
    n: missing > 0 ? `${n} of ${n + missing}` : shown.n,
  };
}

/**
 * A long time as reviews say it, `9 min 36 s`, unless only fractions of a second tell its runs apart.
 *
 * @param {import('../../results/runs/summarizeFindings.js').FindingSummary} found
 * @param {import('../../results/selection/spreadOf.js').SpreadKind} kind
 */
function longTime(found, kind) {
  const range = spreadOf(found, kind);
  if (!range) return { value: boundSign(found) + timeCell(found.mean) };
  const [from, to] = [range.low, range.high].map((end) => timeCell(end));
  return from === to ? {} : { value: timeCell(found.mean), spread: `${from} to ${to}` };
}
