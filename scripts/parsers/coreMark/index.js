import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { flagged, parsed, warning } from '../../model/parser.js';
import { cutLine, runNumbers } from '../shared/blocks.js';
import { quotedHead, sourceLines } from '../shared/pasted.js';

const make = '`make REBUILD=1 run`, and keep `run1.log`';
const number = '(\\d{1,15}(?:\\.\\d{1,9})?)';
const facts = /** @type {const} */ ({
  size: /^CoreMark Size\s{0,8}: {0,4}(\d{1,9})/,
  seconds: new RegExp(`^Total time \\(secs\\)\\s{0,4}: {0,4}${number}\\s*$`),
  rate: new RegExp(`^Iterations/Sec\\s{0,6}: {0,4}${number}\\s*$`),
  iterations: /^Iterations\s{0,10}: {0,4}(\d{1,15})\s*$/,
  threads: /^Parallel (?:PThreads|Fork|Sockets?|Threads)\s{0,4}: {0,4}(\d{1,6})/i,
});

/** @type {import('../../model/parser.js').Parser} */
export const coreMark = {
  tool: 'coremark',
  title: 'CoreMark',
  layouts: [
    {
      name: 'text',
      versions: '1.0',
      verified: true,
      reads: 'iterations a second, with threads, compiler and flags, and whether the results were validated',
      make,
    },
  ],
  recognise: (source) => /^CoreMark Size\s{0,8}:|^\s{0,4}CoreMark 1\.0 : \d/m.test(quotedHead(source)),
  parse(source) {
    const lines = sourceLines(source);
    const runs = splitRuns(lines);
    const numbers = runNumbers();
    const measurements = runs.flatMap((run) => runRows(run, numbers));
    if (measurements.length === 0)
      throw new InputError('no Iterations/Sec: the run did not end', { hint: make });
    return parsed({
      toolVersion: lines.some(({ text }) => /^\s{0,4}CoreMark 1\.0 :/.test(text)) ? '1.0' : null,
      measurements,
      warnings: [...runs.flatMap(doubts), ...cutLine(source.text(), (last) => /: {0,4}\d/.test(last))],
      settings: settingsOf(lines),
    });
  },
};

/**
 * @typedef {object} Run
 * @property {number} line
 * @property {Partial<Record<keyof typeof facts, number>>} said
 * @property {'valid' | 'wrong' | null} verdict
 * @property {string | null} kind performance, validation or profile
 */

/** @param {{ text: string, line: number }[]} lines */
function splitRuns(lines) {
  /** @type {Run[]} */
  const runs = [];
  let kind = /** @type {string | null} */ (null);
  for (const { text, line } of lines) {
    kind = /^(?:2K |6k )?(performance|validation|profile generation) run parameters/i.exec(text)?.[1] ?? kind;
    if (facts.size.test(text)) runs.push({ line, said: {}, verdict: null, kind });
    const final = /^\s{0,4}CoreMark 1\.0 : (\d{1,15}(?:\.\d{1,9})?) \//.exec(text);
    const last = runs.at(-1);
    // the last line alone, as people quote it
    if (final && (!last || last.said.rate !== Number(final[1])))
      runs.push({ line, said: { rate: Number(final[1]), ...threadsOf(text) }, verdict: 'valid', kind: null });
    else if (last) readLine(last, text);
  }
  return runs;
}

/** `... / Heap / 4:PThreads` @param {string} text */
function threadsOf(text) {
  const match = /\/ (\d{1,6}):(?:PThreads|Fork|Sockets?|\w{1,20})\s*$/.exec(text);
  return match ? { threads: Number(match[1]) } : {};
}

/**
 * @param {Run} run
 * @param {string} text
 */
function readLine(run, text) {
  for (const [name, form] of Object.entries(facts)) {
    const match = form.exec(text);
    if (match) run.said[/** @type {keyof typeof facts} */ (name)] = Number(match[1]);
  }
  if (/^Correct operation validated/.test(text)) run.verdict = 'valid';
  if (/^Errors detected|^\[\d{1,6}\]ERROR!|^Cannot validate/.test(text)) run.verdict = 'wrong';
}

/**
 * @param {Run} run
 * @param {ReturnType<typeof runNumbers>} numbers
 */
function runRows({ said, kind }, numbers) {
  const { rate, seconds, iterations, threads } = said;
  if (!rate) return [];
  const asked = {
    ...(threads !== undefined && { threads }),
    ...(kind !== null && kind !== 'performance' && { mode: kind }),
  };
  const place = {
    run: numbers.next(asked),
    test: 'CoreMark',
    ...(Object.keys(asked).length > 0 && {
      parameters: /** @type {import('../../model/measurement.js').Parameters} */ (asked),
    }),
  };
  return [
    measurement({ ...place, metric: 'rate', statistic: 'mean', value: rate }),
    ...(seconds ? [measurement({ ...place, metric: 'duration', statistic: 'value', value: seconds })] : []),
    ...(iterations
      ? [measurement({ ...place, metric: 'iterations', statistic: 'total', value: iterations })]
      : []),
  ];
}

/** @param {Run} run */
function doubts({ verdict, line, said }) {
  if (said.rate === undefined) return [warning('a run without Iterations/Sec: it did not end', line)];
  if (verdict === 'wrong')
    return [
      flagged('not-validated', `CoreMark detected errors: ${said.rate} iterations/s is no valid result`, {
        test: 'CoreMark',
        line,
      }),
    ];
  const short = said.seconds !== undefined && said.seconds < 10;
  return [
    ...(verdict === null
      ? [warning('the end of the run is missing, and with it whether its results were right', line)]
      : []),
    ...(short ? [warning(`the run took ${said.seconds} s: CoreMark asks for 10 s or more`, line)] : []),
  ];
}

/** @param {{ text: string }[]} lines */
function settingsOf(lines) {
  return Object.fromEntries(
    lines.flatMap(({ text }) => {
      const match = /^(Compiler version|Compiler flags|Memory location)\s{0,8}: {0,4}(\S.{0,400})$/.exec(
        text,
      );
      return match && !/^Please put/.test(match[2]) ? [[match[1].toLowerCase(), match[2].trim()]] : [];
    }),
  );
}
