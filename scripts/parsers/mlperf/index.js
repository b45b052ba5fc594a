import { parsed } from '../../model/parser.js';
import { readHarness } from './harness.js';
import { detailHead, readDetail, readSummaries } from './summary.js';

const make = 'take `mlperf_log_summary.txt` of the LoadGen';
const textHead = /^MLPerf Results Summary$/m;
const jsonHead =
  /"scenario_key"\s{0,20}:|"result_validity"\s{0,20}:|"(?:result_[\w.]{1,80}: [^"\n]{1,200})?Result is (?:VALID|INVALID)|"\[(?:PASSED|FAILED)\] [\w.]{1,40}: [\d.]{1,30} /;

/** @type {import('../../model/parser.js').Parser} */
export const mlperf = {
  tool: 'mlperf',
  title: 'MLPerf Inference LoadGen',
  layouts: [
    {
      name: 'summary of the LoadGen',
      versions: '0.7 to 5.0',
      verified: true,
      reads:
        'the rate or latency that the scenario is ranked by, percentiles of latency, and whether the result is valid',
      make,
    },
    {
      name: 'mlperf_log_detail.txt',
      versions: '1.0 to 5.0',
      verified: false,
      reads: 'the same as the summary',
      make: 'take `mlperf_log_detail.txt` of the LoadGen; the summary beside it is shorter',
    },
    {
      name: 'summaries of the harness (JSON)',
      versions: '3.0 to 5.0',
      verified: true,
      reads: 'the ranked value with its validity, and accuracies with their thresholds',
      make: 'take `perf_harness_summary.json` or `accuracy_summary.json`, which the harness writes',
    },
  ],
  recognise(source) {
    const head = source.headText();
    return textHead.test(head) || detailHead.test(head) || jsonHead.test(head);
  },
  parse(source) {
    if (detailHead.test(source.headText())) return parsed(readDetail(source.text(), make));
    const text = textHead.test(source.headText());
    return parsed(text ? readSummaries(source.text(), make) : readHarness(source, make));
  },
};
