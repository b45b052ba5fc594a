import { parsed } from '../../model/parser.js';
import { readCsv } from './csv.js';
import { readDocuments } from './document.js';
import { readLog } from './log.js';

const make = 'run the JMH jar with `-rf json -rff FILE`';
const jsonHead = /"primaryMetric"\s{0,20}:|"jmhVersion"\s{0,20}:/;
const csvHead = /^"Benchmark"[,;]"Mode"[,;]"Threads"[,;]"Samples"[,;]/m;
const tableHead =
  /^(?:\[\w{1,8}\] )?Benchmark[ \t].{0,2000}\bMode[ \t]{1,20}(?:Cnt|Samples)[ \t].{0,200}\bUnits?[ \t]{0,20}$/m;
const logHead = /^(?:\[\w{1,8}\] )?# JMH version: |^# JMH \(?\d|^# Benchmark mode: .{1,80}\n# Benchmark: /m;

/** @type {import('../../model/parser.js').Parser} */
export const jmh = {
  tool: 'jmh',
  title: 'JMH',
  layouts: [
    {
      name: 'JSON',
      versions: '1.0 to 1.37',
      verified: true,
      reads:
        'every iteration of every fork, percentiles of sampled times, what profilers add; a fork is a run',
      make,
    },
    {
      name: 'what it prints, and CSV',
      versions: '1.0 to 1.37',
      verified: true,
      reads: 'the iterations of the log; of a table alone the score, which counts as one run',
      make: 'keep all that JMH prints; the JSON output holds more',
    },
  ],
  recognise(source) {
    const head = source.headText();
    if (jsonHead.test(head)) return /"benchmark"\s{0,20}:/.test(head);
    return csvHead.test(head) || tableHead.test(head) || logHead.test(head);
  },
  parse(source) {
    const head = source.headText();
    if (jsonHead.test(head)) return parsed(readDocuments(source, make));
    return parsed(csvHead.test(head) ? readCsv(source.text(), make) : readLog(source.text(), make));
  },
};
