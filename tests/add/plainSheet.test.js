import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { fileContent } from '../../scripts/add/fileContent.js';
import { labelsFor } from '../../scripts/add/privacy/anonymise.js';
import { namesText } from '../../scripts/add/privacy/plainSheet.js';
import { findSecrets } from '../../scripts/add/privacy/secrets.js';
import { redactedHash } from '../../scripts/add/redactedHash.js';
import { bytesSource } from '../../scripts/model/source.js';
import { parseSource } from '../../scripts/parsers/index.js';

const bare = unzipSync(
  readFileSync(join(import.meta.dirname, '../parsers/fixtures/table/spreadsheet/input.xlsx')),
);
const text = (/** @type {string} */ path) => strFromU8(bare[path]);
const note = '<c r="Z99" t="inlineStr"><is><t>Serial Number: S3Z8NB0K123456</t></is></c>';

/** A spreadsheet as an office program saves it: its author, folder, printer and links in every corner. */
const office = zipSync({
  ...bare,
  'docProps/core.xml': strToU8(
    text('docProps/core.xml').replace('openpyxl', 'Anna Example</dc:creator><dc:creator>'),
  ),
  'docProps/custom.xml': strToU8('<Properties><property name="Owner">Anna Example</property></Properties>'),
  'xl/comments1.xml': strToU8('<comments><authors><author>Anna Example</author></authors></comments>'),
  'xl/persons/person.xml': strToU8('<personList><person displayName="Anna Example"/></personList>'),
  'xl/printerSettings/printerSettings1.bin': strToU8('\\\\ANNAS-PC\\Printer'),
  'xl/workbook.xml': strToU8(
    text('xl/workbook.xml').replace(
      '<workbookPr />',
      '<fileSharing userName="Anna Example"/><mc:AlternateContent><mc:Choice><x15ac:absPath url="C:\\Users\\anna\\"/></mc:Choice></mc:AlternateContent>$&',
    ),
  ),
  'xl/worksheets/sheet1.xml': strToU8(
    text('xl/worksheets/sheet1.xml').replace(
      '</worksheet>',
      '<headerFooter><oddHeader>Anna Example</oddHeader></headerFooter><legacyDrawing r:id="rId9"/></worksheet>',
    ),
  ),
  'xl/worksheets/_rels/sheet1.xml.rels': strToU8('<Relationship Target="file:///C:/Users/anna/x.xlsx"/>'),
  'xl/worksheets/sheet9.xml': strToU8(
    `<worksheet><sheetData><row r="99">${note}</row></sheetData></worksheet>`,
  ),
});

const filedOf = (/** @type {Uint8Array} */ bytes) =>
  fileContent(bytes, {
    from: 'input.xlsx',
    to: 'data/raw/a/b/c/run1.xlsx',
    gzip: gzipSync,
    labels: labelsFor(findSecrets(namesText(bytes) ?? '')),
  });

test('a spreadsheet is filed without who wrote it, where and with what, and with the same numbers', () => {
  const { bytes, replaced } = filedOf(office);
  const parts = unzipSync(bytes);
  for (const [path, part] of Object.entries(parts))
    assert.doesNotMatch(strFromU8(part), /anna|S3Z8NB0K|docProps|printer|r:id="rId9"/i, path);
  assert.deepEqual(replaced, ['SERIAL-A']);
  const numbers = (/** @type {Uint8Array} */ each) =>
    parseSource(bytesSource('a.xlsx', each)).measurements.map(({ evidence: _evidence, ...rest }) => rest);
  assert.deepEqual(numbers(bytes), numbers(office));
  assert.ok(numbers(bytes).length > 0);
});

test('a spreadsheet that is filed stays as it is, and is known again', () => {
  const { bytes } = filedOf(office);
  assert.deepEqual(filedOf(bytes).bytes, bytes);
  const secrets = findSecrets(namesText(office) ?? '');
  const hashes = [office, bytes].map((each) => redactedHash(bytesSource('a.xlsx', each), secrets));
  assert.equal(hashes[0], hashes[1]);
  assert.notEqual(hashes[0], redactedHash(bytesSource('a.xlsx', zipSync({ ...bare })), secrets));
});
