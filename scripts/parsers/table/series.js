import { isAbsent, notNumber, readNumber, readUnit, splitCell } from './cell.js';
import { digitsIn, readValue } from './rows.js';
import { parametersOf } from '../../model/parameters.js';
import { series } from '../../model/series.js';
import { roundStated, statedEnds } from '../../model/statedSteps.js';

/**
 * @typedef {import('./rows.js').DescribedRow} DescribedRow
 * @typedef {import('./rows.js').Context} Context
 * @typedef {import('./columns.js').PlacedColumn} PlacedColumn
 * @typedef {{ at: number, placeDigits: number, value: number, low: number | null, high: number | null,
 *   stated: import('../../model/measurement.js').Stated, metric: import('../../model/metric.js').Metric, line: number }} Reading
 */

const axisUnits = /** @type {Record<string, string>} */ ({ time: 's', bytes: 'B', fraction: '1' });

/**
 * Readings along seconds, bytes or the share of the capacity: one series for every device, test, run and value column.
 * A curve described in words ("between 900 and 1000 MB/s up to 12 GB") has `low` and `high`, and stays that band.
 *
 * @param {DescribedRow[]} rows
 * @param {Context} context
 */
export function tableSeries(rows, context) {
  const { values, low } = context.columns;
  const columns = values.length > 0 ? values : low ? [low] : [];
  return columns.flatMap((column) => {
    /** @type {Map<string, { facts: DescribedRow['facts'], readings: Reading[] }>} */
    const groups = new Map();
    for (const { row, facts } of rows) {
      const reading = readReading({ row, facts }, column, context);
      const key = JSON.stringify([facts.device, facts.test, facts.run, facts.parameters]);
      if (!groups.has(key)) groups.set(key, { facts, readings: [] });
      if (reading) groups.get(key)?.readings.push(reading);
    }
    return [...groups.values()].flatMap(({ facts, readings }) => {
      reportDisorder(readings, context);
      return readings.length > 0 ? [asSeries(facts, column, { readings, context })] : [];
    });
  });
}

/**
 * @param {DescribedRow} described
 * @param {PlacedColumn} column
 * @param {Context} context
 * @returns {Reading | null}
 */
function readReading({ row, facts }, column, context) {
  if (isAbsent(row.cells[column.at] ?? '')) return null;
  const place = readPlace(row, context);
  const bounds = [context.columns.low, context.columns.high].map((bound) =>
    bound ? readValue(row, inUnitOf(bound, column), { facts, context }) : null,
  );
  const [low, high] = bounds.map((bound) => bound?.value ?? null);
  const read = readValue(row, column, { facts, context });
  if (place === null || !read || (context.columns.low && (low === null || high === null))) return null;
  const described = context.columns.values.length === 0 && low !== null && high !== null;
  const value = described ? (low + high) / 2 : read.value;
  if (low !== null && high !== null && (low > value || value > high)) {
    context.notes.problems.push({ line: row.line, problem: 'low is above high', hint: null });
  }
  const stated = statedStep(
    read,
    bounds.filter((bound) => bound !== null),
  );
  const { at, digits: placeDigits } = place;
  return { at, placeDigits, value, low, high, stated, metric: read.metric, line: row.line };
}

/**
 * What stands for a range is known no better than its ends, of which `700` may have two digits; they leave no bound to it.
 *
 * @param {import('./rows.js').ReadValue} read
 * @param {import('./rows.js').ReadValue[]} ends
 * @returns {import('../../model/measurement.js').Stated}
 */
function statedStep({ digits, bound, value }, ends) {
  const isRange = ends.some((end) => end.value !== value);
  if (isRange) return { digits: Math.max(2, Math.min(digits, ...ends.map((end) => end.digits))) };
  return { digits, ...(bound && { bound }) };
}

/**
 * @param {PlacedColumn} bound
 * @param {PlacedColumn} column
 */
const inUnitOf = (bound, column) => ({
  ...bound,
  unit: bound.unit ?? column.unit,
  metric: bound.metric ?? column.metric,
});

/**
 * @param {import('../shared/csvRows.js').Row} row
 * @param {Context} context
 * @returns {{ at: number, digits: number } | null} seconds, bytes, or 0 to 1
 */
