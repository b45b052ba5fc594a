import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesSource, decodeText } from '../../scripts/model/source.js';

const utf16 = (/** @type {string} */ text) => Buffer.from(text, 'utf16le');

test('text is read as UTF-8, UTF-16 with or without its mark, or the Windows code page', () => {
  assert.equal(decodeText(Buffer.from('\ufeffGröße: 5 µs')), 'Größe: 5 µs');
  assert.equal(decodeText(utf16('\ufeffGröße')), 'Größe');
  assert.equal(decodeText(utf16('\ufeffGröße').swap16()), 'Größe');
  assert.equal(decodeText(utf16('Lesen: 5')), 'Lesen: 5');
  assert.equal(decodeText(utf16('Lesen: 5').swap16()), 'Lesen: 5');
  assert.equal(decodeText(Buffer.from('Gr\xf6\xdfe: 5 \xb5s', 'latin1')), 'Größe: 5 µs');
});

test('line ends become LF, colours and titles of terminals go away', () => {
  assert.equal(decodeText(Buffer.from('a\r\nb\rc\n')), 'a\nb\nc\n');
  assert.equal(decodeText(Buffer.from('\u001b[33mred\u001b(B\u001b[m \u001b]0;title\u0007end')), 'red end');
});

test('times that a log puts before its lines go away, lines stay in their places', () => {
  const github =
    '\ufeff2022-11-28T12:54:33.9707890Z Total:\r\n2022-11-28T12:54:33.9708346Z \r\n2022-11-28T12:54:34.0000000Z   50%  45\r\n';
  assert.equal(decodeText(Buffer.from(github)), 'Total:\n\n  50%  45\n');
  const viewed =
    'bench\tRun it\t\ufeff2022-11-28T12:54:33.9707890Z a\nbench\tRun it\t2022-11-28T12:54:33.9707891Z b\n';
  assert.equal(decodeText(Buffer.from(viewed)), 'a\nb\n');
  const gitlab =
    '2024-05-22T12:12:47.123456Z 00O a\n2024-05-22T12:12:47.123456Z 01E+b\n2024-05-22T12:12:48.123456Z 00O\n';
  assert.equal(decodeText(Buffer.from(gitlab)), 'a\nb\n\n');
  assert.equal(decodeText(Buffer.from('2020-06-23T01:42:29.123456789Z a\nb\n')), 'a\nb\n');
  const table = '2022-11-28T12:54:33.970789Z,5\n2022-11-28T12:54:34.970789Z,6\n';
  assert.equal(decodeText(Buffer.from(table)), table, 'a column of times is no stamp');
});

test('a character that the end of the head cuts in two spoils nothing before it', () => {
  const bytes = Buffer.from(`${'x'.repeat(65_535)}µ and more`);
  const source = bytesSource('long.txt', bytes);
  assert.equal(source.headText(), 'x'.repeat(65_535));
  assert.equal(source.text().slice(65_535), 'µ and more');
});

test('chunks give all bytes in order', () => {
  const bytes = new Uint8Array(2_500_000).map((_, at) => at % 251);
  const chunks = [...bytesSource('log', bytes).chunks()];
  assert.deepEqual(Buffer.concat(chunks).equals(bytes), true);
  assert.ok(chunks.every(({ length }) => length <= 1_048_576));
});
