import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed } from '../../model/parser.js';
import { cutLine, joinRuns } from '../shared/blocks.js';
import { numberIn } from '../shared/jsonDocument.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { sourceLines } from '../shared/pasted.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';
import { metricsOf } from './json.js';
import { isPoints, readPoints } from './points.js';
import { summaryRows } from './rows.js';
import { textMetrics } from './text.js';

const make = 'run `k6` with `--summary-export=FILE` and let it end';

/** @type {import('../../model/parser.js').Parser} */
export const k6 = {
  tool: 'k6',
  title: 'k6',
  layouts: [
    {
      name: 'JSON of --summary-export and of handleSummary',
      versions: '0.26 to 1.4',
      verified: true,
      reads:
        'requests per second, all times with their percentiles, data, failed requests and checks, own metrics',
      make,
    },
    {
      name: 'summary as text',
      versions: '0.26 to 1.4',
      verified: true,
      reads: 'the same as the JSON, with the digits that the text shows',
      make: 'run `k6 run --quiet SCRIPT > FILE`',
    },
    {
      name: 'JSON lines and CSV of --out',
      versions: '0.26 to 1.4',
      verified: true,
      reads: 'every duration of a request over time, and a summary of all points as k6 computes it',
      make: 'run `k6 run --out json=FILE` or `--out csv=FILE`',
    },
  ],
  recognise: (source) => isSummary(source) || isPoints(source.headText()) || toolsIn(source)[0] === 'k6',
  parse(source) {
    if (isPoints(source.headText())) return readPoints(source, make);
    if (!isSummary(source)) return readText(source);
    const { documents, warnings } = jsonDocuments(source, make);
    const runs = documents
      .filter(({ value }) => value?.metrics && typeof value.metrics === 'object')
      .map(({ value, line }, run) => {
        const rows = summaryRows(metricsOf(value.metrics), { run, line });
        const milliseconds = numberIn(value.state?.testRunDurationMs);
        if (milliseconds !== null && milliseconds > 0)
          rows.measurements.push(
            measurement({ run, metric: 'duration', statistic: 'value', value: milliseconds / 1000 }),
          );
        return rows;
      });
    const joined = joinRuns(runs);
    if (joined.measurements.length === 0)
      throw new InputError('no metric of k6', { line: 1, path: 'metrics', hint: make });
    return parsed({
      ...joined,
      warnings: [...joined.warnings, ...warnings],
      settings: runs[0].settings,
    });
  },
};

/** @param {import('../../model/parser.js').Source} source */
function isSummary(source) {
  const head = source.headText();
  if (!head.includes('{') || !/"metrics"\s{0,20}:\s{0,20}\{/.test(head)) return false;
  return (
    /"(?:iteration_duration|http_req_duration|vus_max|data_received|iterations)(?:\{[^"\n]{0,200}\})?"\s{0,20}:\s{0,20}\{/.test(
      head,
    ) && /"(?:p\(\d|med|passes|count|rate|testRunDurationMs|contains)/.test(head)
  );
}

/** @param {import('../../model/parser.js').Source} source */
function readText(source) {
  const lines = sourceLines(source);
  const tests = textMetrics(lines);
  const runs = tests.map(({ metrics, line }, run) => summaryRows(metrics, { run, line }));
  const joined = joinRuns(runs);
  if (joined.measurements.length === 0)
    throw new InputError('no summary of k6: the test did not end', { line: 1, hint: make });
  return parsed({
    ...joined,
    warnings: [
      ...joined.warnings,
      ...leftUnread(source.text(), 'k6'),
      ...cutLine(source.text(), (last) => /\.: /.test(last)),
    ],
    settings: runs[0].settings,
  });
}