function readPlace(row, { columns, mark, notes }) {
  const axis = /** @type {PlacedColumn} */ (columns.axis);
  const report = (/** @type {import('./cell.js').CellProblem} */ { problem, hint }) => {
    notes.problems.push({ line: row.line, problem: `column ${axis.header}: ${problem}`, hint });
    return null;
  };
  const cell = row.cells[axis.at] ?? '';
  const parts = splitCell(cell);
  const word = parts?.unit ?? axis.unit ?? (axis.name === 'time' ? 's' : null);
  if (!parts) return report(notNumber(cell));
  if (!word) return report({ problem: `no unit: ${cell}`, hint: 'add it to the header: "position (GB)"' });
  const unit = readUnit(word);
  if ('problem' in unit) return report(unit);
  if (unit.unit !== axisUnits[axis.name]) return report({ problem: `a place in ${word}`, hint: null });
  const value = readNumber(parts.number, unit, mark);
  if (typeof value === 'number') return { at: value, digits: digitsIn(parts.number, mark) };
  return report(value);
}

/**
 * @param {Reading[]} readings
 * @param {Context} context
 */
function reportDisorder(readings, { notes, columns }) {
  const back = readings.find(({ at }, index) => index > 0 && at <= readings[index - 1].at);
  if (!back) return;
  const problem = `column ${columns.axis?.header} does not grow`;
  notes.problems.push({
    line: back.line,
    problem,
    hint: 'name the device, test or run of each row, or sort them',
  });
}

/**
 * @param {DescribedRow['facts']} facts
 * @param {PlacedColumn} column
 * @param {{ readings: Reading[], context: Context }} content
 */
function asSeries(facts, column, { readings, context }) {
  const banded = readings.every(({ low, high }) => low !== null && high !== null);
  const band = banded ? bandFacts(readings, context) : null;
  const stated = band && facts.evidence ? statedSteps(readings, band) : null;
  return series({
    run: facts.run ?? 0,
    test: facts.test,
    parameters: parametersOf({ ...facts.parameters, ...column.parameters }),
    metric: readings[0].metric,
    axis: /** @type {import('../../model/series.js').Series['axis']} */ (context.columns.axis?.name),
    times: Float64Array.from(readings, ({ at }) => at),
    values: Float64Array.from(readings, ({ value }) => value),
    ...band,
    ...(band && stated && { stated, mean: roundStated(band.mean, stated.ends.mean) }),
    ...(facts.device && { subject: facts.device }),
    ...(facts.evidence && { evidence: facts.evidence }),
  });
}

/**
 * A band's steps are of unequal length, so its mean weighs them: by time, or where the place is in bytes or shares, as
 * bytes over the time they took.
 *
 * @param {Reading[]} readings
 * @param {Context} context
 */
function bandFacts(readings, { columns }) {
  const low = Float64Array.from(readings, (reading) => Number(reading.low));
  const high = Float64Array.from(readings, (reading) => Number(reading.high));
  const widths = readings.map(({ at }, index) => at - (readings[index - 1]?.at ?? 0));
  const sum = (/** @type {number[]} */ terms) => terms.reduce((total, term) => total + term, 0);
  const byTime = columns.axis?.name === 'time' || readings[0].metric !== 'bandwidth';
  const mean = byTime
    ? sum(readings.map(({ value }, index) => value * widths[index])) / sum(widths)
    : sum(widths) / sum(readings.map(({ value }, index) => widths[index] / value));
  const plain = sum(readings.map(({ value }) => value)) / readings.length;
  return {
    low,
    high,
    mean: Number.isFinite(mean) ? mean : plain,
    min: Math.min(...low),
    max: Math.max(...high),
  };
}

/**
 * @param {Reading[]} readings
 * @param {ReturnType<typeof bandFacts>} band
 * @returns {import('../../model/series.js').StatedSteps}
 */
function statedSteps(readings, band) {
  const steps = {
    rates: readings.map(({ stated }) => stated),
    places: readings.map(({ placeDigits }) => placeDigits),
  };
  return { ...steps, ends: statedEnds(steps, band) };
}
