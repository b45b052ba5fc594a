/*
 * What fio's files hold, taken out in another way than the parsers do: line by line, key by key. Slow and simple on purpose.
 */

const sides = ['read', 'write', 'trim'];

/**
 * The documents of a text: each from a line `{` to a line `}`, or the whole text.
 *
 * @param {string} text
 * @returns {any[]}
 */
function documentsIn(text) {
  const parts = text.split(/^(?=\{\s*$)/m).filter((part) => part.startsWith('{'));
  return parts.map((part) => JSON.parse(part.slice(0, /^\}\s*$/m.exec(part)?.index) + '}'));
}

/**
 * Sums over all jobs of a name; of snapshots of one run (they have one `job options`, and begin together) the last.
 *
 * @param {string} text
 * @returns {Map<string, number>} by `[test, operation, metric, statistic]`
 */
export function documentTotals(text) {
  const last = documentsIn(text).pop();
  /** @type {Map<string, number>} */
  const totals = new Map();
  const add = (/** @type {(string | null)[]} */ key, /** @type {number} */ value) =>
    totals.set(JSON.stringify(key), (totals.get(JSON.stringify(key)) ?? 0) + value);
  for (const job of last.jobs ?? last.client_stats) {
    if (job.jobname === 'All clients') continue;
    for (const side of 'mixed' in job && !('read' in job) ? ['mixed'] : sides) {
      const facts = job[side];
      if (!facts || facts.io_bytes === 0) continue;
      const bytes = facts.io_bytes * ('io_kbytes' in facts ? 1 : 1024);
      add([job.jobname, side, 'bandwidth', 'mean'], facts.bw_bytes ?? (bytes * 1000) / facts.runtime);
      add([job.jobname, side, 'iops', 'mean'], facts.iops);
      if (side === 'read') add([job.jobname, side, 'bytes-read', 'total'], bytes);
      if (side === 'write') add([job.jobname, side, 'bytes-written', 'total'], bytes);
      addLatencies(facts, (metric, statistic, value) => add([job.jobname, side, metric, statistic], value));
    }
  }
  return totals;
}

/**
 * @param {any} facts
 * @param {(metric: string, statistic: string, value: number) => void} add
 */
function addLatencies(facts, add) {
  const known = { lat: 'latency', clat: 'completion-latency', slat: 'submission-latency' };
  for (const [key, metric] of Object.entries(known)) {
    const [times, unit] = facts[`${key}_ns`] ? [facts[`${key}_ns`], 1e9] : [facts[key], 1e6];
    if (!times || times.max === 0) continue;
    add(metric, 'mean', times.mean / unit);
    add(metric, 'max', times.max / unit);
    const p99 = times.percentile?.['99.000000'];
    if (p99) add(metric, 'p99', p99 / unit);
  }
}

const directions = ['read', 'write', 'trim'];

/**
 * @param {string} text
 * @param {{ name: string, perSecond: number }} known `perSecond` units of a latency
 * @returns {Map<string, { points: number, mean: number | null, min: number, max: number }>} by operation; a log of every I/O has no
 *   mean of its own rates
 */
export function logTotals(text, { name, perSecond }) {
  const rows = text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(', ').map(Number));
  const both = rows.some((row) => row.length >= 6 && row[2] > 2);
  const ofRate = /_(?:bw|iops)\b/.test(name);
  const scale = /_bw\b/.test(name) ? 1024 : ofRate ? 1 : 1 / perSecond;
  const everyIo = rows.some((row) => row[both ? 4 : 3] > 0);
  const groups = groupBy(rows, both ? 3 : 2);
  return new Map(
    [...groups].map(([direction, own]) => {
      const values = own.map(([, value]) => value * scale);
      const mean = ofRate && everyIo ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
      const [min, max] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
      return [directions[direction], { points: own.length, mean, min, max }];
    }),
  );
}

/**
 * @param {number[][]} rows
 * @param {number} column
 */
function groupBy(rows, column) {
  /** @type {Map<number, number[][]>} */
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(row[column]) ?? [];
    group.push(row);
    groups.set(row[column], group);
  }
  return groups;
}

/** @param {string} text */
export const histogramTotals = (text) =>
  text
    .split('\n')
    .flatMap((line) => line.split(', ').slice(3))
    .reduce((sum, count) => sum + Number(count), 0);
