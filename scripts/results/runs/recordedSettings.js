import { agrees, parametersOf } from '../../model/parameters.js';

/**
 * `npm run record` runs a matrix of parameters, and names each output for its run and its settings: `run3,level=9,threads=2.json`.
 *
 * @param {string} file path
 * @returns {{ run: number, settings: import('../../model/parameters.js').Parameters } | null} `null` for any other name
 */
function recordedSettings(file) {
  const name = (file.split('/').pop() ?? file).replace(/\.gz$/i, '');
  const [, run, list] = /^run(\d+)((?:,[a-z\d-]+=[\w.+%-]+)+)\.[a-z\d]+$/i.exec(name) ?? [];
  if (!run) return null;
  const settings = list
    .slice(1)
    .split(',')
    .map((each) => each.split('='))
    .map(([key, value]) => [
      key,
      /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,12})?$/.test(value) ? Number(value) : value,
    ]);
  return { run: Number(run), settings: Object.fromEntries(settings) };
}

/**
 * The file of a run that a result with these parameters is from.
 *
 * @param {string[]} files
 * @param {import('../../model/parameters.js').Parameters} parameters
 */
export const fileOfSettings = (files, parameters) =>
  files.find((file) => {
    const recorded = recordedSettings(file);
    return recorded !== null && agrees(recorded.settings, parameters);
  }) ?? files[0];

/**
 * The outputs of one run under different settings are one run; each result says which settings it is of.
 *
 * @template {Omit<import('./pairRuns.js').PairedRun, 'run'>} R
 * @param {R[]} runs
 * @returns {R[]}
 */
export function joinSettings(runs) {
  /** @type {Map<string | number, R>} */
  const joined = new Map();
  for (const [at, run] of runs.entries()) {
    const recorded = recordedSettings(run.files[0]);
    if (!recorded) {
      joined.set(`file ${at}`, run);
      continue;
    }
    const own = setTo(run, recorded.settings);
    const first = joined.get(recorded.run);
    joined.set(recorded.run, first ? together(first, own) : own);
  }
  return [...joined.values()];
}

/**
 * @template {Omit<import('./pairRuns.js').PairedRun, 'run'>} R
 * @param {R} run
 * @param {import('../../model/parameters.js').Parameters} settings
 * @returns {R}
 */
function setTo(run, settings) {
  const set = (/** @type {any} */ each) => ({
    ...each,
    parameters: parametersOf({ ...each.parameters, ...settings }),
  });
  return {
    ...run,
    measurements: run.measurements.map(set),
    series: run.series.map(set),
    histograms: run.histograms.map(set),
  };
}

/**
 * @template {Omit<import('./pairRuns.js').PairedRun, 'run'>} R
 * @param {R} one
 * @param {R} other
 * @returns {R}
 */
const together = (one, other) => ({
  ...one,
  files: [...one.files, ...other.files],
  measurements: [...one.measurements, ...other.measurements],
  series: [...one.series, ...other.series],
  histograms: [...one.histograms, ...other.histograms],
  // a run of several files says which of them a warning is of
  warnings: [one, other].flatMap(({ files: [file], warnings }) =>
    warnings.map((each) => ({ file, ...each })),
  ),
});
