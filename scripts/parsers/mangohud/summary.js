import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed } from '../../model/parser.js';
import { cellNumber } from '../presentmon/frameTable.js';
import { scaled } from '../shared/amount.js';
import { cutLine } from '../shared/blocks.js';
import { csvRows } from '../shared/csvRows.js';

const make = 'MangoHud writes `..._summary.csv` beside its log';
const header = /^0\.1% Min FPS,1% Min FPS,(?:97% Percentile FPS,)?/m;

/** Column, metric, statistic, factor, sensor. */
const columns = /** @type {[string, import('../../model/metric.js').Metric, string, number, string?][]} */ ([
  ['0.1% Min FPS', 'frame-rate', 'p0.1', 1],
  ['1% Min FPS', 'frame-rate', 'p1', 1],
  ['97% Percentile FPS', 'frame-rate', 'p97', 1],
  ['Average FPS', 'frame-rate', 'mean', 1],
  ['Average Frame Time', 'frame-time', 'mean', 1e-3],
  ['GPU Load', 'utilisation', 'mean', 0.01, 'gpu_load'],
  ['CPU Load', 'utilisation', 'mean', 0.01, 'cpu_load'],
  ['Average GPU Temp', 'temperature', 'mean', 1, 'gpu_temp'],
  ['Average CPU Temp', 'temperature', 'mean', 1, 'cpu_temp'],
  ['Average VRAM Used', 'memory', 'mean', 2 ** 30, 'gpu_vram_used'],
  ['Average RAM Used', 'memory', 'mean', 2 ** 30, 'ram_used'],
  ['Peak GPU Load', 'utilisation', 'max', 0.01, 'gpu_load'],
  ['Peak CPU Load', 'utilisation', 'max', 0.01, 'cpu_load'],
  ['Peak GPU Temp', 'temperature', 'max', 1, 'gpu_temp'],
  ['Peak CPU Temp', 'temperature', 'max', 1, 'cpu_temp'],
  ['Peak VRAM Used', 'memory', 'max', 2 ** 30, 'gpu_vram_used'],
  ['Peak RAM Used', 'memory', 'max', 2 ** 30, 'ram_used'],
]);

/** @type {import('../../model/parser.js').Parser} */
export const mangoHudSummary = {
  tool: 'mangohud-summary',
  title: 'MangoHud (summary)',
  layouts: [
    {
      name: 'summary CSV',
      versions: '0.7 and 0.8',
      verified: false,
      reads: 'mean frame rate, 1 % and 0.1 % percentiles, and the means and peaks of the sensors',
      make,
    },
  ],
  recognise: (source) => header.test(source.headText()),
  parse(source) {
    const whole = source.text();
    const text = whole.slice(header.exec(whole)?.index ?? 0);
    const [{ cells: names }, ...all] = csvRows(text, ',', { cut: true });
    const rows = all.filter(({ cells }) => cells.length >= names.length - 1);
    if (rows.length === 0)
      throw new InputError('a header without a whole row of values', { line: 1, hint: make });
    const measurements = rows.flatMap(({ cells }, run) =>
      columns.flatMap(([name, metric, statistic, factor, sensor]) => {
        const value = cellNumber(cells[names.indexOf(name)], ',');
        if (!(value > 0)) return [];
        const parameters = sensor === undefined ? {} : { parameters: { sensor } };
        return [measurement({ run, ...parameters, metric, statistic, value: scaled(value, factor) })];
      }),
    );
    if (measurements.length === 0) throw new InputError('a row without a value', { line: 2, hint: make });
    return parsed({ measurements, warnings: cutLine(text, (last) => last.includes(',')) });
  },
};
