import { cacheTexts, endOfFill } from '../../model/fillWords.js';
import { metrics } from '../../model/metric.js';
import { quantile } from '../../model/lib/quantile.js';
import { bytesAxis, shareAxis, shownOn, timeAxis, valueAxis } from '../axes/axis.js';
import { productEntry } from '../marks/productEntry.js';
import { isStepped, markOf, productFinder } from '../marks/productStyle.js';
import { partsOf, reduceSeries } from './reduceSeries.js';
import { cacheEndOf, fillOf, placesOf, xAxisOf } from './seriesAxis.js';
import { tidy } from '../axes/ticks.js';
import { nothingInView, viewOf } from './viewOf.js';

/**
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../../model/chartData.js').ChartSeries} ChartSeries
 * @typedef {{ x: number, y: number, low: number, high: number, part: number }} LinePlace in the shown units; `part` counts gaps
 *
 * @typedef {object} Line
 * @property {string} name of its layer
 * @property {import('../../model/chartData.js').ChartProduct} product
 * @property {LinePlace[]} places
 * @property {number} count how many
 * @property {boolean} reduced there are more readings than places
 * @property {boolean} stepped described in words, so drawn in steps
 * @property {boolean} [isCut] it goes on beyond the view: its end is not drawn, nor named
 * @property {number} further how many lines of its product stand before it
 * @property {boolean} [envelope] what matters is the band, not the line in it
 * @property {{ x: number, cached: number, after: number, text: string } | null} cacheEnd
 * @property {import('../plot.js').Entry} entry
 *
 * @typedef {{ lines: Line[], x: import('../axes/axis.js').Axis, y: import('../axes/axis.js').Axis }} Lines
 */

const axes = { time: timeAxis, bytes: bytesAxis, capacity: shareAxis };
const most = { wide: 420, narrow: 200 };
const reducedTo = { wide: 240, narrow: 130 };

/**
 * @param {ChartData} data
 * @param {string} [only] the product whose values alone the value axis fits
 * @returns {Lines}
 */
export function readLines(data, only) {
  const axis = xAxisOf(data);
  const placed = data.series.map((line) => ({ line, x: placesOf(line, axis) }));
  const domain =
    viewOf(data, axis) ??
    wholeOf(
      placed.map(({ x }) => x),
      axis,
    );
  const cut = placed.map(({ line, x }) => ({
    line,
    ...(isStepped(line, data.products)
      ? { places: levelsIn(line, { x, domain }), reduced: false }
      : reduced(line, { x, domain, layout: data.layout })),
  }));
  const x = axes[axis](domain, data.layout === 'wide' ? 6 : 4);
  const y = valueAxis(
    metrics[data.metric].shown,
    extentOf(data, only === undefined ? cut : cut.filter(({ line }) => line.product === only)),
    {
      log: data.options.scale === 'log',
      count: data.options.panels ? 3 : data.layout === 'wide' ? 5 : 4,
    },
  );
  const find = productFinder(data);
  const isCut = placed.map(({ x: places }) => places[places.length - 1] > domain[1] * (1 + 1e-9));
  const lines = cut.map(({ line, places, reduced: fewer }, index) => {
    const further = cut.slice(0, index).filter((each) => each.line.product === line.product).length;
    const product = find(line.product);
    return asLine({
      line,
      product,
      places,
      x,
      y,
      axis,
      isCut: isCut[index],
      name: `data-line-${index + 1}`,
      reduced: fewer,
      further,
    });
  });
  return { lines, x, y };
}

/**
 * @param {ChartSeries} line
 * @param {{ x: Float64Array, domain: [number, number], layout: 'wide' | 'narrow' }} view
 */
function reduced({ series, product }, { x, domain: [from, to], layout }) {
  const { values, low, high } = series;
  const parts = series.axis === 'time' ? partsOf(series.times) : new Uint8Array(series.times.length);
  const whole = reduceSeries({ x, values, low, high, parts }, { from, to, most: most[layout] });
  if (whole.places.length === 0) throw nothingInView(product);
  return whole.reduced && whole.places.length > reducedTo[layout]
    ? reduceSeries({ x, values, low, high, parts }, { from, to, most: reducedTo[layout] })
    : whole;
}

/**
 * The levels of a line that is described in words: each holds from the end of the one before, so those at both ends of the view are cut.
 *
 * @param {ChartSeries} line
 * @param {{ x: Float64Array, domain: [number, number] }} view
 * @returns {import('./reduceSeries.js').Place[]}
 */
