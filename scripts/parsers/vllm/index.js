import { InputError } from '../../model/inputError.js';
import { isRecord } from '../../model/lib/isRecord.js';
import { parsed } from '../../model/parser.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { startTime } from '../shared/startTime.js';
import { measurementsOf } from './rows.js';
import { offlineHead, readOffline } from './offline.js';
import { readText } from './text.js';

const make =
  'run `vllm bench serve --save-result` (older versions: `benchmark_serving.py --save-result`), and take the JSON file it writes';
const servingHead =
  /"(?:mean|median|p\d{1,2})_(?:ttft|tpot|itl|e2el)_ms"\s{0,20}:|"request_throughput"\s{0,20}:/;
const otherHead =
  /"avg_latency"\s{0,20}:[^]{0,20000}"(?:latencies|percentiles)"\s{0,20}:|"elapsed_time"\s{0,20}:[^]{0,2000}"tokens_per_second"\s{0,20}:/;
const textHead = /={4,60} Serving Benchmark Result ={4,60}/;

/** @type {import('../../model/parser.js').Parser} */
export const vllm = {
  tool: 'vllm',
  title: 'vLLM bench',
  layouts: [
    {
      name: 'JSON and JSON lines of bench serve, latency and throughput',
      versions: '0.3 to 0.11',
      verified: true,
      reads:
        'requests and tokens a second, time to first token, time per output token and between tokens; failed requests',
      make,
    },
    {
      name: 'what bench serve prints',
      versions: '0.3 to 0.11',
      verified: true,
      reads: 'the same as the JSON, rounded to two decimals, also out of a document',
      make: 'keep all that `vllm bench serve` prints, with its arguments (older versions: `benchmark_serving.py`)',
    },
    {
      name: 'what bench throughput and latency print',
      versions: '0.3 to 0.11',
      verified: false,
      reads: 'requests and tokens a second, or the latency of a batch with its percentiles',
      make: 'keep all that `vllm bench throughput` or `latency` prints (older versions: `benchmark_throughput.py`, `benchmark_latency.py`)',
    },
  ],
  recognise(source) {
    const head = source.headText();
    return textHead.test(head) || isJson(head) || offlineHead.test(head);
  },
  parse(source) {
    if (!isJson(source.headText())) {
      const text = source.text();
      return textHead.test(text) ? parsed(readText(text, make)) : readOffline(text, make);
    }
    const { documents, warnings } = jsonDocuments(source, make);
    const records = documents
      .flatMap(({ value, line }) =>
        (Array.isArray(value) ? value : [value]).map((each) => ({ record: each, line })),
      )
      .filter(({ record }) => isRecord(record));
    const read = measurementsOf(records, make);
    if (read.measurements.length === 0)
      throw new InputError(read.warnings[0]?.message ?? 'no result in it', { hint: make });
    return parsed({
      measurements: read.measurements,
      warnings: [...warnings, ...read.warnings],
      startedAt: startOf(records[0]?.record?.date),
    });
  },
};

/** @param {string} head */
const isJson = (head) => servingHead.test(head) || otherHead.test(head);

/** @param {unknown} date `20250414-165148` */
function startOf(date) {
  const match = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/.exec(String(date));
  return match ? startTime(`${match[1]}-${match[2]}-${match[3]} ${match[4]}:${match[5]}:${match[6]}`) : null;
}
