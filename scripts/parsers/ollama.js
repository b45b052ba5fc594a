import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { blocksOf, cutLine, firstIn, joinRuns, runNumbers } from './shared/blocks.js';
import { hasQuotedLine, sourceLines } from './shared/pasted.js';
import { durationIn } from './shared/timeUnit.js';

const make = '`ollama run MODEL --verbose PROMPT 2> FILE`';
const begins = /^\s{0,40}total duration:\s{1,20}(\S{1,60})\s*$/;
const called = /\bollama run (?!--)([\w./:-]{1,120})/;
const row = (/** @type {string} */ name) =>
  new RegExp(String.raw`^\s{0,40}${name}:\s{1,20}(\S{1,60})(?:\s|$)`);
const rate = (/** @type {string} */ name) =>
  new RegExp(String.raw`^\s{0,40}${name} rate:\s{1,20}(\d{1,12}(?:\.\d{1,6})?) tokens\/s\s*$`);

/** @type {import('../model/parser.js').Parser} */
export const ollama = {
  tool: 'ollama',
  title: 'Ollama',
  layouts: [
    {
      name: 'text (--verbose)',
      versions: '0.1 to 0.12',
      verified: true,
      reads: 'tokens per second of prompt and answer, the time to load the model, the time of all',
      make,
    },
  ],
  recognise: (source) => hasQuotedLine(source, begins) && hasQuotedLine(source, rate('eval')),
  parse(source) {
    const numbers = runNumbers();
    const lines = sourceLines(source);
    const models = lines.flatMap(({ text, line }) => {
      const model = called.exec(text)?.[1];
      return model ? [{ line, model }] : [];
    });
    const blocks = blocksOf(lines, (line) => begins.test(line));
    const runs = blocks.map((block) => {
      const model = models.findLast(({ line }) => line < block.line)?.model;
      return readAnswer(block, { parameters: model ? { model } : {}, numbers });
    });
    const answers = joinRuns(runs);
    if (answers.measurements.length === 0)
      throw new InputError('no rate of an answer: it did not end', {
        line: blocks[0]?.line ?? 1,
        hint: make,
      });
    return parsed({
      ...answers,
      warnings: [
        ...answers.warnings,
        ...cutLine(source.text(), (last) => /^\s{0,40}(?:\w+ ){0,2}(?:duration|rate|count):/.test(last)),
      ],
    });
  },
};

/**
 * What stands below one answer. An answer behind another prompt is other work; of a prompt that Ollama still knows, it reads less.
 *
 * @param {import('./shared/blocks.js').Block} block
 * @param {{ parameters: import('../model/measurement.js').Parameters, numbers: ReturnType<typeof runNumbers> }} how
 */
function readAnswer(block, { parameters, numbers }) {
  const [answered, prompted] = [firstIn(block, rate('eval')), firstIn(block, rate('prompt eval'))];
  if (!answered)
    return { measurements: [], warnings: [warning('an answer without its rate, left out', block.line)] };
  const tokens = Number(firstIn(block, row('prompt eval count'))?.match[1] ?? NaN);
  const asked = tokens > 0 ? { ...parameters, 'prompt-tokens': tokens } : parameters;
  const place = { run: numbers.next(asked), parameters: asked };
  const timeOf = (/** @type {string} */ name) => durationIn(firstIn(block, row(name))?.match[1] ?? '');
  const times = /** @type {const} */ ([
    ['load', timeOf('load duration')],
    ['total', timeOf('total duration')],
  ]);
  return {
    measurements: [
      ...(prompted
        ? [
            measurement({
              ...place,
              test: 'prompt',
              metric: 'token-rate',
              statistic: 'mean',
              value: Number(prompted.match[1]),
            }),
          ]
        : []),
      measurement({
        ...place,
        test: 'answer',
        metric: 'token-rate',
        statistic: 'mean',
        value: Number(answered.match[1]),
      }),
      ...times.flatMap(([test, value]) =>
        value === null
          ? []
          : [measurement({ ...place, test, metric: 'duration', statistic: 'value', value })],
      ),
    ],
    warnings: [],
  };
}
