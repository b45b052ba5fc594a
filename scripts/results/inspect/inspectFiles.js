import { groupBy } from '../../model/lib/groupBy.js';
import { addTotals } from '../runs/addTotals.js';
import { mergePercentiles } from '../runs/mergePercentiles.js';
import { pairRuns } from '../runs/pairRuns.js';
import { originOf, summarizeTest } from '../runs/summarizeTest.js';
import { chartsOf } from './chartsOf.js';

/**
 * What any files of any tools hold, side by side: summaries, charts of them, and what had to be assumed. A page shows it without a
 * site around it, so that there is neither product nor methodology: a file, or what whoever gave it says belongs together, takes their
 * place.
 *
 * @typedef {import('../runs/pairRuns.js').ParsedFile} ParsedFile
 * @typedef {'files' | 'names' | 'one'} Grouping each file for itself; files whose names differ in their numbers alone are runs of
 *   one result; all files are runs of one result
 *
 * @typedef {object} InspectedGroup
 * @property {string} id
 * @property {string} name
 * @property {string[]} files
 * @property {string[]} tools
 * @property {number} runs
 * @property {import('../../model/summary.js').Summary[]} summaries
 * @property {{ run: number, series: import('../../model/series.js').Series }[]} series
 * @property {string[]} warnings
 *
 * @typedef {{ groups: InspectedGroup[], charts: import('./chartsOf.js').InspectChart[] }} Inspected
 *
 * @param {ParsedFile[]} files in the order in which they were given
 * @param {Grouping} grouping
 * @param {import('./chartsOf.js').Analyse} [analyse] what readings over time show, all that fits
 * @returns {Inspected}
 */
export function inspectFiles(files, grouping, analyse) {
  const groups = groupFiles(files, grouping).map((group, at) => inspectGroup(group, `group-${at + 1}`));
  return { groups, charts: chartsOf(groups, analyse) };
}

/**
 * What stands side by side: groups of files, and each product of which a file that names several has results.
 *
 * @param {ParsedFile[]} files
 * @param {Grouping} grouping
 * @returns {{ name: string, subject: string | null, files: ParsedFile[] }[]}
 */
export function groupFiles(files, grouping) {
  const parts = files.flatMap((each) =>
    subjectsIn(each).map((subject) => ({ subject, ...ofSubject(each, subject) })),
  );
  const groups = [
    ...groupBy(parts, ({ file, subject }) => JSON.stringify([groupName(file, grouping), subject])).values(),
  ];
  return groups.map((own) => {
    const [{ file, subject }] = own;
    const name = groupName(file, grouping);
    const isOnly = groups.filter(([first]) => first.subject === subject).length === 1;
    return { name: subject === null ? name : isOnly ? subject : `${subject} (${name})`, subject, files: own };
  });
}

/** @param {ParsedFile} file @returns {(string | null)[]} */
function subjectsIn({ parsed }) {
  const named = new Set([...parsed.measurements, ...parsed.series].flatMap(({ subject }) => subject ?? []));
  return named.size > 0 ? [...named] : [null];
}

/** @param {ParsedFile} file @param {string | null} subject @returns {ParsedFile} */
function ofSubject({ file, parsed }, subject) {
  if (subject === null) return { file, parsed };
  const isOwn = (/** @type {{ subject?: string | null }} */ each) => (each.subject ?? subject) === subject;
  const { measurements, series } = parsed;
  return {
    file,
    parsed: { ...parsed, measurements: measurements.filter(isOwn), series: series.filter(isOwn) },
  };
}

/** @param {string} file @param {Grouping} grouping */
export function groupName(file, grouping) {
  if (grouping === 'one') return 'all files';
  if (grouping === 'files') return file;
  const stem = file.replace(/(?:\.(?:json|txt|log|csv|xml|out|gz|md|yaml|yml))+$/i, '');
  return stem.replace(/[-_ .]?(?:run)?[-_ .]?\d+$/i, '') || stem;
}

/**
 * @param {{ name: string, files: ParsedFile[] }} group
 * @param {string} id
 * @returns {InspectedGroup}
 */
function inspectGroup({ name, files }, id) {
  const runs = pairRuns(files).map(mergePercentiles);
  const testRuns = {
    product: id,
    campaign: '',
    test: '',
    facts: { methodology: '', testbed: '' },
    emulated: false,
    capacity: null,
    runs,
  };
  const summaries = addTotals(summarizeTest(testRuns));
  return {
    id,
    name,
    files: files.map(({ file }) => file),
    tools: originOf(testRuns).tools,
    runs: runs.length,
    summaries,
    series: runs.flatMap(({ run, series }) => series.map((each) => ({ run, series: each }))),
    warnings: [...new Set(runs.flatMap((run) => run.warnings.map(({ message }) => message)))],
  };
}
