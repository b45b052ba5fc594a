import assert from 'node:assert/strict';
import { test } from 'node:test';
import zlib from 'node:zlib';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { InputError } from '../../scripts/model/inputError.js';
import { unpackArchive } from '../../scripts/unpack/index.js';

const hello = strToU8('hello, disk\n'.repeat(200));
const names = (/** @type {{ name: string }[]} */ files) => files.map(({ name }) => name);
const join = (/** @type {Uint8Array[]} */ ...parts) => new Uint8Array(Buffer.concat(parts));

/**
 * One tar entry with its header checksum.
 *
 * @param {string} name
 * @param {Uint8Array} bytes
 * @param {string} [type]
 */
function tarEntry(name, bytes, type = '0') {
  const header = new Uint8Array(512);
  const put = (/** @type {number} */ at, /** @type {string} */ text) => header.set(strToU8(text), at);
  put(0, name);
  put(124, bytes.length.toString(8).padStart(11, '0'));
  put(148, '        ');
  put(156, type);
  put(257, 'ustar');
  const sum = header.reduce((total, byte) => total + byte, 0);
  put(148, `${sum.toString(8).padStart(6, '0')}\0 `);
  return join(header, bytes, new Uint8Array((512 - (bytes.length % 512)) % 512));
}

const tar = (/** @type {Uint8Array[]} */ ...entries) => join(...entries, new Uint8Array(1024));

test('a file that is no archive comes back as it is', () => {
  assert.deepEqual(unpackArchive('run1.json', hello), [{ name: 'run1.json', bytes: hello }]);
});

test('gzip of one or several members is unpacked and loses its suffix', () => {
  const [file] = unpackArchive('run1.json.gz', gzipSync(hello));
  assert.equal(file.name, 'run1.json');
  assert.deepEqual(file.bytes, hello);
  const [twice] = unpackArchive('log.gz', join(gzipSync(hello), gzipSync(hello)));
  assert.equal(twice.bytes.length, hello.length * 2);
});

test('a gzip file that was cut or changed is an error, never half the numbers', () => {
  const packed = gzipSync(hello);
  for (let length = 18; length < packed.length; length += 1) {
    assert.throws(
      () => unpackArchive('run1.json.gz', packed.slice(0, length)),
      InputError,
      `cut to ${length}`,
    );
  }
  const changed = packed.slice();
  changed[changed.length - 6] ^= 1;
  assert.throws(() => unpackArchive('run1.json.gz', changed), /checksum/);
});

test('zip, tar and tar.gz hold their files in order, without the litter of systems', () => {
  const zip = zipSync({
    'a/run1.json': hello,
    '__MACOSX/a/._run1.json': hello,
    'a/.DS_Store': hello,
    'b.txt': hello,
  });
  assert.deepEqual(names(unpackArchive('all.zip', zip)), ['a/run1.json', 'b.txt']);
  const packed = tar(
    tarEntry('a/', new Uint8Array(0), '5'),
    tarEntry('a/run1.json', hello),
    tarEntry('./b', hello),
  );
  assert.deepEqual(names(unpackArchive('all.tar', packed)), ['a/run1.json', 'b']);
  assert.deepEqual(names(unpackArchive('all.tgz', gzipSync(packed))), ['a/run1.json', 'b']);
});

test('a zip of packed logs is read, a deeper nest is refused', () => {
  const logs = zipSync({ 'logs/run1_bw.log.gz': gzipSync(hello), 'more.tar': tar(tarEntry('x.log', hello)) });
  assert.deepEqual(names(unpackArchive('logs.zip', logs)), ['logs/run1_bw.log', 'more.tar/x.log']);
  assert.throws(() => unpackArchive('deep.zip', zipSync({ 'logs.zip': logs })), /archive in an archive/);
});

test('long names of tar are kept', () => {
  const long = `${'deep/'.repeat(30)}run1.json`;
  const gnu = tar(tarEntry('././@LongLink', strToU8(`${long}\0`), 'L'), tarEntry('cut', hello));
  assert.deepEqual(names(unpackArchive('gnu.tar', gnu)), [long]);
  const record = ` path=${long}\n`;
  const pax = tar(tarEntry('pax', strToU8(`${record.length + 3}${record}`), 'x'), tarEntry('cut', hello));
  assert.deepEqual(names(unpackArchive('pax.tar', pax)), [long]);
});

for (const path of ['../up.json', '/etc/passwd', 'a/../../up', 'C:\\x.json', '..\\up']) {
  test(`a path outside of the archive is refused: ${path}`, () => {
    assert.throws(() => unpackArchive('bad.zip', zipSync({ [path]: hello })), /outside of itself/);
    assert.throws(() => unpackArchive('bad.tar', tar(tarEntry(path, hello))), /outside of itself/);
  });
}

test('links are refused', () => {
  assert.throws(() => unpackArchive('bad.tar', tar(tarEntry('x', new Uint8Array(0), '2'))), /link/);
});

test('what is packed within is counted while it is unpacked, not when all of it is there', () => {
  const small = Object.fromEntries(
    Array.from({ length: 9_000 }, (_, at) => [`${at}.log`, new Uint8Array(1)]),
  );
  const many = zipSync(small, { level: 0 });
  const cut = many.subarray(0, 1000);
  const outer = zipSync({ 'a.zip': many, 'b.zip': many, 'c.zip': many, 'd.zip': cut });
  assert.throws(() => unpackArchive('many.zip', outer), /unpacks to too much: many\.zip/);
});

test('bombs are stopped by their ratio, whatever their directory says', () => {
  // a little more than what a high ratio is refused from
  const zeros = new Uint8Array(70_000_000);
  const bomb = new Uint8Array(zlib.gzipSync(zeros, { level: 9 }));
  assert.throws(() => unpackArchive('bomb.gz', bomb), /1000 times its packed size/);
  const zip = zipSync({ bomb: zeros });
  assert.throws(() => unpackArchive('bomb.zip', zip), /times its packed size/);
  const view = new DataView(zip.buffer);
  for (let at = 0; at + 4 < zip.length; at += 1) {
    if (view.getUint32(at, true) === zeros.length) view.setUint32(at, 5, true);
  }
  assert.throws(() => unpackArchive('lie.zip', zip), InputError);
});

test('a damaged or encrypted zip is an error', () => {
  const zip = zipSync({ 'a.txt': hello }, { level: 0 });
  const changed = zip.slice();
  changed[60] ^= 1;
  assert.throws(() => unpackArchive('a.zip', changed), /checksum/);
  assert.throws(() => unpackArchive('a.zip', zip.slice(0, zip.length - 30)), /directory/);
  const locked = zip.slice();
  locked[zip.length - 22 - 46 - 5 + 8] |= 1;
  assert.throws(() => unpackArchive('a.zip', locked), /encrypted/);
});

test('a spreadsheet stays whole', () => {
  const sheet = zipSync({ '[Content_Types].xml': hello, 'xl/workbook.xml': hello });
  assert.equal(unpackArchive('times.xlsx', sheet).length, 1);
});

test('zstd is unpacked where Node can, and says what to do where it cannot', () => {
  const frame = new Uint8Array(Buffer.from('KLUv/SAFKQAAaGVsbG8=', 'base64'));
  const native = /** @type {any} */ (process.getBuiltinModule?.('node:zlib'))?.zstdDecompressSync;
  if (native) assert.equal(new TextDecoder().decode(unpackArchive('x.zst', frame)[0].bytes), 'hello');
  else assert.throws(() => unpackArchive('x.zst', frame), /cannot unpack zstd/);
});
