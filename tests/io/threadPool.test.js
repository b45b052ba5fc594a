import assert from 'node:assert/strict';
import { test } from 'node:test';
import { threadPool } from '../../scripts/io/threadPool.js';
import { InputError } from '../../scripts/model/inputError.js';

const module = new URL('answeringThread.js', import.meta.url);
const numbers = Array.from({ length: 300 }, (_, at) => at);

test('each question gets its own answer, of as many threads as there may be', async () => {
  const pool = threadPool(module, 2);
  const answers = await Promise.all(numbers.map((each) => pool.ask(each)));
  assert.deepEqual(
    answers.map(({ message }) => message),
    numbers,
  );
  assert.equal(new Set(answers.map(({ threadId }) => threadId)).size, 2);
});

test('a hundred questions wait for the first thread: another would cost more than it helps', async () => {
  const pool = threadPool(module, 2);
  const answers = await Promise.all(numbers.slice(0, 100).map((each) => pool.ask(each)));
  assert.equal(new Set(answers.map(({ threadId }) => threadId)).size, 1);
});

test('what is thrown in a thread is thrown to who asked, and the thread answers on', async () => {
  const pool = threadPool(module, 1);
  const [failed, next] = await Promise.allSettled([pool.ask('fail'), pool.ask('next')]);
  assert.match(String(failed.status === 'rejected' && failed.reason), /no answer to that/);
  assert.equal(next.status === 'fulfilled' && next.value.message, 'next');
});

test('a mistake in the input is one on this side too, and so is a full disk', async () => {
  const pool = threadPool(module, 1);
  const [mistake, full] = await Promise.allSettled([pool.ask('mistake'), pool.ask('full')]);
  assert.ok(mistake.status === 'rejected' && mistake.reason instanceof InputError);
  assert.deepEqual(
    { ...mistake.reason.problem },
    { severity: 'error', message: 'x', file: 'a', line: 3, path: 'b', hint: 'c' },
  );
  assert.ok(full.status === 'rejected' && full.reason instanceof InputError);
  assert.match(full.reason.message, /the disk is full/);
});

test('a thread that is ready is the one that is asked', async () => {
  const pool = threadPool(module, 2);
  pool.getReady();
  pool.getReady();
  const first = await pool.ask(1);
  assert.equal((await pool.ask(2)).threadId, first.threadId);
});

test('a thread that breaks fails its own question alone: another takes its place, and nobody waits for it', async () => {
  const pool = threadPool(module, 1);
  const [broken, waiting] = await Promise.allSettled([pool.ask('break'), pool.ask('waiting')]);
  assert.match(String(broken.status === 'rejected' && broken.reason), /broken/);
  assert.equal(waiting.status === 'fulfilled' && waiting.value.message, 'waiting');
  assert.equal((await pool.ask('later')).message, 'later');
});

test('a question that takes longer than its limit fails, and the next one is answered by another thread', async () => {
  const pool = threadPool(module, 1);
  const first = await pool.ask('first', 60_000);
  const [late, waiting] = await Promise.allSettled([pool.ask('busy', 50), pool.ask('waiting')]);
  assert.match(String(late.status === 'rejected' && late.reason), /takes longer than 0\.05 s/);
  assert.equal(waiting.status === 'fulfilled' && waiting.value.message, 'waiting');
  assert.notEqual((await pool.ask('later')).threadId, first.threadId);
});

test('threads that wait for questions can be ended: a later question starts another', async () => {
  const pool = threadPool(module, 1);
  const { threadId } = await pool.ask('first');
  pool.end();
  assert.notEqual((await pool.ask('later')).threadId, threadId);
});
