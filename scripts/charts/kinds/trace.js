import { metrics } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { textWidth } from '../../model/lib/textWidth.js';
import { ink, onAxes, round, textLayers, type } from '../frame.js';
import { drawPlot } from '../plot.js';
import { meet } from '../labels/referenceLines.js';
import { ringLayer } from '../marks/ringLayer.js';
import { obstacles, timelineContent } from '../lines/timelineContent.js';
import { readLines } from '../lines/timelineLines.js';
import { lineStops } from '../stops/lineStops.js';
import { lineWords } from '../captions/lineAndDotWords.js';
import { viewOption } from '../lines/viewOf.js';

/**
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../lines/timelineLines.js').Lines} Lines
 */

/**
 * Power, temperature or another reading over time, its mean and its peak marked.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const trace = {
  kind: 'trace',
  title: 'Lines over time with their mean and peak',
  draws: 'series',
  takesReadersFile: true,
  captionMarks: (data, narrow) => [
    ...lineWords(data, narrow),
    'Straight: mean of the run; ring: highest in view.',
  ],
  stops: lineStops,
  options: {
    type: 'object',
    properties: {
      view: viewOption('time'),
    },
    additionalProperties: false,
  },
  spec(data) {
    const read = readLines({ ...data, options: { ...data.options, x: 'time' } });
    const { shown: unit } = metrics[data.metric];
    const show = (/** @type {number} */ value) => formatQuantity(value, unit);
    const lines = read.lines.map((line, at) => {
      const { mean, max } = data.series[at].series;
      const words = `mean ${show(mean)}, peak ${show(max)}`;
      return { ...line, entry: { ...line.entry, note: [line.entry.note, words].filter(Boolean).join(', ') } };
    });
    return drawPlot(data, {
      x: read.x,
      y: read.y,
      height: data.layout === 'wide' ? 300 : 230,
      entries: lines.map(({ entry }) => entry),
      marks: Object.fromEntries(lines.map(({ name, count }) => [name, count])),
      content: (place) => {
        const content = timelineContent(data, { ...read, lines }, place);
        return {
          ...content,
          layers: [
            ...content.layers,
            ...meanLayer(data, { ...read, lines }),
            ...peakLayers(data, { ...read, lines }, place),
          ],
        };
      },
    });
  },
};

/** Of more lines than these only the subject's mean is drawn; the key says them all. */
const few = 4;

/** @param {ChartData} data @param {Lines} read */
function meanLayer({ series }, { lines, x, y }) {
  return lines.flatMap(({ name, entry }, at) =>
    lines.length > few && !entry.strong
      ? []
      : [
          {
            name: name.replace('data-line', 'mean'),
            data: {
              values: [
                {
                  x: x.domain[0],
                  to: x.domain[1],
                  y: Number((series[at].series.mean / y.factor).toPrecision(5)),
                },
              ],
            },
            mark: { type: 'rule', color: entry.colour, strokeWidth: 1.2 },
            encoding: { ...onAxes, x2: { field: 'to' } },
          },
        ],
  );
}

/**
 * A ring at the highest reading that is in view; its words where they cover nothing.
 *
 * @param {ChartData} data
 * @param {Lines} read
 * @param {import('../plot.js').Place} place
 */
function peakLayers({ metric }, { lines, y }, place) {
  const boxes = obstacles(lines, place);
  const peaks = lines.map(({ places, entry, product }) => {
    const top = places.reduce((best, each) => (each.high > best.high ? each : best));
    const text = `peak ${formatQuantity(top.high * y.factor, metrics[metric].shown)}`;
    return {
      x: round(place.x(top.x)),
      y: round(place.y(top.high)),
      text,
      colour: entry.colour,
      subject: product.subject,
      of: entry.of,
    };
  });
  const texts = peaks.flatMap(({ x, y: at, text, of }) => {
    const width = textWidth(text, { size: type.note });
    const found = [x + 9, x - 9 - width]
      .flatMap((left) => [at - 9, at, at - 16].map((top) => ({ left, top })))
      .find(({ left, top }) => {
        const box = { left: left - 2, right: left + width + 2, top: top - 8, bottom: top + 8 };
        return left > 0 && box.right < place.plot && box.top > -8 && !boxes.some((other) => meet(box, other));
      });
    if (!found) return [];
    boxes.push({ left: found.left, right: found.left + width, top: found.top - 8, bottom: found.top + 8 });
    return [{ x: found.left, y: found.top, text, of, size: type.note, colour: ink.text }];
  });
  return [ringLayer('peak', peaks), ...textLayers('peak-label', texts)];
}
