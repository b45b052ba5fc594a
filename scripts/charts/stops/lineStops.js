import { metrics } from '../../model/metric.js';
import { formatNumber, formatQuantity } from '../../model/quantity.js';
import { statedText } from '../../model/statedText.js';
import { cacheTexts, plateauWords } from '../../model/fillWords.js';
import { placesOf, xAxisOf } from '../lines/seriesAxis.js';
import { isStepped } from '../marks/productStyle.js';
import { lineName } from '../words/lineNames.js';
import { markLine } from './summaryTooltip.js';
import { marksBelow } from './referencedItems.js';
import { together } from './together.js';

/**
 * @typedef {import('./stop.js').Seen} Seen
 * @typedef {import('./stop.js').Stop} Stop
 * @typedef {import('../../model/chartData.js').ChartSeries} ChartSeries
 */

/**
 * A stop at each place a line is drawn through; it tells the reading there, as the log has it. A reading stands at the end of its stretch,
 * so the other lines are read at their next one.
 */
export const lineStops = together(readings, (other, at) => other.x >= at.x - 0.5);

/**
 * @param {Seen} seen
 * @returns {Stop[][]} one row for each line
 */
function readings({ scene, shown }) {
  const [left, top] = scene.origin;
  const axis = xAxisOf(/** @type {any} */ (shown));
  const [from, to] = xDomain(shown);
  const hair = (to - from) / 1e4;
  return shown.series.map((line, at) => {
    const places = placesOf(line, axis);
    const stepped = isStepped(line, shown.products);
    return plotsWith(scene, `data-line-${at + 1}`).flatMap(({ group, items }) =>
      items.map((/** @type {any} */ item, /** @type {number} */ index) => {
        const placeAt = (/** @type {number} */ px) => from + ((px - left) / group.width) * (to - from);
        const x = placeAt(left + item.x);
        return {
          product: line.product,
          of: { line, axis, x },
          x: left + item.x,
          y: top + group.y + item.y,
          ...(stepped && { from: left + items[Math.max(0, index - 1)].x }),
          // the first level begins here, each other one ends here
          tell: (px = left + item.x) =>
            tellReading(line, {
              shown,
              axis,
              places,
              x: stepped ? x + (index ? -hair : hair) : x,
              on: px < left + item.x ? placeAt(px) : null,
            }),
        };
      }),
    );
  });
}

/**
 * What the horizontal axis shows, base unit.
 *
 * @param {Seen['shown']} shown
 * @returns {[number, number]}
 */
export function xDomain(shown) {
  const axis = xAxisOf(/** @type {any} */ (shown));
  const { view } = shown.options;
  if (Array.isArray(view)) {
    const [from, to] = view.map(
      (place) => Number.parseFloat(place) * (String(place).includes('%') ? 0.01 : 1),
    );
    if (view.every((place) => /^[\d.]+ [sB%]$/.test(place))) return [from, to];
  }
  const ends = shown.series.map((line) => placesOf(line, axis)).map((places) => places[places.length - 1]);
  return [0, Math.max(...ends, ...(axis === 'capacity' ? [1] : []))];
}

/**
 * @param {Seen['scene']} scene
 * @param {string} name
 */
const plotsWith = (scene, name) =>
  scene.root.items.flatMap((group) => {
    const items = group.items.flatMap(marksBelow).filter((/** @type {any} */ mark) => mark.name === name);
    return items.length ? [{ group, items: items.flatMap((/** @type {any} */ mark) => mark.items) }] : [];
  });

/**
 * @param {ChartSeries} line
 * @param {{ shown: Seen['shown'], axis: 'time' | 'bytes' | 'capacity', places: ArrayLike<number>, x: number, on: number | null }} at `on`: the
 *   place on a level that is pointed at
 * @returns {import('./stop.js').Tooltip}
 */
