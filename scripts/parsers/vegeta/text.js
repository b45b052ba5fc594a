import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { firstIn } from '../shared/blocks.js';
import { requestCounts } from '../shared/requests.js';
import { durationIn } from '../shared/timeUnit.js';

/**
 * `Latencies [min, mean, 50, 90, 95, 99, max]  2.1ms, 3.9ms, ...`: names in brackets, then as many values.
 *
 * @param {import('../shared/blocks.js').Block} block
 * @param {string} title
 * @returns {Map<string, string>}
 */
function row(block, title) {
  const match = firstIn(
    block,
    new RegExp(String.raw`^\s{0,40}${title}\s{1,20}\[([^\]]{1,200})\]\s{1,40}(\S.{0,300})$`),
  )?.match;
  if (!match) return new Map();
  const names = match[1].split(',').map((name) => name.trim());
  const values = match[2].split(',').map((value) => value.trim());
  return names.length === values.length ? new Map(names.map((name, at) => [name, values[at]])) : new Map();
}

/**
 * @param {import('../shared/blocks.js').Block} block
 * @param {number} run
 */
export function readRun(block, run) {
  const place = { run };
  const requests = row(block, 'Requests');
  const all = Number(requests.get('total') ?? NaN);
  const share = /^(\d{1,3}(?:\.\d{1,6})?)%$/.exec(row(block, 'Success').get('ratio') ?? '')?.[1];
  if (!(all > 0) || share === undefined)
    return {
      measurements: [],
      warnings: [warning('an attack without its end, left out', block.line)],
      settings: {},
    };
  const failed = failedOf(block, { all, share: Number(share) / 100 });
  const errors = requestCounts({
    failed,
    all,
    place,
    line: block.line,
    counted: !requests.has('throughput'),
  });
  const rate = Number(requests.get('throughput') ?? requests.get('rate') ?? NaN);
  const bytes = Number(row(block, 'Bytes In').get('total') ?? NaN);
  const times = [...row(block, 'Latencies')].flatMap(([name, shown]) => {
    const statistic = /^\d{1,3}(?:\.\d{1,3})?$/.test(name) ? `p${Number(name)}` : name;
    const value = durationIn(shown);
    if (value === null || !/^(?:mean|min|max|p\d.*)$/.test(statistic)) return [];
    return [measurement({ ...place, metric: 'latency', statistic, value })];
  });
  return {
    measurements: [
      ...(errors.useless || Number.isNaN(rate)
        ? []
        : [measurement({ ...place, metric: 'request-rate', statistic: 'mean', value: rate }), ...times]),
      ...(Number.isNaN(bytes)
        ? []
        : [measurement({ ...place, metric: 'bytes-transferred', statistic: 'total', value: bytes })]),
      ...errors.rows,
    ],
    warnings: errors.warnings,
    settings: /** @type {Record<string, string>} */ (
      requests.has('rate') ? { 'requests sent per second': String(requests.get('rate')) } : {}
    ),
  };
}

/**
 * From the status codes, which count; the ratio beside them is rounded.
 *
 * @param {import('../shared/blocks.js').Block} block
 * @param {{ all: number, share: number }} how
 */
function failedOf(block, { all, share }) {
  const text =
    firstIn(block, /^\s{0,40}Status Codes\s{1,20}\[code:count\]\s{1,40}(\S.{0,300})$/)?.match[1] ?? '';
  const codes = [...text.matchAll(/\b(\d{1,3}):(\d{1,15})\b/g)];
  const counted = codes.reduce((sum, [, , count]) => sum + Number(count), 0);
  if (counted !== all) return Math.round((1 - share) * all);
  return codes.reduce((sum, [, code, count]) => sum + (/^[23]\d\d$/.test(code) ? 0 : Number(count)), 0);
}
