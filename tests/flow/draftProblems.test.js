import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftProblems } from '../../scripts/flow/checks/draftProblems.js';
import { problem } from '../../scripts/model/inputError.js';

const reviews = /** @type {any} */ ([
  { file: 'content/reviews/new/index.md', value: { draft: true } },
  { file: 'content/reviews/newest/index.md', value: {} },
]);

test('what is wrong in a draft is a warning, elsewhere it stays an error', () => {
  const said = draftProblems(
    [
      problem('unknown test', { file: 'content/reviews/new/index.md' }),
      problem('unknown test', { file: 'content/reviews/new/02-more.md' }),
      problem('unknown test', { file: 'content/reviews/newest/index.md' }),
      problem('unknown key', { file: 'data/products/a.toml' }),
      problem('no file'),
    ],
    reviews,
  );
  assert.deepEqual(
    said.map(({ severity, message }) => `${severity}: ${message}`),
    [
      'warning: in a draft: unknown test',
      'warning: in a draft: unknown test',
      'error: unknown test',
      'error: unknown key',
      'error: no file',
    ],
  );
});
