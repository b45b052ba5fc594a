import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InputError } from '../../scripts/model/inputError.js';
import { parseSource } from '../../scripts/parsers/index.js';
import { corpusFiles } from './folder.js';

const kibibytes = { K: 1, M: 1024, G: 1_048_576 };

/**
 * The totals that fio prints for each group, added up by direction: `bw=233MiB/s` of version 3, `aggrb=611058KB/s` of 2.
 *
 * @param {string} text
 * @param {'READ' | 'WRITE'} direction
 */
function printedTotal(text, direction) {
  const lines = text.split('\n').filter((line) => line.trim().startsWith(`${direction}: `));
  return lines.reduce((sum, line) => {
    const [, number, prefix] = /(?:bw|aggrb)=([\d.]+)([KMG])i?B\/s/.exec(line) ?? assert.fail(line);
    return sum + Number(number) * 1024 * kibibytes[/** @type {'K'} */ (prefix)];
  }, 0);
}

/**
 * @param {ReturnType<typeof parseSource>} parsed
 * @param {string} operation
 */
const rowTotal = ({ measurements }, operation) =>
  measurements
    .filter((row) => row.metric === 'bandwidth' && row.parameters.operation === operation)
    .reduce((sum, { value }) => sum + value, 0);

/** @param {string} folder @param {(file: string) => boolean} [wanted] */
const textFiles = (folder, wanted = () => true) => corpusFiles(folder)?.filter(({ file }) => wanted(file));

test("fio text: the jobs of every file add up to fio's own totals", (t) => {
  const files = textFiles('fio-normal');
  const recorded = textFiles('fio-local', (file) => file.startsWith('normal-'));
  if (!files || !recorded) return t.skip('corpus not there');
  for (const { file, bytes, source } of [...files, ...recorded]) {
    const text = bytes.toString('utf8');
    if (!text.includes('Run status group')) continue;
    const parsed = parseSource(source);
    assert.equal(parsed.tool, 'fio-text', file);
    for (const direction of /** @type {const} */ (['READ', 'WRITE'])) {
      const [rows, printed] = [rowTotal(parsed, direction.toLowerCase()), printedTotal(text, direction)];
      assert.ok(Math.abs(rows - printed) <= 0.01 * printed, `${file} ${direction}: ${rows}, not ${printed}`);
    }
    const runs = text.match(/^Run status group 0/gm)?.length ?? 0;
    assert.equal(new Set(parsed.measurements.map(({ run }) => run)).size, runs, `${file}: runs`);
  }
});

test('fio text: a file without a result says what fio said', (t) => {
  const files = textFiles('fio-normal', (file) => file.includes('64Thread'));
  if (!files) return t.skip('corpus not there');
  for (const { source } of files) {
    assert.throws(
      () => parseSource(source),
      (error) => error instanceof InputError && /maximum number of jobs/.test(error.message),
    );
  }
});

test('fio terse: the rates of every file are those of its fields', (t) => {
  const files = textFiles('fio-terse');
  const recorded = textFiles('fio-local', (file) => file.startsWith('terse-'));
  if (!files || !recorded) return t.skip('corpus not there');
  for (const { file, bytes, source } of [...files, ...recorded]) {
    const parsed = parseSource(source);
    assert.equal(parsed.tool, 'fio-terse', file);
    const lines = bytes.toString('utf8').split('\n').filter(Boolean);
    for (const [operation, distance] of /** @type {const} */ ([
      ['read', 0],
      ['write', 1],
    ])) {
      const expected = lines.reduce((sum, line) => {
        const fields = line.split(';');
        const first = fields[0] === '2' ? 4 : 5;
        const width = fields[0] === '5' ? 47 : 41;
        return sum + Number(fields[first + 1 + distance * width]) * 1024;
      }, 0);
      assert.equal(rowTotal(parsed, operation), expected, `${file} ${operation}`);
    }
  }
});
