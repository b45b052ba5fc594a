import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { timeUnit } from '../shared/timeUnit.js';

/**
 * The latency distributions. wrk2 with -U repeats them without the time that requests had to wait for their turn, which makes
 * a server that stalls look good: that one bears `correction`.
 *
 * @param {import('../shared/blocks.js').Block} block
 * @param {Place} place
 */
export function readPercentiles({ lines }, place) {
  const from = lines.findIndex(({ text }) => /Uncorrected Latency/.test(text));
  if (from === -1) return distribution(lines, place);
  const parameters = { ...place.parameters, correction: 'none' };
  const [corrected, uncorrected] = [
    distribution(lines.slice(0, from), place),
    distribution(lines.slice(from), { ...place, parameters }),
  ];
  return {
    rows: [...corrected.rows, ...uncorrected.rows],
    warnings: [...corrected.warnings, ...uncorrected.warnings],
  };
}

/** @typedef {Partial<import('../../model/measurement.js').Measurement>} Place */

/**
 * `50.000%   53.31ms`, of wrk `50%  218us`. wrk2 repeats it in a spectrum in milliseconds with more steps and digits, which
 * are read too; where both are there and differ, the file was edited.
 *
 * @param {import('../shared/blocks.js').Line[]} lines
 * @param {Place} place
 */
function distribution(lines, place) {
  const shown = lines.flatMap(({ text, line }) => {
    const match = /^\s{0,20}(\d{1,3}(?:\.\d{1,6})?)%\s{1,20}(\d{1,15}(?:\.\d{1,6})?)(us|ms|s|m|h)\s*$/.exec(
      text,
    );
    if (!match || Number(match[1]) > 100) return [];
    const value = scaled(Number(match[2]), /** @type {number} */ (timeUnit(match[3])));
    return [{ percent: Number(match[1]), value, line }];
  });
  const spectrum = spectrumOf(lines);
  const doubtful = shown.filter(({ percent, value }) => !fits(spectrum, percent, value));
  const named = new Set(shown.map(({ percent }) => percent));
  const steps = spectrum.filter(
    ({ percent }, at) => !named.has(percent) && spectrum.findIndex((each) => each.percent === percent) === at,
  );
  return {
    rows: [...shown, ...steps].map(({ percent, value }) =>
      measurement({
        ...place,
        metric: 'latency',
        statistic: `p${percent}`,
        value,
      }),
    ),
    warnings: doubtful.map(({ percent, value, line }) =>
      warning(`p${percent} is printed as ${value} s, but the spectrum below it says otherwise`, line),
    ),
  };
}

/**
 * @param {import('../shared/blocks.js').Line[]} lines
 * @returns {{ percent: number, value: number }[]} seconds
 */
function spectrumOf(lines) {
  return lines.flatMap(({ text }) => {
    const match =
      /^\s{1,20}(\d{1,15}\.\d{1,6})\s{1,20}([01]\.\d{3,12})\s{1,20}\d{1,15}\s{1,20}(?:\d{1,15}\.\d{1,4}|inf)\s*$/.exec(
        text,
      );
    if (!match || Number(match[2]) > 1) return [];
    return [{ percent: Number((100 * Number(match[2])).toFixed(6)), value: scaled(Number(match[1]), 1e-3) }];
  });
}

/**
 * Whether a percentile lies between the steps of the spectrum around it, by the digits that it is printed with.
 *
 * @param {{ percent: number, value: number }[]} spectrum
 * @param {number} percent
 * @param {number} value
 */
function fits(spectrum, percent, value) {
  if (spectrum.length === 0) return true;
  const below = spectrum.filter((each) => each.percent <= percent + 1e-6).at(-1)?.value ?? 0;
  const above = spectrum.find((each) => each.percent >= percent - 1e-6)?.value ?? Infinity;
  const slack = 0.01 * Math.max(value, above === Infinity ? below : above) + 1e-5;
  return value >= below - slack && value <= above + slack;
}
