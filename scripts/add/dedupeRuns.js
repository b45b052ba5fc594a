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
 * @param {ImportCandidate[]} candidates of no run
 * @param {import('./openImportPlan.js').ImportPlan} importPlan
 * @returns {ImportCandidate[]}
 */
export function dropCopies(candidates, importPlan) {
  /** @type {Map<string, ImportCandidate>} */
  const first = new Map();
  return candidates.filter((candidate) => {
    const same = first.get(candidate.sha256);
    if (same) importPlan.drop(candidate, same.file);
    else first.set(candidate.sha256, candidate);
    return !same;
  });
}
