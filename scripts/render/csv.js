import { nameOf } from './caption.js';

/** @typedef {import('./caption.js').ChartData} ChartData */

/**
 * The numbers of a chart as RFC 4180 CSV, in base units, one line for each run or reading.
 *
 * @param {ChartData} data
 */
export function csv(data) {
  const lines = data.rows.length > 0 ? runLines(data) : readingLines(data);
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

/** @param {ChartData} data */
function runLines({ rows, devices }) {
  const unit = rows[0].summary.unit;
  const head = [
    'device',
    'label',
    'kind',
    'test',
    'operation',
    'pattern',
    'block size (B)',
    'queue depth',
    'jobs',
  ];
  const header = [
    ...head,
    'metric',
    'statistic',
    'run',
    `value (${unit})`,
    'counted',
    'excluded because',
    'source',
    'tool',
  ];
  const lines = rows.flatMap(({ device, label, summary }) =>
    summary.runs.map((run) => [
      nameOf(devices, device),
      label,
      summary.kind,
      summary.test,
      summary.operation,
      summary.pattern,
      summary.blockSize,
      summary.queueDepth,
      summary.jobs,
      summary.metric,
      summary.statistic,
      run.run,
      run.value,
      run.excluded === null ? 'yes' : 'no',
      run.excluded,
      run.source,
      summary.tools.join(' '),
    ]),
  );
  return [header, ...lines];
}

const axisHeads = { time: 'time (s)', bytes: 'bytes (B)', fraction: 'share of capacity (1)' };

/** @param {ChartData} data */
function readingLines({ series, devices }) {
  const unit = series[0]?.series.unit ?? '1';
  const axis = axisHeads[series[0]?.series.axis ?? 'time'];
  const header = [
    'device',
    'label',
    'kind',
    'run',
    'operation',
    'metric',
    axis,
    `value (${unit})`,
    `low (${unit})`,
    `high (${unit})`,
    'source',
  ];
  const lines = series.flatMap(({ device, label, run, series: line, origin, source }) =>
    Array.from(line.times, (time, at) => [
      nameOf(devices, device),
      label,
      origin.kind,
      run,
      line.operation,
      line.metric,
      time,
      line.values[at],
      line.low?.[at] ?? null,
      line.high?.[at] ?? null,
      source,
    ]),
  );
  return [header, ...lines];
}

/**
 * A field that a spreadsheet would run as a formula begins with an apostrophe, so that it is only shown.
 * Numbers are ours and stay numbers.
 *
 * @param {string | number | null} value
 */
function field(value) {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
