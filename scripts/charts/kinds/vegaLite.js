import { mergePatch, narrowSpec } from '../../model/lib/mergePatch.js';
import { metrics } from '../../model/metric.js';
import { colourOf, shapeOf } from '../marks/productStyle.js';
import { font, ink, type, widths } from '../frame.js';
import { vegaLiteKind, vegaLiteWords } from '../words/wordsOfKind.js';
import { namedRows } from './vegaLite/namedRows.js';

/**
 * A spec that the author wrote, over the results and readings recorded here. It gets its data, its width, the page's type and colours;
 * what it draws is its own.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const vegaLite = {
  kind: vegaLiteKind,
  title: 'A Vega-Lite spec of your own',
  draws: 'rows',
  written: true,
  ...vegaLiteWords,
  options: {
    type: 'object',
    properties: {
      alt: {
        type: 'string',
        minLength: 1,
        description: 'what the drawing shows, in a sentence or two, for those who cannot see it',
      },
      caption: {
        type: 'string',
        minLength: 1,
        description: 'what its marks are; n, method, testbed and tool are added',
      },
      metrics: {
        type: 'array',
        items: { enum: Object.keys(metrics) },
        minItems: 1,
        description: 'several, in the place of metric',
      },
      statistics: {
        type: 'array',
        items: { type: 'string' },
        minItems: 1,
        description: 'several, as ["p50", "p99"], in the place of statistic',
      },
    },
    required: ['title', 'alt'],
    additionalProperties: false,
  },
  spec(data) {
    const written = /** @type {Json} */ (data.options.spec);
    const shown = data.layout === 'narrow' ? narrowSpec(written) : written;
    const { $schema, usermeta, config = {}, datasets, ...view } = shown;
    const used = Object.entries(namedRows).filter(([name]) => names(view).has(name));
    const filled = used.map(([name, rows]) => [name, rows(data)]);
    const sized = isComposed(view)
      ? {}
      : { width: widths[data.layout], autosize: { type: 'fit-x', contains: 'padding' } };
    return /** @type {import('../../model/chartData.js').Spec} */ ({
      $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
      description: [data.title, data.subtitle].filter(Boolean).join('. '),
      usermeta: { chart: data.id, kind: data.kind, layout: data.layout, width: widths[data.layout] },
      background: 'transparent',
      padding: 2,
      ...sized,
      ...inProductStyle(view, data),
      datasets: { ...datasets, ...Object.fromEntries(filled) },
      config: mergePatch(theme(data.layout), config),
    });
  },
};

/** @typedef {Record<string, any>} Json */

/** Views side by side or one under another have widths of their own. @param {Json} spec */
const isComposed = ({ facet, hconcat, vconcat, concat, repeat, encoding = {} }) =>
  [facet, hconcat, vconcat, concat, repeat, encoding.row, encoding.column, encoding.facet].some(Boolean);

/** @param {any} value @returns {Set<string>} */
function names(value) {
  if (typeof value !== 'object' || value === null) return new Set();
  const own = typeof value.data?.name === 'string' ? [value.data.name] : [];
  return new Set([...own, ...Object.values(value).flatMap((each) => [...names(each)])]);
}

/**
 * A product looks as in every other chart, unless its channel names a scale.
 *
 * @param {any} value
 * @param {import('../../model/chartData.js').ChartData} data
 * @returns {any}
 */
function inProductStyle(value, { products }) {
  const scales = Object.fromEntries(
    ['color', 'fill', 'stroke', 'shape'].map((channel) => {
      const range = products.map(channel === 'shape' ? shapeOf : colourOf);
      return [channel, { domain: products.map(({ name }) => name), range }];
    }),
  );
  /** @type {(each: any, key?: string) => any} */
  const styled = (each, key = '') => {
    if (Array.isArray(each)) return each.map((item) => styled(item));
    if (typeof each !== 'object' || each === null) return each;
    const inside = Object.fromEntries(Object.entries(each).map(([name, item]) => [name, styled(item, name)]));
    return scales[key] && each.field === 'product' && each.scale === undefined
      ? { ...inside, scale: scales[key] }
      : inside;
  };
  return styled(value);
}

/** The page's type and colours. @param {'wide' | 'narrow'} layout */
function theme(layout) {
  const muted = {
    labelColor: ink.muted,
    titleColor: ink.muted,
    labelFontSize: type.tick,
    titleFontSize: type.tick,
  };
  return {
    aria: false,
    font,
    // as in the site's other numbers: a comma is a decimal sign to many readers
    locale: { number: { decimal: '.', thousands: '\u2009', grouping: [3], currency: ['', ''] } },
    view: { stroke: null, continuousHeight: layout === 'wide' ? 300 : 240, discreteHeight: { step: 28 } },
    axis: {
      ...muted,
      titleFontWeight: 400,
      gridColor: ink.grid,
      domainColor: ink.muted,
      tickColor: ink.muted,
      labelLimit: layout === 'wide' ? 200 : 120,
      labelOverlap: 'greedy',
    },
    axisX: { labelAngle: 0 },
    axisQuantitative: { domain: false, ticks: false, tickCount: layout === 'wide' ? 5 : 4 },
    legend: {
      ...muted,
      labelColor: ink.text,
      orient: 'top',
      symbolBaseFillColor: ink.muted,
      symbolBaseStrokeColor: ink.muted,
      direction: layout === 'wide' ? 'horizontal' : 'vertical',
      columns: layout === 'wide' ? 3 : 1,
      labelLimit: 300,
      titleFontWeight: 400,
    },
    header: { labelColor: ink.text, titleColor: ink.muted, labelFontSize: type.label, titleFontWeight: 400 },
    title: { color: ink.text, fontSize: type.label, anchor: 'start' },
    text: { color: ink.text, fontSize: type.note },
    rule: { color: ink.muted },
    range: { category: [1, 2, 3, 4, 5, 6, 7, 8].map((slot) => colourOf({ slot })) },
    ...Object.fromEntries(filledMarks.map((mark) => [mark, { fill: colourOf({ slot: 1 }) }])),
    ...Object.fromEntries(strokedMarks.map((mark) => [mark, { stroke: colourOf({ slot: 1 }) }])),
    point: { filled: true, size: 58, opacity: 1, color: colourOf({ slot: 1 }) },
  };
}

// a tick is a narrow rectangle: a stroke would frame its own colour
const filledMarks = ['bar', 'area', 'rect', 'arc', 'circle', 'square', 'tick'];
const strokedMarks = ['line', 'trail'];
