import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { cutLine } from '../shared/blocks.js';
import { quotedHead, sourceLines } from '../shared/pasted.js';
import { readRaw } from './raw.js';
import { readSummary } from './summary.js';

const make = '`make results` (keep `results/*/HOST.0`), or `make see` for the tables';
const wholeForm = /^\[lmbench\d/m;
/** A whole result, or lat_mem_rd alone. */
const rawForm = /^\[lmbench\d|^"stride=\d{1,9}\n\d{1,6}\.\d{5} \d/m;
const summaryForm =
  /L M B E N C H|^(?:\*Local\* Communication|File & VM system latencies|Context switching - times|Memory latencies in)/m;

/** @type {import('../../model/parser.js').Parser} */
export const lmbench = {
  tool: 'lmbench',
  title: 'lmbench',
  layouts: [
    {
      name: 'raw result',
      versions: '3.0',
      verified: true,
      reads: 'latencies, bandwidths and memory latency by size and stride',
      make: '`make results`, and keep `results/*/HOST.0`',
    },
    {
      name: 'summary tables',
      versions: '3.0',
      verified: true,
      reads: 'each number of each table, by the columns of its rule',
      make: '`make see`, and keep the tables that it prints',
    },
  ],
  recognise: (source) => rawForm.test(quotedHead(source)) || summaryForm.test(quotedHead(source)),
  parse(source) {
    const lines = sourceLines(source);
    const isRaw = rawForm.test(quotedHead(source));
    const { rows, warnings } = isRaw ? readRaw(lines) : readSummary(lines);
    if (rows.length === 0) throw new InputError('no result of any test: the run did not end', { hint: make });
    const ended =
      !wholeForm.test(quotedHead(source)) ||
      lines.filter(({ text }) => /^\[(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) /.test(text)).length > 1;
    return parsed({
      toolVersion:
        /LMBENCH VERSION: lmbench-?([\w.]{1,20})|\[lmbench(\d\.\d)/
          .exec(quotedHead(source))
          ?.slice(1)
          .find(Boolean) ?? null,
      measurements: rows,
      warnings: [
        ...warnings,
        ...(ended ? [] : [warning('the end of the run is missing: tests may be missing too')]),
        ...cutLine(source.text(), (last) => /\d/.test(last)),
      ],
      settings: settingsOf(lines),
    });
  },
};

/** @param {{ text: string }[]} lines */
function settingsOf(lines) {
  return Object.fromEntries(
    lines.flatMap(({ text }) => {
      const match = /^\[(MHZ|PROCESSORS|MB|OS|RELEASE): {1,4}(\S.{0,100})\]$/.exec(text);
      return match ? [[match[1].toLowerCase(), match[2]]] : [];
    }),
  );
}
