import { warning } from '../../model/parser.js';

/** ms: `--status-interval` counts in whole seconds */
const interval = 900;

/**
 * @typedef {import('./terseLine.js').TerseLine} TerseLine
 * @typedef {import('../../model/parser.js').Warning} Warning
 */

/**
 * Which lines belong to one invocation of fio. Terse says it nowhere: groups count up within one, and the disk counters at
 * the end are the same on all its lines. Where fio wrote no counters, lines are taken for jobs at the same time.
 *
 * @param {TerseLine[]} lines
 * @returns {{ runs: TerseLine[][], warnings: Warning[] }}
 */
export function separateRuns(lines) {
  /** @type {TerseLine[][]} */
  const reports = [];
  for (const line of lines) {
    const report = reports.at(-1);
    if (report && isSameReport(report, line, reports.at(-2))) report.push(line);
    else reports.push([line]);
  }
  const { kept, warnings } = lastSnapshots(reports);
  for (const run of kept) {
    const clones = run.filter(
      ({ name, group, disks }) => disks === '' && name === run[0].name && group === run[0].group,
    );
    if (clones.length < 2) continue;
    const message = `${clones.length} lines of ${run[0].name} without disk counters: taken for jobs that ran at the same time`;
    warnings.push(warning(message, run[0].line));
  }
  return { runs: kept, warnings };
}

/**
 * @param {TerseLine[]} report
 * @param {TerseLine} line
 * @param {TerseLine[]} [before] the report before: where it went on into this one, so may this one
 */
function isSameReport(report, line, before) {
  const last = report[report.length - 1];
  if (line.group < last.group || line.disks !== last.disks || line.fio !== last.fio) return false;
  const clone = report.find(({ name, group }) => name === line.name && group === line.group);
  const least = before && isContinued(before, report, interval) ? 0 : interval;
  return line.disks !== '' || !clone || !isContinued([clone], [line], least);
}

/**
 * `--status-interval` writes the same jobs again and again while they go on.
 *
 * @param {TerseLine[][]} reports
 */
function lastSnapshots(reports) {
  /** @type {Warning[]} */
  const warnings = [];
  /** @type {TerseLine[][]} */
  const kept = [];
  let least = interval;
  for (const report of reports) {
    const before = kept.at(-1);
    if (before && isSame(before, report))
      warnings.push(warning('the same lines twice: counted as one run', report[0].line));
    else if (before && isContinued(before, report, least)) {
      kept[kept.length - 1] = report;
      least = 0;
      const message = 'a later state of the same run (status-interval): the last is taken';
      if (!warnings.some((each) => each.message === message)) warnings.push(warning(message, report[0].line));
    } else {
      kept.push(report);
      least = interval;
    }
  }
  return { kept, warnings };
}

/** @param {TerseLine[]} lines */
const names = (lines) => JSON.stringify(lines.map(({ name, group }) => [name, group]));

/**
 * @param {TerseLine[]} one
 * @param {TerseLine[]} other
 */
const isSame = (one, other) => JSON.stringify(one.map(facts)) === JSON.stringify(other.map(facts));

/** @param {TerseLine} line */
const facts = ({ name, group, sides, disks }) => [name, group, sides, disks];

/**
 * @param {TerseLine[]} earlier
 * @param {TerseLine[]} later
 * @param {number} least ms that went on between them; the last state follows sooner
 */
function isContinued(earlier, later, least) {
  if (names(earlier) !== names(later)) return false;
  return earlier.every(({ sides }, index) => {
    const [then, now] = [sides, later[index].sides].map((all) => ({
      volume: all.reduce((sum, { volume }) => sum + volume, 0),
      runtime: Math.max(...all.map(({ runtime }) => runtime)),
    }));
    return now.volume > then.volume && now.runtime > then.runtime && now.runtime >= then.runtime + least;
  });
}
