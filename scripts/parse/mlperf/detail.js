import { InputError } from '../../model/inputError.js';
import { tryJson } from '../text/jsonDocuments.js';
import { readSummaries } from './summary.js';

/** The first lines of `mlperf_log_detail.txt`; logs of MLPerf Training, which share the form, have no LoadGen. */
export const detailHead = /^:::MLLOG \{.{0,400}"key": ?"loadgen_version"/m;

/** What the summary calls the results that the log names by a key. */
const names = new Map([
  ['effective_scenario', 'Scenario'],
  ['effective_test_mode', 'Mode'],
  ['effective_target_qps', 'target_qps'],
  ['effective_samples_per_query', 'samples_per_query'],
  ['result_validity', 'Result is'],
  ['result_samples_per_second', 'Samples per second'],
  ['result_scheduled_samples_per_sec', 'Scheduled samples per second'],
  ['result_completed_samples_per_sec', 'Completed samples per second'],
  ['result_qps_with_loadgen_overhead', 'QPS w/ loadgen overhead'],
  ['result_qps_without_loadgen_overhead', 'QPS w/o loadgen overhead'],
  ['result_tokens_per_second', 'Tokens per second'],
  ['result_completed_tokens_per_second', 'Completed tokens per second'],
]);
const time = /^result_(min|max|mean|(\d{1,2}\.\d{1,2})_percentile)_(?:per_query_)?latency_ns$/;
const titles = { min: 'Min', max: 'Max', mean: 'Mean' };

/**
 * The log of everything that LoadGen noted, a JSON record a line. It holds what the summary beside it says, under other names:
 * so it is read as that.
 *
 * @param {string} text
 * @param {string} hint
 */
export function readDetail(text, hint) {
  const said = text.split('\n').flatMap((line) => {
    const record = line.startsWith(':::MLLOG ') ? tryJson(line.slice(9)) : undefined;
    if (typeof record?.key !== 'string') return [];
    const percent = time.exec(record.key);
    const word = /** @type {keyof typeof titles | undefined} */ (percent?.[1]);
    const name = percent
      ? percent[2]
        ? `${percent[2]} percentile latency (ns)`
        : `${word && titles[word]} latency (ns)`
      : names.get(record.key);
    return name ? [`${name} : ${String(record.value)}`] : [];
  });
  if (!said.some((line) => line.startsWith('Result is')))
    throw new InputError('the log names no result: the run did not end', { hint });
  return readSummaries(['MLPerf Results Summary', ...said, ''].join('\n'), hint);
}
