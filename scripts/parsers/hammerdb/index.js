import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { cutLine } from '../shared/blocks.js';
import { sourceLines } from '../shared/pasted.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';
import { oldProfile, profileRows } from './profile.js';
import { queryRows, resultRows } from './results.js';

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
  recognise: (source) => toolsIn(source)[0] === 'hammerdb',
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

/** `324540 PostgreSQL tpm @ Thu Jun 30 22:43:41 UTC 2022` */
const line =
  /^\s{0,60}(\d{1,15}) (\S.{0,40}?) tpm @ \w{3} (\w{3}) {1,2}(\d{1,2}) (\d{2}):(\d{2}):(\d{2}) \S{1,8} (\d{4})\s*$/;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The transaction counter: what was done since the last line, as a rate per minute.
 *
 * @param {import('../shared/blocks.js').Line[]} lines
 */
function counterSeries(lines) {
  const rows = lines.flatMap(({ text }) => {
    const match = line.exec(text);
    if (!match || !months.includes(match[3])) return [];
    const [day, hour, minute, second, year] = match.slice(4).map(Number);
    const time = Date.UTC(year, months.indexOf(match[3]), day, hour, minute, second) / 1000;
    return [{ time, rate: Number(match[1]) / 60, database: match[2] }];
  });
  const ascending = rows.filter(({ time }, at) => at === 0 || time >= rows[at - 1].time);
  if (ascending.length === 0) return [];
  return [
    series({
      test: 'TPROC-C',
      parameters: { database: ascending[0].database },
      metric: 'transaction-rate',
      times: Float64Array.from(ascending, ({ time }) => time - ascending[0].time),
      values: Float64Array.from(ascending, ({ rate }) => rate),
    }),
  ];
}
