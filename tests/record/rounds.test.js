import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readyFiles } from '../../scripts/io/programFiles.js';
import { steadyState } from '../../scripts/statistics/steadyRounds.js';

/*
 * SNIA's rounds on emulated drives: a program in the place of fio that writes what a drive would do in each round.
 */

const rounds = readyFiles('ssd-enterprise').get('rounds.sh') ?? '';

/** The form of fio's JSON that counts here; other jobs and the read side have other numbers. */
const fio = `#!/bin/sh
for word; do case $word in --output=*) out=\${word#*=} ;; esac; done
round=\${out##*round=} && round=\${round%.json}
value=$(sed -n "\${round}p" values)
[ "$value" != broken ] || exit 1
cat >"$out" <<END
{ "jobs" : [
  {
    "jobname" : "r100-4k",
    "read" : {
      "iops" : 90000.5,
    "write" : {
      "iops" : 7.5,
  {
    "jobname" : "r0-4k",
    "read" : {
      "iops" : 0.000000,
    "write" : {
      "bw_bytes" : 1,
      "iops" : $value,
      "iops_min" : 5,
END
`;

/** @param {import('node:test').TestContext} t @param {(number | string)[]} values of the tracked result, by round */
function runRounds(t, values) {
  const folder = mkdtempSync(join(tmpdir(), 'benchfolio-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/fio'), fio);
  chmodSync(join(folder, 'bin/fio'), 0o755);
  writeFileSync(join(folder, 'rounds.sh'), rounds);
  writeFileSync(join(folder, 'values'), `${values.join('\n')}\n`);
  const { stdout, status } = spawnSync('sh', ['rounds.sh', 'iops', 'run1', '25', '60', '--filename=target'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
  });
  const documents = readdirSync(folder).filter((name) => /^run1,round=\d+\.json$/.test(name));
  const workloads = [...readFileSync(join(folder, 'rounds.fio'), 'utf8').matchAll(/^\[(r.+)\]$/gm)].map(
    ([, name]) => name,
  );
  return { said: stdout.trim(), status, count: documents.length, workloads };
}

/** A drive that loses a share of its rate above 1000 with every round. @param {number} keeps */
const settling = (keeps) => Array.from({ length: 25 }, (_, round) => 1000 + 9000 * keeps ** round);

for (const keeps of [0.2, 0.5, 0.7])
  test(`a drive that settles, keeping ${keeps} of what is too much, is measured until it is steady`, (t) => {
    const values = settling(keeps);
    const { said, status, count } = runRounds(t, values);
    const found = steadyState(values);
    assert.equal(status, 0);
    assert.equal(count, found?.toRound);
    assert.ok(
      said.startsWith(`steady in rounds ${found?.fromRound} to ${found?.toRound}, r0-4k iops: `),
      said,
    );
  });

test('a drive that never settles is given up after 25 rounds', (t) => {
  const swinging = Array.from({ length: 25 }, (_, round) => (round % 2 === 0 ? 1000 : 1500));
  const { said, count } = runRounds(t, swinging);
  assert.equal(count, 25);
  assert.match(
    said,
    /^not steady after 25 rounds, r0-4k iops: mean \d+\.\d range \d+\.\d % slope \d+\.\d %$/,
  );
  assert.equal(steadyState(swinging)?.reached, false);
});

test('a drive that falls steadily by more than 10 % over five rounds is not steady, though within 20 %', (t) => {
  const falling = Array.from({ length: 25 }, (_, round) => 1000 * 0.965 ** round);
  assert.equal(runRounds(t, falling).count, 25);
});

test('a round has all block sizes of the specification, by all its mixes', (t) => {
  const { workloads } = runRounds(t, settling(0.2));
  const sizes = ['1024k', '128k', '64k', '32k', '16k', '8k', '4k', '512'];
  assert.deepEqual(
    workloads,
    [100, 95, 65, 50, 35, 5, 0].flatMap((mix) => sizes.map((size) => `r${mix}-${size}`)),
  );
});

test('a round that fails ends the test with its status', (t) => {
  const { status, count } = runRounds(t, [1000, 1000, 'broken']);
  assert.deepEqual([status, count], [1, 2]);
});
