import { InputError } from '../model/inputError.js';
import { parsed, warning } from '../model/parser.js';
import { readHeader } from './asSsdHeader.js';
import { isTotal, sectionMeasurements, sectionOf } from './asSsdSection.js';
import { decimalMark } from './decimalNumber.js';
import { sourceLines } from './pasted.js';

const banner = /^[\s*#>|]*AS SSD Benchmark\s+(\d[\d.]*)\s*$/;
const entry = /^\s*([^\s:][^:]{0,40}?)\s*:\s*(\S.*?)\s*$/;
const heading = /^\s*([^\s:-][^:]{0,40}?)\s*:?\s*$/;
const longestLine = 1000;
const hint = 'copy the whole result again with Edit > Copy in AS SSD, from its first line to the score';
const megabyte =
  'AS SSD does not document its MB: taken as 10^6 bytes. Its own IOPS suit 2^20 bytes, which would make rates 4.9 % higher';

/**
 * @typedef {{ text: string, line: number }} Line
 * @typedef {{ name: string, line: number, rows: { key: string, value: string, line: number }[] }} Section
 * @typedef {{ version: string, header: Map<string, string>, sections: Section[], line: number, closed: boolean }} Result
 *
 * @type {import('../model/parser.js').Parser}
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
      reads: 'the same, with decimal commas',
      make: 'Bearbeiten > Kopieren, in eine Textdatei eingefügt',
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
 * @param {Line[]} lines
 * @returns {Result[]}
 */
function splitResults(lines) {
  /** @type {Result[]} */
  const results = [];
  for (const { text, line } of lines) {
    const version = banner.exec(text)?.[1];
    if (version) results.push({ version, header: new Map(), sections: [], line, closed: false });
    else if (results.length) addLine(results[results.length - 1], { text, line });
  }
  if (results.length === 0)
    throw new InputError('no line "AS SSD Benchmark" with a version', { line: 1, hint });
  return results;
}

/**
 * @param {Result} result
 * @param {Line} line
 */
function addLine(result, { text, line }) {
  const { header, sections } = result;
  const section = sections.at(-1);
  const ended = section !== undefined && endsResult(section);
  if (ended && /^-{5,}$/.test(text.trim())) result.closed = true;
  if (ended || text.length > longestLine || /^[\s-]*$/.test(text)) return;
  const pair = entry.exec(text);
  if (!pair) {
    const name = heading.exec(text)?.[1];
    if (name) sections.push({ name, line, rows: [] });
  } else if (section) section.rows.push({ key: pair[1], value: pair[2], line });
  else header.set(pair[1].toLowerCase(), pair[2]);
}

/**
 * @param {Result[]} results
 * @returns {import('../model/parser.js').Parsed}
 */
function readResults(results) {
  const mark = settleMark(results);
  /** @type {import('../model/parser.js').Warning[]} */
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

/**
 * The total score ends the benchmark.
 *
 * @param {Section} section
 */
const endsResult = ({ name, rows }) =>
  sectionOf(name)?.kind === 'score' && rows.some(({ key }) => isTotal(key));

/**
 * The copy benchmark has no score, but three copies.
 *
 * @param {Section[]} sections
 */
function isWhole(sections) {
  const copies = sections.filter(({ name }) => sectionOf(name)?.kind === 'copy');
  return (
    sections.some(endsResult) ||
    (copies.length === 3 && copies.every(({ rows }) => rows.length === copies[0].rows.length))
  );
}

/**
 * @param {Section[]} sections
 * @param {number} line
 */
function truncated(sections, line) {
  const last = sections.at(-1);
  return new InputError(`the score is missing${last ? `, the last section is ${last.name}` : ''}`, {
    line: last?.line ?? line,
    hint,
  });
}

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
