import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { openEnd, runNumbers } from '../shared/blocks.js';
import { decimalNumber } from '../shared/decimalNumber.js';
import { splitId } from './messages.js';
import { perIteration, throughput } from './value.js';

const number = '[\\d.,]{1,40}';
const unit = '[^\\s\\]%]{1,20}';
const triple = `\\[(${number}) (${unit}) (${number}) (${unit}) (${number}) (${unit})\\]`;
const time = new RegExp(`^(\\S.{0,1000}?)?\\s{1,200}time:\\s{1,20}${triple}`);
const rate = new RegExp(`^\\s{1,200}thrpt:\\s{1,20}${triple}`);
const libtest =
  /^test (.{1,1000}?) \.\.\. bench: {1,40}([\d,.]{1,40}) ([^\s(]{1,20}) \(\+\/- ([\d,.]{1,40})\)(?: = ([\d,.]{1,40}) (MB\/s|GB\/s|elem\/s))?/;

export const consoleHead = new RegExp(
  `(?:^|\\n)(?:[^\\n]{0,1000}[ \\t]time:[ \\t]{1,20}\\[${number} (?:ps|ns|µs|μs|us|ms|s|cycles) ${number} ${unit} ${number} ${unit}\\]|test [^\\n]{1,1000} \\.\\.\\. bench: {1,40}[\\d,.]{1,40} [^\\s(]{1,20} \\(\\+/-)`,
);

/**
 * What `cargo bench` prints, of Criterion and of libtest: `name  time: [low estimate high]`. Lines about changes are no results.
 *
 * @param {string} text
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readConsole(text, hint) {
  const runs = runNumbers();
  /** @type {import('../../model/measurement.js').Measurement[]} */
  const measurements = [];
  /** @type {import('../../model/parser.js').Warning[]} */
  const warnings = [];
  const state = { name: '', base: /** @type {any} */ (null) };
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.length > 4000) continue;
    const place = { line: index + 1, runs, hint, state };
    measurements.push(...readLine(line, place));
    const panic = /^thread .{1,200} panicked at (.{0,300})|^error: (bench failed.{0,200})/.exec(line);
    if (panic) warnings.push(warning(`a benchmark failed: ${panic[1] ?? panic[2]}`, index + 1));
    if (/^\S/.test(line) && !/^(?:Benchmarking |Found |thread |note:|error)/.test(line))
      state.name = line.trim();
    const begun =
      /^Benchmarking (.{1,1000}?)(?:: (?:Warming up|Collecting|Analyzing|AnalyzingCriterion).{0,400})?$/.exec(
        line,
      );
    if (begun) state.name = begun[1];
  }
  if (measurements.length === 0) throw new InputError('no benchmark was completed', { hint });
  return { measurements, warnings: [...warnings, ...openEnd(text, lines.length)] };
}

/**
 * @param {string} line
 * @param {{ line: number, runs: ReturnType<typeof runNumbers>, hint: string, state: { name: string, base: any } }} place
 */
function readLine(line, { line: at, runs, hint, state }) {
  const numberIn = (/** @type {string} */ text) => {
    const value = decimalNumber(text);
    if (value === null) throw new InputError(`no number: ${text}`, { line: at, hint });
    return value;
  };
  const timed = time.exec(line);
  if (timed) {
    const name = timed[1] ?? state.name;
    state.base = { ...splitId(name), run: runs.next(name), statistic: 'value' };
    return [perIteration(numberIn(timed[4]), timed[5], state.base)];
  }
  const through = state.base ? rate.exec(line) : null;
  if (through) return throughput(numberIn(through[3]), through[4], state.base);
  const bench = libtest.exec(line);
  if (!bench) return [];
  const name = bench[1].trim();
  const base = { ...splitId(name), run: runs.next(name), statistic: 'value' };
  const own = perIteration(numberIn(bench[2]), bench[3].replace(/\/iter$/, ''), base);
  return bench[5] ? [own, ...throughput(scaled(numberIn(bench[5]), 1), bench[6], base)] : [own];
}
