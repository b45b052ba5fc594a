import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed } from '../model/parser.js';
import { cutLine, runNumbers } from './shared/blocks.js';
import { hasQuotedLine, sourceLines } from './shared/pasted.js';

const make = '`llama-batched-bench -m MODEL -npp 512 -ntg 32 -npl 1,2,4 > FILE`';
const header =
  /^\s{0,40}\|\s{1,12}PP \|\s{1,12}TG \|\s{1,12}B \|\s{1,12}N_KV \|\s{1,12}T_PP s \|\s{1,12}S_PP t\/s \|\s{1,12}T_TG s \|\s{1,12}S_TG t\/s \|\s{1,12}T s \|\s{1,12}S t\/s \|\s*$/;
/** What was asked for, above the table: `n_batch = 2048, n_ubatch = 2048, flash_attn = 1, ...` */
const facts = /\b(n_batch|n_ubatch|flash_attn|is_pp_shared|n_gpu_layers|n_threads) = (-?\d{1,9})\b/g;
const names = new Map([
  ['n_batch', 'batch-size'],
  ['n_ubatch', 'micro-batch'],
  ['flash_attn', 'flash-attention'],
  ['is_pp_shared', 'shared-prompt'],
  ['n_gpu_layers', 'gpu-layers'],
  ['n_threads', 'threads'],
]);
const cell = /^\d{1,12}(?:\.\d{1,6})?$/;

/** @type {import('../model/parser.js').Parser} */
export const llamaBatchedBench = {
  tool: 'llama-batched-bench',
  title: 'llama-batched-bench',
  layouts: [
    {
      name: 'table',
      versions: '2024 to 2025',
      verified: true,
      reads: 'tokens per second of prompts, answers and both, by their lengths and how many ran at once',
      make,
    },
  ],
  recognise: (source) => hasQuotedLine(source, header),
  parse(source) {
    const numbers = runNumbers();
    let [asked, open] = [{}, false];
    const measurements = sourceLines(source).flatMap(({ text }) => {
      if (/\bn_kv_max = \d/.test(text))
        asked = Object.fromEntries(
          [...text.matchAll(facts)].map(([, name, value]) => [names.get(name), Number(value)]),
        );
      if (header.test(text)) open = true;
      const cells = text
        .split('|')
        .slice(1, -1)
        .map((each) => each.trim());
      if (!open || cells.length !== 10 || !cells.every((each) => cell.test(each))) return [];
      const [prompt, answer, together, , , prompted, , answered, seconds, all] = cells.map(Number);
      const parameters = { ...asked, 'prompt-tokens': prompt, 'output-tokens': answer, sequences: together };
      const run = numbers.next(parameters);
      const rates = /** @type {const} */ ([
        ['prompt', prompted],
        ['answer', answered],
        ['all', all],
      ]);
      return [
        ...rates
          .filter(([, value]) => value > 0)
          .map(([test, value]) =>
            measurement({ run, test, parameters, metric: 'token-rate', statistic: 'mean', value }),
          ),
        measurement({ run, test: 'all', parameters, metric: 'duration', statistic: 'value', value: seconds }),
      ];
    });
    if (measurements.length === 0)
      throw new InputError('the table has no row: the run did not end', { hint: make });
    return parsed({ measurements, warnings: cutLine(source.text(), (last) => last.includes('|')) });
  },
};
