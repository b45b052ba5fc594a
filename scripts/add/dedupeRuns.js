/**
 * @typedef {import('./gatherRuns.js').Run} Run
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 */

/**
 * A run that was given twice is one run; what lies beside its second copy only joins the first.
 *
 * @param {Run[]} runs
 * @param {import('./openImportPlan.js').ImportPlan} importPlan
 * @returns {Run[]}
 */
export function dedupeRuns(runs, importPlan) {
  /** @type {Map<string, Run>} */
  const first = new Map();
  for (const run of runs) {
    const twin = first.get(run.lead.sha256);
    if (!twin) {
      first.set(run.lead.sha256, { lead: run.lead, files: [...run.files] });
      continue;
    }
    for (const file of run.files) {
      const same = twin.files.find(({ sha256 }) => sha256 === file.sha256);
      if (same) importPlan.drop(file, same.file);
      else twin.files.push(file);
    }
  }
  return [...first.values()];
}

/**
 * @param {ImportCandidate[]} intakes of no run
 * @param {import('./openImportPlan.js').ImportPlan} importPlan
 * @returns {ImportCandidate[]}
 */
export function dropCopies(intakes, importPlan) {
  /** @type {Map<string, ImportCandidate>} */
  const first = new Map();
  return intakes.filter((intake) => {
    const same = first.get(intake.sha256);
    if (same) importPlan.drop(intake, same.file);
    else first.set(intake.sha256, intake);
    return !same;
  });
}
