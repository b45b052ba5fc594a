import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elapsedDates } from '../../scripts/content/elapsedDates.js';

/** @param {string} text @param {string} before @param {string} after */
function changes(text, before, after) {
  return elapsedDates([text], Date.parse(before)) !== elapsedDates([text], Date.parse(after));
}

test('a date with its offset comes at its moment, and at no other', () => {
  for (const date of ['2026-11-21T12:00:30Z', '2026-11-21T13:00:30+01:00', '2026-11-21 12:00:30Z']) {
    assert.ok(changes(`date = ${date}`, '2026-11-21T12:00:29Z', '2026-11-21T12:00:30Z'), date);
    assert.ok(!changes(`date = ${date}`, '2026-11-20T00:00:00Z', '2026-11-21T12:00:29Z'), date);
    assert.ok(!changes(`date = ${date}`, '2026-11-21T12:00:30Z', '2036-11-21T12:00:30Z'), date);
  }
});

test('a date without an offset comes in one time zone after the other', () => {
  const date = 'date = 2026-11-21';
  for (const [hour, minute] of [
    [-14, 0],
    [0, 0],
    [-5, 30],
    [5, 45],
    [12, 0],
  ]) {
    const comes = Date.UTC(2026, 10, 21, hour, minute);
    const [before, after] = [comes - 1, comes].map((each) => new Date(each).toISOString());
    assert.ok(changes(date, before, after), after);
  }
  assert.ok(!changes(date, '2000-01-01T00:00:00Z', '2026-11-20T09:59:59Z'));
  assert.ok(!changes(date, '2026-11-21T12:00:00Z', '2100-01-01T00:00:00Z'));
});

test('only dates are looked at, and impossible ones never come', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  assert.equal(elapsedDates(['No date: 1500 MB/s, 2026, 12:30.'], now), '');
  assert.ok(!changes('date = 2026-13-41', '2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z'));
});
