import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { cutLine } from '../cutLine.js';
import { sourceLines } from '../pasted.js';
import { readGeekbenchJson } from './json.js';
import { rateRow, scoreRow } from './row.js';

const make = 'geekbench6 --export-text result.txt (or --export-json)';
const section = /^\s{0,8}(Single-Core|Multi-Core|Compute|CUDA|OpenCL|Metal|Vulkan)(?: Performance)?\s*$/;
const scoreForm = /^\s{0,12}(\S.{0,50}?)\s{2,60}(\d{1,7})\s*$/;
const rateWord = '(\\d{1,9}(?:\\.\\d{1,4})?) ([A-Za-z][\\w/]{1,20})';
const bothForm = new RegExp(`^\\s{0,12}(\\S.{0,50}?)\\s{2,60}(\\d{1,7})\\s{1,40}${rateWord}\\s*$`);
const rateForm = new RegExp(`^\\s{1,60}${rateWord}\\s*$`);
const overall = /^(Single-Core|Multi-Core|Compute|CUDA|OpenCL|Metal|Vulkan) Score$/;
const jsonForm = /^\s*\{[^]{0,60000}"sections"\s*:\s*\[[^]{0,2000}"workloads"\s*:\s*\[/;

/** @type {import('../../model/parser.js').Parser} */
export const geekbench = {
  tool: 'geekbench',
  title: 'Geekbench',
  layouts: [
    {
      name: 'text, and the page of a result as text',
      versions: '4 to 6',
      verified: true,
      reads: 'the score and the rate of each workload on one core and on all, and the scores of the groups',
      make,
    },
    {
      name: 'JSON (--export-json)',
      versions: '5 and 6',
      verified: false,
      reads: 'the same',
      make: 'geekbench6 --export-json result.json',
    },
  ],
  recognise(source) {
    const head = source.headText();
    if (jsonForm.test(head)) return true;
    return (
      /\bGeekbench \d/.test(head) &&
      source
        .text()
        .split('\n')
        .some((line) => section.test(line))
    );
  },
  parse(source) {
    if (jsonForm.test(source.headText())) return readGeekbenchJson(source, make);
    const lines = sourceLines(source);
    const { rows, ended } = readSections(lines);
    if (rows.length === 0) throw new InputError('no score of any workload', { hint: make });
    return parsed({
      toolVersion:
        lines.map(({ text }) => /\bGeekbench (\d{1,2}\.\d{1,2}\.\d{1,3})/.exec(text)?.[1]).find(Boolean) ??
        null,
      device: processorOf(lines),
      measurements: rows,
      warnings: [
        ...(ended ? [] : [warning('the score of all workloads is missing: the result is not whole')]),
        ...cutLine(
          source.text(),
          (last) => scoreForm.test(last) || bothForm.test(last) || rateForm.test(last),
        ),
      ],
      settings: settingsOf(lines),
    });
  },
};

/** @param {{ text: string }[]} lines */
function readSections(lines) {
  /** @type {import('../../model/measurement.js').Measurement[]} */
  const rows = [];
  let mode = '';
  let test = '';
  let ended = false;
  let inside = false;
  for (const { text } of lines) {
    const opened = section.exec(text);
    if (opened || /^\s{0,8}Benchmark Summary\s*$/.test(text)) {
      [mode, inside] = [opened?.[1].toLowerCase() ?? mode, true];
      continue;
    }
    if (!inside) continue;
    const both = bothForm.exec(text);
    const score = both ?? scoreForm.exec(text);
    const rate = both ?? rateForm.exec(text);
    if (score) {
      test = score[1];
      const whole = overall.exec(test);
      if (whole) [mode, ended] = [whole[1].toLowerCase(), true];
      rows.push(scoreRow(test, mode, Number(score[2])));
    }
    if (rate && test !== '') rows.push(rateRow(test, mode, Number(rate.at(-2)), String(rate.at(-1))));
    if (!score && /^\s{0,8}[A-Z].{0,60}$/.test(text) && !rate)
      inside = inside && !/^\s{0,6}(?:Geekbench|Product|Copyright|More)/.test(text);
  }
  return { rows, ended };
}

/** @param {{ text: string }[]} lines */
function processorOf(lines) {
  const at = lines.findIndex(({ text }) => /^\s{0,8}(?:Processor|CPU) Information\s*$/.test(text));
  const named = lines
    .slice(at + 1, at + 4)
    .map(({ text }) => /^\s{0,8}Name\s{1,40}(\S.{0,120}?)\s*$/.exec(text)?.[1])
    .find(Boolean);
  return at >= 0 && named ? { model: named, firmware: null, serial: null, capacity: null } : null;
}

/** @param {{ text: string }[]} lines */
function settingsOf(lines) {
  const named = /^\s{0,8}(Operating System|Model|Topology|Governor|Base Frequency)\s{1,40}(\S.{0,120}?)\s*$/;
  const said = lines.flatMap(({ text }) => {
    const match = named.exec(text);
    return match ? [[match[1].toLowerCase(), match[2]]] : [];
  });
  return Object.fromEntries(said.reverse());
}
