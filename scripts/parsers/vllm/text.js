import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { pastedLines } from '../shared/pasted.js';
import { measurementsOf } from './rows.js';

const begin = /={4,60} Serving Benchmark Result ={4,60}/;
const end = /^={20,80}$/;
const backend = /^Backend:\s{1,60}([a-z][\w.-]{1,60})$/;
const entry = /^([A-Z][\w ./()%-]{2,60}?):\s{1,60}(inf|-?\d[\d.,]{0,30}|nan)$/;

/** What is printed, by the names of the JSON. */
const keys = new Map([
  ['Successful requests', 'completed'],
  ['Failed requests', 'failed'],
  ['Benchmark duration (s)', 'duration'],
  ['Request throughput (req/s)', 'request_throughput'],
  ['Request goodput (req/s)', 'request_goodput'],
  ['Output token throughput (tok/s)', 'output_throughput'],
  ['Input token throughput (tok/s)', 'input_throughput'],
  ['Total Token throughput (tok/s)', 'total_token_throughput'],
  ['Total token throughput (tok/s)', 'total_token_throughput'],
  ['Maximum request concurrency', 'max_concurrency'],
  ['Max request concurrency', 'max_concurrency'],
  ['Request rate configured (RPS)', 'request_rate'],
  ['Traffic request rate', 'request_rate'],
  ['Burstiness factor', 'burstiness'],
]);
const latency = /^(Mean|Median|Std|Min|Max|P\d{1,2}(?:\.\d{1,3})?) (TTFT|TPOT|ITL|E2EL|E2E Latency) \(ms\)$/;
const argument =
  /\b(request_rate|max_concurrency|num_prompts|burstiness|model|backend)=('[^'\n]{0,200}'|[^,)\s]{1,80})/g;

/**
 * @param {string} text
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readText(text, hint) {
  /** @type {{ record: Record<string, any>, line: number }[]} */
  const records = [];
  /** @type {import('../../model/parser.js').Warning[]} */
  const warnings = [];
  let before = /** @type {Record<string, any>} */ ({});
  let open = /** @type {Record<string, any> | null} */ (null);
  let section = '';
  for (const { text: raw, line } of pastedLines(text)) {
    if (raw.length > 8000) continue;
    const heading = /^#{1,6} (?!Traffic|[A-Z]\w+ request|Burstiness)(\S.{0,120})$/.exec(raw);
    if (heading && !open && !begin.test(raw) && !entry.test(heading[1])) section = heading[1].trim();
    const own = raw.replace(/^#\s?/, '').trim();
    if (begin.test(own)) {
      open = { ...before, ...(section && { section }) };
      records.push({ record: open, line });
      before = {};
    } else if (open && end.test(own)) open = null;
    else readEntry(own, open ?? before);
  }
  if (open)
    warnings.push(
      warning('the end of the last result is missing: the file may be cut', records.at(-1)?.line),
    );
  for (const { record } of sectionsKept(records)) delete record.section;
  const read = measurementsOf(records, hint);
  if (read.measurements.length === 0)
    throw new InputError(read.warnings[0]?.message ?? 'no result in it', { hint });
  return { measurements: read.measurements, warnings: [...warnings, ...read.warnings] };
}

/**
 * @param {string} line
 * @param {Record<string, any>} record
 */
function readEntry(line, record) {
  if (line.startsWith('Namespace(')) {
    for (const [, name, value] of line.matchAll(argument)) {
      const bare = value.replace(/^'|'$/g, '');
      if (bare === 'None') continue;
      record[name === 'model' ? 'model_id' : name] = /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : bare;
    }
    return;
  }
  const engine = backend.exec(line)?.[1];
  if (engine) record.backend = engine;
  const match = entry.exec(line);
  const time = match && latency.exec(match[1]);
  const key = time
    ? `${time[1].toLowerCase()}_${time[2].toLowerCase().replace(' ', '_')}_ms`
    : keys.get(match?.[1] ?? '');
  if (!match || !key) return;
  record[key] = match[2] === 'inf' ? 'inf' : match[2] === 'nan' ? null : Number(match[2].replaceAll(',', ''));
}

/**
 * A heading tells results apart only where nothing else does.
 *
 * @param {{ record: Record<string, any>, line: number }[]} records
 * @returns {typeof records} those that need none
 */
function sectionsKept(records) {
  const keyOf = (
    /** @type {Record<string, any>} */ {
      request_rate: rate,
      max_concurrency: most,
      model_id: model,
      num_prompts: prompts,
      backend: engine,
    },
  ) => JSON.stringify([rate, most, model, prompts, engine]);
  const distinct = new Set(records.map(({ record }) => keyOf(record))).size === records.length;
  return distinct ? records : [];
}
