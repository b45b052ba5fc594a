import { InputError } from '../model/inputError.js';
import { percent } from '../model/quantity.js';
import { parameterKeys } from '../model/vocabulary/parameterKeys.js';
import { drawBars } from './bars.js';
import { inOrder, orderOptions, sortLabel } from './deviceOrder.js';
import { deviceFinder, isShown, markOf } from './deviceStyle.js';

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
      ...orderOptions(' by their mean'),
      parts: {
        type: 'array',
        minItems: 1,
        description: 'the results in the mean, each as [[parts]]',
        items: {
          type: 'object',
          properties: {
            test: { type: 'string', description: 'a test of the methodology' },
            metric: { type: 'string', description: 'where it is not the chart’s own' },
            statistic: { type: 'string', description: 'e.g. "p99"' },
            where: { type: 'object', description: 'its parameters, e.g. where = { threads = 8 }' },
            ...parameterKeys(),
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
    const index = (data.index ?? []).filter(isShown(data));
    if (index.length === 0)
      throw new InputError(`no mean to show in chart ${data.id}`, { hint: 'name results that devices have' });
    const base = index.find(({ parts }) => parts.every(({ ratio }) => ratio === 1));
    const by = sortLabel(
      data,
      index[0].parts.map(({ label }) => label),
    );
    const ofDevice = (/** @type {string} */ id) => index.find(({ device }) => device === id);
    const sortValue = (/** @type {{ id: string }} */ { id }) =>
      by ? ofDevice(id)?.parts.find(({ label }) => label === by)?.ratio : ofDevice(id)?.value;
    const ordered = inOrder(data, sortValue, 'higher');
    const some = [...ordered.filter(({ id }) => ofDevice(id)), ...ordered.filter(({ id }) => !ofDevice(id))];
    const bars = some.map((device) => ({
      device,
      row: rowOf(ofDevice(device.id), data),
      label: device.name,
      hatched: false,
      mark: markOf(device),
      strong: device.subject,
    }));
    const own = base ? [{ value: 1, label: `${deviceFinder(data)(base.device).name} = 100\u2009%` }] : [];
    const shown = { ...data, bars: /** @type {const} */ ('none'), references: [...data.references, ...own] };
    return drawBars(shown, [{ heading: null, mark: null, bars }], percent);
  },
};

/**
 * The drawing of bars knows summaries: the mean, and the parts where other charts have runs.
 *
 * @param {import('../model/chartData.js').ChartIndex | undefined} index
 * @param {import('../model/chartData.js').ChartData} data
 * @returns {import('../model/chartData.js').ChartRow | null}
 */
function rowOf(index, { rows }) {
  if (!index) return null;
  const { device, value, parts } = index;
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
