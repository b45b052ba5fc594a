import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed, warning } from '../../model/parser.js';
import { amount, isAmount } from '../shared/amount.js';
import { joinRuns, runNumbers } from '../shared/blocks.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { namedParameters } from '../shared/namedParameters.js';
import { csvHead, readCsv } from './csv.js';
import { readTable, tableHead } from './table.js';
import { startTime } from '../shared/startTime.js';

const make = 'run `pytest` with `--benchmark-json=FILE`, best together with `--benchmark-save-data`';

/** What the tool computes of the rounds, where the rounds themselves are not saved. */
const summaries = /** @type {const} */ ([
  ['mean', 'mean'],
  ['median', 'median'],
  ['min', 'min'],
  ['max', 'max'],
  ['stddev', 'sd'],
  ['q1', 'p25'],
  ['q3', 'p75'],
]);

/** @type {import('../../model/parser.js').Parser} */
export const pytestBenchmark = {
  tool: 'pytest-benchmark',
  title: 'pytest-benchmark',
  layouts: [
    {
      name: 'JSON',
      versions: '2.5 to 5.1',
      verified: true,
      reads:
        'every round as a repetition where they are saved; else mean, median, quartiles, extremes and deviation of each benchmark',
      make,
    },
    {
      name: 'the table that pytest prints',
      versions: '3.0 to 5.1',
      verified: true,
      reads: 'the statistics of each benchmark, rounded',
      make: 'keep what pytest prints; the JSON output holds more',
    },
    {
      name: 'CSV of pytest-benchmark compare',
      versions: '3.0 to 5.3',
      verified: true,
      reads: 'the statistics of each saved benchmark',
      make: '`pytest-benchmark compare --csv=FILE`; the JSON output holds more',
    },
  ],
  recognise(source) {
    const head = source.headText();
    if (tableHead.test(head) || csvHead.test(head)) return true;
    if (!/"(?:iqr_outliers|stddev_outliers|ld15iqr|hd15iqr)"/.test(head) && !/"machine_info"/.test(head))
      return false;
    return /"benchmarks"\s{0,20}:\s{0,20}\[/.test(head) || /"commit_info"/.test(head);
  },
  parse(source) {
    if (csvHead.test(source.headText())) return parsed(readCsv(source.text(), make));
    if (tableHead.test(source.headText())) return parsed(readTable(source.text(), make));
    const { documents, warnings } = jsonDocuments(source, make);
    const sets = documents.filter(({ value }) => Array.isArray(value?.benchmarks));
    const own = sets.flatMap(({ value }) => value.benchmarks);
    if (own.length === 0) throw new InputError('no benchmark was timed', { path: 'benchmarks', hint: make });
    const numbers = runNumbers();
    const read = own.map((each, at) => readBenchmark(each, { path: `benchmarks[${at}]`, numbers }));
    const [{ value: first }] = sets;
    const model = first.machine_info?.cpu?.brand_raw ?? first.machine_info?.cpu?.brand;
    const partial = read.filter((each) => each.partial).length;
    if (partial > 0)
      warnings.push(
        warning(
          `the rounds of ${partial} benchmarks are not saved in full: what was computed of all is taken`,
        ),
      );
    else if (read.some(({ rounds }) => rounds !== null))
      warnings.push(
        warning('the rounds are not saved in it: what pytest-benchmark computed of them counts as one run'),
      );
    const joined = joinRuns(read);
    return parsed({
      ...joined,
      toolVersion: typeof first.version === 'string' ? first.version : null,
      device:
        typeof model === 'string' && model !== ''
          ? { model, firmware: null, serial: null, capacity: null }
          : null,
      warnings: [...warnings, ...joined.warnings],
      settings: settingsOf(first, read),
      startedAt: startTime(first.datetime),
    });
  },
};

/**
 * @param {any} each
 * @param {{ path: string, numbers: ReturnType<typeof runNumbers> }} place
 */
function readBenchmark(each, { path, numbers }) {
  const name = each?.fullname ?? each?.name;
  if (typeof name !== 'string')
    throw new InputError('no name of a benchmark', { path: `${path}.fullname`, hint: make });
  const run = numbers.next(name);
  const { test, parameters } = identity(each, name);
  const place = { run, test, parameters, metric: /** @type {const} */ ('duration') };
  // Up to 3.0 they stood beside the name, later in `stats`.
  const stats = each.stats ?? {};
  const saved = Array.isArray(stats.data) ? stats.data : [];
  const whole =
    saved.length === stats.rounds && saved.every((/** @type {unknown} */ value) => typeof value === 'number');
  const data = whole ? saved : [];
  const partial = saved.length > 0 && !whole;
  if (each.has_error === true || isAmount(stats.rounds) === false) {
    const reason = each.has_error === true ? 'it failed' : 'it has no rounds';
    return {
      measurements: [],
      rounds: null,
      test: name,
      warnings: [warning(`${name} gave no result: ${reason}`)],
    };
  }
  const seconds = (/** @type {unknown} */ value, /** @type {string} */ at) =>
    amount(value, { what: 'time in seconds', path: `${path}.stats.${at}`, hint: make });
  if (data.length > 0) {
    const repeated = data.length > 1;
    const rows = data.map((/** @type {unknown} */ value, /** @type {number} */ at) =>
      measurement({
        ...place,
        ...(repeated && { repetition: at }),
        statistic: 'value',
        value: seconds(value, `data[${at}]`),
      }),
    );
    return { measurements: rows, rounds: null, partial: false, test: name, warnings: [] };
  }
  if (stats.rounds === 1 && isAmount(stats.mean)) {
    const row = measurement({ ...place, statistic: 'value', value: stats.mean });
    return { measurements: [row], rounds: null, partial, test: name, warnings: [] };
  }
  const taken = summaries.filter(([key]) => stats[key] !== undefined && stats[key] !== null);
  const rows = taken.map(([key, statistic]) =>
    measurement({ ...place, statistic, value: seconds(stats[key], key) }),
  );
  if (rows.length === 0) throw new InputError('no times', { path: `${path}.stats`, hint: make });
  return { measurements: rows, rounds: String(stats.rounds), partial, test: name, warnings: [] };
}

/**
 * `test_sort[100-list]` with its parameters by name where the file has them, else by the text in brackets.
 *
 * @param {any} each
 * @param {string} name
 */
function identity(each, name) {
  const param = typeof each.param === 'string' ? each.param : (/\[([^\]]{1,500})\]$/.exec(name)?.[1] ?? null);
  const test = param !== null && name.endsWith(`[${param}]`) ? name.slice(0, -param.length - 2) : name;
  const named = each.params !== null && typeof each.params === 'object' ? Object.entries(each.params) : [];
  const simple =
    named.length > 0 && named.every(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  const group = typeof each.group === 'string' ? [['group', each.group]] : [];
  const pairs = simple ? named : [...named, ...(param === null ? [] : [['param', param]])];
  return { test, parameters: namedParameters(/** @type {[string, unknown][]} */ ([...group, ...pairs])) };
}

/**
 * @param {any} document
 * @param {{ test: string, rounds: string | null }[]} read
 * @returns {Record<string, string>}
 */
function settingsOf({ machine_info: machine, commit_info: commit }, read) {
  const facts = [
    ['python', machine?.python_version],
    ['implementation', machine?.python_implementation],
    ['system', machine?.system],
    ['commit', commit?.id],
  ];
  const rounds = read.flatMap(({ test, rounds }) =>
    rounds === null ? [] : [[read.length > 1 ? `${test}: rounds` : 'rounds', rounds]],
  );
  return Object.fromEntries([...facts.filter(([, value]) => typeof value === 'string'), ...rounds]);
}
