/**
 * What a reader has chosen in one chart; what is absent is as the author drew it.
 *
 * @typedef {object} ChartState
 * @property {'linear' | 'log'} [scale]
 * @property {'interval' | 'sd' | 'range' | 'none'} [bars]
 * @property {'time' | 'bytes' | 'capacity'} [x]
 * @property {'best' | 'line-up'} [sort]
 * @property {'apart' | 'together'} [panels]
 * @property {[number, number]} [view] stretch of the x axis, base unit
 * @property {string[]} [hidden] ids of devices
 *
 * @typedef {import('../../../scripts/runtime/pageChart.js').PageChart} PageChart
 */

/**
 * The chart's data as the reader wants them drawn. Nothing is computed: rows and series are left out, options are set.
 *
 * @param {PageChart} data
 * @param {ChartState} state
 * @returns {PageChart}
 */
export function shownData(data, { scale, bars, x, sort, panels, view, hidden = [] }) {
  const seen = (/** @type {{ device: string }} */ { device }) => !hidden.includes(device);
  const options = {
    ...data.options,
    ...(scale && { scale }),
    ...(x && { x, view: undefined }),
    ...(sort && { sort }),
    ...(panels && { panels: panels === 'apart' }),
  };
  const axis = String(options.x ?? 'time');
  return {
    ...data,
    bars: bars ?? data.bars,
    devices: data.devices.filter(({ id }) => !hidden.includes(id)),
    rows: data.rows.filter(seen),
    series: data.series.filter(seen),
    notes: x && x !== (data.options.x ?? 'time') ? [] : data.notes,
    options: view ? { ...options, view: view.map((place) => written(place, axis)) } : options,
  };
}

/** A place on the x axis as authors write it. @param {number} place @param {string} axis */
function written(place, axis) {
  const digits = (/** @type {number} */ number) => Number(number.toPrecision(5));
  if (axis === 'capacity') return `${digits(place * 100)} %`;
  return `${digits(place)} ${axis === 'bytes' ? 'B' : 's'}`;
}
