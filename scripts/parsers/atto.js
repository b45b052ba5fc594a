import { InputError } from '../model/inputError.js';
import { parsed, warning } from '../model/parser.js';
import { storageMeasurement } from './shared/storageRecord.js';

const kind = 361;
const titleAt = 11;
const counts = { short: 24, long: 30 };
const smallest = 512;
const hint =
  'save the result again in ATTO Disk Benchmark 2 or 3 (File > Save As); of other versions, retype the numbers into a table';

/**
 * The binary file of ATTO Disk Benchmark is not documented. What is read here was inferred from one file: MFC's archive format
 * with the title, then the rates up to 1 MiB, some settings, and the rates up to 8 MiB, as (write, read) pairs in bytes a second.
 * Anything that deviates is refused.
 *
 * @type {import('../model/parser.js').Parser}
 */
export const atto = {
  tool: 'atto',
  title: 'ATTO Disk Benchmark',
  layouts: [
    {
      name: 'saved result (.bmk)',
      versions: '2.x; inferred from one file',
      verified: true,
      reads: 'write and read rates of 15 block sizes from 0.5 KiB to 8 MiB',
      make: 'File > Save As in ATTO Disk Benchmark; of newer versions, whose exports are not documented, keep a table',
    },
  ],
  recognise(source) {
    const bytes = source.head();
    return (
      bytes.length > titleAt &&
      bytes.length < 4096 &&
      view(bytes).getUint32(0, true) === kind &&
      bytes.includes(0)
    );
  },
  parse(source) {
    const pairs = readPairs(source.bytes());
    const measurements = pairs.flatMap(({ write, read }, index) => {
      const blockSize = smallest * 2 ** index;
      const test = `${blockSize / 1024} KB`;
      const common = /** @type {const} */ ({
        test,
        pattern: 'sequential',
        blockSize,
        metric: 'bandwidth',
        statistic: 'value',
      });
      return [
        ...(write ? [storageMeasurement({ ...common, operation: 'write', value: write })] : []),
        ...(read ? [storageMeasurement({ ...common, operation: 'read', value: read })] : []),
      ];
    });
    if (measurements.length === 0) throw damaged('every rate is 0: the test was not run');
    const left = pairs.length * 2 - measurements.length;
    const warnings = [
      warning(
        'the layout of this file was inferred from a single one: compare the rates with what ATTO showed',
      ),
    ];
    if (left) warnings.push(warning(`${left} rates are 0: not run, left out`));
    return parsed({ measurements, warnings, settings: titleOf(source.bytes()) });
  },
};

/** @param {string} message */
const damaged = (message) => new InputError(`ATTO file not understood: ${message}`, { hint });

/** @param {Uint8Array} bytes */
const view = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * The long list ends the file and repeats the short one, which is how the place of both is checked.
 *
 * @param {Uint8Array} bytes
 */
function readPairs(bytes) {
  const shortAt = titleAt + 1 + bytes[titleAt];
  const shortEnd = shortAt + 2 + counts.short * 4;
  const longAt = bytes.length - 2 - counts.long * 4;
  if (longAt < shortEnd) throw damaged(`${bytes.length} bytes are too few`);
  const short = readList(bytes, shortAt, counts.short);
  const long = readList(bytes, longAt, counts.long);
  if (short.some((value, index) => value !== long[index])) throw damaged('its two lists of rates differ');
  return Array.from({ length: counts.long / 2 }, (_, index) => ({
    write: long[2 * index],
    read: long[2 * index + 1],
  }));
}

/**
 * @param {Uint8Array} bytes
 * @param {number} at
 * @param {number} expected
 */
function readList(bytes, at, expected) {
  const data = view(bytes);
  const count = data.getUint16(at, true);
  if (count !== expected) throw damaged(`a list of ${count} values, expected ${expected}`);
  return Array.from({ length: count }, (_, index) => data.getUint32(at + 2 + index * 4, true));
}

/**
 * The title in the code page of the machine: shown only where it is plain text.
 *
 * @param {Uint8Array} bytes
 * @returns {Record<string, string>}
 */
function titleOf(bytes) {
  const title = bytes.subarray(titleAt + 1, titleAt + 1 + bytes[titleAt]);
  const plain = title.every((byte) => byte >= 0x20 && byte < 0x7f);
  return plain && title.length ? { title: new TextDecoder().decode(title) } : {};
}
