import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { InputError } from '../../scripts/model/inputError.js';
import { bytesSource } from '../../scripts/model/source.js';
import { parseSource } from '../../scripts/parsers/index.js';
import { mutations, randomFrom } from './mutants.js';

/*
 * Every fixture, damaged in every way: an error for the author or numbers, but never a crash, a hang, or another number in
 * silence. `npm run test:fuzz` takes many more mutants; MUTANTS and SEED repeat a run.
 */
const count = Number(process.env.MUTANTS ?? 600);
const seed = Number(process.env.SEED ?? 20261121);
const hang = 2000;
const shared = Object.getOwnPropertyNames(Object.prototype);

const folder = join(import.meta.dirname, 'fixtures');
/** Results of two tools: where those of the first end, what is left is a whole file of the other. */
const mixed = new Set([join('dd', 'with-iperf', 'input.md')]);
const inputs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?:^|[\\/])input[^\\/]*$/.test(path))
  .sort();

for (const [at, [name, mutate]] of Object.entries(mutations).entries()) {
  test(`${name}: ${Math.ceil(count / Object.keys(mutations).length)} mutants are numbers or an error`, () => {
    const random = randomFrom(seed + at);
    for (let left = Math.ceil(count / Object.keys(mutations).length); left > 0; left--) {
      const input = inputs[random.below(inputs.length)];
      const bytes = new Uint8Array(readFileSync(join(folder, input)));
      if (bytes.length > 0) checkMutant({ input, name, original: bytes, mutant: mutate(bytes, random) });
    }
  });
}

/**
 * @param {{ input: string, name: string, original: Uint8Array, mutant: Uint8Array }} mutation
 */
function checkMutant({ input, name, original, mutant }) {
  const started = performance.now();
  const after = outcome(input, mutant);
  const took = performance.now() - started;
  assert.deepEqual(
    Object.getOwnPropertyNames(Object.prototype),
    shared,
    `${name} of ${input} reaches all objects`,
  );
  assert.ok(took < hang, `${name} of ${input} took ${Math.round(took)} ms; SEED=${seed} repeats it`);
  if (
    name !== 'truncate' ||
    mixed.has(input) ||
    !after ||
    after.warnings.length > 0 ||
    endsWithALine(original, mutant)
  )
    return;
  const whole = outcome(input, original);
  const before = valuesOf(whole);
  for (const [key, value] of whole ? valuesOf(after) : []) {
    assert.ok(
      before.has(key),
      `${input} cut to ${mutant.length} bytes gives a measurement that is not in it: ${key}`,
    );
    assert.equal(value, before.get(key), `${input} cut to ${mutant.length} bytes changes ${key} in silence`);
  }
}

/**
 * A file of several results that is cut between two of them is a whole file of fewer: nobody can tell.
 *
 * @param {Uint8Array} original
 * @param {Uint8Array} mutant its beginning
 */
function endsWithALine(original, mutant) {
  const kept = Buffer.from(mutant).toString('latin1').replace(/ +$/, '').length;
  const ends = [original[kept - 1], original[mutant.length]];
  return ends.some((byte) => byte === 10 || byte === 13);
}

/**
 * @param {string} name
 * @param {Uint8Array} bytes
 */
function outcome(name, bytes) {
  try {
    return parseSource(bytesSource(name, bytes));
  } catch (error) {
    assert.ok(error instanceof InputError, `${name}: ${error instanceof Error ? error.stack : error}`);
    assert.ok(error.message.length < 2000, `${name}: an error of ${error.message.length} characters`);
    return null;
  }
}

/** @param {ReturnType<typeof outcome>} result */
function valuesOf(result) {
  return new Map((result?.measurements ?? []).map(({ value, ...place }) => [JSON.stringify(place), value]));
}
