import { InputError } from '../../model/inputError.js';

/**
 * @typedef {'time' | 'bytes' | 'capacity'} XAxis
 * @typedef {import('../../model/chartData.js').Chart} ChartData
 * @typedef {import('../../model/chartData.js').ChartSeries} ChartSeries
 */

/**
 * What the chart's horizontal axis is: as asked, else time, else the share of the capacity that a described fill knows.
 *
 * @param {ChartData} data
 * @returns {XAxis}
 */
export function xAxisOf({ options, series }) {
  if (options.x) return /** @type {XAxis} */ (options.x);
  return series.some(({ series: { axis } }) => axis !== 'time') ? 'capacity' : 'time';
}

/** What the numbers of the axis are of, where their unit does not say it. @param {Parameters<typeof xAxisOf>[0]} data */
export const xTitleOf = (data) => xTitles[xAxisOf(data)];

/** @type {Record<XAxis, string>} */
const xTitles = { time: '', bytes: 'bytes written', capacity: 'share of the capacity' };

/**
 * Where each reading stands on the axis: seconds, bytes or a share of the capacity. Bytes are the rate over elapsed time.
 *
 * @param {Pick<ChartSeries, 'product' | 'series' | 'capacity'>} line
 * @param {XAxis} axis
 * @returns {Float64Array}
 */
export function placesOf({ product, series, capacity }, axis) {
  const { times } = series;
  if (series.axis === 'time') {
    if (axis === 'time') return times;
    if (series.metric !== 'bandwidth')
      throw new InputError(
        `${series.metric} of ${product} over ${axis}: only bandwidth tells how much was written`,
        {
          path: 'x',
          hint: 'use x = "time"',
        },
      );
    const bytes = written(series);
    return axis === 'bytes' ? bytes : bytes.map((each) => each / known(capacity, product));
  }
  if (axis === 'time')
    throw new InputError(`the series of ${product} knows no time`, { path: 'x', hint: 'use x = "capacity"' });
  if (series.axis === 'bytes')
    return axis === 'bytes' ? times : times.map((each) => each / known(capacity, product));
  return axis === 'capacity' ? times : times.map((each) => each * known(capacity, product));
}

/** @param {import('../../model/series.js').Series} series */
function written({ times, values }) {
  let sum = 0;
  return times.map((time, at) => (sum += values[at] * (time - (at ? times[at - 1] : 0))));
}

/**
 * @param {number | null} capacity
 * @param {string} product
 */
function known(capacity, product) {
  if (capacity) return capacity;
  throw new InputError(`the capacity of ${product} is not known`, {
    path: 'x',
    hint: `say it in data/products/${product}.toml: capacity = "128 GB", or use x = "time"`,
  });
}

/**
 * Where on the axis a fill left its cache; `null` where it did not.
 *
 * @param {ChartSeries} line
 * @param {XAxis} axis
 */
export function cacheEndOf({ findings, capacity }, axis) {
  const fill = fillOf(findings);
  if (!fill || fill.cacheEndSeconds === null || fill.cacheEndBytes === null) return null;
  if (axis === 'time') return fill.cacheEndSeconds;
  if (axis === 'bytes') return fill.cacheEndBytes;
  return capacity ? fill.cacheEndBytes / capacity : null;
}

/** @param {import('../../model/finding.js').Finding[]} findings */
export function fillOf(findings) {
  return findings.find((finding) => finding.kind === 'fill-profile') ?? null;
}
