import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { cutLine, runNumbers } from './shared/blocks.js';
import { hasQuotedLine, sourceLines } from './shared/pasted.js';

const make = 'print `String(event.target)` of each cycle of the suite, and keep all of it';
/** `fib(20) x 12,146 ops/sec ±0.32% (96 runs sampled)`; a name may hold ` x ` too. */
const result =
  /^(?:[^\S\n]{0,20}[✔✓√*>-][^\S\n]{1,4})?\s{0,20}(\S.{0,200}?) x ((?:\d{1,3}(?:,\d{3}){1,5}|\d{1,15})(?:\.\d{1,6})?) ops\/sec ±(\d{1,6}(?:\.\d{1,3})?)% \((\d{1,6}) runs? sampled\)\s*$/;

/** @type {import('../model/parser.js').Parser} */
export const benchmarkJs = {
  tool: 'benchmark-js',
  title: 'Benchmark.js',
  layouts: [
    {
      name: 'text',
      versions: '1.0 to 2.1',
      verified: true,
      reads: 'operations per second of each benchmark',
      make,
    },
  ],
  recognise: (source) => hasQuotedLine(source, result),
  parse(source) {
    const numbers = runNumbers();
    /** @type {import('../model/parser.js').Warning[]} */
    const failed = [];
    const measurements = sourceLines(source).flatMap(({ text, line }) => {
      const match = result.exec(text);
      if (!match) return [];
      const value = Number(match[2].replaceAll(',', ''));
      if (value === 0 || Number(match[4]) === 0) {
        failed.push(warning(`${match[1]} did not run: left out`, line));
        return [];
      }
      return [
        measurement({
          run: numbers.next(match[1]),
          test: match[1],
          metric: 'rate',
          statistic: 'mean',
          value,
        }),
      ];
    });
    if (measurements.length === 0) throw new InputError('no result of a benchmark', { hint: make });
    return parsed({
      measurements,
      warnings: [
        warning('a line holds no single runs: each rate counts as one run'),
        ...failed,
        ...cutLine(source.text(), (last) => / x \d/.test(last)),
      ],
    });
  },
};
