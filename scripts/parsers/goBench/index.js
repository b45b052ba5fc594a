import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { openEnd } from '../shared/blocks.js';
import { eventOutput, isEvents, readLines } from './lines.js';
import { measurementsOf } from './rows.js';

const make = 'run `go test -bench . -benchmem -count 10` and keep all that it prints';
const result = /^Benchmark\S{0,1000}[ \t]{1,400}\d{1,18}[ \t]{1,400}\d[\d.e+-]{0,40} \S{1,80}(?:[ \t]|$)/m;

/** @type {import('../../model/parser.js').Parser} */
export const goBench = {
  tool: 'go-bench',
  title: 'go test -bench',
  layouts: [
    {
      name: 'text',
      versions: 'Go 1.0 to 1.24',
      verified: true,
      reads:
        'time, throughput, memory and allocations of an operation and units of its own; -count gives repetitions',
      make,
    },
    {
      name: 'events of go test -json',
      versions: 'Go 1.10 to 1.24',
      verified: true,
      reads: 'the same as the text',
      make: 'run `go test -json -bench .`',
    },
  ],
  recognise(source) {
    const head = source.headText();
    return (
      result.test(head) ||
      (isEvents(head) &&
        result.test(
          eventOutput(head)
            .map(({ text }) => text)
            .join('\n'),
        ))
    );
  },
  parse(source) {
    const text = source.text();
    const events = !result.test(source.headText()) || isEvents(source.headText());
    const lines = events ? eventOutput(text) : plainLines(text);
    const read = readLines(lines);
    if (read.rows.length === 0) throw new InputError('no benchmark gave a result', { hint: make });
    return parsed({
      device: read.processor,
      measurements: measurementsOf(read),
      warnings: [...read.warnings, ...openEnd(text, lines.at(-1)?.line)],
      settings: read.settings,
    });
  },
};

/** @param {string} text */
const plainLines = (text) =>
  text.split('\n').map((line, at) => ({ text: line, line: at + 1, package: null }));
