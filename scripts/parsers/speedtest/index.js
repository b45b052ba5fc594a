import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { blocksOf, cutLine, joinRuns, runBegins } from '../shared/blocks.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { quotedHead, sourceLines } from '../shared/pasted.js';
import { isResult, readDocument } from './json.js';
import { readRun } from './text.js';

const make = 'run `speedtest --format=json > FILE`, or `speedtest-cli --json > FILE`';
const official = /^\s{0,40}Speedtest by Ookla\s*$/;
const python = /^\s{0,40}(?:Retrieving speedtest\.net configuration|Testing download speed)\.{3}/;
const rate = /^\s{0,40}(?:Download|Upload):\s{1,20}\d/;
const ping = /^\s{0,40}(?:(?:Idle )?Latency|Ping):\s{1,20}\d/;
const isJson = (/** @type {string} */ head) =>
  /"ping"\s{0,4}:/.test(head) &&
  (/"type"\s{0,4}:\s{0,4}"result"/.test(head)
    ? /"bandwidth"\s{0,4}:/.test(head)
    : /"download"\s{0,4}:\s{0,4}\d/.test(head) && /"bytes_sent"\s{0,4}:/.test(head));

/** @type {import('../../model/parser.js').Parser} */
export const speedtest = {
  tool: 'speedtest',
  title: 'Speedtest by Ookla and speedtest-cli',
  layouts: [
    {
      name: 'JSON',
      versions: 'Ookla 1.0 to 1.2, speedtest-cli 2.1',
      verified: true,
      reads: 'download and upload rates, latency, jitter, packet loss, latency under load',
      make,
    },
    {
      name: 'text',
      versions: 'Ookla 1.0 to 1.2, speedtest-cli 1.0 to 2.1',
      verified: true,
      reads: 'the same as the JSON',
      make: 'run `speedtest > FILE`',
    },
  ],
  recognise(source) {
    const head = quotedHead(source);
    if (isJson(head)) return true;
    const lines = head.split('\n');
    return (
      lines.some((line) => official.test(line) || python.test(line)) && lines.some((line) => rate.test(line))
    );
  },
  parse: (source) => (isJson(quotedHead(source)) ? readJson(source) : readText(source)),
};

/** @param {import('../../model/parser.js').Source} source */
function readJson(source) {
  const { documents, warnings } = jsonDocuments(source, make);
  // with progress, each line says how far it got; the last one is the result
  const results = documents.filter(({ value }) => isResult(value));
  if (results.length === 0)
    throw new InputError('no result: the test did not end', { line: documents[0]?.line ?? 1, hint: make });
  const runs = results.map(({ value, line }, run) => readDocument(value, { run, line, hint: make }));
  const joined = joinRuns(runs);
  return parsed({
    ...joined,
    warnings: [...warnings, ...joined.warnings],
    startedAt: runs[0].startedAt,
  });
}

/** @param {import('../../model/parser.js').Source} source */
function readText(source) {
  const title = (/** @type {string} */ line) =>
    official.test(line) || /^\s{0,40}Retrieving speedtest\.net configuration/.test(line);
  const begins = runBegins({ title: official, part: ping, end: /^\s{0,40}Upload:/ });
  const blocks = blocksOf(sourceLines(source), (line, before) => title(line) || begins(line, before));
  const runs = joinRuns(blocks.map(readRun));
  if (runs.measurements.length === 0)
    throw new InputError('no rate: the test did not end', { line: blocks[0]?.line ?? 1, hint: make });
  return parsed({
    ...runs,
    warnings: [
      ...runs.warnings,
      ...cutLine(source.text(), (last) => /\d/.test(last) && !/Result URL|Share results/.test(last)),
    ],
  });
}
