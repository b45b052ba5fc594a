/** A first test, to be copied and changed; every test of a methodology has its own job file. */
export const driveJob = `; 4 KiB random reads over the whole target, one at a time.
[global]
rw=randread
bs=4k
iodepth=1
direct=1
runtime=60
time_based
; the first seconds, while queues and clocks settle, are not counted
ramp_time=5
; other offsets in every run, so that a run repeats the workload and not one lucky sequence
randrepeat=0
norandommap
group_reporting

[random-read]
`;

/** The first test of a blog of drives. */
export const driveTest = [
  '[tests.random-read]',
  'title = "Random read, 4 KiB"',
  'about = "Small reads all over the target, one at a time: what starting programs asks for."',
  'tool = "fio" # or "CrystalDiskMark", "AS SSD", "table"...: the page of formats lists what is read',
  'job = "random-read.fio" # beside this file; readers can open it',
  'runs = 5',
  '# preparation = ["secure erase", "rest 10 min"]',
  '',
  '# The numbers that the test yields, each with its definition.',
  '[[tests.random-read.results]]',
  'metric = "iops"',
  'operation = "read"',
  'definition = "reads completed / elapsed time"',
  '',
  '# Setups that count as the same test, each with the reason, which captions print.',
  '# [tests.random-read.variants]',
  '# usb = "the drive is in a USB case, which carries more than it gives here"',
];
