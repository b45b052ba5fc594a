import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { blocksOf, cutLine, joinRuns } from '../shared/blocks.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { sourceLines } from '../shared/pasted.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';
import { isOhaJson, readOhaDocument } from './ohaJson.js';
import { isRequestTable, readRequestTable } from './requests.js';
import { readSummary } from './summary.js';

const begins = /^\s{0,40}Summary:\s*$/;

/** @param {string} make */
const heyText = (make) => ({
  name: 'text',
  versions: make.includes('oha') ? '0.5 to 1.10' : '0.1',
  verified: true,
  reads: 'requests and bytes per second, latency with its percentiles, failed requests by status and error',
  make,
});

/** @type {import('../../model/parser.js').Parser} */
export const hey = {
  tool: 'hey',
  title: 'hey',
  layouts: [
    heyText('run `hey` and keep all that it prints'),
    {
      name: 'CSV',
      versions: '0.1',
      verified: true,
      reads: 'the latency of every request over time, failed requests',
      make: 'run `hey -o csv > FILE`',
    },
  ],
  recognise: (source) => isRequestTable(source.headText()) || toolsIn(source)[0] === 'hey',
  parse: (source) =>
    isRequestTable(source.headText())
      ? readRequestTable(source.text())
      : readText(source, { tool: 'hey', make: 'run `hey` and keep all that it prints' }),
};

/** @type {import('../../model/parser.js').Parser} */
export const oha = {
  tool: 'oha',
  title: 'oha',
  layouts: [
    heyText('run `oha --no-tui` and keep all that it prints'),
    {
      name: 'JSON',
      versions: '0.5 to 1.16',
      verified: true,
      reads: 'the same as the text',
      make: 'run `oha --no-tui --output-format json > FILE` (older versions: `oha --no-tui -j > FILE`)',
    },
  ],
  recognise: (source) => isOhaJson(source.headText()) || toolsIn(source)[0] === 'oha',
  parse(source) {
    const make = 'run `oha --no-tui --output-format json > FILE`';
    if (!isOhaJson(source.headText())) return readText(source, { tool: 'oha', make });
    const { documents, warnings } = jsonDocuments(source, make);
    const runs = joinRuns(documents.map((document, run) => readOhaDocument(document, run)));
    return parsed({
      ...runs,
      warnings: [...runs.warnings, ...warnings],
    });
  },
};

/**
 * @param {import('../../model/parser.js').Source} source
 * @param {{ tool: string, make: string }} how
 */
function readText(source, { tool, make }) {
  const text = source.text();
  const blocks = blocksOf(sourceLines(source), (line) => begins.test(line));
  const runs = joinRuns(blocks.map(readSummary));
  if (runs.measurements.length === 0)
    throw new InputError('no summary of a test that ended', { line: blocks[0]?.line ?? 1, hint: make });
  return parsed({
    ...runs,
    warnings: [
      ...runs.warnings,
      ...cutLine(text, (line) => /[\d[]/.test(line) && !/responses\s*$|secs\s*$/.test(line)),
      ...leftUnread(text, tool),
    ],
  });
}
