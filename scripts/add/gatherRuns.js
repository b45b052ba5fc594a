import { groupBy } from '../model/lib/groupBy.js';
import { assignLogs } from '../results/runs/fio/assignLogs.js';
import { logName } from '../results/runs/fio/logName.js';

/**
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 *
 * @typedef {object} Run what belongs together, and is filed under one number
 * @property {ImportCandidate} lead the document; the first log where there is none
 * @property {ImportCandidate[]} files the lead first
 */

const fioForms = ['fio-json', 'fio-text', 'fio-terse'];

/**
 * Puts the logs, other forms and pictures of a run beside its document.
 *
 * @param {ImportCandidate[]} candidates in natural order
 * @returns {{ runs: Run[], strays: ImportCandidate[] }} strays are logs that no document claims, where there are documents
 */
export function gatherRuns(candidates) {
  const documents = candidates.filter(({ kind }) => kind === 'result');
  const leads = documents.filter((each) => !documents.some((other) => isBetterForm(other, each)));
  const logs = candidates.filter(({ kind }) => kind === 'log');
  const { owners, strays, lone } = ownersOf(
    logs,
    leads.filter(({ tool }) => fioForms.includes(tool ?? '')),
  );
  const runs = leads.map((lead) => {
    const beside = candidates.filter((each) => each !== lead && isOf(each, lead));
    return {
      lead,
      files: [lead, ...beside.filter(({ kind }) => kind !== 'log'), ...(owners.get(lead) ?? [])],
    };
  });
  return { runs: [...runs, ...loneRuns(lone)], strays };
}

/** @param {ImportCandidate} candidate */
const folderOf = ({ levels }) => levels[0].path;

/** @param {ImportCandidate} candidate */
export const stemOf = ({ name }) =>
  /\.truth\.csv$/.test(name) ? name.slice(0, -'.truth.csv'.length) : logName(name).stem;

/** Another form of the same run, or a picture of it. @param {ImportCandidate} each @param {ImportCandidate} lead */
const isOf = (each, lead) =>
  folderOf(each) === folderOf(lead) &&
  stemOf(each) === stemOf(lead) &&
  (each.kind === 'picture' || isBetterForm(lead, each));

/** @param {ImportCandidate} better @param {ImportCandidate} one */
function isBetterForm(better, one) {
  const [first, second] = [better, one].map(({ tool }) => fioForms.indexOf(tool ?? ''));
  const sameRun = folderOf(better) === folderOf(one) && stemOf(better) === stemOf(one);
  return sameRun && first !== -1 && first < second;
}

/**
 * A log belongs to a document of its own folder, or, by its name, of a folder around it (`logs/run1_bw.log`).
 *
 * @param {ImportCandidate[]} logs
 * @param {ImportCandidate[]} documents
 */
function ownersOf(logs, documents) {
  /** @type {Map<ImportCandidate, ImportCandidate[]>} */
  const owners = new Map();
  /** @type {ImportCandidate[]} */
  const strays = [];
  /** @type {ImportCandidate[]} */
  const lone = [];
  for (const log of logs) {
    const beside = documents.filter((each) => folderOf(each) === folderOf(log));
    const owner = beside.length > 0 ? ownerAmong(log, beside) : ownerAround(log, documents);
    if (owner) owners.set(owner, [...(owners.get(owner) ?? []), log]);
    else (beside.length > 0 ? strays : lone).push(log);
  }
  return { owners, strays, lone };
}

/**
 * @param {ImportCandidate} log
 * @param {ImportCandidate[]} documents
 */
function ownerAmong(log, documents) {
  const files = new Map(
    [log, ...documents].flatMap((each) =>
      each.parsed ? [[{ file: each.name, parsed: each.parsed }, each]] : [],
    ),
  );
  const [first, ...others] = files.keys();
  const owner = assignLogs([first], others).owners.get(first);
  return owner ? files.get(owner) : undefined;
}

/**
 * @param {ImportCandidate} log
 * @param {ImportCandidate[]} documents
 */
function ownerAround(log, documents) {
  for (const { path } of log.levels.slice(1)) {
    const beside = documents.filter(
      (each) => folderOf(each) === path && stemOf(log).startsWith(stemOf(each)),
    );
    if (beside.length > 0) return ownerAmong(log, beside);
  }
  return undefined;
}

/** @param {ImportCandidate[]} logs @returns {Run[]} */
function loneRuns(logs) {
  const groups = groupBy(logs, (log) => `${folderOf(log)}/${stemOf(log)}`);
  return [...groups.values()].map((files) => ({ lead: files[0], files }));
}
