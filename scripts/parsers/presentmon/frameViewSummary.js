import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed } from '../../model/parser.js';
import { sensorOf } from '../shared/sensorName.js';
import { scaled } from '../shared/amount.js';
import { cutLine, runNumbers } from '../shared/blocks.js';
import { csvRows } from '../shared/csvRows.js';
import { cellNumber } from './frameTable.js';

const make = 'record with FrameView and keep `FrameView_Summary.csv`';
const headerForm = /^\uFEFF?"?TimeStamp"?,"?Application"?,.{0,400}Avg FPS/m;

/** Column, metric, statistic; a `slowest` share is a mean of the slowest frames, not a percentile. */
const columns = /** @type {[string, import('../../model/metric.js').Metric, string, number?][]} */ ([
  ['Avg FPS', 'frame-rate', 'mean'],
  ['Min FPS', 'frame-rate', 'min'],
  ['Max FPS', 'frame-rate', 'max'],
  ['0.1% FPS', 'frame-rate', 'p0.1'],
  ['1% FPS', 'frame-rate', 'p1'],
  ['5% FPS', 'frame-rate', 'p5'],
  ['10% FPS', 'frame-rate', 'p10'],
  ['1% Low FPS', 'low-frame-rate', 'mean', 0.01],
  ['0.1% Low FPS', 'low-frame-rate', 'mean', 0.001],
  ['AvgPCLatency (ms)', 'pc-latency', 'mean'],
  ['MinPCLatency (ms)', 'pc-latency', 'min'],
  ['MaxPCLatency (ms)', 'pc-latency', 'max'],
]);

/** @type {import('../../model/parser.js').Parser} */
export const frameViewSummary = {
  tool: 'frameview-summary',
  title: 'NVIDIA FrameView (summary)',
  layouts: [
    {
      name: 'FrameView_Summary.csv',
      versions: '1.4 to 1.6',
      verified: true,
      reads: 'a run a row: frame rates and lows, PC latency, and the mean of each sensor',
      make,
    },
  ],
  recognise: (source) => headerForm.test(source.headText()),
  parse(source) {
    const whole = source.text();
    const text = whole.slice(headerForm.exec(whole)?.index ?? 0);
    const [header, ...rows] = csvRows(text, ',', { cut: true });
    const known = rows.filter(({ cells }) => cells.length >= header.cells.length - 1);
    if (known.length === 0)
      throw new InputError('a header without a recording', { line: header.line, hint: make });
    const numbers = runNumbers();
    const measurements = known.flatMap(({ cells }) => {
      const cell = (/** @type {string} */ name) => cells[header.cells.indexOf(name)]?.trim() ?? '';
      const parameters = parametersOf(cell);
      const run = numbers.next(parameters);
      return [...rates(cell, { run, parameters }), ...sensorMeans(header.cells, cells, { run, parameters })];
    });
    return parsed({
      device: deviceOf(known[0].cells[header.cells.indexOf('GPU0')]),
      measurements,
      warnings: cutLine(text, (last) => last.includes(',')),
      startedAt: startOf(known[0].cells[0]),
    });
  },
};

/** @param {(name: string) => string} cell */
function parametersOf(cell) {
  const resolution = cell('Resolution');
  return { process: cell('Application'), ...(resolution && resolution !== 'NA' && { resolution }) };
}

/**
 * @param {(name: string) => string} cell
 * @param {{ run: number, parameters: import('../../model/measurement.js').Parameters }} place
 */
const rates = (cell, { run, parameters }) =>
  columns.flatMap(([name, metric, statistic, slowest]) => {
    const value = cellNumber(cell(name), ',');
    if (!(value > 0)) return [];
    const own = slowest === undefined ? parameters : { ...parameters, slowest };
    const seconds = name.endsWith('(ms)') ? scaled(value, 1e-3) : value;
    return [measurement({ run, parameters: own, metric, statistic, value: seconds })];
  });

const plainUnits = /** @type {const} */ ([
  [/ Util ?%$/, '(%)'],
  [/\(Watts\)/, '(W)'],
]);

/**
 * @param {string[]} names
 * @param {string[]} cells
 * @param {{ run: number, parameters: import('../../model/measurement.js').Parameters }} place
 */
function sensorMeans(names, cells, { run, parameters }) {
  return names.flatMap((name, column) => {
    if (!/^(?:GPU\d|GPU NV|CPU|PCAT)/.test(name) || /Perf/.test(name)) return [];
    const titled = plainUnits.reduce((text, [form, unit]) => text.replace(form, ` ${unit}`), name);
    const sensor = sensorOf(titled);
    const value = cellNumber(cells[column], ',');
    if (!sensor || !(value >= 0)) return [];
    const own = { ...parameters, sensor: sensor.name };
    return [
      measurement({
        run,
        parameters: own,
        metric: sensor.metric,
        statistic: 'mean',
        value: scaled(value, sensor.factor),
      }),
    ];
  });
}

/** @param {string | undefined} model */
const deviceOf = (model) =>
  model && model !== 'NA' ? { model, firmware: null, serial: null, capacity: null } : null;

/** `2024-04-17T000003` @param {string} text */
function startOf(text) {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})$/.exec(text);
  return match ? `${match[1]}T${match[2]}:${match[3]}:${match[4]}` : null;
}
