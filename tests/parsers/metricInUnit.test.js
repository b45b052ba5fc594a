import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemOf } from '../../scripts/model/inputError.js';
import { textSource } from '../../scripts/model/source.js';
import { addVocabulary } from '../../scripts/model/vocabulary/index.js';
import { parseSource } from '../../scripts/parsers/index.js';

/* Which metric a table by hand holds that names none: its unit tells it, or the error says how to name it. */

/** @param {string} head of the column @returns {string} metric and value, or what is to be done */
function read(head) {
  try {
    const { measurements } = parseSource(
      textSource('results.csv', `device,test,evidence,${head}\nA,b,c,2\n`),
    );
    return measurements.map(({ metric, value }) => `${metric} ${value}`).join();
  } catch (error) {
    const { message, hint } = problemOf(error);
    return `${message}: ${hint}`;
  }
}

const brewing = { metrics: { 'brew-energy': { title: 'energy of a brew', unit: 'J', better: 'lower' } } };

/** @param {import('../../scripts/model/vocabulary/index.js').Layer} words @param {() => void} check */
function withWords(words, check) {
  addVocabulary(words);
  try {
    check();
  } finally {
    addVocabulary({});
  }
}

test('a unit that no metric is shown in is that of its dimension', () => {
  for (const [unit, joules] of Object.entries({ J: 2, kJ: 2000, Wh: 7200, kWh: 7.2e6 }))
    assert.equal(read(`value (${unit})`), `energy ${joules}`, unit);
  withWords({ units: { brews: { dimension: '1/s' } } }, () =>
    assert.match(read('value (brews)'), /^which metric is in brews/),
  );
});

test('where a blog has a second metric of a unit, the error says how to name the one that is meant', () => {
  withWords(brewing, () => {
    assert.equal(
      read('run 1 (kWh)'),
      'which metric is in kWh: name it in the head, as "brew-energy run 1 (kWh)", or in a column "metric". In kWh are: brew-energy, energy',
    );
    assert.equal(read('brew-energy run 1 (kWh)'), 'brew-energy 7200000');
    assert.equal(read('energy (J)'), 'energy 2');
    assert.match(read('value (J)'), /as "brew-energy \(J\)"/);
  });
});

test('what is wrong in many cells alike is said once, with the lines', () => {
  const rows = ['A,b,c,2,3,x', 'A,b,c,4,5,6', 'A,b,c,7,8,x'].join('\n');
  const text = `device,test,evidence,run 1 (s),run 2 (s),run 3 (s)\n${rows}\n`;
  assert.throws(() => parseSource(textSource('results.csv', text)), {
    message: 'which metric is in s, also in lines 3, 4',
  });
});

test('one of several metrics of a unit may be what the unit alone means', () => {
  const facts = { title: 'energy', unit: 'J', better: 'lower', 'self-evident': true };
  withWords({ metrics: { ...brewing.metrics, energy: facts } }, () =>
    assert.equal(read('value (J)'), 'energy 2'),
  );
});

test('of a unit of many metrics the general ones are named, and of one without any what to do', () => {
  assert.match(read('value (ms)'), /In ms are: duration, latency, .*\.\.\. \(all: \/docs\/metrics\/\)$/);
  withWords({ units: { nit: {} } }, () =>
    assert.match(read('value (nit)'), /none is: declare one with this unit in data\/vocabulary\.toml/),
  );
});
