import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { cutLine } from '../shared/blocks.js';
import { sourceLines } from '../shared/pasted.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';
import { readTables } from './tables.js';

const make = 'run `cockroach workload run ...` and keep all that it prints';

/** @type {import('../../model/parser.js').Parser} */
export const cockroachWorkload = {
  tool: 'cockroach-workload',
  title: 'cockroach workload',
  layouts: [
    {
      name: 'text',
      versions: '2.1 to 24',
      verified: true,
      reads: 'operations per second, latency and errors of each operation, tpmC, the readings of each second',
      make,
    },
  ],
  recognise: (source) => toolsIn(source)[0] === 'cockroach-workload',
  parse(source) {
    const text = source.text();
    const { measurements, series, warnings, ended } = readTables(sourceLines(source));
    if (measurements.length + series.length === 0)
      throw new InputError('no result and no reading', { line: 1, hint: make });
    return parsed({
      measurements,
      series,
      warnings: [
        ...(ended ? [] : [warning('the totals are missing: the run did not end')]),
        ...warnings,
        ...cutLine(text, (line) => /^\s{0,20}\d/.test(line)),
        ...leftUnread(text, 'cockroach-workload'),
      ],
    });
  },
};
