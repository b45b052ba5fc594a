import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { cutLine, runNumbers } from '../shared/blocks.js';
import { quotedHead, sourceLines } from '../shared/pasted.js';
import { compressing, readSevenZip, sevenZipVersion } from './block.js';
import { methodsHead, readMethods } from './methods.js';

const make = '`7z b`, and keep all that it prints';

/** @type {import('../../model/parser.js').Parser} */
export const sevenZip = {
  tool: '7-zip',
  title: '7-Zip benchmark (7z b)',
  layouts: [
    {
      name: 'text',
      versions: '9.20 to 24.09, p7zip 16.02',
      verified: true,
      reads:
        'rating (MIPS) and speed of compressing and decompressing for each dictionary, their means and the total',
      make,
    },
    {
      name: 'text of -mm=*',
      versions: '15 to 26',
      verified: true,
      reads: 'rating and speed of each method, both ways',
      make: '`7z b -mm=*`, and keep all that it prints',
    },
  ],
  recognise(source) {
    const head = quotedHead(source);
    return !/^sbc-bench v/m.test(head) && (compressing.test(head) || methodsHead.test(head));
  },
  parse(source) {
    const lines = sourceLines(source);
    const { rows, warnings } = readSevenZip(lines, runNumbers());
    const methods = readMethods(lines);
    rows.push(...methods.rows);
    if (rows.length === 0)
      throw new InputError('no rating of any dictionary: the run did not end', { hint: make });
    return parsed({
      toolVersion: sevenZipVersion(lines),
      measurements: rows,
      warnings: [
        ...warnings,
        ...methods.warnings,
        ...cutLine(source.text(), (last) => /^\s{0,4}(?:\d\d|Avr|Tot):/.test(last)),
      ],
    });
  },
};
