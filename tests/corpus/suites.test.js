import assert from 'node:assert/strict';
import { assertNear, forEachGeneralFile } from './general.js';

/* Suites of tests, each checked against a plain walk of the file. */

/** What the scales of the corpus are in base units. */
const factors = new Map(
  Object.entries({
    'MB/s': 1e6,
    'GB/s': 1e9,
    'MiB/s': 2 ** 20,
    'byte/s': 1,
    Seconds: 1,
    ms: 1e-3,
    Mflops: 1e6,
  }),
);

forEachGeneralFile('phoronix', (text, result, file) => {
  const values = result.measurements.map(({ value }) => value);
  if (!file.endsWith('.xml')) {
    const plain = text.replaceAll('\r', '').replace(/\u001b\[[0-9;]*m/g, '');
    const blocks = plain.split(/^ {4}Average: /m);
    const expected = blocks.slice(0, -1).flatMap((block, at) => {
      const own = block.slice(block.lastIndexOf(':\n')).match(/^ {8}[\d.]+$/gm) ?? [];
      const scale = /^\S+ (.+)$/m.exec(blocks[at + 1])?.[1] ?? '';
      return own.map((value) => Number(value) * (factors.get(scale) ?? 1));
    });
    return assertNear(values, expected);
  }
  const tag = (/** @type {string} */ xml, /** @type {string} */ name) =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  const results = text.split('<Result>').slice(1);
  const expected = results.flatMap((xml) =>
    tag(xml, 'Identifier') === ''
      ? []
      : xml
          .split('<Entry>')
          .slice(1)
          .flatMap((entry) => (tag(entry, 'RawString') || tag(entry, 'Value')).split(':').filter(Boolean))
          .map((value) => Number(value) * (factors.get(tag(xml, 'Scale')) ?? 1)),
  );
  assertNear(values, expected);
  const failed = results.filter((xml) => tag(xml, 'Identifier') !== '' && tag(xml, 'Value') === '');
  const warned = result.warnings.filter(({ message }) => message.startsWith('no result, the test failed'));
  assert.equal(warned.length, failed.length > 0 ? 1 : 0);
});
