import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed } from '../model/parser.js';
import { cutLine, runNumbers } from './shared/blocks.js';
import { hasQuotedLine, sourceLines } from './shared/pasted.js';

const make = '`hackbench -g 16 -l 1000`, and keep all that it prints';
const opening =
  /^Running in (process|threaded) mode with (\d{1,7}) groups using (\d{1,7}) file descriptors each \(== (\d{1,9}) tasks\)/;
const sending = /^Each sender will pass (\d{1,9}) messages of (\d{1,9}) bytes/;
const time = /^Time: (\d{1,9}\.\d{1,6})\s*$/;

/** @type {import('../model/parser.js').Parser} */
export const hackbench = {
  tool: 'hackbench',
  title: 'hackbench',
  layouts: [
    {
      name: 'text',
      versions: 'rt-tests 0.9 to 2.8',
      verified: true,
      reads: 'the time of each run, with its groups, tasks, messages and sizes',
      make,
    },
  ],
  recognise: (source) => hasQuotedLine(source, opening),
  parse(source) {
    const numbers = runNumbers();
    /** @type {import('../model/measurement.js').Parameters} */
    let parameters = {};
    const measurements = sourceLines(source).flatMap(({ text }) => {
      const opened = opening.exec(text);
      if (opened)
        parameters = {
          mode: opened[1],
          groups: Number(opened[2]),
          'file-descriptors': Number(opened[3]),
          tasks: Number(opened[4]),
        };
      const sent = sending.exec(text);
      if (sent) parameters = { ...parameters, messages: Number(sent[1]), 'message-size': Number(sent[2]) };
      const ended = time.exec(text);
      if (!ended) return [];
      return [
        measurement({
          run: numbers.next(parameters),
          test: 'hackbench',
          parameters,
          metric: 'duration',
          statistic: 'value',
          value: Number(ended[1]),
        }),
      ];
    });
    if (measurements.length === 0) throw new InputError('no time: the run did not end', { hint: make });
    return parsed({ measurements, warnings: cutLine(source.text(), (last) => /^Time: /.test(last)) });
  },
};
