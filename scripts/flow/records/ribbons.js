import { metrics, unitShown } from '../../model/metric.js';
import { formatDuration, formatNumber, scaleFor } from '../../model/quantity.js';
import { roundStated } from '../../model/statedSteps.js';
import { statedText } from '../../model/statedText.js';
import { originOf } from '../../results/runs/summarizeTest.js';
import { harmonicMean, mean } from '../../statistics/mean.js';
import { bandText } from './bandText.js';
import { testPage } from './pageAddresses.js';
import { productCards } from './reviewFiles.js';
import { ribbonCells } from './ribbonCells.js';
import { ribbonSeries, sharesOf } from './ribbonSeries.js';
import { binned, lengths, lightness, strokesOf } from './ribbonStrokes.js';

/** On the home page: of more, a reader tells none apart. */
const most = 10;

/**
 * The picture on the home page: a ribbon a product, its whole run from left to right; light is fast, dark is slow.
 *
 * @typedef {object} Ribbons
 * @property {'fill' | 'run' | 'results'} of `results`: where no test has readings over time, each run of each test is a piece
 * @property {{ title: string, href: string } | null} test
 * @property {string} slow the darkest value, in words
 * @property {string} fast
 * @property {Ribbon[]} ribbons
 *
 * @typedef {object} Ribbon
 * @property {ReturnType<typeof productCards>[number]} product
 * @property {string} begin value, in words
 * @property {string} end
 * @property {boolean} transcribed
 * @property {{ level: number, path: string }[]} strokes along a line as `strokesOf` draws it
 * @property {[number, string, string][]} readings how many places have a value; the value; where it is, in words, unless a share of the whole
 * @property {string} lasts the whole run, in words
 * @property {string} average by which they are sorted, in words; empty where there is none
 * @property {string} range between which averages the ranges of a source leave it open: `57 to 170`, in the unit of the average
 *
 * @param {import('./siteFiles.js').Site} site
 * @param {Map<string, import('../../results/query/rankTest.js').Ranking[]>} rankings by `methodology/test`
 * @returns {Ribbons | null} `null` where no two products can be set side by side
 */
export function ribbons(site, rankings) {
  const found = ribbonSeries(site.results);
  if (!found) return ribbonCells(rankings, site);
  const { fill } = found;
  const lines = found.lines
    .filter(({ of }) => site.products.has(of.product))
    .map((line) => ({ ...line, values: binned(sharesOf(line, fill), line.series.values) }))
    .filter((line) => line.values.some((value) => value !== null));
  if (lines.length < 2) return ribbonCells(rankings, site);
  const [{ of, series }] = lines;
  const { better } = metrics[series.metric];
  const sorted = fastestFirst(lines, { fill, better, findings: site.results.findings });
  const values = sorted.map((line) => line.values);
  const scale = lightness(values.flat(), better);
  const unit = unitShown(series);
  const words = (
    /** @type {number} */ value,
    /** @type {import('../../model/measurement.js').Stated | null} */ stated = null,
  ) => statedText(value, unit, stated);
  const { factor, symbol } = scaleFor(unit, scale.most);
  return {
    of: fill ? 'fill' : 'run',
    test: testPage(site.project, of.facts.methodology, of.test),
    slow: words(scale.slow, statedAt(lines, scale.slow)),
    fast: words(scale.fast, statedAt(lines, scale.fast)),
    ribbons: sorted.map((line, at) => ({
      product: productCards([line.of.product], site.products)[0],
      begin: words(line.series.values[0], line.series.stated?.rates[0]),
      end: words(line.series.values[line.series.values.length - 1], line.series.stated?.rates.at(-1)),
      transcribed: originOf(line.of).kind === 'transcribed',
      strokes: strokesOf(values[at].map((value) => value && scale.levelOf(value))),
      readings: readingsOf(
        values[at],
        (value) => `${formatNumber(value / factor, digitsOf(line.series))}\u2009${symbol}`,
      ),
      lasts: line.series.axis === 'time' && !fill ? formatDuration(line.series.duration) : '',
      average: line.stated === null ? '' : words(line.average, line.stated),
      range: rangeOf(line, unit),
    })),
  };
}

/** The described step that has this rate. @param {import('./ribbonSeries.js').Line[]} lines @param {number} rate */
const statedAt = (lines, rate) =>
  lines.flatMap(
    ({ series: { stated, values } }) =>
      stated?.rates.filter((_, at) => Math.abs(values[at] / rate - 1) < 1e-9) ?? [],
  )[0];

/** @param {ReturnType<typeof fastestFirst>[number]} line @param {import('../../model/quantity.js').ShownUnit} unit */
function rangeOf({ average, stated, band }, unit) {
  if (!stated || !band) return '';
  const [low, high] = [band.low, band.high].map((end) => roundStated(end, stated));
  return bandText({ mean: average, band: { low, high } }, unit, stated.digits);
}

/** A described step has no more digits than its source. @param {import('../../model/series.js').Series} series */
const digitsOf = ({ stated }) => stated && Math.max(...stated.rates.map(({ digits }) => digits));

/** @param {Ribbons | null} all @returns {Partial<Ribbons>} what the home page shows of them */
export const firstRibbons = (all) => ({ ...all, ...(all && { ribbons: all.ribbons.slice(0, most) }) });

/**
 * The run of one product on the scale of all, for its page. The runs of tests side by side are there already, as strips.
 *
 * @param {Ribbons | null} all
 * @param {string} id
 */
export function ribbonOf(all, id) {
  const own = all?.ribbons.filter(({ product }) => product?.id === id) ?? [];
  if (!all || all.of === 'results' || own.length === 0) return null;
  return { ...all, ribbons: own, count: all.ribbons.length };
}

/**
 * @param {(number | null)[]} values
 * @param {(value: number) => string} words
 * @returns {Ribbon['readings']}
 */
const readingsOf = (values, words) =>
  lengths(values.map((value) => (value === null ? '' : words(value)))).map(([text, length]) => [
    length,
    text,
    '',
  ]);

/**
 * By the average speed: that of a fill is what its analysis found, as every other part of the site states it.
 *
 * @template {import('./ribbonSeries.js').Line & { values: (number | null)[] }} T
 * @param {T[]} lines
 * @param {{ fill: boolean, better: import('../../model/metric.js').Direction, findings: import('../../results/selection/selectSummaries.js').Results['findings'] }} options
 */
function fastestFirst(lines, { fill, better, findings }) {
  const averaged = lines.map((line) => {
    const known = line.values.filter((value) => value !== null);
    const found = findings(line.series, line.of).find(({ kind }) => kind === 'fill-profile');
    const over = fill ? harmonicMean(known) : mean(known);
    const profile = fill && found?.kind === 'fill-profile' ? found : null;
    return {
      ...line,
      average: profile?.meanRate ?? over,
      stated: profile?.stated?.['mean-rate'],
      band: profile?.meanRateBand,
    };
  });
  const sign = better === 'lower' ? 1 : -1;
  return averaged.sort((a, b) => sign * (a.average - b.average));
}
