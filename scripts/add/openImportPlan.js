/**
 * What becomes of the files while the plan is made: each ends on exactly one of the lists.
 *
 * @typedef {import('./importCandidate.js').ImportCandidate} ImportCandidate
 * @typedef {import('./importCandidate.js').Placement} Placement
 * @typedef {import('./importCandidate.js').Question} Question
 * @typedef {import('../model/inputError.js').Problem} Problem
 *
 * @typedef {object} ImportPlan
 * @property {Placement[]} placements what is filed
 * @property {{ file: string, as: string }[]} twins what is there already, or was given twice
 * @property {{ file: string, problem: Problem }[]} left what stays, and why
 * @property {Question[]} questions what waits for the author
 * @property {(path: string) => boolean} isTaken
 * @property {(placement: Placement) => void} place
 * @property {(intake: ImportCandidate, as: string) => void} drop
 * @property {(intake: ImportCandidate, problem: Problem) => void} leave
 * @property {(question: Omit<Question, 'files'>, files: ImportCandidate[]) => void} ask
 * @property {(intake: ImportCandidate, product: string) => string | undefined} filedAs where a file of the same content is, whatever its private names
 *
 * @param {ReadonlyMap<string, string>} filed redactedHash by path
 * @param {(intake: ImportCandidate) => ImportCandidate[]} partyOf what goes wherever the file goes, itself included
 * @returns {ImportPlan}
 */
export function openImportPlan(filed, partyOf) {
  /** @type {Pick<ImportPlan, 'placements' | 'twins' | 'left' | 'questions'>} */
  const lists = { placements: [], twins: [], left: [], questions: [] };
  const taken = new Set([...filed.keys()].map(bare));
  return {
    ...lists,
    isTaken: (path) => taken.has(bare(path)),
    place(placement) {
      taken.add(bare(placement.to));
      lists.placements.push(placement);
    },
    drop: ({ file }, as) => lists.twins.push({ file, as }),
    leave: (intake, problem) => lists.left.push(...partyOf(intake).map(({ file }) => ({ file, problem }))),
    ask(question, intakes) {
      const names = intakes.flatMap(partyOf).map(({ file }) => file);
      const open = lists.questions.find(({ key }) => key === question.key);
      if (open) open.files.push(...names);
      else lists.questions.push({ ...question, files: names });
    },
    filedAs: ({ redactedHash }, product) =>
      [...filed].find(
        ([path, each]) => each === redactedHash && path.startsWith(`data/raw/${product}/`),
      )?.[0],
  };
}

/** @param {string} path */
const bare = (path) => path.replace(/\.gz$/, '').toLowerCase();
