import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { scaled } from './shared/amount.js';
import { cutLine, runNumbers } from './shared/blocks.js';
import { quotedHead, sourceLines } from './shared/pasted.js';

const make = '`./Run`, and keep the file of the same name below `results/`';
const resultForm =
  /^(\S.{0,70}?)\s{1,60}(\d{1,15}(?:\.\d{1,4})?) (lps|lpm|KBps|MWIPS|MFLOPS)\s{1,6}\((\d{1,6}(?:\.\d{1,3})?) s(?:ecs)?, (\d{1,5}) samples?\)\s*$/;
const indexForm =
  /^(\S.{0,70}?)\s{1,60}(\d{1,12}(?:\.\d{1,4})?)\s{1,30}(\d{1,15}(?:\.\d{1,4})?)\s{1,30}(\d{1,12}(?:\.\d{1,4})?)\s*$/;
const copiesForm = /running (\d{1,6}) parallel (?:copy|copies) of tests/;
const scoreForm =
  /^(?:System Benchmarks Index Score|\s{0,10}FINAL SCORE)( \(Partial Only\))?\s{1,80}(\d{1,12}(?:\.\d{1,4})?)\s*$/;

/** What a unit counts a second. `KBps` is 1024 bytes (`fstime.c`). */
const units = /** @type {Record<string, [import('../model/metric.js').Metric, number]>} */ ({
  lps: ['rate', 1],
  lpm: ['rate', 1 / 60],
  KBps: ['bandwidth', 1024],
  MWIPS: ['instruction-rate', 1e6],
  MFLOPS: ['flop-rate', 1e6],
});

/** @type {import('../model/parser.js').Parser} */
export const unixBench = {
  tool: 'unixbench',
  title: 'UnixBench',
  layouts: [
    {
      name: 'text',
      versions: '4.1 to 6.0',
      verified: true,
      reads: 'the rate and the index of each test, and the score, for one copy and for several',
      make,
    },
  ],
  recognise: (source) =>
    /BYTE UNIX Benchmarks \(Version|^System Benchmarks (?:Partial )?Index\b|^INDEX VALUES\s*$/m.test(
      quotedHead(source),
    ),
  parse(source) {
    const lines = sourceLines(source);
    const numbers = runNumbers();
    const passes = splitPasses(lines);
    const measurements = passes.flatMap((pass) => {
      const parameters = pass.copies === null ? {} : { parameters: { copies: pass.copies } };
      const run = numbers.next(parameters);
      return pass.rows.map((row) => measurement({ run, ...parameters, ...row }));
    });
    if (measurements.length === 0)
      throw new InputError('no result of any test: the run did not end', { hint: make });
    return parsed({
      toolVersion:
        /BYTE UNIX Benchmarks \(Version (\d{1,2}(?:\.\d{1,3}){0,3})/.exec(quotedHead(source))?.[1] ?? null,
      measurements,
      warnings: [
        ...passes.flatMap(({ warnings }) => warnings),
        ...cutLine(source.text(), (last) => /\d/.test(last)),
      ],
      settings: settingsOf(lines),
    });
  },
};

/**
 * @typedef {object} Pass one round of all tests with so many copies at the same time
 * @property {number | null} copies
 * @property {Pick<import('../model/measurement.js').Measurement, 'test' | 'metric' | 'statistic' | 'value'>[]} rows
 * @property {boolean} ended
 * @property {import('../model/parser.js').Warning[]} warnings
 */

/** @param {{ text: string, line: number }[]} lines */
function splitPasses(lines) {
  /** @type {Pass[]} */
  const passes = [];
  const open = () => {
    const pass = { copies: null, rows: [], ended: false, warnings: [] };
    passes.push(pass);
    return pass;
  };
  for (const { text, line } of lines) {
    const begins = copiesForm.test(text) || resultForm.test(text) || indexForm.test(text);
    // a table may be all that was kept of each pass
    if (/^Benchmark Run: /.test(text) || (passes.at(-1)?.ended && begins && !scoreForm.test(text))) open();
    const pass = passes.at(-1) ?? (resultForm.test(text) || indexForm.test(text) ? open() : null);
    if (pass) readLine(pass, text, line);
  }
  for (const pass of passes) {
    if (!pass.ended && pass.rows.length > 0)
      pass.warnings.push(
        warning(
          `the score of the pass with ${pass.copies ?? 'unknown'} copies is missing: the run did not end`,
        ),
      );
  }
  return passes;
}

/**
 * @param {Pass} pass
 * @param {string} text
 * @param {number} line
 */
function readLine(pass, text, line) {
  const copies = copiesForm.exec(text);
  if (copies) pass.copies = Number(copies[1]);
  const result = resultForm.exec(text);
  const score = scoreForm.exec(text);
  const index = score ? null : indexForm.exec(text);
  if (result) {
    const [metric, factor] = units[result[3]];
    pass.rows.push({ test: result[1], metric, statistic: 'mean', value: scaled(Number(result[2]), factor) });
  } else if (score) {
    pass.ended = true;
    if (score[1]) pass.warnings.push(warning('the score is partial: not all tests ran', line));
    pass.rows.push({
      test: 'System Benchmarks Index Score',
      metric: 'score',
      statistic: 'value',
      value: Number(score[2]),
    });
  } else if (index) {
    pass.rows.push({ test: index[1], metric: 'score', statistic: 'value', value: Number(index[4]) });
  }
}

/** @param {{ text: string }[]} lines */
function settingsOf(lines) {
  return Object.fromEntries(
    lines.flatMap(({ text }) => {
      const match = /^\s{1,8}(OS|Machine|Language): (\S.{0,200})$/.exec(text);
      return match ? [[match[1].toLowerCase(), match[2].trim()]] : [];
    }),
  );
}
