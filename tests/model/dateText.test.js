import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateText, wholeDate } from '../../scripts/model/dateText.js';

test('a day is written as the settings write 2 January 2006', () => {
  const cases = /** @type {[string | undefined, string][]} */ ([
    [undefined, '3 February 2020'],
    ['Mon, Jan 2, 2006', 'Mon, Feb 3, 2020'],
    ['Monday, 02 January 2006', 'Monday, 03 February 2020'],
    ['2006-01-02', '2020-02-03'],
    ['1/2/06', '2/3/20'],
  ]);
  for (const [format, written] of cases) assert.equal(dateText('2020-02-03', format), written);
  assert.equal(dateText('late 2020'), 'late 2020', 'what is no day stays as it is');
  assert.equal(dateText('2020-02', '2006-01-02'), 'February 2020', 'no day is known');
  assert.equal(dateText('2020'), '2020');
  assert.equal(wholeDate('2020-02-03'), '3\u00a0February\u00a02020');
});
