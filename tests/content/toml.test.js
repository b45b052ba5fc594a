import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readToml } from '../../scripts/content/toml.js';
import { InputError } from '../../scripts/model/inputError.js';

const shared = Object.getOwnPropertyNames(Object.prototype);

/** What a key must not be called, wherever it stands, and the line it stands in. @type {[string, number][]} */
const reaching = [
  ['[__proto__]\nshell = "polluted"', 1],
  ['name = "a"\n[specs.__proto__]\nshell = "polluted"', 2],
  ['name = "a"\n\n["__proto__"."env"]\nLD_PRELOAD = "polluted"', 3],
  ['[[__proto__]]\nshell = "polluted"', 1],
  ['__proto__.shell = "polluted"', 1],
  ["'__proto__'.shell = 'polluted'", 1],
  ['"\\u005f_proto__".shell = "polluted"', 1],
  ['a = 1\nb = { __proto__ = { shell = "polluted" } }', 2],
  ['a = [\n{ b = 1 },\n{ __proto__ = { shell = "polluted" } },\n]', 3],
  ['constructor.prototype.shell = "polluted"', 1],
  ['[a]\nconstructor = { prototype = { shell = "polluted" } }', 2],
  ['[[a]]\n[a.prototype]\nshell = "polluted"', 2],
];

for (const [text, line] of reaching) {
  test(`a key that reaches what all objects share is refused: ${JSON.stringify(text)}`, () => {
    assert.throws(
      () => readToml(text, 11),
      (error) => {
        assert.ok(error instanceof InputError);
        assert.match(error.message, /^not allowed as a key: (?:__proto__|constructor|prototype)$/);
        assert.equal(error.problem.line, line + 10);
        return true;
      },
    );
    assert.equal(/** @type {any} */ ({}).shell, undefined);
    assert.deepEqual(Object.getOwnPropertyNames(Object.prototype), shared);
  });
}

test('tables inherit nothing', () => {
  const { value } = readToml('a = { b = 1 }\n[c]\n[[d]]\n[[d.e]]\nf.g = 1');
  const tables = [value, value.a, value.c, value.d[0], value.d[0].e[0], value.d[0].e[0].f];
  for (const table of tables) assert.equal(Object.getPrototypeOf(table), null);
});

test('tables, lists and dotted keys come out as they are written', () => {
  const text =
    'a.b = 1\n[c.d]\ne = [[1], { f = "g" }]\n[[h]]\ni = 1\n[[h.j]]\nk = 2\n[[h.j]]\nk = 3\n[[h]]\ni = 4';
  const { value, line } = readToml(text);
  assert.equal(
    JSON.stringify(value),
    '{"a":{"b":1},"c":{"d":{"e":[[1],{"f":"g"}]}},"h":[{"i":1,"j":[{"k":2},{"k":3}]},{"i":4}]}',
  );
  assert.equal(line(['h', 0, 'j', 1, 'k']), 9);
  assert.equal(line(['h', 1, 'i']), 11);
  assert.equal(line(['c', 'd', 'e', 1, 'nothing']), 3);
});

test('dates and times are text, the same in every time zone', () => {
  const text =
    'day = 2026-11-21\nmoment = 2026-11-21T10:00:00+02:00\nlocal = 2026-11-21 10:00:00\nnight = 2026-11-21T00:00:00\ntime = 07:32:00';
  const zone = process.env.TZ;
  try {
    for (const each of ['Pacific/Auckland', 'UTC', 'America/New_York']) {
      process.env.TZ = each;
      assert.deepEqual(
        { ...readToml(text).value },
        {
          day: '2026-11-21',
          moment: '2026-11-21T08:00:00.000Z',
          local: '2026-11-21T10:00:00.000Z',
          night: '2026-11-21',
          time: '07:32:00',
        },
        each,
      );
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

/** @type {[string, RegExp][]} */
const beyond = [
  ['a = 1\nb = inf', /^not a finite number: inf$/],
  ['a = 1\nb = [1, -inf]', /^not a finite number: -inf$/],
  ['a = 1\nb = { c = nan }', /^not a finite number: nan$/],
  ['a = 1\nb = 1e999', /^not a finite number: 1e999$/],
  ['a = 1\nb = 99999999999999999999', /^a whole number that is not kept exactly: 99999999999999999999$/],
];

for (const [text, message] of beyond) {
  test(`a number that no number can hold is refused: ${JSON.stringify(text)}`, () => {
    assert.throws(
      () => readToml(text),
      (error) => {
        assert.ok(error instanceof InputError);
        assert.match(error.message, message);
        assert.equal(error.problem.line, 2);
        return true;
      },
    );
  });
}

test('a leap second, which neither JavaScript nor Hugo knows, is a mistake of the file', () => {
  for (const text of ['a = 2016-12-31T23:59:60Z', 'a = 2016-12-31T23:59:60', 'a = 23:59:60'])
    assert.throws(() => readToml(text), /^InputError: (?:a leap second|not valid TOML)/, text);
});

test('lists nested without end are a mistake of the file', () => {
  for (const text of [`a = ${'['.repeat(50_000)}${']'.repeat(50_000)}`, `${'a.'.repeat(50_000)}b = 1`]) {
    assert.throws(() => readToml(text), InputError);
  }
});
