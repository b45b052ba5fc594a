import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { joinRuns } from '../shared/blocks.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { sourceLines } from '../shared/pasted.js';
import { toolsIn } from '../shared/toolsInText.js';
import { isStream, readDocument, streamDocuments } from './document.js';
import { readText, textError } from './text.js';

const make = 'run `iperf3` with `--json > FILE` and let it end';

/** @type {import('../../model/parser.js').Parser} */
export const iperf3 = {
  tool: 'iperf3',
  title: 'iperf3',
  layouts: [
    {
      name: 'JSON',
      versions: '3.0 to 3.20',
      verified: true,
      reads:
        'the rate sent and received, retransmits, jitter, loss and processor use; readings of each interval and stream',
      make,
    },
    {
      name: 'JSON stream',
      versions: '3.17 to 3.20',
      verified: true,
      reads: 'the same as the JSON',
      make: 'run `iperf3` with `--json-stream > FILE` and let it end',
    },
    {
      name: 'text',
      versions: 'iperf 2.0 to 3.20',
      verified: true,
      reads: 'the same as the JSON, with the three digits that the text shows',
      make: 'run `iperf3 > FILE`; `--json` holds more',
    },
  ],
  recognise: (source) => {
    const head = source.headText();
    return isDocument(head) || isStream(head) || toolsIn(source)[0] === 'iperf3' || textError.test(head);
  },
  parse(source) {
    const head = source.headText();
    if (isStream(head)) return collect(streamDocuments(source.text(), make));
    if (isDocument(head)) {
      const { documents, warnings } = jsonDocuments(source, make);
      const tests = documents.filter(({ value }) => isTest(value));
      if (tests.length > 0) return collect(tests, warnings);
      throw new InputError('no document of iperf3', { line: 1, hint: make });
    }
    return readText(sourceLines(source), source);
  },
};

/** @param {string} head */
function isDocument(head) {
  const json = head.indexOf('{');
  if (json === -1) return false;
  if (/"start"\s*:\s*\{/.test(head) && /"(?:version"\s*:\s*"iperf 3|test_start"|connecting_to")/.test(head))
    return true;
  return (
    /^\s*\{\s*"start"\s*:\s*\{\s*\}?[^]{0,4000}"error"\s*:\s*"/.test(head) &&
    /iperf|"intervals"\s*:/.test(head)
  );
}

/** @param {any} value */
const isTest = (value) =>
  value !== null &&
  typeof value === 'object' &&
  ['start', 'intervals', 'end', 'error'].some((key) => key in value);

/**
 * @param {import('../shared/jsonDocuments.js').JsonDocument[]} documents
 * @param {import('../../model/parser.js').Warning[]} [remarks]
 */
function collect(documents, remarks = []) {
  const runs = documents.map((document, run) => readDocument(document, run));
  const versions = [...new Set(runs.flatMap(({ version }) => version ?? []))];
  const joined = joinRuns(runs);
  return parsed({
    ...joined,
    toolVersion: versions[0] ?? null,
    warnings: [
      ...(versions.length > 1 ? [warning(`written by several versions: ${versions.join(', ')}`)] : []),
      ...joined.warnings,
      ...remarks,
    ],
    settings: runs[0].settings,
    startedAt: runs[0].startedAt,
  });
}
