import { problem } from '../model/inputError.js';
import { didYouMean } from '../model/lib/nearest.js';
import { pathText, valueText } from '../model/lib/pathText.js';

/**
 * A methodology or a testbed names the version before it, not itself and not one that came later.
 *
 * @param {import('../model/project.js').Project} project
 * @returns {import('../model/inputError.js').Problem[]}
 */
export const checkVersions = ({ methodologies, testbeds }) => [
  ...checkLine(methodologies, 'methodology'),
  ...checkLine(testbeds, 'testbed'),
];

/**
 * @param {Map<string, import('../model/project.js').HandWritten>} all
 * @param {string} what
 */
const checkLine = (all, what) =>
  [...all.values()].flatMap((one) => {
    const { file, line, value } = one;
    if (value.follows === undefined && value.why !== undefined) {
      const hint = `name the version before: follows = "the ${what}"; what it is for stands in about`;
      return [
        problem('a reason for a change from no version', { file, line: line(['why']), path: 'why', hint }),
      ];
    }
    const unknown = checkName(one, ['follows'], { what, known: all });
    if (unknown.length || !comesBack(one, all)) return unknown;
    const place = { file, line: line(['follows']), path: 'follows' };
    return [
      problem(`versions that follow one another in a circle: ${value.follows}`, {
        ...place,
        hint: 'the first version follows none',
      }),
    ];
  });

/**
 * Whether the versions before one lead back to it.
 *
 * @param {import('../model/project.js').HandWritten} one
 * @param {Map<string, import('../model/project.js').HandWritten>} all
 */
function comesBack(one, all) {
  const seen = new Set();
  for (
    let before = all.get(one.value.follows);
    before && !seen.has(before.id);
    before = all.get(before.value.follows)
  ) {
    if (before.id === one.id) return true;
    seen.add(before.id);
  }
  return false;
}

/**
 * A name that must exist elsewhere.
 *
 * @param {import('../model/project.js').HandWritten | import('../model/project.js').Review} from
 * @param {(string | number)[]} path
 * @param {{ what: string, known: { has: (name: string) => boolean, keys: () => Iterable<string> } }} target
 */
export function checkName(from, path, { what, known }) {
  const name = path.reduce((/** @type {any} */ value, key) => value?.[key], from.value);
  if (name === undefined || known.has(name)) return [];
  const names = [...known.keys()];
  const place = {
    file: from.file,
    line: from.line(path),
    path: pathText(path),
    hint: didYouMean(valueText(name), names, what === 'methodology' ? 'methodologies' : `${what}s`),
  };
  return [problem(`unknown ${what}: ${valueText(name)}`, place)];
}
