import { lineStops } from '../stops/lineStops.js';
import { lineWords } from '../captions/lineAndDotWords.js';
import { panels } from '../lines/panels.js';
import { drawPlot } from '../plot.js';
import { scaleOption } from '../axes/measureAxis.js';
import { readLines } from '../lines/timelineLines.js';
import { timelineContent } from '../lines/timelineContent.js';
import { cacheEndOf, fillOf, xAxisOf, xTitleOf } from '../lines/seriesAxis.js';
import { sustainedOver } from '../../model/fillWords.js';
import { viewOf, viewOption } from '../lines/viewOf.js';

/**
 * Readings over time, over bytes written or over the share of the capacity: what a fill, a trace or a long run looks like.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const timeline = {
  kind: 'timeline',
  title: 'Lines over time, or over the bytes written',
  draws: 'series',
  takesReadersFile: true,
  captionMarks: (data, narrow) => [...lineWords(data, narrow), ...cacheWords(data)],
  captionNotes: ({ series }) => (series.some(isOverRuns) ? ['Sustained rates: means of the runs.'] : []),
  stops: lineStops,
  options: {
    type: 'object',
    properties: {
      x: {
        enum: ['time', 'bytes', 'capacity'],
        description: 'time, bytes written, or the share of the capacity',
      },
      scale: scaleOption('linear'),
      view: viewOption('axis'),
      panels: { type: 'boolean', description: 'one panel for each product' },
      'panel-axis': {
        enum: ['shared', 'own'],
        default: 'shared',
        description: 'the value axes of panels: the same for all (the default), or each its own',
      },
    },
    additionalProperties: false,
  },
  spec(data) {
    const lines = readLines(data);
    return data.options.panels
      ? panels(data, lines, ownAxes(data, lines))
      : drawPlot(data, timelinePlot(data, lines));
  },
};

/**
 * What the rings on lines of a fill are: the words beside them have room in few drawings for phones.
 *
 * @param {import('../../model/chartData.js').Chart} data
 */
function cacheWords(data) {
  const axis = xAxisOf(data);
  const [from, to] = viewOf(data, axis) ?? [0, Infinity];
  const rings = data.series.filter((line) => {
    const at = cacheEndOf(line, axis);
    return line.series.metric === 'bandwidth' && at !== null && at >= from && at <= to;
  });
  if (rings.length === 0) return [];
  return [`${rings.length > 1 ? 'Rings' : 'Ring'}: the cache ends.`];
}

/**
 * Whether the rate that its label says is sustained is one of several runs.
 *
 * @param {import('../../model/chartData.js').ChartSeries} line
 */
const isOverRuns = ({ findings, over, series: { metric } }) =>
  metric === 'bandwidth' && Number(sustainedOver(over)?.n) > 1 && fillOf(findings)?.sustainedRate !== null;

/**
 * Where each panel has its own value axis, the lines once for each product.
 *
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {import('../lines/timelineLines.js').Lines} read
 */
function ownAxes(data, { lines }) {
  const drawn = [...new Set(lines.map(({ product }) => product.id))];
  return data.options['panel-axis'] === 'own' ? new Map(drawn.map((id) => [id, readLines(data, id)])) : null;
}

/**
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {import('../lines/timelineLines.js').Lines} read
 * @returns {import('../plot.js').Plot}
 */
function timelinePlot(data, read) {
  return {
    x: read.x,
    y: read.y,
    xTitle: xTitleOf(data),
    height: data.layout === 'wide' ? 320 : 230,
    entries: read.lines.map(({ entry }) => entry),
    marks: Object.fromEntries(read.lines.map(({ name, count }) => [name, count])),
    content: (place) => timelineContent(data, read, place),
  };
}
