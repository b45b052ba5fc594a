import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';

/*
 * The guard against devices of the kernel: loop devices, made and cleared away here. What the machine does not let a test make is
 * skipped, and says so; guard.test.js has each refusal with a /sys made by hand.
 */

const guard = join(dirname(dirname(import.meta.dirname)), 'scripts/record/shellParts/guard.sh');
const run = (/** @type {string[]} */ [program, ...args]) => spawnSync(program, args, { encoding: 'utf8' });
const works = (/** @type {string} */ command) => run(['sh', '-c', command]).status === 0;

/** @param {import('node:test').TestContext} t @param {string} [make] shell commands on the file $1, before it is a device */
function loop(t, make = ':') {
  const folder = mkdtempSync(join(tmpdir(), 'benchfolio-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'medium');
  writeFileSync(file, '');
  truncateSync(file, 64 * 2 ** 20);
  assert.equal(run(['sh', '-c', make, 'sh', file]).status, 0, make);
  const made = run(['losetup', '--find', '--show', file]);
  const device = made.stdout.trim();
  t.after(() => run(['losetup', '--detach', device]));
  mkdirSync(join(folder, 'by-id'));
  symlinkSync(device, join(folder, 'by-id/ata-ACME'));
  /** What the guard says; a loop device has no serial number. @param {string} [before] @param {string} [after] */
  const ask = (before = ':', after = ':') => {
    const script = `set -e; ${before}; . '${guard}'; BY_ID='${folder}/by-id'; refusals "$BY_ID/ata-ACME" ' ' || :; ${after}`;
    const { stdout, stderr, status } = run(['unshare', '-m', 'sh', '-c', script]);
    assert.equal(status, 0, stderr);
    return stdout
      .split('\n')
      .filter((line) => line && !/ tells no serial number|was confirmed$/.test(line))
      .map((line) => line.replaceAll(`${folder}/`, '/').replaceAll(basename(device), 'loopN'))
      .sort();
  };
  return { device, folder, ask };
}

const mayLoop =
  works(
    'f=$(mktemp) && truncate -s 1M $f && d=$(losetup -f --show $f) && losetup -d $d; c=$?; rm $f; exit $c',
  ) && works('unshare -m true');
const can = (/** @type {string} */ command, /** @type {string} */ what) =>
  mayLoop ? (works(command) ? false : `this machine has no ${what}`) : 'loop devices need root';

/** A table (MBR) of one partition: type 83, from sector 2048, 20 480 sectors long. */
const partitionTable =
  'printf "\\203\\0\\0\\0\\0\\010\\0\\0\\0\\120\\0\\0" | dd of="$1" bs=1 seek=450 conv=notrunc 2>/dev/null; printf "\\125\\252" | dd of="$1" bs=1 seek=510 conv=notrunc 2>/dev/null';

test('nothing on it, nothing refused', { skip: can('true', '') }, (t) => {
  assert.deepEqual(loop(t).ask(), []);
});

test('mounted', { skip: can('command -v mkfs.ext4', 'mkfs.ext4') }, (t) => {
  const { device, folder, ask } = loop(t, 'mkfs.ext4 -q "$1"');
  const mounted = ask(`mkdir '${folder}/mnt'; mount ${device} '${folder}/mnt'`);
  assert.ok(mounted.includes('loopN is mounted on /mnt'), mounted.join());
  assert.deepEqual(ask(), []);
});

test(
  'a mounted partition',
  { skip: can('command -v partx && command -v mkfs.ext4', 'partx or mkfs.ext4') },
  (t) => {
    const { device, folder, ask } = loop(t, partitionTable);
    assert.equal(run(['partx', '--add', device]).status, 0);
    t.after(() => run(['partx', '--delete', device]));
    assert.equal(run(['mkfs.ext4', '-q', `${device}p1`]).status, 0);
    assert.deepEqual(ask(), []);
    const mounted = ask(`mkdir '${folder}/mnt'; mount ${device}p1 '${folder}/mnt'`);
    assert.ok(mounted.includes('loopNp1 is mounted on /mnt'), mounted.join());
  },
);

test('swap, in use and not', { skip: can('command -v mkswap', 'mkswap') }, (t) => {
  const { device, ask } = loop(t, 'chmod 600 "$1" && mkswap -q "$1"');
  assert.deepEqual(ask(), ['/by-id/ata-ACME holds swap']);
  const used = ask(`swapon ${device}`, `swapoff ${device}`);
  assert.ok(used.includes('loopN is in use as swap'), used.join());
});

test('LVM', { skip: can('command -v pvcreate', 'LVM') }, (t) => {
  const { device, ask } = loop(t);
  assert.equal(run(['pvcreate', '--driverloaded', 'n', '-qq', '-ff', '-y', device]).status, 0);
  assert.deepEqual(ask(), ['/by-id/ata-ACME holds LVM physical volume']);
});

test('LUKS', { skip: can('command -v cryptsetup', 'cryptsetup') }, (t) => {
  const make =
    'echo secret | cryptsetup luksFormat --batch-mode --pbkdf pbkdf2 --pbkdf-force-iterations 1000 "$1" -';
  assert.deepEqual(loop(t, make).ask(), ['/by-id/ata-ACME holds encryption (LUKS)']);
});

test(
  'a RAID that runs',
  { skip: can('command -v mdadm && [ -e /proc/mdstat ]', 'RAID in its kernel') },
  (t) => {
    const { device, ask } = loop(t);
    const made = run([
      'mdadm',
      '--create',
      '/dev/md/benchfolio-test',
      '--run',
      '--level=1',
      '--force',
      '--raid-devices=1',
      device,
    ]);
    assert.equal(made.status, 0, made.stderr);
    t.after(() => run(['mdadm', '--stop', '/dev/md/benchfolio-test']));
    const said = ask();
    assert.ok(
      said.some((line) => /loopN is part of md\d+ \(raid1\)/.test(line)),
      said.join(),
    );
    assert.ok(said.includes('/by-id/ata-ACME holds member of a RAID (md)'), said.join());
  },
);

test('opened by another program', { skip: can('true', '') }, (t) => {
  const { device, ask } = loop(t);
  const opened = ask(`exec 5<${device}`, 'exec 5<&-');
  assert.deepEqual(opened, [`${dirname(device)}/loopN is opened by another program`]);
});
