import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { readFooter } from './footer.js';
import { readRow } from './row.js';
import { sourceLines } from '../shared/pasted.js';

const banner = /(CrystalDiskMark|KDiskMark)\s+\(?(\d[\w.-]*)\)?/;
const section = /^\s*\[(Read|Write|Mix)\]\s*(?:Read\s+(\d{1,3})\s*%\s*[/,]\s*Write\s+\d{1,3}\s*%)?\s*$/i;
const rowStart = /^\s*(?:SEQ|RND|Sequential|Random|Seq)\b[^:]{0,60}:\s*[\d.,]+/i;
const sections = /** @type {const} */ ({ read: 'read', write: 'write', mix: 'mixed' });
const hint = 'copy the whole result again: File > Save (text), or Ctrl+Shift+C in CrystalDiskMark';

/**
 * CrystalDiskMark prints the best of its own x5 runs, or their mean where so set: one number, n = 1.
 *
 * @type {import('../../model/parser.js').Parser}
 */
export const crystalDiskMark = {
  tool: 'crystaldiskmark',
  title: 'CrystalDiskMark',
  layouts: [
    {
      name: 'text of version 3',
      versions: '3.0',
      verified: true,
      reads:
        'MB/s and IOPS of sequential, 512 KB and 4 KB reads and writes; test size, drive fill, date, system',
      make: 'Edit > Copy, pasted into a text file',
    },
    {
      name: 'text of versions 5 and 6',
      versions: '5.1 to 6.0',
      verified: true,
      reads: 'MB/s and IOPS with queues and threads; block size only where the row names it',
      make: 'File > Save (text), or Edit > Copy',
    },
    {
      name: 'text of versions 7 to 9',
      versions: '8.0; 7.0 and 9.0 print the same rows, not verified',
      verified: true,
      reads: 'MB/s, IOPS and latency by section, block size, queues and threads; profile, mode, data fill',
      make: 'File > Save (text), or Edit > Copy',
    },
    {
      name: 'report of KDiskMark',
      versions: '1.6 to 3.2',
      verified: false,
      reads: 'the same rows as of CrystalDiskMark 7 to 9; KDiskMark measures with fio and copies the look',
      make: 'File > Save (report)',
    },
  ],
  recognise(source) {
    const head = source.headText();
    return (
      banner.test(head) &&
      head.split('\n').some((line) => /MB\/s/.test(line) && /(?:SEQ|RND|Sequential|Random|Seq)\b/i.test(line))
    );
  },
  parse: (source) => readResult(sourceLines(source)),
};

/**
 * @param {{ text: string, line: number }[]} lines
 * @returns {import('../../model/parser.js').Parsed}
 */
function readResult(lines) {
  const blocks = splitBlocks(lines);
  /** @type {import('../../model/parser.js').Warning[]} */
  const warnings = [];
  const measurements = blocks.flatMap((block, run) => readBlock(block, run, warnings));
  if (measurements.length === 0) {
    throw new InputError('no result in any row: every value is 0.00', {
      hint: 'the test was aborted or never started; run it again and save it when it has finished',
    });
  }
  const other = lines.find(({ text }) => /\bHD Tune\b.*Benchmark/.test(text));
  if (other)
    warnings.push(
      warning('results of HD Tune stand in the same text and are left out: file them apart', other.line),
    );
  const footer = readFooter(blocks[0].lines);
  if (blocks.length > 1) {
    warnings.push(
      warning(
        `${blocks.length} results in one file: taken as runs of one drive, which the text does not name`,
      ),
    );
  }
  return parsed({
    toolVersion: blocks[0].version,
    measurements,
    warnings: [...blocks[0].notes, ...warnings],
    settings: footer.settings,
    startedAt: footer.startedAt,
  });
}

/**
 * One block for each banner line.
 *
 * @typedef {object} Block
 * @property {string} version
 * @property {import('../../model/parser.js').Warning[]} notes
 * @property {{ text: string, line: number }[]} lines
 *
 * @param {{ text: string, line: number }[]} lines
 * @returns {Block[]}
 */
function splitBlocks(lines) {
  /** @type {Block[]} */
  const blocks = [];
  for (const each of lines) {
    const match = banner.exec(each.text);
    const starts = match && /^[\s*#>|]*(?:K|Crystal)DiskMark\s+\(?\d/.test(each.text);
    if (match && starts) blocks.push({ version: match[2], notes: notesOn(match[1], each.line), lines: [] });
    blocks.at(-1)?.lines.push(each);
  }
  if (blocks.length === 0)
    throw new InputError('no line says which version of CrystalDiskMark this is', { line: 1, hint });
  const isEmpty = (/** @type {Block} */ { lines: own }) => !own.some(({ text }) => rowStart.test(text));
  const empty = blocks.find((block) => isEmpty(block) && /\(C\)/.test(block.lines[0].text));
  if (empty)
    throw new InputError('a result without rows: it was cut off', { line: empty.lines[0].line, hint });
  return blocks.filter((block) => !isEmpty(block));
}

/**
 * @param {string} product
 * @param {number} line
 */
function notesOn(product, line) {
  if (product === 'CrystalDiskMark') return [];
  return [
    warning(
      'a report of KDiskMark: read by its likeness to CrystalDiskMark, not checked on real files',
      line,
    ),
  ];
}

/**
 * @param {Block} block
 * @param {number} run
 * @param {import('../../model/parser.js').Warning[]} warnings
 */
function readBlock(block, run, warnings) {
  const { condition, complete } = readFooter(block.lines);
  /** @type {import('./row.js').Section | null} */
  let current = null;
  /** @type {Set<string>} */
  const seen = new Set();
  const rows = block.lines.flatMap(({ text, line }) => {
    const heading = section.exec(text);
    if (heading) current = sectionOf(heading);
    if (heading || !rowStart.test(text)) return [];
    return [{ line, ...readRow(text, { line, section: current, run, condition, seen, warnings }) }];
  });
  checkWhole(rows, { complete, version: block.version, warnings });
  return rows.flatMap(({ measurements }) => measurements);
}

/**
 * The program prints as many rows for each operation, all of one shape, and the settings last. People who paste it leave
 * the settings out; before version 7 it is eight rows, so that nothing else can be missing.
 *
 * @param {{ line: number, operation: string, shape: string }[]} rows
 * @param {{ complete: boolean, version: string, warnings: import('../../model/parser.js').Warning[] }} block
 */
function checkWhole(rows, { complete, version, warnings }) {
  const counts = new Map();
  for (const { operation } of rows) counts.set(operation, (counts.get(operation) ?? 0) + 1);
  const { line, shape } = rows[rows.length - 1];
  const lopsided = new Set(counts.values()).size > 1;
  const asAll = rows.length === 8 && rows.some((row) => row.shape === shape && row.line !== line);
  if (lopsided || (!complete && (Number.parseInt(version, 10) >= 7 || !asAll))) {
    const found = [...counts].map(([operation, count]) => `${count} ${operation}`).join(', ');
    throw new InputError(
      `the result is not whole: rows for ${found}${complete ? '' : ', and no settings after them'}`,
      { line, hint },
    );
  }
  if (!complete) {
    const message = 'the lines with test size, date and system are missing: what data was written is unknown';
    warnings.push(warning(message, line));
  }
}

/**
 * @param {RegExpExecArray} heading
 * @returns {import('./row.js').Section}
 */
function sectionOf([, name, percent]) {
  const operation = sections[/** @type {keyof typeof sections} */ (name.toLowerCase())];
  return { operation, readPercent: operation === 'mixed' && percent ? Number(percent) : null };
}
