import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InputError, formatProblem, problemOf } from '../../scripts/model/inputError.js';

test('what a disk refuses is said without a stack trace', () => {
  const refused = Object.assign(new Error('EACCES: permission denied, open'), {
    code: 'EACCES',
    path: '/a/b.toml',
  });
  assert.equal(
    formatProblem(problemOf(refused)),
    'error: no permission: /a/b.toml\n  change its owner or its rights',
  );
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  assert.match(formatProblem(problemOf(full)), /^error: the disk is full\n/);
});

test('a mistake of the input is its own problem, and a bug goes on', () => {
  assert.equal(problemOf(new InputError('wrong', { line: 3 })).line, 3);
  for (const bug of [
    new TypeError('x is undefined'),
    Object.assign(new Error('x'), { code: 'ENOENT' }),
    undefined,
  ])
    assert.throws(
      () => problemOf(bug),
      (error) => error === bug,
    );
});
