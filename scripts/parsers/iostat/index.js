import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { readJson } from '../shared/jsonDocument.js';
import { reportSeries } from './series.js';
import { isIostatJson, jsonReports, textReports } from './text.js';

const make = 'run `iostat -x -t 1` beside the test (or `iostat -x -t -o JSON 1`)';
const header = /^Device:?[ \t]+(?=.{0,400}(?:r\/s|rkB\/s|rMB\/s|rsec\/s))/m;

/** @type {import('../../model/parser.js').Parser} */
export const iostat = {
  tool: 'iostat',
  title: 'iostat -x',
  layouts: [
    {
      name: 'text',
      versions: 'sysstat 10 to 12',
      verified: true,
      reads: 'bandwidth, operations, waiting times, queue and utilisation of each drive over time',
      make,
    },
    {
      name: 'JSON',
      versions: 'sysstat 12.6',
      verified: true,
      reads: 'the same as the text',
      make: '`iostat -x -t -o JSON 1 60`',
    },
  ],
  recognise: (source) => isIostatJson(source.headText()) || header.test(source.headText()),
  parse(source) {
    const json = isIostatJson(source.headText());
    const reports = json ? jsonReports(readJson(source, make)) : textReports(source.text());
    if (reports.length === 0) throw new InputError('no report of a drive', { hint: make });
    if (reports.length === 1) {
      throw new InputError('a single report, which is the average since the computer started', {
        hint: make,
      });
    }
    const moments = elapsed(reports.map(({ at }) => at));
    const readings = reports
      .slice(1)
      .map((report, index) => ({ ...report, at: moments?.[index + 1] ?? index + 1 }));
    const series = reportSeries(readings);
    if (series.length === 0) throw new InputError('no drive did anything', { hint: make });
    return parsed({
      toolVersion: null,
      series,
      warnings: [
        warning('the first report is left out: it is the average since the computer started'),
        ...(moments
          ? []
          : [warning('no times in the text (-t): the readings are taken as one second apart')]),
      ],
    });
  },
};

/**
 * Seconds from the first report, over midnights; `null` where not every report has its time.
 *
 * @param {(number | null)[]} clocks
 */
function elapsed(clocks) {
  if (clocks.includes(null)) return null;
  let day = 0;
  return clocks.map((at, index) => {
    if (index > 0 && Number(at) < Number(clocks[index - 1])) day += 86_400;
    return day + Number(at) - Number(clocks[0]);
  });
}
