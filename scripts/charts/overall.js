import { InputError } from '../model/inputError.js';
import { drawBars } from './bars.js';
import { deviceFinder, isShown, markOf } from './deviceStyle.js';

/** Shares of the base, as per cent. */
const percent = Object.freeze({ factor: 0.01, symbol: '%' });

/**
 * The geometric mean over named results, the subject of the review = 100 %; a dot for each of the results in it.
 *
 * @type {import('../model/chartData.js').ChartKind}
 */
export const overall = {
  kind: 'overall',
  title: 'The mean of several results, one bar for each device',
  draws: 'rows',
  asks: 'index',
  options: {
    type: 'object',
    properties: {
      parts: {
        type: 'array',
        minItems: 1,
        description: 'the results in the mean, each as [[parts]]',
        items: {
          type: 'object',
          properties: {
            test: { type: 'string', description: 'a test of the methodology' },
            metric: { type: 'string', description: 'where it is not the chart’s own' },
            operation: { enum: ['read', 'write', 'trim', 'mixed', 'copy'] },
            statistic: { type: 'string', description: 'e.g. "p99"' },
            'queue-depth': { type: 'integer', description: 'one queue depth' },
            weight: {
              type: 'number',
              exclusiveMinimum: 0,
              description: 'how much it counts; 1 where not said',
            },
            label: { type: 'string', minLength: 1, description: 'what readers see' },
          },
          required: ['test'],
          additionalProperties: false,
        },
      },
    },
    additionalProperties: false,
  },
  spec(data) {
    const index = (data.index ?? []).filter(isShown(data)).sort((a, b) => b.value - a.value);
    if (index.length === 0)
      throw new InputError(`no mean to show in chart ${data.id}`, { hint: 'name results that devices have' });
    const base = index.find(({ parts }) => parts.every(({ ratio }) => ratio === 1));
    const find = deviceFinder(data);
    const absent = data.devices.filter(({ id }) => !index.some(({ device }) => device === id));
    const bars = [
      ...index.map((each) => ({ device: find(each.device), row: asRow(each, data) })),
      ...absent.map((device) => ({ device, row: null })),
    ].map(({ device, row }) => ({
      device,
      row,
      label: device.name,
      hatched: false,
      mark: markOf(device),
      strong: device.subject,
    }));
    const own = base ? [{ value: 1, label: `${find(base.device).name} = 100\u2009%` }] : [];
    const shown = { ...data, bars: /** @type {const} */ ('none'), references: [...data.references, ...own] };
    return drawBars(shown, [{ heading: null, mark: null, bars }], percent);
  },
};

/**
 * The drawing of bars knows summaries: the mean, and the parts where other charts have runs.
 *
 * @param {import('../model/chartData.js').ChartIndex} index
 * @param {import('../model/chartData.js').ChartData} data
 * @returns {import('../model/chartData.js').ChartRow}
 */
function asRow({ device, value, parts }, { rows }) {
  const { summary } = rows.find((row) => row.device === device) ?? rows[0];
  const runs = parts.map(({ ratio, label }, at) => ({
    run: at + 1,
    value: ratio,
    source: label,
    excluded: null,
  }));
  return {
    device,
    label: '',
    summary: { ...summary, n: 1, mean: value, runs, outliers: [], sd: null, interval: null },
  };
}
