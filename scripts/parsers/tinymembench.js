import { InputError } from '../model/inputError.js';
import { parsed } from '../model/parser.js';
import { readMemory } from './sbcBench/memory.js';
import { blocksOf, cutLine, runNumbers } from './shared/blocks.js';
import { quotedHead, sourceLines } from './shared/pasted.js';

const make = '`tinymembench > FILE`';
const title = /^\s{0,40}tinymembench v(\d{1,2}(?:\.\d{1,3}){0,3})/;
/** sbc-bench runs it beside other tools, and has a parser of its own. */
const inLogOf = /^sbc-bench v\d/m;

/** @type {import('../model/parser.js').Parser} */
export const tinymembench = {
  tool: 'tinymembench',
  title: 'tinymembench',
  layouts: [
    {
      name: 'text',
      versions: '0.3 to 0.4',
      verified: true,
      reads:
        'the rate of each way to copy and fill memory, and what a random read takes in buffers of each size',
      make,
    },
  ],
  recognise(source) {
    const head = quotedHead(source);
    return !inLogOf.test(head) && head.split('\n').some((line) => title.test(line));
  },
  parse(source) {
    const numbers = runNumbers();
    const blocks = blocksOf(sourceLines(source), (line) => title.test(line));
    const measurements = blocks.flatMap(({ lines }) => readMemory(lines, {}, numbers));
    if (measurements.length === 0)
      throw new InputError('no rate of any test: the run did not end', { hint: make });
    return parsed({
      toolVersion: title.exec(blocks[0].lines[0].text)?.[1] ?? null,
      measurements,
      warnings: cutLine(source.text(), (last) => /:\s{1,20}\d/.test(last)),
    });
  },
};
