import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { cutLine } from '../text/cutLine.js';
import { sourceLines } from '../text/pasted.js';
import { leftUnread, toolsIn } from '../text/toolsInText.js';
import { counterSeries } from './counter.js';
import { oldProfile } from './oldProfile.js';
import { profileRows } from './profile.js';
import { queryRows } from './queries.js';
import { resultRows } from './results.js';

const make = 'run `hammerdbcli` and keep all that it prints';

/** @type {import('../../model/parser.js').Parser} */
export const hammerdb = {
  tool: 'hammerdb',
  title: 'HammerDB',
  layouts: [
    {
      name: 'log of TPROC-C',
      versions: '3.0 to 5.0',
      verified: true,
      reads: 'new orders and transactions per minute',
      make,
    },
    {
      name: 'log of TPROC-H',
      versions: '3.0 to 5.0',
      verified: true,
      reads: 'the time of every query and of the set, the geometric mean',
      make,
    },
    {
      name: 'log of the transaction counter',
      versions: '4.3',
      verified: true,
      reads: 'transactions per second over time',
      make: 'run `hammerdbcli` with `tcset logtotemp 1`',
    },
    {
      name: 'time profile',
      versions: '4.0 to 5.0',
      verified: true,
      reads: 'the time of each procedure over all virtual users, with its percentiles',
      make: 'set the time profiler to xtprof and take `hdbxtprofile.log`',
    },
  ],
  recognise: (source) => toolsIn(source.headText())[0] === 'hammerdb',
  parse(source) {
    const text = source.text();
    const lines = sourceLines(source);
    const results = resultRows(lines);
    const queries = queryRows(lines);
    const profile = profileRows(lines, results.runs);
    const old = oldProfile(lines);
    const series = [...counterSeries(lines), ...old.series];
    const measurements = [...results.measurements, ...queries, ...profile.measurements, ...old.measurements];
    const failed = lines.filter((line) =>
      /^\s{0,60}Vuser \d{1,6}:FINISHED FAILED|^\s{0,60}Error in Virtual User/.test(line.text),
    );
    if (measurements.length + series.length === 0) {
      const cause =
        failed[0] ?? lines.find((line) => /^\s{0,60}Vuser \d{1,6}:.{0,40}\bERROR\b/i.test(line.text));
      throw new InputError(
        cause ? `the test failed: ${cause.text.trim().slice(0, 200)}` : 'no result: the test did not end',
        { line: cause?.line ?? 1, hint: make },
      );
    }
    return parsed({
      toolVersion: /HammerDB CLI v(\d{1,2}\.\d{1,3})/.exec(text)?.[1] ?? null,
      measurements,
      series,
      warnings: [
        ...(failed.length > 0
          ? [
              warning(
                `${failed.length} virtual users failed: ${failed[0].text.trim().slice(0, 120)}`,
                failed[0].line,
              ),
            ]
          : []),
        ...results.warnings,
        ...profile.warnings,
        ...cutLine(text, (line) => /\d/.test(line) && !/TPM\s*$|NOPM\s*$|seconds\s*$|%\s*$/.test(line)),
        ...leftUnread(text, 'hammerdb'),
      ],
      settings: results.settings,
    });
  },
};
