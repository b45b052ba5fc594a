import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserLines, failureLines, nodeFailures } from '../../scripts/test/closingLines.js';

const node = `✔ good (1ms)
ℹ tests 3

✖ failing tests:

test at tests/a.test.js:3:1
✖ the sum (of all) is right (27.55ms)
  AssertionError [ERR_ASSERTION]: Expected values to be strictly deep-equal:
  + actual - expected
  
    {
  +   a: 1
  -   a: 2
    }
      at TestContext.<anonymous> (file:///tests/a.test.js:3:28)
      at Test.run (node:internal/test_runner/test:796:25) {
    code: 'ERR_ASSERTION'
  }

test at tests/a.test.js:8:1
✖ slow (117.93ms)
  'test timed out after 50ms'

test at tests/b.test.js:1:1
✖ tests/b.test.js (0ms)
  Error: its process ended before its tests
      at named (file:///scripts/test/inOrder.js:70:31)
`;

test('what failed in Node is named with the beginning of its error, without the places in code', () => {
  assert.deepEqual(failureLines(nodeFailures(node)), [
    '# failed: tests/a.test.js › the sum (of all) is right',
    '#   AssertionError [ERR_ASSERTION]: Expected values to be strictly deep-equal:',
    '#   + actual - expected',
    '#   {',
    '#   +   a: 1',
    '#   -   a: 2',
    '#   }',
    '# failed: tests/a.test.js › slow',
    "#   'test timed out after 50ms'",
    '# failed: tests/b.test.js',
    '#   Error: its process ended before its tests',
  ]);
});

const rule = '─'.repeat(20);
const browsers = `
Running 5 tests using 1 worker

  ✘  1 [chromium] › a.spec.js:2:1 › bad title (34ms)

  1) [chromium] › a.spec.js:2:1 › bad title ${rule}

    Error: expect(received).toBe(expected) // Object.is equality

    Expected: 2
    Received: 1

      1 | import { test, expect } from '@playwright/test';
    > 2 | test('bad title', () => { expect(1).toBe(2); });
        at a.spec.js:2:37

    Retry #1 ${rule}

    Error: another
        at a.spec.js:2:37

  2) [firefox] › a.spec.js:5:1 › group › unsteady ${rule}

    Error: once
        at a.spec.js:5:59

  1 failed
    [chromium] › a.spec.js:2:1 › bad title ${rule}
  1 flaky
    [firefox] › a.spec.js:5:1 › group › unsteady ${rule}
  1 skipped
  2 passed (1.4m)
`;

test('what failed in browsers is named with its first error, and what was flaky beside it', () => {
  assert.deepEqual(browserLines(browsers, false), [
    '# browsers: 1 failed, 1 flaky, 1 skipped, 2 passed',
    '# failed: [chromium] › a.spec.js:2:1 › bad title',
    '#   Error: expect(received).toBe(expected) // Object.is equality',
    '#   Expected: 2',
    '#   Received: 1',
    '# flaky: [firefox] › a.spec.js:5:1 › group › unsteady',
    '#   Error: once',
  ]);
  assert.deepEqual(browserLines('\n  7 passed (3s)\n', true), ['# browsers: 7 passed']);
});

test('a runner of browsers that failed before it counted is named itself', () => {
  assert.deepEqual(browserLines('Error: port is in use', false), ['# failed: the runner of browsers']);
});
