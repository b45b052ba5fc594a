import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { readDiskspdText } from './text.js';
import { readDiskspdXml } from './xml.js';
import { timeSpanMeasurements, timeSpanSeries } from './timeSpan.js';

/**
 * DiskSpd prints every thread and their total: the totals are the rows here, and the threads must add up to them.
 *
 * @type {import('../../model/parser.js').Parser}
 */
export const diskspd = {
  tool: 'diskspd',
  title: 'DiskSpd',
  layouts: [
    {
      name: 'XML',
      versions: '2.0 to 2.2',
      verified: true,
      reads:
        'bandwidth, IOPS, bytes, latency and percentiles of reads and writes, processor use; IOPS over time with -D',
      make: '`diskspd -L -D -Rxml ... > run1.xml`',
    },
    {
      name: 'text',
      versions: '2.0 to 2.2',
      verified: true,
      reads: 'the same as the XML, without IOPS over time',
      make: '`diskspd -L ... > run1.txt`',
    },
  ],
  recognise(source) {
    const head = source.headText();
    return (
      isXml(head) ||
      (/^Command Line: /m.test(head) && /^Input parameters:/m.test(head)) ||
      /^[ \t]*thread \|[ \t]+bytes[ \t]+\|/m.test(head)
    );
  },
  parse(source) {
    const read = isXml(source.headText()) ? readDiskspdXml : readDiskspdText;
    const { version, settings, startedAt, spans } = read(source);
    const measurements = spans.flatMap((span) => timeSpanMeasurements(span));
    if (measurements.length === 0) {
      throw new InputError('no I/O in any timespan', {
        line: spans[0]?.line ?? null,
        hint: 'the test was interrupted or could not open its target: see what diskspd said and run it again',
      });
    }
    return parsed({
      toolVersion: version,
      measurements,
      series: spans.flatMap(timeSpanSeries),
      warnings: spans.flatMap(doubtsOf),
      settings,
      startedAt,
    });
  },
};

/** @param {string} head */
const isXml = (head) => /<Results>\s*(?:<!--[^]{0,500}?-->\s*)?<(?:System|Profile|TimeSpan)>/.test(head);

/** @param {import('./timeSpan.js').TimeSpan} span */
function doubtsOf({ sides, printed, seconds, line }) {
  return [...sides].flatMap(([operation, { bytes }]) => {
    const rate = printed.get(operation);
    const computed = bytes / seconds;
    if (rate === undefined || Math.abs(computed - rate) <= 0.01 * rate + 10_486) return [];
    const both = `${(rate / 1e6).toFixed(1)} MB/s, but bytes and time make ${(computed / 1e6).toFixed(1)} MB/s`;
    return [warning(`${operation}: the table says ${both}`, line)];
  });
}
