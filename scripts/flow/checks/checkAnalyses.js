import { analyses, findingNumbers } from '../../analysis/index.js';
import { problem } from '../../model/inputError.js';
import { didYouMean } from '../../model/lib/nearest.js';

const known = analyses.map(({ name }) => name);
const knownFindings = [...new Set(findingNumbers.map(({ name }) => name))];

/**
 * Analyses that a test asks for, and findings that its results name, which there are not: they would show nothing, in silence.
 *
 * @param {import('../../model/project.js').HandWritten} methodology
 * @returns {import('../../model/inputError.js').Problem[]}
 */
export const checkAnalyses = (methodology) => [
  ...unknownAnalyses(methodology),
  ...unknownFindings(methodology),
];

/** @param {import('../../model/project.js').HandWritten} methodology */
const unknownFindings = ({ file, line, value }) =>
  Object.entries(value.tests ?? {}).flatMap(([test, { results = [] }]) =>
    /** @type {{ finding?: string }[]} */ (results).flatMap(({ finding }, at) => {
      if (finding === undefined || knownFindings.includes(finding)) return [];
      const path = ['tests', test, 'results', at, 'finding'];
      const hint = didYouMean(finding, knownFindings, 'findings', '/reference/#finding');
      return [problem(`unknown finding: ${finding}`, { file, line: line(path), path: path.join('.'), hint })];
    }),
  );

/** @param {import('../../model/project.js').HandWritten} methodology */
const unknownAnalyses = ({ file, line, value }) =>
  Object.entries(value.tests ?? {}).flatMap(([test, { analyses: asked = [], rounds }]) =>
    /** @type {string[]} */ (asked).flatMap((name, at) => {
      const isKnown = known.includes(name);
      if (isKnown && (name !== 'steady-state' || rounds)) return [];
      const path = ['tests', test, 'analyses', at];
      // to find a line, the file is read again
      const place = { file, line: line(path), path: path.join('.') };
      if (!isKnown)
        return [
          problem(`unknown analysis: ${name}`, { ...place, hint: didYouMean(name, known, 'analyses') }),
        ];
      const hint = 'add rounds = 10, or as many as it has';
      return [problem('steady-state needs to know how many rounds a run is cut into', { ...place, hint })];
    }),
  );
