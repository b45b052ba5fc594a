import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { readConsole } from './console.js';
import { csvHead, readCsv } from './csv.js';
import { readDocuments } from './document.js';
import { measurementsOf } from './rows.js';
import { readXml } from './xml.js';

const make =
  'take `composite.xml` out of `~/.phoronix-test-suite/test-results/<name>/`, or keep what `phoronix-test-suite` prints';
const xmlHead = /<PhoronixTestSuite[\s>]/;
const jsonHead = /"(?:raw_values|all_results)"\s{0,20}:/;
const consoleHead =
  /^[ \t]{0,24}Estimated Trial Run Count:|^Phoronix Test Suite v\d|^[ \t]{0,32}Started Run \d{1,4} @ |^.{0,80}phoronix-test-suite (?:default-|batch-)?(?:run|benchmark) /m;
const barsHead = /^.{1,80} [<>] (?:Lower|Higher) Is Better$/m;

/** @type {import('../../model/parser.js').Parser} */
export const phoronix = {
  tool: 'phoronix',
  title: 'Phoronix Test Suite',
  layouts: [
    {
      name: 'composite.xml',
      versions: '2 to 10.8',
      verified: true,
      reads: 'every run of every test on every system of the file, with the options of the test',
      make,
    },
    {
      name: 'JSON of result-file-to-json, and what it prints',
      versions: '8 to 10.8',
      verified: true,
      reads: 'the same as composite.xml; of an overview with bars one value a test',
      make: '`phoronix-test-suite result-file-to-json NAME`',
    },
    {
      name: 'CSV of result-file-to-csv',
      versions: '8 to 10.8',
      verified: false,
      reads: 'one value of each test on each system',
      make: '`phoronix-test-suite result-file-to-csv NAME`; `composite.xml` says more',
    },
  ],
  recognise: (source) => form(source.headText()) !== null,
  parse(source) {
    const found = form(source.headText());
    const read =
      found === 'xml'
        ? readXml(source.text(), make)
        : found === 'json'
          ? readDocuments(source, make)
          : found === 'csv'
            ? readCsv(source.text())
            : readConsole(source.text());
    const { measurements, series, warnings } = measurementsOf(read);
    if (measurements.length + series.length === 0)
      throw new InputError(`no test gave a result${warnings[0] ? `: ${warnings[0].message}` : ''}`, {
        hint: make,
      });
    return parsed({ ...read.facts, measurements, series, warnings: [...read.warnings, ...warnings] });
  },
};

/** @param {string} head */
function form(head) {
  if (xmlHead.test(head)) return 'xml';
  if (jsonHead.test(head) && /"results"\s{0,20}:\s{0,20}\{/.test(head)) return 'json';
  if (csvHead.test(head)) return 'csv';
  return consoleHead.test(head) || (barsHead.test(head) && /\|={1,200}[ \t]{0,9}$/m.test(head))
    ? 'console'
    : null;
}
