import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileContent } from '../../scripts/add/fileContent.js';
import { anonymise, labelsFor, likenessOf } from '../../scripts/add/privacy/anonymise.js';
import { findSecrets } from '../../scripts/add/privacy/secrets.js';
import { textForm } from '../../scripts/add/privacy/textForm.js';

/** What tools print, and the names in it. @type {[string, string[]][]} */
const prints = [
  ['"serial_number": "S466NX0M776250H",', ['S466NX0M776250H']],
  ['Serial Number:    WD-WCAU4D321654', ['WD-WCAU4D321654']],
  ['LU WWN Product Id: 5 0014ee 2b1234567', ['5 0014ee 2b1234567']],
  ['"SubsystemNQN":"nqn.2014.08.org.nvmexpress:1bb11bb1XXX"', ['nqn.2014.08.org.nvmexpress:1bb11bb1XXX']],
  ['filename=/dev/disk/by-id/ata-Disk_One_S1ABCDEF-part1', ['S1ABCDEF']],
  ['hostname=perf84, be=0, 64-bit, os=Linux', ['perf84']],
  ['Linux 6.1.0-13-amd64 (workbench) \t11/21/2026 \t_x86_64_\t(2 CPU)', ['workbench']],
  ['<ComputerName>QuickTest2</ComputerName>', ['QuickTest2']],
  ['1.98,2.00a,my,host,1,1795219098,64M,,8192', ['my,host']],
  ['anna@bench-3:~$ dd if=/dev/zero of=x', ['bench-3', 'anna']],
  ['"filename" : "C:\\\\Users\\\\anna\\\\t.dat"', ['anna']],
  ['"host_name": "bench-4", "executable": "/Users/anna/a.out"', ['bench-4', 'anna']],
  ['"node": "minibox", "machine": "x86_64", "processor": "x86_64"', ['minibox']],
  ['"cpu": "i5", "machine": "cheetah", "os": "Linux"', ['cheetah']],
  ['Current Operating System: Linux lkp-csl-2sp4 5.5.0 #1 SMP', ['lkp-csl-2sp4']],
  ['"author": { "email": "anna@example.com", "username": "anna-b" }', ['anna@example.com', 'anna-b']],
  ['<User>phoronix-anna</User>', ['phoronix-anna']],
  ['/home/root/x "serial_number": "REDACTED" hostname=localhost, "sn": "SERIAL-A"', []],
];

test('names are found where tools print them', () => {
  for (const [text, names] of prints) {
    assert.deepEqual(
      findSecrets(text).map(({ value }) => value),
      names,
      text,
    );
  }
});

test('a name is the same everywhere, and part of no other word', () => {
  const labels = labelsFor(findSecrets('"sn": "AB12CD34"\nhostname=lab-7, x'));
  assert.equal(
    anonymise('AB12CD34 XAB12CD34 on lab-7: AB12CD34.', labels),
    'SERIAL-A XAB12CD34 on HOST-A: SERIAL-A.',
  );
});

test('an everyday word is replaced only where it stands as a name', () => {
  const labels = labelsFor(findSecrets('/home/write/x'));
  assert.equal(anonymise('"write": "/home/write/x"', labels), '"write": "/home/USER-A/x"');
});

test('what is filed is known again from what it was made of', () => {
  const text = '"sn": "AB12CD34", "file": "/dev/disk/by-id/nvme-X_AB12CD34"';
  const secrets = findSecrets(text);
  const filed = anonymise(text, labelsFor([{ kind: 'SERIAL', value: 'another' }, ...secrets]));
  assert.equal(likenessOf(filed, secrets), likenessOf(text, secrets));
});

test('encoding, line ends and marks stay as they are', () => {
  for (const bytes of [
    Buffer.from('\uFEFFserial: é\r\n', 'utf16le'),
    Buffer.from('\uFEFFa é\r\nb\n', 'utf8'),
    Buffer.from([0x61, 0xe9, 0x0d, 0x0a]),
  ]) {
    const form = textForm(bytes);
    assert.ok(form && Buffer.from(form.encode(form.text)).equals(bytes), bytes.toString('hex'));
  }
  assert.equal(textForm(Buffer.from([0x89, 0x50, 0, 0, 0, 1, 2, 3])), null, 'a picture is no text');
});

test('a replacement that would change what is measured is refused', () => {
  const filed = (/** @type {string} */ text) => {
    const how = { from: 'a.csv', to: 'data/raw/d/c/t/run1.csv', labels: labelsFor(findSecrets(text)) };
    return Buffer.from(fileContent(Buffer.from(text), how).bytes).toString();
  };
  const header = 'evidence,product,test,metric,unit,run 1\n';
  assert.match(
    filed(`${header}/home/anna/photo.png,x,copy,bandwidth,MB/s,250\n`),
    /^\/home\/USER-A\/photo.png,x,/m,
  );
  assert.match(filed('1.98,2.00a,box,1,1795219098,64M,,8192,5,813,69,'), /^1\.98,2\.00a,HOST-A,1,/);
  assert.throws(
    () => filed(`${header}photo,x,hostname=box,bandwidth,MB/s,250\n`),
    /cannot be replaced without changing/,
  );
});

test('packing is the same every time, without name and time', () => {
  const how = { from: 'a.log', to: 'data/raw/d/c/t/run1_bw.log.gz', labels: null };
  const log = Buffer.from(Array.from({ length: 5000 }, (_, at) => `${at}, ${at * 7}, 0, 0\n`).join(''));
  const [first, second] = [fileContent(log, how).bytes, fileContent(log, how).bytes];
  assert.deepEqual(first, second);
  assert.deepEqual([...first.subarray(3, 8)], [0, 0, 0, 0, 0], 'flags and time');
});
