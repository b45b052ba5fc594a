import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { isBatch, readBatch } from './batch.js';
import { readJson } from '../shared/jsonDocument.js';
import { parseRequests } from './json.js';
import { readReport } from './text.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';

const make = 'let ioping end by itself (`-c 100`) and keep all that it prints';

/** @type {import('../../model/parser.js').Parser} */
export const ioping = {
  tool: 'ioping',
  title: 'ioping',
  layouts: [
    {
      name: 'text',
      versions: '1.0 to 1.3',
      verified: true,
      reads: 'latency (mean, min, max, deviation), operations and rate of the requests',
      make,
    },
    {
      name: 'batch line (-B)',
      versions: '1.3',
      verified: true,
      reads: 'the same as the text, from ten numbers',
      make: '`ioping -B -c 100`',
    },
    {
      name: 'JSON (-J)',
      versions: '1.3',
      verified: true,
      reads: 'the same as the text, and the latency of every request over time',
      make: '`ioping -J -c 100`',
    },
  ],
  recognise(source) {
    const head = source.headText();
    if (isJson(head)) return true;
    if (toolsIn(source)[0] === 'ioping' || isBatch(head)) return true;
    return /^\S+ [KMG]?i?B \S+ .*: request=\d+ time=/m.test(head) && toolsIn(source).length === 0;
  },
  parse(source) {
    const head = source.headText();
    if (isJson(head)) return parseRequests(readJson(source, make), make);
    const text = source.text();
    if (isBatch(head)) return readBatch(text);
    const blocks = text.split(/(?<=^min\/avg\/max\/mdev.*$)/m).filter((block) => /\S/.test(block));
    const runs = blocks.flatMap((block, run) =>
      /statistics ---/.test(block) ? [readReport(block, run)] : [],
    );
    if (runs.length === 0)
      throw new InputError('requests without their statistics: the run was cut', { hint: make });
    return parsed({ measurements: runs.flat(), warnings: leftUnread(text, 'ioping') });
  },
};

/** @param {string} head */
const isJson = (head) =>
  /^\s*\[\s*\{/.test(head) && /"(?:io|stat)"\s*:\s*\{/.test(head) && /"target"\s*:/.test(head);
