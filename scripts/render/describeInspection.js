import { metrics, unitShown } from '../model/metric.js';
import { workloadWords } from '../model/parameters.js';
import { formatQuantity } from '../model/quantity.js';

/**
 * What was read from one file, as a terminal shows it: a table in human units, then what to know of it.
 *
 * @param {import('../model/inspection.js').Inspection} inspection
 */
export function describeInspection(inspection) {
  const { file, tool, toolVersion, device, measurements, series, warnings, error } = inspection;
  const lines = [`${file}: ${tool ?? 'not recognised'}${toolVersion ? ` ${toolVersion}` : ''}`];
  if (device) lines.push(`  device: ${describeDevice(device)}`);
  lines.push(...table(measurements.map(measurementCells)), ...table(series.map(seriesCells)));
  for (const { message, line } of warnings)
    lines.push(`  warning: ${line ? `line ${line}: ` : ''}${message}`);
  if (error) {
    lines.push(`  error: ${error.line ? `line ${error.line}: ` : ''}${error.message}`);
    if (error.hint) lines.push(`    ${error.hint}`);
  }
  return `${lines.join('\n')}\n`;
}

/** @param {import('../model/parser.js').DeviceIdentity} device */
function describeDevice({ model, firmware, serial, capacity }) {
  const parts = [model, firmware && `firmware ${firmware}`, serial && `serial ${serial}`];
  return [...parts, capacity && formatQuantity(capacity, 'B')].filter(Boolean).join(', ');
}

/** @param {import('../model/measurement.js').Measurement} measured */
function measurementCells(measured) {
  const { run, repetition, test, parameters, metric, statistic, value, unit } = measured;
  const repeated = repetition === undefined ? null : `repetition ${repetition + 1}`;
  const place = [`run ${run + 1}`, repeated, test, parameters.job].filter(Boolean).join(' / ');
  const what = statistic === 'value' ? metrics[metric].title : `${metrics[metric].title}, ${statistic}`;
  const shown = formatQuantity(value, unitShown({ metric, unit }), { digits: 4 });
  return [place, workloadWords(parameters), what, shown];
}

/** @param {import('../model/inspection.js').SeriesFacts} series */
function seriesCells({ run, parameters, metric, unit, points, duration, mean, min, max }) {
  const shown = [mean, min, max].map((value) => formatQuantity(value, unitShown({ metric, unit })));
  const over = Number.isFinite(duration) ? ` over ${formatQuantity(duration, 's')}` : '';
  const readings = `${points} readings${over}`;
  return [
    [`run ${run + 1}`, parameters.job].filter(Boolean).join(' / '),
    [workloadWords(parameters), metrics[metric].title, 'over time'].filter(Boolean).join(' '),
    readings,
    `mean ${shown[0]}, ${shown[1]} to ${shown[2]}`,
  ];
}

/** @param {string[][]} rows */
function table(rows) {
  const widths = rows.reduce(
    (/** @type {number[]} */ widest, row) => row.map((cell, at) => Math.max(cell.length, widest[at] ?? 0)),
    [],
  );
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at])).join('  ')}`.trimEnd());
}
