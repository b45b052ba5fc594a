import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askGuard, fakeDrive, shells } from './fakeDrive.js';

/*
 * No drive is destroyed by mistake. /sys, /proc and the medium are made by hand here, so that each refusal can be tried on any
 * machine; guardDevices.test.js does the same with devices of the kernel, where it is allowed to make them.
 */

const partition = { number: 1, start: 2048, sectors: 20_480 };
const onPartition = 2048 * 512;
const size = 65_536 * 512;
const ascii = (/** @type {string} */ text) => Buffer.from(text, 'latin1');
const hex = (/** @type {string} */ text) => Buffer.from(text, 'hex');
const drive = 'sys/devices/pci/block/sdb';

/** @type {Record<string, [import('./fakeDrive.js').Fake, string[]]>} */
const cases = {
  'an empty drive may be written to': [{}, []],
  'so may one with a file system that nobody uses': [
    { partitions: [partition], bytes: [[onPartition + 1080, hex('53ef')]] },
    [],
  ],
  'another model or serial number': [
    { serial: 'S2' },
    ['/dev/disk/by-id/ata-ACME is "ACME SSD 1 S2", and "ACME SSD 1 S1" was confirmed'],
  ],
  'no serial number': [
    { serial: '' },
    [
      '/dev/disk/by-id/ata-ACME tells no serial number, so it cannot be told from another',
      '/dev/disk/by-id/ata-ACME is "ACME SSD 1", and "ACME SSD 1 S1" was confirmed',
    ],
  ],
  'write-protected': [{ files: { [`${drive}/ro`]: '1\n' } }, ['/dev/disk/by-id/ata-ACME is write-protected']],
  'no medium': [{ files: { [`${drive}/size`]: '0\n' } }, ['/dev/disk/by-id/ata-ACME holds no medium']],
  mounted: [{ mounts: ['30 21 8:16 / /mnt/x rw - ext4 /dev/sdb rw'] }, ['sdb is mounted on /mnt/x']],
  'a mounted partition': [
    { partitions: [partition], mounts: ['30 21 8:17 / /home rw shared:1 - xfs /dev/sdb1 rw'] },
    ['sdb1 is mounted on /home'],
  ],
  'a mounted partition whose device number is the file system’s own': [
    { partitions: [partition], mounts: ['30 21 0:40 /@ /data rw - btrfs /dev/sdb1 rw'] },
    ['sdb1 is mounted on /data'],
  ],
  'mounted in another namespace': [
    { files: { 'proc/77/mountinfo': '30 21 8:16 / /srv rw - ext4 /dev/sdb rw\n' } },
    ['sdb is mounted on /srv'],
  ],
  'the second drive of a Btrfs': [
    { partitions: [partition], links: { 'sys/fs/btrfs/u/devices/sdb1': `../../../../../${drive}` } },
    ['sdb1 is part of a mounted Btrfs'],
  ],
  'a Btrfs of one drive that nobody uses': [
    {
      bytes: [
        [65_600, ascii('_BHRfS_M')],
        [65_672, hex('0100000000000000')],
      ],
    },
    [],
  ],
  'a Btrfs of two drives that is not mounted': [
    {
      partitions: [partition],
      bytes: [
        [onPartition + 65_600, ascii('_BHRfS_M')],
        [onPartition + 65_672, hex('0200000000000000')],
      ],
    },
    ['/dev/disk/by-id/ata-ACME holds Btrfs of several drives on sdb1'],
  ],
  'swap in use': [{ partitions: [partition], swaps: ['/dev/sdb1'] }, ['sdb1 is in use as swap']],
  'swap that is not in use': [
    { partitions: [partition], bytes: [[onPartition + 4086, ascii('SWAPSPACE2')]] },
    ['/dev/disk/by-id/ata-ACME holds swap on sdb1'],
  ],
  'a running RAID on the whole drive': [
    { files: { [`${drive}/holders/md0/md/level`]: 'raid1\n' } },
    ['sdb is part of md0 (raid1)'],
  ],
  'an open volume (LVM or encryption) on a partition': [
    { partitions: [partition], files: { [`${drive}/sdb1/holders/dm-0/dm/name`]: 'vg-root\n' } },
    ['sdb1 is part of dm-0 (vg-root)'],
  ],
  'LVM that is not active': [
    { bytes: [[512, ascii('LABELONE')]] },
    ['/dev/disk/by-id/ata-ACME holds LVM physical volume'],
  ],
  'RAID 1.2 that is not running': [
    { bytes: [[4096, hex('fc4e2ba9')]] },
    ['/dev/disk/by-id/ata-ACME holds member of a RAID (md)'],
  ],
  'RAID 1.1 on a partition': [
    { partitions: [partition], bytes: [[onPartition, hex('fc4e2ba9')]] },
    ['/dev/disk/by-id/ata-ACME holds member of a RAID (md) on sdb1'],
  ],
  'RAID 1.0, at the end': [
    { bytes: [[size - 8192, hex('fc4e2ba9')]] },
    ['/dev/disk/by-id/ata-ACME holds member of a RAID (md)'],
  ],
  'RAID 0.90, at the end': [
    { bytes: [[size - 65_536, hex('fc4e2ba9')]] },
    ['/dev/disk/by-id/ata-ACME holds member of a RAID (md)'],
  ],
  'what lies before a small partition is not on it': [
    { partitions: [{ ...partition, sectors: 64 }], bytes: [[onPartition - 65_536, hex('fc4e2ba9')]] },
    [],
  ],
  'RAID of a mainboard': [
    { bytes: [[size - 1024, ascii('Intel Raid ISM Cfg Sig. 1.3.00')]] },
    ['/dev/disk/by-id/ata-ACME holds member of a RAID (Intel)'],
  ],
  'RAID of a controller': [
    { bytes: [[size - 512, hex('de11de11')]] },
    ['/dev/disk/by-id/ata-ACME holds member of a RAID (DDF)'],
  ],
  LUKS: [{ bytes: [[0, hex('4c554b53babe')]] }, ['/dev/disk/by-id/ata-ACME holds encryption (LUKS)']],
  BitLocker: [
    { partitions: [partition], bytes: [[onPartition + 3, ascii('-FVE-FS-')]] },
    ['/dev/disk/by-id/ata-ACME holds encryption (BitLocker) on sdb1'],
  ],
  ZFS: [
    { bytes: [[128 * 1024 + 5 * 1024, hex('0cb1ba0000000000')]] },
    ['/dev/disk/by-id/ata-ACME holds ZFS'],
  ],
  bcache: [
    { bytes: [[4120, hex('c68573f64e1a45ca8265f57f48ba6d81')]] },
    ['/dev/disk/by-id/ata-ACME holds bcache'],
  ],
  'the drive below the system, through a RAID and a volume': [
    {
      partitions: [partition],
      files: {
        'proc/self/mountinfo': '21 1 254:0 / / rw - ext4 /dev/mapper/root rw\n',
        'sys/devices/virtual/block/dm-0/slaves/md0/dev': '9:0\n',
        'sys/devices/virtual/block/md0/slaves/sdb1/dev': '8:17\n',
      },
      links: {
        'sys/dev/block/254:0': '../../devices/virtual/block/dm-0',
        'sys/dev/block/9:0': '../../devices/virtual/block/md0',
      },
    },
    ['sdb carries the system (/)'],
  ],
  'under a loop device': [
    { files: { 'sys/class/block/loop3/loop/backing_file': '/dev/sdb\n' } },
    ['sdb is under loop3'],
  ],
  'opened by another program, as a virtual machine does': [
    { openedBy: 'dev/sdb' },
    ['/dev/sdb is opened by another program'],
  ],
};

