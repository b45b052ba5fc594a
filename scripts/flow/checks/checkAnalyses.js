import { analyses } from '../../analysis/index.js';
import { problem } from '../../model/inputError.js';
import { didYouMean } from '../../model/lib/nearest.js';

const known = analyses.map(({ name }) => name);

/**
 * Analyses that a test asks for and that there are not.
 *
 * @param {import('../../model/project.js').HandWritten} methodology
 * @returns {import('../../model/inputError.js').Problem[]}
 */
export const checkAnalyses = ({ file, line, value }) =>
  Object.entries(value.tests ?? {}).flatMap(([test, { analyses: asked = [], rounds }]) =>
    /** @type {string[]} */ (asked).flatMap((name, at) => {
      const path = ['tests', test, 'analyses', at];
      const place = { file, line: line(path), path: path.join('.') };
      if (!known.includes(name))
        return [
          problem(`unknown analysis: ${name}`, { ...place, hint: didYouMean(name, known, 'analyses') }),
        ];
      if (name !== 'steady-state' || rounds) return [];
      const hint = 'add rounds = 10, or as many as it has';
      return [problem('steady-state needs to know how many rounds a run is cut into', { ...place, hint })];
    }),
  );
