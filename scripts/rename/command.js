import { readCommand } from '../command/readCommand.js';
import { hasOwnTheme, readProjectFiles, readSettings } from '../io/projectFiles.js';
import { changeFiles } from '../io/writeAtomic.js';
import { InputError, formatProblem, problemOf } from '../model/inputError.js';
import { kinds, planRenaming } from './index.js';

/**
 * A command that gives something another name, in the blog it is called in.
 *
 * @param {keyof typeof kinds} what
 * @param {{ name: string, about: string }} command
 * @returns {number} exit status
 */
export function rename(what, { name, about }) {
  const usage = `usage: npm run ${name} -- ${what} OLD NEW
${about}
  --dry-run  say what would be changed, and change nothing`;
  const { values, positionals } = readCommand({
    usage,
    options: { 'dry-run': { type: 'boolean', default: false } },
    most: 3,
  });
  try {
    const [kind, from, to] = positionals;
    if (kind !== what || !to)
      throw new InputError(
        kind === what ? 'two names are needed' : `not a kind of thing to ${name}: ${kind ?? '(none)'}`,
        {
          hint: usage,
        },
      );
    const root = process.cwd();
    const files = { ...readProjectFiles(root), settings: hasOwnTheme(root) ? '' : readSettings(root) };
    const { texts, moves } = planRenaming(kinds[what], { from, to }, files);
    if (!values['dry-run']) changeFiles(root, { texts, moves });
    console.log(
      [
        ...texts.map(({ path }) => `changed: ${path}`),
        ...moves.map((each) => `moved: ${each.from} to ${each.to}`),
        values['dry-run']
          ? 'Nothing was changed: --dry-run.'
          : 'Look at it with git diff, and run npm run check.',
      ].join('\n'),
    );
    return 0;
  } catch (error) {
    console.error(formatProblem(problemOf(error)));
    return 1;
  }
}