for (const shell of shells)
  for (const [name, [fake, expected]] of Object.entries(cases))
    test(`${shell.join(' ')}: ${name}`, (t) => {
      assert.deepEqual(askGuard(fakeDrive(t, fake), shell).sort(), [...expected].sort());
    });

/** What is said of a part, and what lies on it. @type {[string, ...[number, Uint8Array][]][]} */
const onParts = [
  ['ext file system "PHOTOS, 16 bytes"', [1080, hex('53ef')], [1144, ascii('PHOTOS, 16 bytes, no more')]],
  ['XFS file system "12 a\\b" c"', [0, ascii('XFSB')], [108, ascii('12 a\\b" c\0\x01\xff, no more')]],
  ['NTFS file system', [3, ascii('NTFS    ')]],
  ['exFAT file system', [3, ascii('EXFAT   ')]],
  ['FAT file system', [82, ascii('FAT32   ')]],
  ['FAT file system', [54, ascii('FAT16   ')]],
  [
    'Btrfs file system "POOL"',
    [65_600, ascii('_BHRfS_M')],
    [65_672, hex('0100000000000000')],
    [65_835, ascii('POOL')],
  ],
  ['refused: LVM physical volume', [0, ascii('LABELONE')]],
  ['refused: LVM physical volume', [1024, ascii('LABELONE')]],
  ['refused: LVM physical volume', [1536, ascii('LABELONE')]],
];