function tellReading(line, { shown, axis, places, x, on }) {
  const { shown: unit } = metrics[line.series.metric];
  const { values, low, high, times } = line.series;
  const stepped = isStepped(line, shown.products);
  const index = stepped ? firstFrom(places, x) : nearest(places, x);
  const product = shown.products.find(({ id }) => id === line.product);
  const stated = line.series.stated?.rates[index];
  const say = (/** @type {ArrayLike<number>} */ all) => statedText(all[index], unit, stated);
  const end = placeText(places[index], axis, line.series.stated?.places[index]);
  const place = on === null ? '' : `at ${placeNumber(on, axis, 2)}, on a step `;
  const within = low && high && low[index] < high[index] ? [`${say(low)} to ${say(high)} within it`] : [];
  return {
    title: lineName(shown.products, line),
    value: say(values),
    lines: [
      // the last line says it of a step
      ...(stepped ? [] : markLine(product)),
      stepped ? `${place}up to ${end}` : `at ${end}`,
      ...(low && !stepped ? ['mean of a short stretch'] : []),
      ...within,
      stepped
        ? 'described in words, not measured'
        : `run ${line.run}: within one run, no spread between runs`,
      ...findingAt(line, line.series.axis === 'time' ? times[index] : null),
    ],
  };
}

/** @typedef {'time' | 'bytes' | 'capacity'} PlaceAxis */

const ofWhat = { capacity: ' of the capacity', bytes: ' written', time: '' };

/** @param {number} place @param {PlaceAxis} axis @param {number} [digits] */
export const placeText = (place, axis, digits) => placeNumber(place, axis, digits) + ofWhat[axis];

/** Without what it is of: where two stand together, the second says it. @param {number} place @param {PlaceAxis} axis @param {number} [digits] */
export const placeNumber = (place, axis, digits) =>
  axis === 'capacity'
    ? `${formatNumber(place * 100, digits)} %`
    : formatQuantity(place, axis === 'bytes' ? 'B' : 's', { digits });

/** @param {ArrayLike<number>} rising @param {number} wanted */
function nearest(rising, wanted) {
  const at = firstFrom(rising, wanted);
  return at > 0 && wanted - rising[at - 1] < rising[at] - wanted ? at - 1 : at;
}

/** @param {ArrayLike<number>} rising @param {number} wanted */
function firstFrom(rising, wanted) {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rising[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * What was found at a moment of a run: before the end of its cache, on a plateau, in a stall.
 *
 * @param {import('../../model/chartData.js').ChartSeries} line
 * @param {number | null} seconds `null` where the series knows no time
 * @returns {string[]}
 */
export function findingAt({ findings }, seconds) {
  if (seconds === null) return [];
  return findings.flatMap((finding) => {
    if (finding.kind === 'fill-profile') return ofFill(finding, seconds);
    if (finding.kind === 'consistency') return ofStalls(finding, seconds);
    return [];
  });
}

/** @param {number} seconds @returns {(stretch: { fromSeconds: number, toSeconds: number }) => boolean} */
const isAt =
  (seconds) =>
  ({ fromSeconds, toSeconds }) =>
    seconds >= fromSeconds && seconds <= toSeconds;

/** @param {import('../../model/finding.js').FillProfile} fill @param {number} seconds */
function ofFill(fill, seconds) {
  const { cacheEndSeconds, plateaus } = fill;
  const cache = cacheTexts(fill, 'B/s');
  if (cache && seconds <= Number(cacheEndSeconds)) return [`in the cache: ${cache.rate} until ${cache.end}`];
  const at = plateaus.findIndex(isAt(seconds));
  if (at < 0) return [];
  const { fromBytes, toBytes } = plateaus[at];
  const stretch = `${formatQuantity(fromBytes, 'B')} to ${formatQuantity(toBytes, 'B')}`;
  return [`plateau ${at + 1} of ${plateaus.length}: ${plateauWords(plateaus[at], 'B/s')}, ${stretch}`];
}

/** @param {import('../../model/finding.js').Consistency} found @param {number} seconds */
const ofStalls = ({ stalls }, seconds) =>
  stalls.some(isAt(seconds)) ? ['a stall: under a tenth of the median'] : [];
