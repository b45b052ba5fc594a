import { metrics } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { shownOn, timeAxis, valueAxis } from '../axes/axis.js';
import { productEntry } from '../marks/productEntry.js';
import { productFinder, markOf } from '../marks/productStyle.js';
import { datumRef } from '../marks/datumRef.js';
import { noteLayers } from '../labels/noteLayers.js';
import { onAxes } from '../frame.js';
import { drawPlot } from '../plot.js';
import { referenceLines } from '../labels/referenceLines.js';
import { partsOf, reduceSeries } from '../lines/reduceSeries.js';
import { dotStops } from '../stops/pointStops.js';
import { readingDotWords } from '../captions/lineAndDotWords.js';
import { consistencyNotes, medianWords } from './consistency/consistencyWords.js';
import { steadyLayers, steadyNotes, steadyWords } from './consistency/steady.js';
import { scaleOption } from '../axes/measureAxis.js';
import { nothingInView, viewOf, viewOption } from '../lines/viewOf.js';

/** @typedef {import('../../model/chartData.js').ChartData} ChartData */

const most = { wide: 900, narrow: 400 };

/**
 * Every reading as a dot on a log axis, and the median as a line: how steady a product is from second to second.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const consistency = {
  kind: 'consistency',
  title: 'Dots, one for each reading, with their median',
  draws: 'series',
  takesReadersFile: true,
  captionMarks: (data, narrow) => [...readingDotWords(data, narrow), ...medianWords(data)],
  captionNotes: consistencyNotes,
  stops: dotStops,
  options: {
    type: 'object',
    properties: {
      scale: scaleOption('log'),
      view: viewOption('time'),
    },
    additionalProperties: false,
  },
  spec(data) {
    const log = data.options.scale !== 'linear';
    const whole = Math.max(...data.series.map(({ series }) => series.duration));
    const domain = viewOf(data, 'time') ?? /** @type {[number, number]} */ ([0, whole]);
    const read = data.series.map((line) => ({ line, dots: dotsOf(line, { domain, layout: data.layout }) }));
    const all = [...read.flatMap(({ dots }) => dots), ...data.references].map(({ value }) => value);
    const values = all.filter((value) => !log || value > 0);
    const extent = {
      low: Math.min(...values, ...(values.length ? [] : [1])),
      high: Math.max(...values, ...(values.length ? [] : [10])),
      zeros: values.length < all.length,
    };
    const x = timeAxis(domain, data.layout === 'wide' ? 6 : 4);
    const y = valueAxis(metrics[data.metric].shown, extent, { log, count: data.layout === 'wide' ? 5 : 4 });
    const clouds = cloudsOf(data, read, { x, y });
    return drawPlot(data, {
      x,
      y,
      height: data.layout === 'wide' ? 320 : 240,
      entries: clouds.map(({ entry }) => entry),
      marks: Object.fromEntries(clouds.map(({ name, dots }) => [name, dots.length])),
      content: (place) => {
        const notes = noteLayers({ ...data, notes: [...data.notes, ...steadyNotes(data)] }, { x, place });
        return {
          above: notes.height,
          layers: [
            ...notes.bands,
            ...clouds.map(dotLayer),
            ...clouds.map((cloud) => medianLayer(cloud, x)),
            ...steadyLayers(data, { x, y }),
            ...referenceLines(data, { y, place, boxes: notes.boxes }),
          ],
          over: notes.words,
        };
      },
    });
  },
};

/**
 * All readings; of more than a drawing can show, the smallest and the largest of each short stretch.
 *
 * @param {import('../../model/chartData.js').ChartSeries} line
 * @param {{ domain: [number, number], layout: 'wide' | 'narrow' }} view
 */
function dotsOf({ series, product }, { domain: [from, to], layout }) {
  const { times, values, low, high } = series;
  const view = { x: times, values, low, high, parts: partsOf(times) };
  const all = reduceSeries(view, { from, to, most: most[layout] });
  if (all.places.length === 0) throw nothingInView(product);
  if (!all.reduced) return all.places.map((place) => ({ time: place.x, value: place.value, single: true }));
  const { places } = reduceSeries(view, { from, to, most: most[layout] / 2 });
  return places.flatMap((place) => [
    { time: place.x, value: place.low, single: false },
    { time: place.x, value: place.high, single: false },
  ]);
}

/**
 * @param {ChartData} data
 * @param {{ line: import('../../model/chartData.js').ChartSeries, dots: { time: number, value: number, single: boolean }[] }[]} read
 * @param {{ x: import('../axes/axis.js').Axis, y: import('../axes/axis.js').Axis }} on
 */
function cloudsOf(data, read, { x, y }) {
  const find = productFinder(data);
  const { shown: unit } = metrics[data.metric];
  const shown = shownOn(y, { digits: 5 });
  return read.map(({ line, dots }, index) => {
    const product = find(line.product);
    const further = read.slice(0, index).filter((each) => each.line.product === line.product).length;
    const found = line.findings.find((finding) => finding.kind === 'consistency');
    const middle = found?.median ?? null;
    const words = found
      ? `median ${formatQuantity(found.median, unit)}, worst second\u00a0${formatQuantity(found.worst, unit)}`
      : null;
    return {
      name: `data-dot-${index + 1}`,
      dots: dots.map((dot) => ({
        x: Number((dot.time / x.factor).toPrecision(6)),
        y: shown(dot.value),
        [datumRef]: { product: line.product, label: line.label, ...dot },
      })),
      median: middle === null ? null : shown(middle),
      entry: {
        ...productEntry(product, line.label),
        label: line.label,
        note: [markOf(product), words, steadyWords(line)].filter(Boolean).join(', '),
        ...(further > 0 && { shape: strokes[Math.min(further, strokes.length) - 1] }),
        end: shown(middle ?? line.series.mean),
      },
    };
  });
}

/** @typedef {ReturnType<typeof cloudsOf>[number]} Cloud */

/** A reading of the second line of a product and of the third: a dot is too small for a stripe. */
const strokes = ['M-1,0L1,0', 'M0,-1L0,1'];

/** @param {Cloud['entry']} entry */
const isFurther = ({ shape }) => strokes.includes(shape);

/** Few dots must be seen each; of many, where they lie thick. */
const crowd = 120;

/** @param {Cloud} cloud */
const dotLayer = ({ name, dots, entry }) => ({
  name,
  data: { values: dots },
  mark: {
    type: 'point',
    shape: entry.shape,
    ...(isFurther(entry)
      ? {
          filled: false,
          stroke: entry.colour,
          strokeWidth: 1.4,
          size: 18,
          opacity: dots.length > crowd ? 0.8 : 1,
        }
      : {
          filled: true,
          color: entry.colour,
          ...(dots.length > crowd ? { size: 14, opacity: 0.7 } : { size: 20, opacity: 1 }),
        }),
  },
  encoding: onAxes,
});

/** @param {Cloud} cloud @param {import('../axes/axis.js').Axis} x */
const medianLayer = ({ name, median, entry }, x) => ({
  name: name.replace('data-dot', 'median'),
  data: { values: median === null ? [] : [{ x: x.domain[0], to: x.domain[1], y: median }] },
  mark: {
    type: 'rule',
    color: entry.colour,
    strokeWidth: 1.4,
    ...(isFurther(entry) && { strokeDash: [2, 2] }),
  },
  encoding: { ...onAxes, x2: { field: 'to' } },
});
