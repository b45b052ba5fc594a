import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed } from '../../model/parser.js';
import { cutLine, runNumbers } from '../shared/blocks.js';
import { hasQuotedLine, sourceLines } from '../shared/pasted.js';

const make = 'run `dry2` (or `gcc_dry2`) and keep all that it prints';
const rateForm = /^\s{0,8}Dhrystones? per [Ss]econd:\s{1,40}(\d{1,15}(?:\.\d{1,4})?)\s*$/;

/** @type {import('../../model/parser.js').Parser} */
export const dhrystone = {
  tool: 'dhrystone',
  title: 'Dhrystone',
  layouts: [
    {
      name: 'text',
      versions: '2.1',
      verified: true,
      reads: 'runs through the loop a second, with and without registers; 1757 a second are one VAX MIPS',
      make,
    },
  ],
  recognise: (source) => hasQuotedLine(source, rateForm),
  parse(source) {
    const numbers = runNumbers();
    let registers = /** @type {boolean | null} */ (null);
    const measurements = sourceLines(source).flatMap(({ text }) => {
      if (/^Program compiled with(?:out)? 'register' attribute/.test(text))
        registers = !text.includes('without');
      const match = rateForm.exec(text);
      if (!match || Number(match[1]) === 0) return [];
      const parameters = registers === null ? {} : { parameters: { registers } };
      registers = null;
      return [
        measurement({
          run: numbers.next(parameters),
          test: 'Dhrystone',
          ...parameters,
          metric: 'rate',
          statistic: 'mean',
          value: Number(match[1]),
        }),
      ];
    });
    if (measurements.length === 0)
      throw new InputError('no rate: the run was too short to be timed', { hint: make });
    return parsed({
      toolVersion: /Dhrystone Benchmark, Version (\d\.\d)/.exec(source.text())?.[1] ?? null,
      measurements,
      warnings: cutLine(source.text(), (last) => rateForm.test(last)),
    });
  },
};
