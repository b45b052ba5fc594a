import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { bench, planOf } from './benchRun.js';
import { fakeDrive, shells } from './fakeDrive.js';

/*
 * The script that records, run for real: whole, and with everything that goes wrong on a bench.
 */

const simple = (/** @type {string} */ lines) => `[tests.t]\ntitle = "T"\ntool = "x"\n${lines}\n`;
const settle = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

// they mostly wait: side by side they take a minute, one after the other four
describe('a bench script', { concurrency: 8 }, () => {
  for (const shell of shells)
    test(`${shell.join(' ')}: a whole recording, in the order of the plan`, async (t) => {
      const { plan, problems, project } = planOf(
        `[targets.made]
setup = "echo set-up >>{log}"
cleanup = "echo clean-up >>{log}"
before = "echo made >target"
log = "../../log"
${simple('command = "cat target {job}; echo level {level} {speed} {run}"\njob = "its.txt"\nmatrix = { level = [1, 9] }\nruns = 2')}`,
        { a: '[target]\nkind = "made"\nspeed = 3', b: '[target]\nkind = "made"\nspeed = "x y"' },
        [{ name: 'its.txt', text: "$HOME `id` 'END_OF_FILE'\nEND_OF_FILE\n" }],
      );
      const script = bench(t, { plan, problems, project });
      const { code, said } = await script.run({ shell });
      assert.equal(code, 0, said);
      const { raw, runs, products, machine, methodology } = script.recording();
      assert.deepEqual([methodology, products], ['m', ['a', 'b']]);
      assert.ok(machine.Kernel);
      assert.deepEqual(
        runs.map(({ product, settings, run, status }) => `${product} ${settings} ${run} ${status}`),
        readFileSync(join(script.folder, 'recording/plan.tsv'), 'utf8')
          .trim()
          .split('\n')
          .map((line) => line.split(' '))
          .map(([, , product, , settings, run]) => `${product} ${settings} ${run} ok`),
      );
      const text = (/** @type {string} */ name) => new TextDecoder().decode(raw.get(name));
      assert.equal(raw.size, 8);
      assert.equal(
        text('b/t/run2,level=9.txt'),
        "made\n$HOME `id` 'END_OF_FILE'\nEND_OF_FILE\nlevel 9 x y 2\n",
      );
      const log = readFileSync(join(script.folder, 'recording/log'), 'utf8');
      assert.equal(log, 'set-up\nset-up\nclean-up\nclean-up\n');
      assert.ok(!existsSync(join(script.folder, 'recording/work/a')));
    });

  test('a command that fails, says nothing or hangs: the others go on, and once mended so does it', async (t) => {
    const broken = `if [ {run} = 2 ]; then echo "no such thing: x" >&2; exit 3; fi`;
    const script = bench(
      t,
      planOf(
        `${simple(`command = '''\n[ -e ../../mended ] || ${broken}\necho 1\n'''\nruns = 3`)}
[tests.silent]
title = "S"
tool = "x"
command = "true"
runs = 1
[tests.hangs]
title = "H"
tool = "x"
command = "echo begun; sleep 300 & wait"
limit = "1 s"
runs = 1`,
        { a: '' },
      ),
    );
    const bystander = spawn('sleep', ['300'], { stdio: 'ignore' });
    t.after(() => bystander.kill());
    const { code, said } = await script.run();
    assert.equal(code, 1, said);
    assert.deepEqual(script.runs(), [
      'a t - 1 ok',
      'a silent - 1 failed: it wrote no output',
      'a hangs - 1 failed: it took longer than 1 s',
      'a t - 2 failed: no such thing: x (exit 3)',
      'a t - 3 ok',
    ]);
    assert.match(said, /these runs failed:\n {2}a hangs - run 1: it took longer than 1 s\n/);
    assert.equal(bystander.exitCode ?? bystander.signalCode, null, 'another program was ended too');
    writeFileSync(join(script.folder, 'recording/mended'), '');
    const again = await script.run();
    assert.equal(again.code, 1);
    assert.ok(script.runs().includes('a t - 2 ok'), again.said);
    assert.equal(script.runs().filter((line) => line === 'a t - 1 ok').length, 1);
  });

  const slow = simple(
    'before = "echo before >>../../log"\ncommand = "[ {run} != 2 ] || sleep 4; echo 1"\nafter = "echo after >>../../log"\nruns = 2',
  );

  test('Ctrl-C clears away what runs, and the same command goes on there', async (t) => {
    const script = bench(t, planOf(slow, { a: '' }));
    let asked = false;
    const { code, said } = await script.run({
      during: async (child, so) => {
        if (asked || !so.includes('run 2')) return;
        asked = true;
        await settle(3000);
        child.kill('SIGINT');
      },
    });
    assert.equal(code, 130, said);
    assert.match(said, /the same command goes on from there/);
    assert.deepEqual(script.runs(), ['a t - 1 ok']);
    assert.equal(
      readFileSync(join(script.folder, 'recording/log'), 'utf8'),
      'before\nafter\nbefore\nafter\n',
    );
    assert.ok(!existsSync(join(script.folder, 'recording/lock')));
    const again = await script.run();
    assert.equal(again.code, 0, again.said);
    assert.deepEqual(script.runs(), ['a t - 1 ok', 'a t - 2 ok']);
  });

  for (const [name, signals] of /** @type {[string, NodeJS.Signals[]][]} */ ([
    ['Ctrl-C twice stops at once', ['SIGINT', 'SIGINT']],
    ['a power cut or a restart', ['SIGKILL']],
  ]))
    test(`${name}: what was recorded stays, and it goes on`, async (t) => {
      const script = bench(t, planOf(slow, { a: '' }));
      let asked = false;
      await script.run({
        during: async (child, so) => {
          if (asked || !so.includes('run 2')) return;
          asked = true;
          await settle(3000);
          for (const signal of signals) {
            child.kill(signal);
            await settle(50);
          }
        },
      });
      assert.deepEqual(script.runs(), ['a t - 1 ok']);
      // a disk that was full or a power cut may break off a line
      writeFileSync(join(script.folder, 'recording/runs.tsv'), '7\t2\ta\tt', { flag: 'a' });
      const again = await script.run();
      assert.equal(again.code, 0, again.said);
      assert.deepEqual(
        script.recording().runs.map(({ run, status }) => `${run} ${status}`),
        ['1 ok', '2 ok'],
      );
    });

  test('after a restart of the machine, what the set-up made is cleared away and made again', async (t) => {
    const script = bench(
      t,
      planOf(
        `[targets.made]
setup = "echo set-up >>../../log; echo made >target"
cleanup = "echo clean-up >>../../log; rm -f target"
${simple('command = "[ -e ../../go-on ] || [ {run} = 1 ] || exit 1; cat target"\nruns = 2')}`,
        { a: '[target]\nkind = "made"' },
      ),
    );
    let asked = false;
    await script.run({
      during: (child, so) => {
        if (asked || !so.includes('run 2')) return;
        asked = true;
        child.kill('SIGKILL');
      },
    });
    const path = (/** @type {string} */ name) => join(script.folder, 'recording', name);
    assert.equal(readFileSync(path('log'), 'utf8'), 'set-up\n');
    // the kernel gives each start of the machine another id
    writeFileSync(path('work/a/.ready'), '00000000-0000-4000-8000-000000000000\n');
    writeFileSync(path('go-on'), '');
    const { code, said } = await script.run();
    assert.equal(code, 0, said);
    assert.equal(readFileSync(path('log'), 'utf8'), 'set-up\nclean-up\nset-up\nclean-up\n');
    assert.deepEqual(script.runs(), ['a t - 1 ok', 'a t - 2 ok']);
  });

  for (const shell of shells)
    test(`${shell.join(' ')}: runs are added until the interval is narrow, at least and at most as many as asked for`, async (t) => {
      const until = (/** @type {string} */ value) =>
        simple(`command = "echo 1"\nvalue = "${value}"\nuntil = "±5 %"\nruns = 3\nruns-most = 5`);
      const calm = bench(t, planOf(until('echo 100'), { a: '' }));
      const wild = bench(t, planOf(until('echo {run}'), { a: '' }));
      const odd = bench(t, planOf(until('echo none'), { a: '' }));
      await Promise.all([calm, wild, odd].map((script) => script.run({ shell })));
      assert.equal(calm.runs().length, 3);
      assert.equal(wild.runs().length, 5);
      assert.deepEqual(odd.runs()[0], 'a t - 1 failed: its value is no number: none');
    });

  test('an empty log beside an output is not packed, and alone it is no output', async (t) => {
    const script = bench(
      t,
      planOf(simple('command = ": >{out}_bw.log; [ {run} = 2 ] || echo 1 >{out}.txt"\nruns = 2'), { a: '' }),
    );
    await script.run();
    assert.deepEqual(script.runs(), ['a t - 1 ok', 'a t - 2 failed: it wrote no output']);
    assert.deepEqual([...script.recording().raw.keys()], ['a/t/run1.txt']);
  });

  test('a disturbed run is kept, with the reason, and does not count', async (t) => {
    const planned = planOf(simple('command = "echo 1"\nruns = 2'), { a: '' });
    if (planned.plan) Object.assign(planned.plan.calm, { busy: '-1', wait: 0 });
    const script = bench(t, planned);
    const { code, said } = await script.run();
    assert.equal(code, 0, said);
    const [{ status, remark }] = script.recording().runs;
    assert.equal(status, 'disturbed');
    assert.match(remark, /^the machine was busy before it \([\d.]+ % of its processors, limit -1 %\)$/);
    assert.equal(script.recording().raw.size, 2);
  });

  test('nothing starts without the programs it needs, or twice at a time', async (t) => {
    const script = bench(
      t,
      planOf(`needs = ["no-such-tool"]\n${simple('command = "no-such-other 1"')}`, { a: '' }),
    );
    const { code, said } = await script.run();
    assert.equal(code, 1);
    assert.match(said, /error: not installed: no-such-other no-such-tool\n/);
    const elsewhere = join(script.folder, 'elsewhere.sh');
    writeFileSync(elsewhere, readFileSync(script.file, 'utf8').replace(' PROC=/proc ', ' PROC=/none '));
    const { status, stderr } = spawnSync('sh', [elsewhere], { cwd: script.folder, encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, /error: this script needs Linux, with \/none\n {2}elsewhere run the tools yourself/);
    writeFileSync(join(script.folder, 'recording/lock'), `${process.pid}\n`);
    assert.match(
      (await script.run()).said,
      new RegExp(`this recording runs already, as process ${process.pid}`),
    );
  });

  const mayMount = spawnSync('unshare', ['-m', 'true']).status === 0;

  test(
    'a full disk stops it, and it goes on when there is room',
    { skip: !mayMount && 'needs the right to mount' },
    async (t) => {
      const script = bench(
        t,
        planOf(simple('command = "head -c 400000 /dev/zero | tr \'\\\\0\' x"\nruns = 9'), { a: '' }),
      );
      const { folder, file } = script;
      const inside = `mkdir disk && mount -t tmpfs -o size=2m none disk && sh '${file}' --dir disk/r; code=$?; cp disk/r/runs.tsv .; exit $code`;
      const { status, stderr } = spawnSync('unshare', ['-m', 'sh', '-c', inside], {
        cwd: folder,
        encoding: 'utf8',
      });
      assert.equal(status, 1);
      assert.match(stderr, /error: the disk of the recording is full\n {2}free space/);
      const rows = readFileSync(join(folder, 'runs.tsv'), 'utf8').split('\n');
      assert.ok(rows.filter((row) => row.includes('\tok\t')).length >= 2, stderr);
      rmSync(join(folder, 'disk'), { recursive: true });
    },
  );

  test('an archive that was changed on the way is refused', async (t) => {
    const script = bench(t, planOf(simple('command = "echo 1"\nruns = 1'), { a: '' }));
    await script.run();
    spawnSync(
      'sh',
      [
        '-c',
        'cd recording && echo 2 >raw/a/t/run1.txt && tar -czf ../recording.tar.gz recording.tsv machine.tsv runs.tsv plan.tsv raw SHA256SUMS',
      ],
      { cwd: script.folder },
    );
    assert.throws(() => script.recording(), /not as it was recorded: raw\/a\/t\/run1.txt/);
  });

  test('a drive that disappears ends its runs, not those of the others', async (t) => {
    const root = fakeDrive(t, {});
    const link = join(root, 'dev/disk/by-id/ata-ACME');
    const both = planOf(
      `[targets.drive]\ncleanup = "echo {device} >>../../cleaned"\n[targets.made]\nsetup = "echo >target"\n${simple(`command = "echo on {target} {device} {size}; [ {run} = 1 ] || rm -f ${root}/de?/disk/by-id/ata-ACME"\nruns = 4`)}`,
      { a: '', b: '[target]\nkind = "made"\n' },
    );
    const script = bench(t, both);
    // its /sys is made by hand, its medium a file
    const text = readFileSync(script.file, 'utf8')
      .replace(
        'SYS=/sys PROC=/proc DEVICES=/dev BY_ID=/dev/disk/by-id',
        `SYS=${root}/sys PROC=/proc DEVICES=${root}/dev BY_ID=${root}/dev/disk/by-id`,
      )
      .replace(
        'is_block() { [ -b "$1" ]; }',
        `is_block() { [ -f "$1" ] && case $1 in ${root}/*) ;; *) false ;; esac; }`,
      );
    writeFileSync(script.file, text);
    const unnamed = await script.run();
    assert.match(unnamed.said, /which drive is a\?\n {2}name it: --drive a=/);
    const drive = ['--drive', `a=${link}`];
    const unconfirmed = await script.run({ args: drive });
    assert.match(unconfirmed.said, /nobody confirmed that a may be erased/);
    const wrong = await script.run({ args: [...drive, '--erase', 'a=ACME SSD 1 S2'] });
    assert.match(wrong.said, /is "ACME SSD 1 S1", and "ACME SSD 1 S2" was confirmed/);
    assert.deepEqual(script.runs(), []);
    const { said } = await script.run({ args: [...drive, '--erase', 'a=ACME SSD 1  S1'] });
    const own = script.runs().filter((line) => line.startsWith('a '));
    assert.deepEqual(own.slice(0, 2), ['a t - 1 ok', 'a t - 2 ok'], said);
    assert.match(own[2], /^a t - 3 failed: there is no .*ata-ACME: the drive is not connected$/);
    assert.equal(own.length, 3);
    assert.match(said, /cannot clean up after a: there is no .*ata-ACME: the drive is not connected/);
    assert.ok(!existsSync(join(script.folder, 'recording/cleaned')), 'its node may be another drive by now');
    assert.equal(script.runs().filter((line) => /^b .* ok$/.test(line)).length, 4);
    const { raw, drives } = script.recording();
    const text1 = new TextDecoder().decode(raw.get('a/t/run1.txt'));
    assert.equal(text1, `on target ${root}/dev/sdb ${65_536 * 512}\n`);
    assert.equal(drives.get('a')?.model, 'ACME SSD 1');
  });

  test('a link that leads to something else since a restart is taken away before its cleanup', async (t) => {
    const script = bench(
      t,
      planOf(
        `[targets.made]\nsetup = "echo >target"\ncleanup = "[ -L target ] && readlink target >>../../cleaned; rm -f target"\n${simple('command = "cat target"\nruns = 1')}`,
        { a: '[target]\nkind = "made"' },
      ),
    );
    const work = join(script.folder, 'recording/work/a');
    mkdirSync(work, { recursive: true });
    writeFileSync(join(work, '.begun'), '');
    symlinkSync('/dev/full', join(work, 'target'));
    await script.run();
    assert.deepEqual(script.runs().length, 1);
    assert.ok(!existsSync(join(script.folder, 'recording/cleaned')));
  });

  test('a device that a set-up made of something nobody named is not written to', async (t) => {
    const script = bench(
      t,
      planOf(`[targets.made]\nsetup = "ln -s /dev/full target"\n${simple('command = "echo 1"\nruns = 1')}`, {
        a: '[target]\nkind = "made"',
      }),
    );
    const { code, said } = await script.run();
    assert.equal(code, 1);
    assert.match(said, /error: cannot set up a\n {2}\{target\} is \/dev\/full, which nobody named/);
  });
});
