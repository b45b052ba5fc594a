import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from './benchRun.js';

/*
 * A drive is named by the person who records. Whatever data files say of devices, no script is made of it.
 */

const commandOf = (/** @type {string} */ command) =>
  `[targets.made]\nsetup = "echo >target"\n[tests.t]\ntitle = "T"\ntool = "x"\ncommand = '''${command}'''\n`;

for (const command of [
  'dd if=input of=/dev/sdb',
  'dd of=/dev/nvme0n1p1',
  'cat input >/dev/mapper/vg-root',
  'fio --filename=/dev/disk/by-id/ata-ACME job.fio',
])
  test(`a command is refused: ${command}`, () => {
    const { plan, problems } = planOf(commandOf(command), { a: '[target]\nkind = "made"' });
    assert.equal(plan, null);
    const [{ message, file, line, hint }] = problems;
    assert.match(message, /^a command that names a device: \/dev\/[\w/-]+$/);
    assert.deepEqual([file, line], ['data/methodologies/m/methodology.toml', 7]);
    assert.match(hint ?? '', /write \{target\}/);
  });

test('devices that hold no data may be named', () => {
  const { plan, problems } = planOf(commandOf('head -c 9 /dev/urandom >/dev/null 2>/dev/stderr'), {
    a: '[target]\nkind = "made"',
  });
  assert.ok(plan, JSON.stringify(problems));
});

for (const [value, words] of /** @type {[string, RegExp][]} */ ([
  ['/dev/sdb', /^a device in a data file: disk = /],
  ['/dev/disk/by-id/ata-ACME', /^a device in a data file: disk = /],
  ['--filename=/dev/sdb', /^a device in a data file: disk = /],
  ['x; dd of=target', /^a value with signs that a shell acts upon: disk = /],
  ['$(reboot)', /^a value with signs that a shell acts upon: disk = /],
]))
  test(`a value of a product is refused: ${value}`, () => {
    const { plan, problems } = planOf(commandOf('cat {disk}'), {
      a: `[target]\nkind = "made"\ndisk = ${JSON.stringify(value)}`,
    });
    assert.equal(plan, null);
    const [{ message, file, line }] = problems;
    assert.match(message, words);
    assert.deepEqual([file, line], ['data/products/a.toml', 4]);
  });

test('a device in a job file is refused', () => {
  const files = [{ name: 'its.fio', text: '[job]\nrw=write\nfilename=/dev/sdb\n' }];
  const { plan, problems } = planOf(commandOf('fio {job}'), { a: '[target]\nkind = "made"' }, files);
  assert.equal(plan, null);
  assert.deepEqual([problems[0].file, problems[0].line], ['data/methodologies/m/its.fio', 3]);
});
