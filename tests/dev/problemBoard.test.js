import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort } from '../../scripts/dev/freePort.js';
import { problemBoard } from '../../scripts/dev/problemBoard.js';
import { problem } from '../../scripts/model/inputError.js';

test('a problem is said when it appears, not at every change, and when it is mended', () => {
  /** @type {string[]} */
  let said = [];
  const board = problemBoard((text) => said.push(text));
  const after = (/** @type {string} */ finder, /** @type {string[]} */ ...messages) => {
    said = [];
    board.show(
      finder,
      messages.map((message) => problem(message, { file: 'a.md', line: 2 })),
    );
    return said;
  };
  assert.deepEqual(after('data', 'first'), ['error: a.md:2: first']);
  assert.deepEqual(after('data', 'first'), []);
  assert.deepEqual(after('hugo', 'second'), ['error: a.md:2: second']);
  assert.deepEqual(after('data'), ['1 mended, 1 left']);
  assert.deepEqual(after('hugo'), ['all problems are mended']);
  assert.deepEqual(after('hugo'), []);
});

test('a port that somebody listens on, on either address of localhost, is passed over', async () => {
  const first = await freePort(20_313);
  const server = createServer().listen(first, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  assert.ok((await freePort(first)) > first);
  server.close();
});