const named = (/** @type {string} */ path) => `refusals "${path}" "ACME SSD 1 S1"`;

for (const shell of shells) {
  test(`${shell.join(' ')}: a name that another drive may have after a restart`, (t) => {
    const [said, ...more] = askGuard(fakeDrive(t, {}), shell, named('$DEVICES/sdb'));
    assert.match(said, /^\/dev\/sdb is no stable name: give the drive as \/dev\/disk\/by-id\/\.\.\./);
    assert.deepEqual(more, []);
  });

  test(`${shell.join(' ')}: a name that leads out of the stable names`, (t) => {
    const said = askGuard(fakeDrive(t, {}), shell, named('$BY_ID/../../sdb'));
    assert.deepEqual(said, ['there is no /dev/disk/by-id/../../sdb: the drive is not connected']);
  });

  test(`${shell.join(' ')}: a drive that was unplugged`, (t) => {
    const said = askGuard(fakeDrive(t, {}), shell, named('$BY_ID/ata-GONE'));
    assert.deepEqual(said, ['there is no /dev/disk/by-id/ata-GONE: the drive is not connected']);
  });

  test(`${shell.join(' ')}: a partition, and a drive made of others`, (t) => {
    const links = {
      'dev/disk/by-id/ata-ACME-part1': '../../sdb1',
      'dev/disk/by-id/md-name-x': '../../md0',
    };
    const files = { 'dev/sdb1': '', 'dev/md0': '', 'sys/class/block/md0/size': '1\n' };
    const root = fakeDrive(t, { partitions: [partition], links, files });
    assert.deepEqual(askGuard(root, shell, named('$BY_ID/ata-ACME-part1')), [
      '/dev/disk/by-id/ata-ACME-part1 is a partition: name the whole drive',
    ]);
    assert.deepEqual(askGuard(root, shell, named('$BY_ID/md-name-x')), [
      '/dev/disk/by-id/md-name-x is made of other drives (md0): name a drive itself',
    ]);
  });

  test(`${shell.join(' ')}: a drive that awk cannot check is refused`, (t) => {
    const said = askGuard(fakeDrive(t, {}), shell, 'awk() { return 2; }; contents_of "$DEVICES/sdb" sdb');
    assert.deepEqual(said, ['refused: contents that cannot be checked']);
  });

  test(`${shell.join(' ')}: what is on a drive is said first`, (t) => {
    const partitions = onParts.map((_, i) => ({ number: i + 1, start: 2048 + i * 2048, sectors: 2048 }));
    const bytes = onParts.flatMap(([, ...each], i) =>
      each.map(
        ([at, content]) => /** @type {[number, Uint8Array]} */ ([(2048 + i * 2048) * 512 + at, content]),
      ),
    );
    const root = fakeDrive(t, { partitions, bytes });
    const said = onParts.map(([contents], i) => `partition sdb${i + 1}, 1 MB:\n${contents} on sdb${i + 1}`);
    const lines = askGuard(root, shell, 'contents_of "$DEVICES/sdb" sdb');
    assert.deepEqual(lines.sort(), said.join('\n').split('\n').sort());
  });
}
