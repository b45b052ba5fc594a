import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { scaled } from './shared/amount.js';
import { cutLine, runNumbers } from './shared/blocks.js';
import { hasQuotedLine, sourceLines } from './shared/pasted.js';

const make = 'run `llama-cli ... 2> FILE`; for repeated runs, `llama-bench` writes a format of its own';
const number = String.raw`(\d{1,12}(?:\.\d{1,4})?)`;
/** `llama_print_timings:`, `llama_perf_context_print:`, of the server `slot print_timing: id 0 | task 0 |` or nothing. */
const prefix = String.raw`^(?:.{0,100}[|:\]])?\s{0,20}`;
const load = new RegExp(String.raw`${prefix}load time =\s{1,20}${number} ms\s*$`);
const total = new RegExp(String.raw`${prefix}total time =\s{1,20}${number} ms(?:\s|$)`);
const rate = new RegExp(
  String.raw`${prefix}(prompt eval|eval) time =\s{1,20}${number} ms \/\s{1,20}(\d{1,12}) (?:tokens|runs)\s{1,20}\(\s{0,20}(?:${number}|inf|-?nan) ms per token,\s{1,20}(${number.slice(1, -1)}|inf|-?nan) tokens per second\)\s*$`,
);

/** @type {import('../model/parser.js').Parser} */
export const llamaCpp = {
  tool: 'llama-cpp',
  title: 'llama.cpp timings',
  layouts: [
    {
      name: 'text',
      versions: 'June 2023 to 2025',
      verified: true,
      reads: 'tokens per second of prompt and answer, the time to load the model, the time of all',
      make,
    },
  ],
  recognise: (source) => hasQuotedLine(source, rate),
  parse(source) {
    const numbers = runNumbers();
    /** @type {import('../model/parser.js').Warning[]} */
    const warnings = [];
    /** An answer behind another prompt is other work. @type {import('../model/measurement.js').Parameters} */
    let parameters = {};
    const measurements = sourceLines(source).flatMap(({ text, line }) => {
      const time = load.exec(text) ?? total.exec(text);
      if (time) {
        const test = load.test(text) ? 'load' : 'total';
        const value = scaled(Number(time[1]), 1e-3);
        return value === 0
          ? []
          : [measurement({ run: numbers.next(test), test, metric: 'duration', statistic: 'value', value })];
      }
      const match = rate.exec(text);
      if (!match) return [];
      const value = Number(match[5]);
      if (!(value > 0 && Number.isFinite(value)) || Number(match[2]) === 0) {
        warnings.push(
          warning(`no rate of ${match[1]}: ${match[5]} tokens per second in ${match[2]} ms`, line),
        );
        return [];
      }
      const test = match[1] === 'eval' ? 'answer' : 'prompt';
      if (test === 'prompt') parameters = { 'prompt-tokens': Number(match[3]) };
      const run = numbers.next([test, parameters]);
      return [measurement({ run, test, parameters, metric: 'token-rate', statistic: 'mean', value })];
    });
    if (!measurements.some(({ metric }) => metric === 'token-rate'))
      throw new InputError('no rate of prompt or answer', { line: warnings[0]?.line ?? null, hint: make });
    return parsed({
      measurements,
      warnings: [...warnings, ...cutLine(source.text(), (last) => / time = /.test(last))],
    });
  },
};
