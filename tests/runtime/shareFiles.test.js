import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesInLink } from '../../assets/js/inspect/startLink.js';
import { linkOf } from '../../assets/js/inspect/shareFiles.js';
import { unpackArchive } from '../../scripts/unpack/index.js';
import { InputError } from '../../scripts/model/inputError.js';

const host = 'annas-laptop-4';
const result = `{"context": {"host_name": "${host}"}, "benchmarks": []}\n`;

/** @param {string} hash */
async function opened(hash) {
  const [{ name, file }] = filesInLink(`#${hash}`);
  return unpackArchive(name, new Uint8Array(await file.arrayBuffer()));
}

test('no machine is named in a link, neither by UTF-16 nor by what a file is called', async () => {
  const utf16 = Buffer.from(`\uFEFF${result}`, 'utf16le');
  const link = await linkOf(
    new Map([
      ['plain.txt', new Blob([result])],
      [`${host}.txt`, new Blob([utf16])],
    ]),
  );
  const files = await opened(String(link));
  assert.equal(files.length, 2);
  for (const { name, bytes } of files) {
    assert.ok(!name.includes(host), name);
    const text = Buffer.from(bytes).toString();
    assert.ok(text.includes('host_name') && !text.includes(host), text);
  }
});

test('a link that was cut anywhere is a damaged archive, never an exception of its own', async () => {
  const link = String(await linkOf(new Map([['plain.txt', new Blob([result])]])));
  for (const cut of [1, 2, 3, 4]) await assert.rejects(opened(link.slice(0, -cut)), InputError);
});
