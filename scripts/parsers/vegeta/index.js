import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { blocksOf, cutLine, joinRuns } from '../shared/blocks.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { sourceLines } from '../shared/pasted.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';
import { isHistogram, readHistogram } from './histogram.js';
import { isReport, reportRows } from './json.js';
import { isPlot, isResults, readPlot, readResults } from './results.js';
import { readRun } from './text.js';

const make = 'run `vegeta report -type=json > FILE`';

/** @type {import('../../model/parser.js').Parser} */
export const vegeta = {
  tool: 'vegeta',
  title: 'Vegeta',
  layouts: [
    {
      name: 'report as JSON',
      versions: '6 to 12',
      verified: true,
      reads: 'requests per second, latency with its percentiles, bytes, failed requests',
      make,
    },
    {
      name: 'report as text',
      versions: '6 to 12',
      verified: true,
      reads: 'the same as the JSON',
      make: 'run `vegeta report > FILE`',
    },
    {
      name: 'hdrplot',
      versions: '12',
      verified: true,
      reads: 'the percentiles of the latency',
      make: 'run `vegeta report -type=hdrplot > FILE`; the JSON output holds more',
    },
    {
      name: 'hist',
      versions: '6 to 12',
      verified: true,
      reads: 'how many requests took how long',
      make: "run `vegeta report -type='hist[0,10ms,100ms]' > FILE`; the JSON output holds more",
    },
    {
      name: 'results of encode, JSON and CSV',
      versions: '6 to 12',
      verified: false,
      reads: 'the latency of every request over time, failed requests',
      make: 'run `vegeta encode > FILE`; a report holds more',
    },
  ],
  recognise(source) {
    const head = source.headText();
    const [tool] = toolsIn(source);
    return (
      isResults(head) || isReport(head) || isPlot(head) || tool === 'vegeta' || (!tool && isHistogram(head))
    );
  },
  parse(source) {
    const text = source.text();
    const head = source.headText();
    if (isResults(head)) return readResults(text, make);
    if (isPlot(head)) return readPlot(text);
    if (isReport(head)) return readJson(source);
    if (toolsIn(source).length === 0) return readHistogram(source);
    const blocks = blocksOf(sourceLines(source), (line) => /^\s{0,40}Requests\s{1,20}\[total/.test(line));
    const runs = blocks.map(readRun);
    const joined = joinRuns(runs);
    if (joined.measurements.length === 0)
      throw new InputError('no attack that came to its end', { line: blocks[0]?.line ?? 1, hint: make });
    return parsed({
      ...joined,
      warnings: [
        ...joined.warnings,
        ...cutLine(text, (line) => /\d/.test(line)),
        ...leftUnread(text, 'vegeta'),
      ],
      settings: runs[0].settings,
    });
  },
};

/** @param {import('../../model/parser.js').Source} source */
function readJson(source) {
  const { documents, warnings } = jsonDocuments(source, make);
  const runs = documents.map(reportRows);
  const joined = joinRuns(runs);
  return parsed({
    ...joined,
    warnings: [...joined.warnings, ...warnings],
    settings: runs[0].settings,
    startedAt: runs[0].startedAt,
  });
}
