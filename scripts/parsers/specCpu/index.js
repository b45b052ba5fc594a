import { InputError } from '../../model/inputError.js';
import { flagged, parsed, warning } from '../../model/parser.js';
import { cutLine } from '../shared/blocks.js';
import { readSpecCsv } from './csv.js';
import { rawHead, readSpecRaw } from './raw.js';
import { specRows } from './row.js';
import { readSpecText } from './text.js';

const make = '`runcpu` writes `CPU2017.001.intrate.csv` and `.txt` into `result/`';
const csvForm = /^(?:valid,\d|"?SPEC CPU(?:\(R\))?\d{4} |Benchmark,"?(?:Base|Peak) (?:# |Run Time|Ref))/m;
const rowHint = /^\d{3}\.[a-zA-Z]\w{1,20}\s{1,20}\d/m;
const scoreHint = /SPEC(?:rate|speed|int|fp)(?:\(R\))?_?(?:rate)?_?(?:\d{4})?_?\w{0,20}/;

/** @type {import('../../model/parser.js').Parser} */
export const specCpu = {
  tool: 'spec-cpu',
  title: 'SPEC CPU',
  layouts: [
    {
      name: 'CSV',
      versions: '2006 and 2017',
      verified: true,
      reads: 'time and ratio of every iteration of each benchmark, base and peak, and the overall scores',
      make: '`runcpu` writes `CPU2017.001.intrate.csv` into `result/`; in 2006, `runspec` writes `CINT2006.001.ref.csv`',
    },
    {
      name: 'text',
      versions: '2006 and 2017',
      verified: true,
      reads: 'the same as the CSV, rounded to three digits',
      make: '`runcpu` writes `CPU2017.001.intrate.txt` into `result/`; in 2006, `runspec` writes `CINT2006.001.ref.txt`',
    },
    {
      name: 'raw file (.rsf)',
      versions: '2006 and 2017',
      verified: false,
      reads: 'the same as the CSV',
      make: '`runcpu` writes `CPU2017.001.intrate.rsf` into `result/`; in 2006, `runspec` writes `CINT2006.001.ref.rsf`',
    },
  ],
  recognise(source) {
    const head = source.headText();
    if (rawHead.test(head)) return true;
    if (/^"(?:Full|Selected) Results Table"/m.test(head) && /^\d{3}\.[a-zA-Z]\w{1,20},/m.test(head))
      return true;
    return (
      /^Benchmarks\s{2,20}(?:Copies|Threads|Ref\.|Run Time)/m.test(head) &&
      (rowHint.test(head) || scoreHint.test(head)) &&
      /SPEC/.test(head)
    );
  },
  parse(source) {
    const text = source.text();
    const isCsv = csvForm.test(text.slice(0, 4000)) && /Results Table"/.test(text);
    const { rows, scores, warnings } = rawHead.test(source.headText())
      ? readSpecRaw(text)
      : isCsv
        ? readSpecCsv(text)
        : readSpecText(text);
    const measurements = specRows(rows, scores);
    if (measurements.length === 0) throw new InputError('no benchmark has a result', { hint: make });
    const invalid =
      /^valid,0|^spec\.cpu20\d\d\.invalid: 1|^\s{0,80}(?:\*{2,} )?(?:Invalid Run|INVALID RUN|This result is (?:invalid|non-compliant))/im.test(
        text,
      );
    return parsed({
      toolVersion:
        /SPEC CPU(?:\(R\))?\s?(20\d\d)/.exec(text)?.[1] ??
        /CPU(20\d\d) License|^spec\.cpu(20\d\d)\./m.exec(text)?.slice(1).find(Boolean) ??
        null,
      measurements,
      warnings: [
        ...(invalid ? [flagged('not-validated', 'SPEC marks the run as invalid')] : []),
        ...(scores.length === 0
          ? [warning('no overall score: not all benchmarks were run, or the file was cut')]
          : []),
        ...warnings,
        ...cutLine(
          text,
          (last) => rowHint.test(last) || /^\d{3}\.\w{1,24},|SPEC(?:rate|speed|int|fp)|^spec/.test(last),
        ),
      ],
      settings: settingsOf(text),
    });
  },
};

/** @param {string} text @returns {Record<string, string>} */
function settingsOf(text) {
  const cpu = /^\s{0,40}"?CPU Name"?[:,]\s?"?([^"\n]{1,120})/m.exec(text)?.[1].trim();
  return cpu && !/could not determine/.test(cpu) ? { 'CPU name': cpu } : {};
}
