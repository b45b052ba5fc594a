import { InputError } from '../model/inputError.js';
import { parsed, warning } from '../model/parser.js';
import { runNumbers } from './shared/blocks.js';
import { storageMeasurement } from './shared/storageRecord.js';
import { leftUnread, toolsIn } from './shared/toolsInText.js';
import { byteUnit } from './shared/unitWord.js';

const make = 'run `hdparm -tT DEVICE`, as root';
const timing =
  /^\s*Timing (.+? reads):\s+(\d+) ([kMG]B) in\s+(\d{1,20}(?:\.\d{1,12})?) seconds\s+=\s+(\d{1,20}(?:\.\d{1,12})?) ([kMG]B)\/sec/;
const device = /^(\/dev\/\S+):\s*$/;
const refused = /^(\/dev\/\S+): (.*(?:not permitted|denied|No such file).*)$/im;

/** @type {import('../model/parser.js').Parser} */
export const hdparm = {
  tool: 'hdparm',
  title: 'hdparm -t and -T',
  layouts: [
    {
      name: 'text of the timings',
      versions: '9.58 to 9.65',
      verified: true,
      reads: 'rate of cached and of disk reads, each timing as a run; its MB are 1\u2009048\u2009576 bytes',
      make,
    },
  ],
  recognise(source) {
    const head = source.headText();
    return toolsIn(source)[0] === 'hdparm' || (refused.test(head.trim()) && !head.trim().includes('\n'));
  },
  parse(source) {
    const text = source.text();
    const denial = refused.exec(text.trim());
    const measurements = readTimings(text.split('\n'));
    if (measurements.length > 0)
      return parsed({ measurements, warnings: [...notes(measurements), ...leftUnread(text, 'hdparm')] });
    const message = denial
      ? `hdparm could not read ${denial[1]}: ${denial[2]}`
      : 'a timing without its result';
    throw new InputError(message, { line: 1, hint: make });
  },
};

/** @param {string[]} lines */
function readTimings(lines) {
  const drives = new Set(lines.flatMap((line) => device.exec(line)?.[1] ?? []));
  const numbers = runNumbers();
  let drive = '';
  return lines.flatMap((line) => {
    drive = device.exec(line)?.[1] ?? drive;
    const match = timing.exec(line);
    if (!match) return [];
    const [, test, , , , rate, unit] = match;
    const run = numbers.next([drive, test]);
    const value = Number(rate) * (byteUnit(unit, { binary: true }) ?? 1);
    const subject = drives.size > 1 ? drive : undefined;
    return [
      storageMeasurement({
        run,
        test,
        operation: 'read',
        pattern: 'sequential',
        metric: 'bandwidth',
        statistic: 'mean',
        value,
        subject,
      }),
    ];
  });
}

/** @param {import('../model/measurement.js').Measurement[]} measurements */
const notes = (measurements) => [
  warning('hdparm reads for two or three seconds, and only at the beginning of the drive'),
  ...(measurements.some(({ test }) => test === 'cached reads')
    ? [warning('"cached reads" measure memory and processor, not the drive')]
    : []),
];
