import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed } from '../../model/parser.js';
import { cutLine, runNumbers } from '../shared/blocks.js';
import { quotedHead, sourceLines } from '../shared/pasted.js';

const make = '`./nbench`, and keep all that it prints';
const number = '(\\d{1,12}(?:\\.\\d{1,6})?(?:e[+-]?\\d{1,2})?)';
const row = new RegExp(
  `^([A-Z][A-Z0-9 .-]{2,24}?)\\s{0,20}:\\s{1,20}${number}\\s{0,10}:\\s{1,10}${number}\\s{0,10}:\\s{1,10}${number}\\s*$`,
);
const index = new RegExp(`^((?:MEMORY|INTEGER|FLOATING-POINT) INDEX)\\s{0,10}:\\s{0,10}${number}\\s*$`);

/** @type {import('../../model/parser.js').Parser} */
export const nbench = {
  tool: 'nbench',
  title: 'nbench (BYTEmark)',
  layouts: [
    {
      name: 'text',
      versions: '2.2',
      verified: false,
      reads: 'iterations a second of each test, and the memory, integer and floating-point index',
      make,
    },
  ],
  recognise: (source) =>
    /^TEST\s{1,30}: Iterations\/sec\./m.test(quotedHead(source)) ||
    /BYTEmark\*? Native Mode Benchmark/.test(quotedHead(source)),
  parse(source) {
    const numbers = runNumbers();
    let baseline = '';
    const measurements = sourceLines(source).flatMap(({ text }) => {
      if (/^=+LINUX DATA BELOW|^Baseline \(LINUX\)/.test(text)) baseline = 'AMD K6/233';
      if (/^=+ORIGINAL BYTEMARK RESULTS|^TEST\s{1,30}: Iterations/.test(text)) baseline = 'Pentium 90';
      const test = row.exec(text);
      if (test)
        return [
          measurement({
            run: numbers.next(test[1]),
            test: test[1],
            metric: 'rate',
            statistic: 'mean',
            value: Number(test[2]),
          }),
        ];
      const score = index.exec(text);
      if (!score) return [];
      const parameters = { baseline };
      const run = numbers.next([score[1], baseline]);
      return [
        measurement({
          run,
          test: score[1],
          parameters,
          metric: 'score',
          statistic: 'value',
          value: Number(score[2]),
        }),
      ];
    });
    if (measurements.length === 0)
      throw new InputError('no result of any test: the run did not end', { hint: make });
    return parsed({
      measurements,
      warnings: cutLine(source.text(), (last) => row.test(last) || index.test(last)),
    });
  },
};
