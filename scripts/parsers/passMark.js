import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { cutLine } from './shared/blocks.js';

const make = '`pt_linux_x64 -r 3`, and keep `results_all.yml`';
const pair = /^( {0,12})([A-Za-z][\w ]{0,60}): {0,4}(.{0,200})$/;

/** @type {import('../model/parser.js').Parser} */
export const passMark = {
  tool: 'passmark',
  title: 'PassMark PerformanceTest (YAML)',
  layouts: [
    {
      name: 'results_all.yml, results_cpu.yml, results_memory.yml',
      versions: '10 and 11 for Linux and macOS',
      verified: true,
      reads: 'each test in the unit of the tool, which the file does not name, and the marks',
      make,
    },
  ],
  recognise: (source) =>
    /^ {0,8}(?:CPU_INTEGER_MATH|ME_ALLOC_S|SUMM_CPU): /m.test(source.headText()) &&
    /^Results:|^BaselineInfo:/m.test(source.headText()),
  parse(source) {
    const text = source.text();
    const sections = readSections(text);
    const results = sections.get('Results') ?? new Map();
    const threads = Number(results.get('NumTestProcesses'));
    const parameters = threads > 0 ? { parameters: { processes: threads } } : {};
    const rows = [...results].flatMap(([name, cell]) => {
      const value = /^\d{1,18}(?:\.\d{1,18})?$/.test(cell) ? Number(cell) : NaN;
      if (!/^(?:CPU|ME|m_CPU|SUMM)_/.test(name) || !(value > 0)) return [];
      if (name.startsWith('SUMM_'))
        return [measurement({ test: name, ...parameters, metric: 'score', statistic: 'value', value })];
      // lower is better for latency alone
      const better = /LATENCY/.test(name) ? 'lower' : 'higher';
      return [
        measurement({
          test: name,
          ...parameters,
          metric: 'result',
          statistic: 'value',
          value,
          unit: '1',
          better,
        }),
      ];
    });
    if (rows.length === 0) throw new InputError('no test has a result', { hint: make });
    const version = sections.get('Version');
    const system = sections.get('SystemInformation');
    const complete = results.get('Results Complete') === 'true';
    return parsed({
      toolVersion: version
        ? ['Major', 'Minor', 'Build'].map((part) => version.get(part) ?? '0').join('.')
        : null,
      device: system?.get('Processor')
        ? { model: String(system.get('Processor')), firmware: null, serial: null, capacity: null }
        : null,
      measurements: rows,
      warnings: [
        ...(complete ? [] : [warning('the results are not complete')]),
        ...cutLine(text, (last) => /^ {1,8}(?:CPU|ME|m_CPU|SUMM)_/.test(last)),
      ],
      settings: Object.fromEntries(
        ['OSName', 'Kernel'].flatMap((name) => (system?.get(name) ? [[name, String(system.get(name))]] : [])),
      ),
    });
  },
};

/**
 * Two levels are enough: the sections and their pairs.
 *
 * @param {string} text
 * @returns {Map<string, Map<string, string>>}
 */
function readSections(text) {
  /** @type {Map<string, Map<string, string>>} */
  const sections = new Map();
  let section = new Map();
  for (const line of text.split('\n')) {
    const match = pair.exec(line.trimEnd());
    if (!match) continue;
    const [, indent, name, value] = match;
    if (indent === '') sections.set(name, (section = new Map()));
    else if (indent.length <= 2) section.set(name, value.replace(/^"|"$/g, '').trim());
  }
  return sections;
}
