import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed } from '../model/parser.js';
import { runNumbers } from './shared/blocks.js';
import { numberIn, textIn } from './shared/jsonDocument.js';
import { jsonDocuments } from './shared/jsonDocuments.js';
import { startTime } from './shared/startTime.js';

const make = '`benchmark-launcher-cli benchmark ... --json > result.json`';

/** @type {import('../model/parser.js').Parser} */
export const blenderBenchmark = {
  tool: 'blender-benchmark',
  title: 'Blender Benchmark',
  layouts: [
    {
      name: 'JSON',
      versions: 'launcher 2 and 3, Blender 2.8 to 4.5',
      verified: true,
      reads: 'samples rendered a second, render time and memory of each scene and product',
      make,
    },
  ],
  recognise: (source) =>
    /^[ \t]{0,20}[[{]/m.test(source.headText()) &&
    /"blender_version"\s*:/.test(source.headText()) &&
    /"(?:scene|stats|benchmark_launcher)"\s*:/.test(source.headText()),
  parse(source) {
    const { documents, warnings } = jsonDocuments(source, make);
    const results = documents.flatMap(({ value }) =>
      Array.isArray(value) ? value : Array.isArray(value?.data) ? value.data : [value],
    );
    const numbers = runNumbers();
    const measurements = results.flatMap((/** @type {any} */ result) => resultRows(result, numbers));
    if (measurements.length === 0) throw new InputError('no scene was rendered', { hint: make });
    const first = results[0] ?? {};
    const model = textIn(
      first.device_info?.compute_devices?.[0]?.name ?? first.device_info?.compute_devices?.[0],
    );
    return parsed({
      toolVersion: textIn(first.blender_version?.version ?? first.blender_version?.label),
      device: model ? { model, firmware: null, serial: null, capacity: null } : null,
      measurements,
      warnings,
      startedAt: startTime(first.timestamp),
    });
  },
};

/**
 * @param {any} result
 * @param {ReturnType<typeof runNumbers>} numbers
 */
function resultRows(result, numbers) {
  const stats = result?.stats ?? {};
  const test = textIn(result?.scene?.label ?? result?.scene) ?? 'unknown scene';
  const type = textIn(result?.device_info?.device_type);
  const parameters = type ? { parameters: { backend: type } } : {};
  const place = { run: numbers.next([test, parameters]), test, ...parameters };
  const cells = /** @type {[import('../model/metric.js').Metric, string, unknown, number][]} */ ([
    ['render-rate', 'mean', stats.samples_per_minute, 1 / 60],
    ['duration', 'value', stats.total_render_time, 1],
    ['memory', 'max', stats.device_peak_memory, 2 ** 20],
  ]);
  return cells.flatMap(([metric, statistic, cell, factor]) => {
    const value = numberIn(cell);
    return value === null || !(value > 0)
      ? []
      : [measurement({ ...place, metric, statistic, value: value * factor })];
  });
}