function levelsIn({ series: { values, low, high }, product }, { x, domain: [from, to] }) {
  const levels = Array.from(values, (value, at) => ({
    x: Math.min(x[at], to),
    value,
    low: low?.[at] ?? value,
    high: high?.[at] ?? value,
    part: 0,
  })).filter((_, at) => x[at] > from && (at === 0 || x[at - 1] < to));
  if (levels.length === 0) throw nothingInView(product);
  return [{ ...levels[0], x: from }, ...levels];
}

/** @param {Float64Array[]} places @param {string} axis @returns {[number, number]} */
function wholeOf(places, axis) {
  const end = Math.max(...places.map((x) => x[x.length - 1]));
  return [0, axis === 'capacity' ? Math.max(1, end) : end];
}

/**
 * @param {ChartData} data
 * @param {{ places: import('./reduceSeries.js').Place[] }[]} cut
 */
function extentOf({ references, options }, cut) {
  const lows = cut.flatMap(({ places }) => places.map(({ low }) => low));
  const highs = cut.flatMap(({ places }) => places.map(({ high }) => high));
  const lines = references.map(({ value }) => value);
  const positive = [...lows, ...highs, ...lines].filter((value) => value > 0);
  const negative = lows.some((value) => value < 0);
  const all = [...lows, ...lines];
  return {
    low: negative ? Math.min(...all) : Math.min(...(positive.length ? positive : [1])),
    high: Math.max(...highs, ...lines, ...(positive.length || options.scale !== 'log' ? [] : [1])),
    zeros: all.some((value) => value <= 0),
  };
}

/**
 * @param {{ line: ChartSeries, product: Line['product'], places: import('./reduceSeries.js').Place[], x: Lines['x'], y: Lines['y'],
 *   axis: 'time' | 'bytes' | 'capacity', isCut: boolean, name: string, reduced: boolean, further: number }} parts
 * @returns {Line}
 */
function asLine({ line, product, places, x, y, axis, isCut, name, reduced: fewer, further }) {
  const shown = shownOn(y, { digits: 5 });
  const stepped = isStepped(line, [product]);
  const whole = places.map((place) => ({
    x: Number((place.x / x.factor).toPrecision(6)),
    y: shown(place.value),
    low: shown(place.low),
    high: shown(place.high),
    part: place.part,
  }));
  const fill = fillOf(line.findings);
  const unit = metrics[line.series.metric].shown;
  const end = fill && !isCut && line.series.metric === 'bandwidth' ? endOfFill(fill, unit, line.over) : null;
  const sustained = end && `${end.text}${end.sustained ? ` ${fill?.holds ?? 'sustained'}` : ''}`;
  return {
    name,
    product,
    places: whole,
    count: whole.length,
    reduced: fewer,
    stepped,
    isCut,
    further,
    cacheEnd: cacheEnd(line, { axis, x, y }),
    entry: {
      ...productEntry(product, line.label),
      label: line.label,
      further,
      note: [markOf(product), sustained].filter(Boolean).join(', '),
      end: stepped ? whole[whole.length - 1].y : levelAtEnd(whole, x.domain),
      short: whole[whole.length - 1].x < x.domain[0] + (x.domain[1] - x.domain[0]) * 0.97,
    },
  };
}

/**
 * Where the name of a line stands: at its level near the end, as the last reading may be in a dip.
 *
 * @param {LinePlace[]} places
 * @param {[number, number]} domain
 */
function levelAtEnd(places, [from, to]) {
  const last = places[places.length - 1];
  const near = places.filter(({ x }) => x >= last.x - (to - from) * 0.05).map(({ y }) => y);
  return quantile(near, 0.5);
}

/**
 * @param {ChartSeries} line
 * @param {{ axis: 'time' | 'bytes' | 'capacity', x: Lines['x'], y: Lines['y'] }} on
 * @returns {Line['cacheEnd']}
 */
function cacheEnd(line, { axis, x, y }) {
  const at = cacheEndOf(line, axis);
  const fill = fillOf(line.findings);
  if (at === null || !fill?.cachedRate || line.series.metric !== 'bandwidth') return null;
  const place = tidy(at / x.factor);
  if (place < x.domain[0] || place > x.domain[1]) return null;
  const text = `cache ends at ${cacheTexts(fill, 'B/s')?.end}`;
  const after = (fill.sustainedRate ?? fill.plateaus[0].rate) / y.factor;
  return { x: place, cached: fill.cachedRate / y.factor, after, text };
}
