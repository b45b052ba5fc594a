import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { series } from '../model/series.js';
import { scaled } from './shared/amount.js';
import { cutLine } from './shared/blocks.js';

const make = '`turbostat --quiet --enable Time_Of_Day_Seconds --interval 1 --out FILE`';
const columns = /** @type {Record<string, [import('../model/metric.js').Metric, number]>} */ ({
  Avg_MHz: ['clock', 1e6],
  Bzy_MHz: ['clock', 1e6],
  GFXMHz: ['clock', 1e6],
  GFXAMHz: ['clock', 1e6],
  'Busy%': ['utilisation', 0.01],
  IPC: ['instructions-per-cycle', 1],
  CoreTmp: ['temperature', 1],
  PkgTmp: ['temperature', 1],
  PkgWatt: ['power', 1],
  CorWatt: ['power', 1],
  GFXWatt: ['power', 1],
  RAMWatt: ['power', 1],
  SysWatt: ['power', 1],
  // before 2014
  GHz: ['clock', 1e9],
  '%c0': ['utilisation', 0.01],
  CTMP: ['temperature', 1],
  PTMP: ['temperature', 1],
  Pkg_W: ['power', 1],
  Cor_W: ['power', 1],
  GFX_W: ['power', 1],
  RAM_W: ['power', 1],
});
/** Columns of the first form that say which processor a row is about. */
const placeNames = /^(?:pkg?|co?re?|nod|CPU)$/;
const usual = 5;

/** @type {import('../model/parser.js').Parser} */
export const turbostat = {
  tool: 'turbostat',
  title: 'turbostat',
  layouts: [
    {
      name: 'table',
      versions: '2 to 2024.07',
      verified: true,
      reads: 'clock, use, temperature and power of the whole system over time; not the rows of each core',
      make,
    },
  ],
  recognise: (source) => source.headText().split('\n').some(isHeader),
  parse(source) {
    const text = source.text();
    const samples = readSamples(text);
    if (samples.length === 0) throw new InputError('no row of the whole system (-)', { hint: make });
    const { times, warnings } = timesOf(samples, text);
    const names = [...new Set(samples.flatMap((sample) => [...sample.keys()]))].filter((name) =>
      Object.hasOwn(columns, name),
    );
    const found = names.map((name) => ({ name, ...readColumn(samples, name) }));
    const single = samples.length === 1;
    return parsed({
      toolVersion: /^turbostat (?:version |v)(\S{1,20})/m.exec(source.headText())?.[1] ?? null,
      measurements: single
        ? found.flatMap(({ name, metric, values }) => [
            measurement({ parameters: { sensor: name }, metric, statistic: 'mean', value: values[0] }),
          ])
        : [],
      series: single
        ? []
        : found.map(({ name, metric, values, kept }) =>
            series({
              parameters: { sensor: name },
              metric,
              times: Float64Array.from(kept, (at) => times[at]),
              values,
            }),
          ),
      warnings: [...(single ? [] : warnings), ...cutLine(text, (last) => last.trim() !== '')],
    });
  },
};

/** The first names columns as before 2014. */
const headers = [
  ['%c0', 'GHz', 'TSC'],
  ['Avg_MHz', 'Busy%'],
  ['Avg_MHz', 'Bzy_MHz'],
];

/** @param {string} line */
function isHeader(line) {
  if (line.length > 4000) return false;
  const words = line.trim().split(/\s+/);
  return headers.some((names) => names.every((name) => words.includes(name)));
}

/**
 * The row of the whole system: `-` for core and CPU, or the only row below a header that names neither (--Summary). Before 2014 it
 * is the first row below each header, blank where the others say their processor.
 *
 * @param {string} text
 * @returns {Map<string, number>[]}
 */
function readSamples(text) {
  /** @type {Map<string, number>[]} */
  const samples = [];
  /** @type {string[]} */
  let names = [];
  let [perCpu, isOld, isFirst] = [false, false, false];
  for (const line of text.split('\n')) {
    if (isHeader(line)) {
      const words = line.trim().split(/\s+/);
      isOld = words.includes('%c0');
      perCpu = words.includes('CPU') || words.includes('Core');
      names = isOld ? words.filter((word) => !placeNames.test(word)) : words;
      isFirst = true;
      continue;
    }
    const cells = line.trim().split(/\s+/);
    if (names.length === 0 || cells.length < 3 || cells.length > names.length) continue;
    const whole = isOld
      ? (isFirst || !perCpu) && cells.length === names.length && /^\d/.test(cells[0])
      : perCpu
        ? cells[Math.max(names.indexOf('CPU'), names.indexOf('Core'))] === '-'
        : /^[\d.-]+$/.test(cells[0]);
    isFirst = false;
    if (whole)
      samples.push(
        new Map(
          names.flatMap((name, at) =>
            /^\d{1,15}(?:\.\d{1,6})?$/.test(cells[at] ?? '') ? [[name, Number(cells[at])]] : [],
          ),
        ),
      );
  }
  return samples;
}

/**
 * @param {Map<string, number>[]} samples
 * @param {string} name
 */
function readColumn(samples, name) {
  const [metric, factor] = columns[name];
  const kept = samples.flatMap((sample, at) => (sample.has(name) ? [at] : []));
  return {
    metric,
    kept,
    values: Float64Array.from(kept, (at) => scaled(samples[at].get(name) ?? NaN, factor)),
  };
}

/**
 * @param {Map<string, number>[]} samples
 * @param {string} text
 */
function timesOf(samples, text) {
  const said = samples.map((sample) => sample.get('Time_Of_Day_Seconds') ?? NaN);
  if (said.every((time, at) => time > 0 && (at === 0 || time >= said[at - 1])))
    return { times: said.map((time) => scaled(time - said[0], 1)), warnings: [] };
  const asked = /turbostat\b.{0,200}?(?:-i|--interval)[ =](\d{1,5}(?:\.\d{1,3})?)/.exec(text)?.[1];
  const interval = Number(asked ?? usual);
  const warnings = asked
    ? []
    : [warning(`the time of the samples is not in the file: taken as one every ${usual} s, the default`)];
  return { times: samples.map((_, at) => at * interval), warnings };
}
