import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { requestErrors } from '../shared/requests.js';

/**
 * @typedef {import('./json.js').K6Metric} K6Metric
 * @typedef {import('../../model/measurement.js').Measurement} Measurement
 */

/** Counters of k6 itself: the metric of the sum, and of the sum per second. */
const counters =
  /** @type {Record<string, { total: import('../../model/metric.js').Metric, rate: import('../../model/metric.js').Metric, direction?: string }>} */ ({
    http_reqs: { total: 'requests', rate: 'request-rate' },
    iterations: { total: 'iterations', rate: 'rate' },
    data_received: { total: 'bytes-transferred', rate: 'bandwidth', direction: 'received' },
    data_sent: { total: 'bytes-transferred', rate: 'bandwidth', direction: 'sent' },
  });
const ownTrend =
  /^(?:http_req_|iteration_duration$|group_duration$|ws_|grpc_req_duration$|browser_(?!web_vital_cls))/;
const ofRequests = /^(?:http_req|http_reqs$)/;
const load = /^vus(?:_max)?$/;

/**
 * Each metric is a test of its own, called as k6 calls it. Requests that failed are a share of all; where most did, the times
 * and rates of requests are not results.
 *
 * @param {K6Metric[]} metrics
 * @param {{ run: number, line: number }} place
 */
export function summaryRows(metrics, { run, line }) {
  const failed = metrics.find(
    ({ name, tags }) => name === 'http_req_failed' && Object.keys(tags).length === 0,
  );
  const errors = failed ? errorsOf(failed, { run, line, metrics }) : null;
  const kept = metrics.filter(
    (each) => each !== failed && !load.test(each.name) && !(errors?.useless && ofRequests.test(each.name)),
  );
  const rows = kept.flatMap((metric) => metricRows(metric, run));
  const crossed = metrics.flatMap(({ name, crossed: names }) => names.map((each) => `${each} of ${name}`));
  const dropped = metrics.find(({ name }) => name === 'dropped_iterations')?.values.count ?? 0;
  return {
    measurements: [...rows, ...(errors?.rows ?? [])],
    warnings: [
      ...(errors?.warnings ?? []),
      ...(crossed.length > 0 ? [warning(`thresholds that were crossed: ${crossed.join(', ')}`, line)] : []),
      ...(dropped > 0
        ? [
            warning(
              `${dropped} iterations were dropped: k6 did not keep up with the rate it was to make`,
              line,
            ),
          ]
        : []),
    ],
    settings: settingsOf(metrics),
  };
}

/**
 * @param {K6Metric} failed
 * @param {{ run: number, line: number, metrics: K6Metric[] }} how
 */
function errorsOf({ values }, { run, line, metrics }) {
  const all = metrics.find(({ name, tags }) => name === 'http_reqs' && Object.keys(tags).length === 0)?.values
    .count;
  const share = values.rate ?? values.value ?? 0;
  const place = { run, test: 'http_req_failed' };
  const total = 'passes' in values && 'fails' in values ? values.passes + values.fails : (all ?? 0);
  const count = 'passes' in values ? Math.min(values.passes, total) : Math.round(share * total);
  if (total > 0) return requestErrors({ failed: count, all: total, place, line });
  return {
    useless: share >= 0.5,
    rows: [measurement({ ...place, metric: 'error-rate', statistic: 'value', value: share })],
    warnings:
      share > 0 ? [warning(`${Number((100 * share).toPrecision(4))} % of the requests failed`, line)] : [],
  };
}

/**
 * @param {K6Metric} metric
 * @param {number} run
 * @returns {Measurement[]}
 */
function metricRows(metric, run) {
  const { name, tags, kind, values } = metric;
  const place = { run, test: name, ...(Object.keys(tags).length > 0 ? { parameters: tags } : {}) };
  if (kind === 'trend') return trendRows(metric, place);
  if (kind === 'counter') return counterRows(metric, place);
  if (kind === 'rate') {
    const share = values.rate ?? values.value;
    if (share === undefined) return [];
    if (name === 'checks' || name === 'checks_succeeded')
      return [
        measurement({
          ...place,
          metric: 'error-rate',
          statistic: 'value',
          value: failedShare(values, share),
        }),
      ];
    if (name === 'checks_failed') return [];
    return [measurement({ ...place, metric: 'result', statistic: 'value', value: share, unit: '1' })];
  }
  return ['value', 'min', 'max'].flatMap((statistic) =>
    values[statistic] === undefined
      ? []
      : [measurement({ ...place, metric: 'result', statistic, value: values[statistic], unit: '1' })],
  );
}

/**
 * @param {Record<string, number>} values
 * @param {number} share that is right
 */
function failedShare({ passes, fails }, share) {
  const exact = passes + fails > 0 ? fails / (passes + fails) : 1 - share;
  return Number(Math.max(0, exact).toPrecision(12));
}

const statistics = new Map([
  ['avg', 'mean'],
  ['min', 'min'],
  ['med', 'median'],
  ['max', 'max'],
]);

/**
 * Milliseconds; only a metric of one's own may hold anything else.
 *
 * @param {K6Metric} metric
 * @param {Partial<Measurement>} place
 */
function trendRows({ name, contains, values }, place) {
  const time = contains === 'time' || (contains === null && ownTrend.test(name));
  return Object.entries(values).flatMap(([key, value]) => {
    const percent = /^p\((\d{1,3}(?:\.\d{1,6})?)\)$/.exec(key)?.[1];
    const statistic =
      percent !== undefined && Number(percent) <= 100 ? `p${Number(percent)}` : statistics.get(key);
    if (!statistic) return [];
    return [
      time
        ? measurement({ ...place, metric: 'latency', statistic, value: scaled(value, 1e-3) })
        : measurement({ ...place, metric: 'result', statistic, value, unit: '1' }),
    ];
  });
}

/**
 * @param {K6Metric} metric
 * @param {Partial<Measurement>} place
 */
function counterRows({ name, values: { count, rate } }, place) {
  const known = Object.hasOwn(counters, name) ? counters[name] : null;
  const parameters = { ...place.parameters, ...(known?.direction ? { direction: known.direction } : {}) };
  const at = { ...place, ...(Object.keys(parameters).length > 0 ? { parameters } : {}) };
  return [
    ...(rate === undefined || (!known && count === undefined)
      ? []
      : known
        ? [measurement({ ...at, metric: known.rate, statistic: 'mean', value: rate })]
        : [measurement({ ...at, metric: 'result', statistic: 'mean', value: rate, unit: '1/s' })]),
    ...(count === undefined
      ? []
      : [measurement({ ...at, metric: known?.total ?? 'count', statistic: 'total', value: count })]),
  ];
}

/**
 * @param {K6Metric[]} metrics
 * @returns {Record<string, string>}
 */
function settingsOf(metrics) {
  const most = metrics.find(({ name }) => name === 'vus_max') ?? metrics.find(({ name }) => name === 'vus');
  const users = most?.values.max ?? most?.values.value;
  return users === undefined ? {} : { 'virtual users': String(users) };
}
