import { placesOf } from '../../charts/lines/seriesAxis.js';
import { isRate, isResponseTime } from '../../model/isRate.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { parametersKey } from '../../model/parameters.js';
import { newestCampaign } from '../../results/selection/newestCampaign.js';

/**
 * @typedef {import('../../results/runs/summarizeTest.js').TestRuns} TestRuns
 * @typedef {import('../../model/series.js').Series} Series
 * @typedef {{ of: TestRuns, series: Series }} Line one run of a product
 */

/** A run of fewer readings is no picture; a fill that a text describes has few, and is one. */
const enough = 30;

/**
 * The runs of one test that a picture of the site is made of: a fill where there is one, else the test with the most products. Of each
 * product the first run of its newest campaign; all by one methodology, on one testbed, of the same workload.
 *
 * @param {import('../../results/selection/selectSummaries.js').Results} results
 * @returns {{ lines: Line[], fill: boolean } | null} `null` where no test of two products has readings over time
 */
export function ribbonSeries({ tests, project }) {
  const all = tests
    .filter(({ facts }) => !facts.variant)
    .flatMap((of) => linesOf(of).map((series) => ({ of, series, fill: isFill(of, series) })));
  const groups = [...groupBy(all, groupKey).values()].map((own) => ({
    fill: own[0].fill,
    lines: newestOnly(own, project),
  }));
  const [best] = groups
    .filter(({ lines }) => lines.length > 1)
    .sort((a, b) => Number(b.fill) - Number(a.fill) || b.lines.length - a.lines.length);
  return best ?? null;
}

/**
 * How far each reading is along its run, from 0 to 1: along the bytes of a fill, else along the time.
 *
 * @param {Line} line
 * @param {boolean} fill
 */
export function sharesOf({ of, series }, fill) {
  const { product, capacity } = of;
  const bytes = fill && series.axis === 'time';
  const places = bytes ? placesOf({ product, capacity, series }, 'bytes') : series.times;
  const end = series.axis === 'fraction' ? 1 : places[places.length - 1];
  return places.map((place) => place / end);
}

/** The first run's readings of how fast it went. @param {TestRuns} of @returns {Series[]} */
function linesOf(of) {
  const run = of.runs.find((each) => each.series.length > 0);
  const known = (run?.series ?? []).filter(
    (each) =>
      (isRate(each.metric) || isSpeed(each)) &&
      (each.values.length >= enough || isFill(of, each)) &&
      each.max > 0,
  );
  const promised = known.filter(({ metric }) => of.promised?.includes(metric));
  const [first] = promised.length > 0 ? promised : known;
  return first ? [first] : [];
}

/** @param {Series} series */
const isSpeed = ({ metric }) => isResponseTime(metric) || metric === 'frame-time';

/** @param {TestRuns} of @param {Series} series */
const isFill = ({ analyses = [] }, { metric }) => analyses.includes('fill') && metric === 'bandwidth';

/** @param {Line} line */
const groupKey = ({ of: { facts, test }, series: { metric, parameters, axis } }) =>
  [facts.methodology, facts.testbed, test, metric, parametersKey(parameters), axis].join('|');

/** @param {Line[]} own @param {import('../../model/project.js').Project} project */
function newestOnly(own, { campaigns }) {
  const { methodology, testbed } = own[0].of.facts;
  return [...groupBy(own, ({ of }) => of.product)].flatMap(([product, lines]) => {
    const has = (/** @type {string} */ campaign) => lines.find(({ of }) => of.campaign === campaign);
    const newest = newestCampaign(campaigns, { product, methodology, testbed }, (each) =>
      Boolean(has(each.campaign)),
    );
    return (newest && has(newest.campaign)) ?? [];
  });
}
