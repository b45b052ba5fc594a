import { sensorOf } from '../shared/sensorName.js';
import { scaled } from '../shared/amount.js';
import { cellNumber, plainName } from './frameTable.js';

/**
 * The columns read beside the frame time. A 0 of the first group means that the frame never came so far (dropped frames).
 */
const perFrame = /** @type {const} */ ([
  ['display-latency', ['displaylatency', 'msuntildisplayed']],
  ['pc-latency', ['mspclatency', 'pclatency']],
  ['click-to-photon-latency', ['clicktophotonlatency', 'msclicktophotonlatency']],
  ['gpu-busy', ['gpubusy', 'msgpubusy', 'msgpuactive']],
  ['cpu-busy', ['cpubusy', 'mscpubusy']],
]);
/** Facts that stay the same, and what there is one of per core: dozens of columns that no chart shows. */
const notASensor = /tdp|perf\/w|coreutil|battery|capacity|percentage|driver|memory \(mb\)|^gpu #/i;

/**
 * @param {import('./frameTable.js').FrameHeader} header
 * @param {{ line: number, cells: string[] }[]} rows
 * @returns {import('./frames.js').FrameColumn[]}
 */
export function readColumns({ names, at, delimiter }, rows) {
  const numbers = (/** @type {number} */ column, /** @type {number} */ factor, /** @type {boolean} */ zero) =>
    Float64Array.from(rows, ({ cells }) => {
      const value = cellNumber(cells[column], delimiter);
      return value > 0 || (zero && value === 0) ? scaled(value, factor) : NaN;
    });
  const timed = perFrame.flatMap(([metric, wanted]) => {
    const name = wanted.find((each) => at.has(each));
    if (name === undefined) return [];
    const column = /** @type {number} */ (at.get(name));
    return [{ metric, values: numbers(column, 1e-3, metric.endsWith('busy')) }];
  });
  const sensors = names.flatMap((name, column) => {
    if (notASensor.test(name) || /^ms/.test(plainName(name))) return [];
    const sensor = sensorOf(name);
    return sensor
      ? [{ metric: sensor.metric, sensor: sensor.name, values: numbers(column, sensor.factor, true) }]
      : [];
  });
  const counted = (/** @type {Float64Array} */ values) =>
    values.filter((value) => !Number.isNaN(value)).length;
  // OCAT fills its columns of hardware in the first row only: a fact, no reading
  return [...timed, ...sensors.filter(({ values }) => counted(values) > 1)].filter(
    ({ values }) => counted(values) > 0,
  );
}
