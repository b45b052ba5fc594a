import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { cutLine } from '../shared/blocks.js';
import { sourceLines } from '../shared/pasted.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';
import { isCsv, readCsv } from './csv.js';
import { readText } from './text.js';

const make = 'run `redis-benchmark --csv > FILE`';

/** @type {import('../../model/parser.js').Parser} */
export const redisBenchmark = {
  tool: 'redis-benchmark',
  title: 'redis-benchmark',
  layouts: [
    {
      name: 'CSV',
      versions: '2.6 to 7.4',
      verified: true,
      reads: 'requests per second of each command and, since 6.2, its latency',
      make,
    },
    {
      name: 'text and -q',
      versions: '3.0 to 7.4',
      verified: true,
      reads: 'the same as the CSV, with clients, payload and percentiles',
      make: 'run `redis-benchmark > FILE`',
    },
  ],
  recognise: (source) => isCsv(source.headText()) || toolsIn(source)[0] === 'redis-benchmark',
  parse(source) {
    const text = source.text();
    const csv = isCsv(source.headText());
    const { measurements, warnings } = csv ? readCsv(text) : readText(sourceLines(source));
    if (measurements.length === 0)
      throw new InputError('no command came to its end', { line: 1, hint: make });
    return parsed({
      measurements,
      warnings: [
        ...warnings,
        ...cutLine(text, (line) => /\d/.test(line) && !/"\s*$|msec\s*$/.test(line)),
        ...(csv ? [] : leftUnread(text, 'redis-benchmark')),
      ],
    });
  },
};
