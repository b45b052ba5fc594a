import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { joinRuns } from '../shared/blocks.js';
import { ofUnit } from '../shared/sensorName.js';
import { scaled } from '../shared/amount.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { startTime } from '../shared/startTime.js';
import { frameResults, secondsOf, usableFrames } from './frames.js';

const make = 'keep the JSON that CapFrameX writes into its captures folder';

/** Units of what LibreHardwareMonitor calls a sensor's type. */
const units = /** @type {Record<string, string>} */ ({
  Clock: 'MHz',
  Frequency: 'Hz',
  Temperature: 'C',
  Load: '%',
  Power: 'W',
  Voltage: 'V',
  Current: 'A',
  Fan: 'RPM',
  Data: 'GB',
  SmallData: 'MB',
});

/** @type {import('../../model/parser.js').Parser} */
export const capFrameXJson = {
  tool: 'capframex-json',
  title: 'CapFrameX (JSON)',
  layouts: [
    {
      name: 'JSON',
      versions: '1.5 to 1.7',
      verified: false,
      reads:
        'a run for each record: frame rate, lows, frame times, dropped frames, display latency, and the sensors over time',
      make,
    },
  ],
  recognise: (source) =>
    /^[ \t]{0,20}\{/m.test(source.headText()) &&
    /"Runs"\s*:\s*\[|"CaptureData"\s*:/.test(source.headText()) &&
    /"(?:MsBetweenPresents|CaptureData)"/.test(source.headText()),
  parse(source) {
    const { documents, warnings } = jsonDocuments(source, make);
    const document = documents.find(({ value }) => Array.isArray(value?.Runs))?.value ?? {};
    const runs = Array.isArray(document.Runs) ? document.Runs : [];
    if (runs.length === 0) throw new InputError('no record in it', { path: 'Runs', hint: make });
    const info = document.Info ?? {};
    const process = String(info.ProcessName ?? info.GameName ?? 'unknown');
    /** @type {ReturnType<typeof readRun>[]} */
    const results = runs.map((/** @type {any} */ each, /** @type {number} */ run) =>
      readRun(each, run, { process }),
    );
    const joined = joinRuns(results);
    return parsed({
      ...joined,
      toolVersion: typeof info.AppVersion === 'string' ? info.AppVersion : null,
      device:
        typeof info.GPU === 'string' && info.GPU
          ? { model: info.GPU, firmware: null, serial: null, capacity: null }
          : null,
      warnings: [...warnings, ...joined.warnings],
      settings: settingsOf(info),
      startedAt: startTime(info.CreationDate),
    });
  },
};

/** @param {unknown} list @returns {number[]} NaN for what is no number */
const numbersIn = (list) =>
  Array.isArray(list) ? list.map((each) => (typeof each === 'number' ? each : NaN)) : [];

/**
 * @param {any} record
 * @param {number} run
 * @param {import('../../model/measurement.js').Parameters} parameters
 */
function readRun(record, run, parameters) {
  const data = record?.CaptureData ?? {};
  const path = `Runs[${run}].CaptureData.MsBetweenPresents`;
  const times = numbersIn(data.MsBetweenPresents);
  const { kept, warnings } = usableFrames(times, `run ${run + 1}`);
  if (kept.length === 0) throw new InputError('no frame has a time', { path, hint: make });
  const shown = numbersIn(data.MsUntilDisplayed);
  const dropped = Array.isArray(data.Dropped)
    ? data.Dropped.filter((/** @type {unknown} */ each) => each === true || each === 1)
    : null;
  if (kept.length < 100)
    warnings.push(warning(`run ${run + 1}: ${kept.length} frames are too few for a 1 % low`));
  const results = frameResults({
    run,
    parameters,
    times: secondsOf(kept.map((index) => times[index])),
    dropped: dropped && dropped.length,
    columns: [
      {
        metric: 'display-latency',
        values: Float64Array.from(kept, (index) => (shown[index] > 0 ? scaled(shown[index], 1e-3) : NaN)),
      },
    ],
  });
  return { ...results, series: [...results.series, ...sensorSeries(record, { run, parameters })], warnings };
}

/**
 * @param {any} record
 * @param {{ run: number, parameters: import('../../model/measurement.js').Parameters }} place
 */
function sensorSeries(record, { run, parameters }) {
  const sensors = record?.SensorData2;
  if (!sensors || typeof sensors !== 'object') return [];
  const times = numbersIn(sensors.MeasureTime?.Values);
  return Object.entries(sensors).flatMap(
    ([key, { Name, SensorType, Type, Values } = /** @type {any} */ ({})]) => {
      const type = String(SensorType ?? Type ?? '');
      const sensor = Object.hasOwn(units, type) ? ofUnit(units[type], String(Name ?? key)) : null;
      const values = numbersIn(Values);
      const known = values
        .map((_, index) => index)
        .filter((index) => !Number.isNaN(values[index]) && times[index] >= 0);
      if (!sensor || known.length === 0) return [];
      return [
        series({
          run,
          parameters: { ...parameters, sensor: sensor.name },
          metric: sensor.metric,
          times: Float64Array.from(known, (index) => times[index]),
          values: Float64Array.from(known, (index) => scaled(values[index], sensor.factor)),
        }),
      ];
    },
  );
}

/** @param {any} info */
function settingsOf(info) {
  const names = [
    'Processor',
    'GPUDriverVersion',
    'SystemRam',
    'Motherboard',
    'OS',
    'ApiInfo',
    'ResolutionInfo',
    'ResizableBar',
    'HAGS',
    'Comment',
  ];
  return Object.fromEntries(
    names.flatMap((name) =>
      typeof info[name] === 'string' && info[name] ? [[name, info[name].slice(0, 200)]] : [],
    ),
  );
}
