import { parsed } from '../../model/parser.js';
import { readConsole } from './console.js';
import { readCsv } from './csv.js';
import { readDocuments } from './document.js';

const make = 'run the benchmark with `--benchmark_out=FILE --benchmark_out_format=json`';
const jsonHead =
  /"context"\s{0,20}:\s{0,20}\{\s{0,200}"(?:date|host_name|executable|num_cpus|mhz_per_cpu|library_version)"/;
const consoleHead =
  /^Benchmark[ \t]{1,300}(?:Time[ \t]{1,40}CPU|Time\(\w\w?\)[ \t]{1,40}CPU\(\w\w?\))[ \t]{1,40}Iterations\b/m;
const csvHead = /^"?name"?,iterations,real_time,cpu_time,time_unit\b/m;

/** @type {import('../../model/parser.js').Parser} */
export const googleBenchmark = {
  tool: 'google-benchmark',
  title: 'Google Benchmark',
  layouts: [
    {
      name: 'JSON',
      versions: '1.0 to 1.9',
      verified: true,
      reads:
        'real and processor time of every repetition, rates and user counters; aggregates only where nothing else is there',
      make,
    },
    {
      name: 'console and CSV',
      versions: '1.0 to 1.9',
      verified: true,
      reads: 'the same as the JSON, rounded as it is printed; also with --benchmark_counters_tabular',
      make: 'keep all that the benchmark prints',
    },
  ],
  recognise(source) {
    const head = source.headText();
    return jsonHead.test(head) || consoleHead.test(head) || csvHead.test(head);
  },
  parse(source) {
    const head = source.headText();
    if (jsonHead.test(head)) return parsed(readDocuments(source, make));
    return parsed(csvHead.test(head) ? readCsv(source.text(), make) : readConsole(source.text(), make));
  },
};
