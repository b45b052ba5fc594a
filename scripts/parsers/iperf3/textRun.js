import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { series } from '../../model/series.js';

/**
 * @typedef {import('./textRow.js').Row} Row
 * @typedef {{ protocol?: string, streams?: number, reverse?: boolean }} Asked
 */

/**
 * Measurements of the summary, readings of the intervals. Where there are several streams, `[SUM]` is the result and the
 * streams are readings beside it.
 *
 * @param {import('./text.js').TextRun} run
 * @param {number} at which run of the file
 */
export function runRows({ rows, errors, protocol, third, reverse, done, line }, at) {
  const { summary, intervals } = partRows(rows, third);
  const streams = new Set(rows.filter(({ id }) => id !== 'SUM').map(({ id, role }) => `${id} ${role}`));
  const datagrams = protocol === 'UDP' || rows.some(({ jitter }) => jitter !== null);
  const roles = new Set(rows.map(({ role }) => role)).size;
  const parameters = {
    ...(datagrams ? { protocol: 'UDP' } : protocol ? { protocol } : {}),
    ...(streams.size > 0 ? { streams: Math.max(1, Math.round(streams.size / Math.max(roles, 1))) } : {}),
    ...(reverse ? { reverse } : {}),
  };
  const silent = summary.some(({ side, bytes }) => side === 'receiver' && bytes === 0);
  const cut = silent && !done && summary.some(({ bytes }) => bytes > 0);
  const whole = errors.length === 0 && !cut;
  const measurements = whole
    ? totals(summary).flatMap((row) => rowMeasurements(row, { run: at, parameters, datagrams }))
    : [];
  return {
    measurements,
    series: intervalLines(intervals, streams.size, { run: at, parameters }),
    warnings: [
      ...errors.map((error) =>
        warning(`iperf ended with an error, so the rates of the whole test are left out: ${error}`, line),
      ),
      ...(cut && errors.length === 0
        ? [
            warning(
              'the receiver says nothing and iperf did not end: the rates of the whole test are left out',
              line,
            ),
          ]
        : []),
      ...(whole && silent && measurements.length > 0 ? [warning('the receiver says no rate', line)] : []),
      ...(whole && summary.length === 0
        ? [warning('the summary of the test is missing: only its intervals are read', line)]
        : []),
      ...(whole && summary.length > 0 && measurements.length === 0
        ? [warning('no data was transferred', line)]
        : []),
    ],
  };
}

/**
 * iperf 3 writes `sender` or `receiver` behind what is summed up. iperf 2 repeats its rows from zero to the end; where it
 * printed no intervals, its only row is that.
 *
 * @param {Row[]} rows
 * @param {boolean} third
 */
function partRows(rows, third) {
  const sided = rows.filter(({ side }) => side !== null);
  if (sided.length > 0 || third)
    return { summary: sided, intervals: rows.filter(({ side }) => side === null) };
  /** @type {Map<string, Row[]>} */
  const streams = new Map();
  for (const each of rows) {
    const key = `${each.id} ${each.role}`;
    const own = streams.get(key);
    if (own) own.push(each);
    else streams.set(key, [each]);
  }
  const summary = [...streams.values()].flatMap((own) => {
    const last = own[own.length - 1];
    const whole = last.start === 0 && own.every(({ end }) => end <= last.end + 0.5);
    const spans = own.length === 1 ? last.end > 1.5 || rows.length === streams.size : last.end > own[0].end;
    return whole && spans ? [last] : [];
  });
  return { summary, intervals: rows.filter((each) => !summary.includes(each)) };
}

/**
 * The sums where there are several streams, else the streams themselves.
 *
 * @param {Row[]} summary
 */
function totals(summary) {
  const keyOf = (/** @type {Row} */ { role, side }) => `${role} ${side}`;
  const summed = new Set(summary.filter(({ id }) => id === 'SUM').map(keyOf));
  return summary.filter(
    (row) => row.bytes > 0 && row.rate > 0 && (row.id === 'SUM' || !summed.has(keyOf(row))),
  );
}

/**
 * @param {Row} row
 * @param {{ run: number, parameters: Asked, datagrams: boolean }} place
 */
function rowMeasurements(row, { run, parameters, datagrams }) {
  const own = {
    ...parameters,
    ...(row.role?.startsWith('RX') ? { reverse: true } : {}),
    ...(row.side ? { direction: row.side === 'sender' ? 'sent' : 'received' } : {}),
    ...(row.id === 'SUM' || (parameters.streams ?? 1) === 1 ? {} : { stream: row.id }),
  };
  const place = { run, parameters: own };
  const arrived = datagrams && row.side !== 'sender';
  return [
    measurement({ ...place, metric: 'throughput', statistic: 'mean', value: row.rate }),
    measurement({ ...place, metric: 'bytes-transferred', statistic: 'total', value: row.bytes }),
    ...(row.retransmits === null
      ? []
      : [measurement({ ...place, metric: 'retransmits', statistic: 'total', value: row.retransmits })]),
    ...(arrived && row.jitter !== null
      ? [measurement({ ...place, metric: 'jitter', statistic: 'value', value: row.jitter })]
      : []),
    ...(arrived && row.lost !== null
      ? [measurement({ ...place, metric: 'loss', statistic: 'value', value: row.lost })]
      : []),
  ];
}

/**
 * @param {Row[]} intervals
 * @param {number} streams
 * @param {{ run: number, parameters: Asked }} place
 */
function intervalLines(intervals, streams, { run, parameters }) {
  /** @type {Map<string, Row[]>} */
  const lines = new Map();
  // what is left after the last whole interval lasts milliseconds; iperf's own client leaves it out too
  const longest = intervals.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  for (const row of intervals.filter(({ start, end }) => end - start > longest / 10)) {
    const key = `${row.id} ${row.role}`;
    const line = lines.get(key);
    if (!line) lines.set(key, [row]);
    else if (row.end >= line[line.length - 1].end) line.push(row);
  }
  return [...lines.values()].map((rows) => {
    const [{ id, role }] = rows;
    const own = {
      ...parameters,
      ...(role?.startsWith('RX') ? { reverse: true } : {}),
      ...(id === 'SUM' || streams < 2 ? {} : { stream: id }),
    };
    return series({
      run,
      parameters: own,
      metric: 'throughput',
      times: Float64Array.from(rows, ({ end }) => end),
      values: Float64Array.from(rows, ({ rate }) => rate),
    });
  });
}
