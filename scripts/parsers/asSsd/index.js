import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { readHeader } from './header.js';
import { endsResult, isWhole, splitResults, truncated } from './result.js';
import { sectionMeasurements } from './section.js';
import { decimalMark } from '../shared/decimalNumber.js';
import { sourceLines } from '../shared/pasted.js';

const megabyte =
  'AS SSD does not document its MB: taken as 10^6 bytes. Its own IOPS suit 2^20 bytes, which would make rates 4.9 % higher';

/**
 * @typedef {import('./result.js').Result} Result
 *
 * @type {import('../../model/parser.js').Parser}
 */
export const asSsd = {
  tool: 'as-ssd',
  title: 'AS SSD Benchmark',
  layouts: [
    {
      name: 'text, rates or IOPS, English',
      versions: '1.4 to 2.0',
      verified: true,
      reads:
        'sequential, 4K and 4K-64 rates or IOPS, access times, scores; name, firmware and size of the drive',
      make: 'Edit > Copy (Ctrl+C), pasted into a text file; View > IOPS switches between the two',
    },
    {
      name: 'text, German',
      versions: '1.4 to 2.0',
      verified: false,
      reads: 'the same as the English text, with decimal commas',
      make: 'Bearbeiten > Kopieren, pasted into a text file',
    },
    {
      name: 'text of the copy benchmark',
      versions: '1.4 to 2.0',
      verified: false,
      reads: 'MB/s and seconds of the ISO, program and game copies',
      make: 'Edit > Copy in the window of the copy benchmark; the compression curve is a picture: use a table for it',
    },
  ],
  recognise(source) {
    const head = source.headText();
    return (
      /AS SSD Benchmark\s+\d/.test(head) && !/CrystalDiskMark\s+\d/.test(head) && /MB\/s|iops/i.test(head)
    );
  },
  parse: (source) => readResults(splitResults(sourceLines(source))),
};

/**
 * @param {Result[]} results
 * @returns {import('../../model/parser.js').Parsed}
 */
function readResults(results) {
  const mark = settleMark(results);
  /** @type {import('../../model/parser.js').Warning[]} */
  const warnings = [];
  const headers = results.map(({ header }) => readHeader(header, mark));
  refuseSeveralDrives(headers, results);
  const measurements = results.flatMap(({ sections, line }, run) => {
    const before = warnings.length;
    const rows = sections.flatMap((section) => sectionMeasurements(section, { run, mark, warnings }));
    const aborted = warnings.slice(before).some(({ message }) => message.includes('aborted'));
    if (!isWhole(sections) && !aborted) throw truncated(sections, line);
    return rows;
  });
  if (measurements.length === 0) {
    throw new InputError('no result: every test is 0 or missing', {
      line: results[0].line,
      hint: 'let the test finish, then copy',
    });
  }
  const open = results.find(({ closed, sections }) => !closed && sections.some(endsResult));
  if (open)
    warnings.push(
      warning('the line after the total score is missing: see that the score is whole', open.line),
    );
  if (measurements.some(({ unit }) => unit === 'B/s')) warnings.push(warning(megabyte));
  if (results.some(isGerman))
    warnings.push(warning('the German text was not checked on real files', results[0].line));
  const [{ device, settings, startedAt }] = headers;
  return parsed({ toolVersion: results[0].version, device, measurements, warnings, settings, startedAt });
}

/** @param {Result} result */
const isGerman = ({ header, sections }) =>
  header.has('größe') ||
  sections.some(({ rows }) => rows.some(({ key }) => /^(?:lesen|schreiben|gesamt)$/i.test(key)));

/** @param {Result[]} results */
function settleMark(results) {
  const numbers = results.flatMap(({ header, sections }) => {
    const values = sections.flatMap(({ rows }) => rows.map(({ value }) => value));
    return [header.get('size') ?? header.get('größe') ?? '', ...values].map(
      (value) => /^[\d.,]+/.exec(value)?.[0] ?? '',
    );
  });
  try {
    return decimalMark(numbers) ?? '.';
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new InputError(message, {
      line: results[0].line,
      hint: 'leave the numbers as the program wrote them',
      cause,
    });
  }
}

/**
 * @param {ReturnType<typeof readHeader>[]} headers
 * @param {Result[]} results
 */
function refuseSeveralDrives(headers, results) {
  const other = headers.findIndex(({ device }) => device?.model !== headers[0].device?.model);
  if (other < 0) return;
  throw new InputError(
    `results of two drives in one file: ${headers[0].device?.model} and ${headers[other].device?.model}`,
    {
      line: results[other].line,
      hint: 'keep one file for each drive',
    },
  );
}
