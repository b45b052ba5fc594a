import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { flagged, parsed } from '../../model/parser.js';
import { numberIn, textIn } from '../shared/jsonDocument.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { rateRow, scoreRow } from './row.js';

const rateForm = /^(\d{1,9}(?:\.\d{1,4})?) ([A-Za-z][\w/ ]{1,30})$/;

/**
 * @param {import('../../model/parser.js').Source} source
 * @param {string} make
 */
export function readGeekbenchJson(source, make) {
  const { documents, warnings } = jsonDocuments(source, make);
  const document = documents.find(({ value }) => Array.isArray(value?.sections))?.value ?? {};
  const sections = Array.isArray(document.sections) ? document.sections : [];
  const measurements = sections.flatMap((/** @type {any} */ section) => sectionRows(section));
  if (measurements.length === 0)
    throw new InputError('no score of any workload', { path: 'sections', hint: make });
  return parsed({
    toolVersion: /\d{1,2}\.\d{1,2}\.\d{1,3}/.exec(String(document.version ?? ''))?.[0] ?? null,
    device: processorIn(document.metrics),
    measurements,
    warnings: [
      ...warnings,
      ...(document.valid === 0 ? [flagged('not-validated', 'Geekbench marks the result as invalid')] : []),
    ],
  });
}

/** @param {any} section */
function sectionRows(section) {
  const name = textIn(section?.name) ?? '';
  const mode = name.toLowerCase();
  const total = numberIn(section?.score);
  const workloads = Array.isArray(section?.workloads) ? section.workloads : [];
  const rows = workloads.flatMap((/** @type {any} */ workload) => workloadRows(workload, mode));
  return total !== null && total > 0 ? [...rows, scoreRow(`${name} Score`, mode, total)] : rows;
}

/**
 * Geekbench works each workload several times in one process; the score is of all of them.
 *
 * @param {any} workload
 * @param {string} mode
 */
function workloadRows(workload, mode) {
  const test = textIn(workload?.name);
  const score = numberIn(workload?.score);
  const rate = rateForm.exec(textIn(workload?.rate_string) ?? '');
  if (test === null || score === null || !(score > 0)) return [];
  const times = Array.isArray(workload.runtimes) ? workload.runtimes.map(numberIn) : [];
  const parameters = mode === '' ? {} : { parameters: { mode } };
  const repetitions = times.flatMap((/** @type {number | null} */ value, /** @type {number} */ repetition) =>
    value === null || !(value > 0)
      ? []
      : [measurement({ repetition, test, ...parameters, metric: 'duration', statistic: 'value', value })],
  );
  return [
    scoreRow(test, mode, score),
    ...(rate ? [rateRow(test, mode, Number(rate[1]), rate[2])] : []),
    ...repetitions,
  ];
}

/** @param {unknown} metrics */
function processorIn(metrics) {
  const list = Array.isArray(metrics) ? metrics : [];
  const named =
    list.find((/** @type {any} */ each) => each?.name === 'Processor') ??
    list.find((/** @type {any} */ each) => each?.name === 'Processor Brand');
  const model = textIn(named?.value);
  return model === null ? null : { model, firmware: null, serial: null, capacity: null };
}
