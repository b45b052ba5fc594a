import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { cutLine, runNumbers } from '../shared/blocks.js';
import { quotedHead, sourceLines } from '../shared/pasted.js';
import { stressorRows } from './row.js';
import { readTable } from './table.js';
import { readYaml } from './yaml.js';

const make = '`stress-ng --cpu 0 --timeout 60 --metrics`, and keep all that it prints (or `--yaml FILE`)';
const header = /\bstressor\s{1,20}bogo ops\s{1,20}real time\b/;
const yamlForm = /^[ \t]{0,20}(?:stress-ng-version:|- stressor:)/m;

/** @type {import('../../model/parser.js').Parser} */
export const stressNg = {
  tool: 'stress-ng',
  title: 'stress-ng',
  layouts: [
    {
      name: 'text (--metrics, --metrics-brief)',
      versions: '0.09 to 0.19',
      verified: true,
      reads:
        'of each stressor: bogo operations a second of real time and of processor time, times, memory, its own metrics (bogo operations of different stressors or versions are not comparable)',
      make,
    },
    {
      name: 'YAML (--yaml)',
      versions: '0.09 to 0.19',
      verified: true,
      reads: 'the same as the text',
      make: '`stress-ng --cpu 0 --timeout 60 --metrics --yaml out.yaml`',
    },
  ],
  recognise(source) {
    const head = quotedHead(source);
    return (
      header.test(head) ||
      /\bstress-ng: (?:info|metrc|debug|fail|error|warn):/.test(head) ||
      (yamlForm.test(head) && /bogo-ops|stress-ng-version/.test(head))
    );
  },
  parse(source) {
    const lines = sourceLines(source);
    const isYaml = yamlForm.test(quotedHead(source)) && !header.test(quotedHead(source));
    const { rows, warnings, version } = isYaml ? readYaml(lines) : readTable(lines);
    if (rows.length === 0) throw new InputError(`no metrics of any stressor${saidBy(lines)}`, { hint: make });
    const numbers = runNumbers();
    const measurements = rows.flatMap((row) => stressorRows(row, numbers.next([row.test, row.workers])));
    const text = source.text();
    return parsed({
      toolVersion: version,
      measurements,
      warnings: [...warnings, ...cutLine(text, (last) => /\d\s*$|:\s*\S/.test(last))],
      settings: commandOf(lines),
    });
  },
};

/** @param {{ text: string }[]} lines */
function saidBy(lines) {
  const failed = lines.find(({ text }) => /stress-ng: (?:fail|error):/.test(text));
  return failed ? `: ${failed.text.trim().slice(0, 200)}` : '';
}

/**
 * @param {{ text: string }[]} lines
 * @returns {Record<string, string>}
 */
function commandOf(lines) {
  const match = lines.map(({ text }) => /(?:^|[\s$#])(stress-ng\s{1,4}-.{1,500})$/.exec(text)).find(Boolean);
  return match ? { command: match[1].trim() } : {};
}
