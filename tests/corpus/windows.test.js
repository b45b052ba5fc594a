import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InputError } from '../../scripts/model/inputError.js';
import { parseSource } from '../../scripts/parsers/index.js';
import { corpusFiles } from './folder.js';

/*
 * The numbers are taken out of the files a second time here, as plainly as can be, and compared with what the parsers give.
 */

/**
 * @param {string} folder
 * @param {(file: { file: string, text: string, bytes: Buffer, parsed: ReturnType<typeof parseSource> }) => void} check
 */
function overFolder(folder, check) {
  test(`${folder}: every file gives the numbers that stand in it`, (t) => {
    const files = corpusFiles(folder);
    if (!files) return t.skip('corpus not there');
    for (const { file, bytes, source } of files) {
      check({ file, bytes, text: bytes.toString('utf8'), parsed: parseSource(source) });
    }
  });
}

/**
 * @param {ReturnType<typeof parseSource>} parsed
 * @param {string} metric
 * @param {string} [statistic]
 */
const values = ({ measurements }, metric, statistic) =>
  measurements
    .filter((row) => row.metric === metric && (!statistic || row.statistic === statistic))
    .map(({ value }) => value);

/**
 * @param {string} text
 * @param {RegExp} pattern global, its first group a number
 * @param {number} [factor]
 */
const found = (text, pattern, factor = 1) =>
  [...text.matchAll(pattern)].map(([, number]) => Number(number) * factor);

/**
 * @param {number[]} actual
 * @param {number[]} expected
 * @param {string} message
 */
function assertClose(actual, expected, message) {
  assert.equal(actual.length, expected.length, `${message}: how many`);
  actual.forEach((value, index) => {
    assert.ok(
      Math.abs(value - expected[index]) <= 1e-9 * Math.abs(expected[index]),
      `${message}: ${value}, not ${expected[index]}`,
    );
  });
}

overFolder('crystaldiskmark', ({ file, text, parsed }) => {
  assert.equal(parsed.tool, 'crystaldiskmark', file);
  assertClose(values(parsed, 'bandwidth'), found(text, /:\s+([\d.]+) MB\/s(?!ec)/g, 1e6), `${file} MB/s`);
  assertClose(values(parsed, 'iops'), found(text, /\[\s*([\d.]+) IOPS\]/g), `${file} IOPS`);
  assertClose(values(parsed, 'latency'), found(text, /<\s*([\d.]+) us>/g, 1e-6), `${file} us`);
  assert.equal(parsed.toolVersion, /CrystalDiskMark (\d+\.\d+\.\d+)/.exec(text)?.[1], file);
});

overFolder('as-ssd', ({ file, text, parsed }) => {
  assert.equal(parsed.tool, 'as-ssd', file);
  assertClose(values(parsed, 'bandwidth'), found(text, /: ([\d.]+) MB\/s(?!ec)/g, 1e6), `${file} MB/s`);
  assertClose(values(parsed, 'iops'), found(text, /: ([\d.]+) iops/g), `${file} iops`);
  assertClose(values(parsed, 'access-time'), found(text, /: ([\d.]+) ms/g, 1e-3), `${file} ms`);
  assertClose(values(parsed, 'score'), found(text, /: (\d+)$/gm), `${file} score`);
  assert.equal(parsed.device?.model, /^Name: (.*)$/m.exec(text)?.[1], file);
});

overFolder('atto', ({ file, bytes, parsed }) => {
  const expected = Array.from({ length: 30 }, (_, index) =>
    bytes.readUInt32LE(bytes.length - 120 + 4 * index),
  );
  assertClose(values(parsed, 'bandwidth'), expected, file);
  assert.deepEqual(
    [...new Set(parsed.measurements.map(({ parameters }) => parameters.operation))],
    ['write', 'read'],
    file,
  );
});

overFolder('diskspd', ({ file, text, parsed }) => {
  const seconds = found(text, /<TestTimeSeconds>([\d.]+)/g)[0];
  const rates = ['Read', 'Write']
    .map(
      (side) =>
        found(text, new RegExp(`<${side}Bytes>(\\d+)`, 'g')).reduce((sum, bytes) => sum + bytes, 0) / seconds,
    )
    .filter((rate) => rate > 0);
  assertClose(values(parsed, 'bandwidth'), rates, `${file} bandwidth`);
  const means = ['AverageReadMilliseconds', 'AverageWriteMilliseconds'].flatMap((name) =>
    found(text, new RegExp(`<${name}>([\\d.]+)`, 'g'), 1e-3),
  );
  assertClose(values(parsed, 'latency', 'mean'), means, `${file} latency`);
});

test('iometer: a configuration is refused, and the results asked for', (t) => {
  const files = corpusFiles('iometer');
  if (!files) return t.skip('corpus not there');
  for (const { file, source } of files) {
    assert.throws(
      () => parseSource(source),
      (error) => {
        assert.ok(error instanceof InputError, file);
        assert.match(error.problem.hint ?? '', /results\.csv/, file);
        return true;
      },
    );
  }
});
