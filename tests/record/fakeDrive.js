import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  openSync,
  closeSync,
  ftruncateSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const guard = join(dirname(dirname(import.meta.dirname)), 'scripts/record/shellParts/guard.sh');
const sector = 512;

/**
 * A drive as /sys and /proc of Linux show it (Documentation/ABI/stable/sysfs-block), with a file as its medium.
 *
 * @typedef {object} Fake
 * @property {string} [serial] '' for a drive that tells none
 * @property {number} [sectors]
 * @property {{ number: number, start: number, sectors: number }[]} [partitions]
 * @property {[number, Uint8Array][]} [bytes] on the medium, by offset
 * @property {string[]} [mounts] lines of mountinfo
 * @property {string[]} [swaps] devices
 * @property {string} [openedBy] a device that another program has opened
 * @property {Record<string, string>} [files] below the folder of all, e.g. `sys/...`
 * @property {Record<string, string>} [links] the same
 */

/** @param {import('node:test').TestContext} t @param {Fake} fake @returns {string} the folder of all */
export function fakeDrive(t, fake) {
  const root = mkdtempSync(join(tmpdir(), 'benchfolio-'));
  t.after(() => rmSync(root, { recursive: true }));
  const { serial = 'S1', sectors = 65_536, partitions = [], bytes = [], mounts = [], swaps = [] } = fake;
  const drive = 'sys/devices/pci/block/sdb';
  const files = {
    [`${drive}/dev`]: '8:16\n',
    [`${drive}/size`]: `${sectors}\n`,
    [`${drive}/ro`]: '0\n',
    [`${drive}/device/model`]: 'ACME SSD 1  \n',
    ...(serial && { [`${drive}/device/serial`]: `${serial}\n` }),
    'proc/self/mountinfo': `${['21 1 253:0 / / rw - ext4 /dev/vda rw', ...mounts].join('\n')}\n`,
    'proc/swaps': `Filename Type Size Used Priority\n${swaps.map((each) => `${each} partition 1 0 -2\n`).join('')}`,
    'sys/devices/virtio/block/vda/dev': '253:0\n',
    ...Object.fromEntries(
      partitions.flatMap(({ number, start, sectors: length }) => [
        [`${drive}/sdb${number}/partition`, `${number}\n`],
        [`${drive}/sdb${number}/dev`, `8:${16 + number}\n`],
        [`${drive}/sdb${number}/start`, `${start}\n`],
        [`${drive}/sdb${number}/size`, `${length}\n`],
      ]),
    ),
    ...fake.files,
  };
  const links = {
    'sys/class/block/sdb': `../../../${drive}`,
    'sys/dev/block/8:16': `../../../${drive}`,
    'sys/dev/block/253:0': '../../devices/virtio/block/vda',
    'dev/disk/by-id/ata-ACME': '../../sdb',
    ...Object.fromEntries(
      partitions.flatMap(({ number }) => [
        [`sys/class/block/sdb${number}`, `../../../${drive}/sdb${number}`],
        [`sys/dev/block/8:${16 + number}`, `../../../${drive}/sdb${number}`],
      ]),
    ),
    ...(fake.openedBy && { 'proc/77/fd/5': join(root, fake.openedBy) }),
    ...fake.links,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const [path, to] of Object.entries(links)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(to, join(root, path));
  }
  const medium = openSync(join(root, 'dev/sdb'), 'w');
  ftruncateSync(medium, sectors * sector);
  for (const [at, content] of bytes) writeSync(medium, content, 0, content.length, at);
  closeSync(medium);
  return root;
}

/** The shells of this machine that scripts have to run in. */
export const shells = [['dash'], ['bash'], ['busybox', 'sh']].filter(
  ([name, ...args]) => spawnSync(name, [...args, '-c', ':']).status === 0,
);

/**
 * What the guard says of the drive, line by line.
 *
 * @param {string} root
 * @param {string[]} shell
 * @param {string} [call] of its functions
 */
export function askGuard(root, [shell, ...args], call = 'refusals "$BY_ID/ata-ACME" "ACME SSD 1 S1"') {
  const script = [
    `. '${guard}'`,
    `SYS='${root}/sys' PROC='${root}/proc' DEVICES='${root}/dev' BY_ID='${root}/dev/disk/by-id'`,
    // its medium is a file here
    'is_block() { [ -f "$1" ]; }',
    call,
  ].join('\n');
  const { stdout, stderr } = spawnSync(shell, [...args, '-c', script], { encoding: 'utf8' });
  return [...stdout.split('\n'), ...stderr.split('\n')]
    .filter(Boolean)
    .map((line) => line.replaceAll(`${root}/`, '/'));
}
