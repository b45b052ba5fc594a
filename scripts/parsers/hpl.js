import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { scaled } from './shared/amount.js';
import { blocksOf, cutLine, runNumbers } from './shared/blocks.js';
import { hasQuotedLine, sourceLines } from './shared/pasted.js';

const make = '`mpirun -np 4 ./xhpl > FILE`';
const title = /^\s{0,40}HPLinpack (\d{1,2}\.\d{1,2})\b/;
const header = /^\s{0,40}T\/V\s{1,40}N\s{1,20}NB\s{1,20}P\s{1,20}Q\s{1,40}Time\s{1,40}Gflops\s*$/;
/** `WR11C2R4       34581   256     1     4             774.95             3.5579e+01`: the variant, its sizes, seconds, Gflops. */
const row =
  /^\s{0,40}(W[RC]\w{4,10})\s{1,20}(\d{1,9})\s{1,20}(\d{1,6})\s{1,20}(\d{1,6})\s{1,20}(\d{1,6})\s{1,40}(\d{1,12}(?:\.\d{1,4})?)\s{1,40}(\d{1,9}(?:\.\d{1,9})?(?:e[+-]\d{1,3})?)\s*$/;
const residual = /^\s{0,40}\|\|Ax-b\|\|.{0,120}\.{3,60}\s{0,9}(PASSED|FAILED)\s*$/;

/** @type {import('../model/parser.js').Parser} */
export const hpl = {
  tool: 'hpl',
  title: 'HPL (High-Performance Linpack)',
  layouts: [
    {
      name: 'text',
      versions: '2.0 to 2.3',
      verified: true,
      reads: 'floating-point operations per second and time of each solution that passed its check',
      make,
    },
  ],
  recognise: (source) => hasQuotedLine(source, header),
  parse(source) {
    const lines = sourceLines(source);
    const numbers = runNumbers();
    /** @type {import('../model/parser.js').Warning[]} */
    const warnings = [];
    // the check of a solution stands below it, before the next
    const measurements = blocksOf(lines, (line) => row.test(line)).flatMap((block) => {
      const [, variant, n, nb, p, q, seconds, gflops] = row.exec(block.lines[0].text) ?? [];
      const checks = block.lines.map(({ text }) => residual.exec(text)?.[1]);
      if (checks.includes('FAILED')) {
        warnings.push(warning('a solution that failed its check is left out', block.line));
        return [];
      }
      if (!checks.includes('PASSED')) warnings.push(warning('a solution without its check', block.line));
      const parameters = { variant, n: Number(n), nb: Number(nb), p: Number(p), q: Number(q) };
      const place = { run: numbers.next(parameters), test: 'HPL', parameters };
      return [
        measurement({ ...place, metric: 'flop-rate', statistic: 'mean', value: scaled(Number(gflops), 1e9) }),
        measurement({ ...place, metric: 'duration', statistic: 'value', value: Number(seconds) }),
      ];
    });
    if (measurements.length === 0)
      throw new InputError('no solution that passed its check', {
        line: warnings[0]?.line ?? null,
        hint: make,
      });
    return parsed({
      toolVersion: lines.map(({ text }) => title.exec(text)?.[1]).find(Boolean) ?? null,
      measurements,
      warnings: [...warnings, ...cutLine(source.text(), (last) => /^\s{0,40}W[RC]\d/.test(last))],
    });
  },
};
