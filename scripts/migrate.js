import './model/lib/freezeObjects.js';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand } from './command/readCommand.js';
import { blogFormatOf } from './io/hugoConfig.js';
import { listFiles } from './io/listFiles.js';
import { settingsFile } from './io/projectFiles.js';
import { changeFiles } from './io/writeAtomic.js';
import { migrateFiles } from './migrate/index.js';
import { blogFormat, formatFile } from './model/blogFormat.js';
import { InputError, formatProblem, problemOf } from './model/inputError.js';

/*
 * `npm run migrate`: brings a blog of an older format to the one that this version reads.
 */

const { values } = readCommand({
  usage: `usage: npm run migrate -- [--dry-run]
Changes data files and front matter of an older format to the one that this version reads, and says what it did.
Commit before: git shows and undoes what it changed.
  --dry-run  say what would be changed, and change nothing`,
  options: { 'dry-run': { type: 'boolean', default: false } },
});

const handWritten = /(?:\.(?:toml|md)|\/published\.json)$/;

/** @param {string} root of the blog */
function migrate(root) {
  if (!existsSync(join(root, settingsFile(root))))
    throw new InputError('no config.toml in this folder', { hint: 'go to the folder of your blog' });
  const format = blogFormatOf(root);
  if (format === blogFormat)
    return [`This blog is of format ${blogFormat}, which this version reads: nothing to do.`];
  const paths = [settingsFile(root), ...listFiles(root, 'data'), ...listFiles(root, 'content')];
  const files = paths
    .filter((path) => handWritten.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const { abouts, changed, added } = migrateFiles(files, format);
  const taken = changed.find(({ from, to }) => from.path !== to.path && existsSync(join(root, to.path)));
  if (taken)
    throw new InputError(`would write over ${taken.to.path}`, {
      file: taken.from.path,
      hint: 'remove one of the two',
    });
  const fresh = added.filter(({ path }) => !existsSync(join(root, path)));
  if (!values['dry-run'])
    changeFiles(root, {
      texts: [
        ...changed.map(({ from, to }) => ({ path: from.path, text: to.text })),
        ...fresh,
        {
          path: formatFile,
          text: `# The format of the files of this blog; \`npm run migrate\` raises it.\nformat = ${blogFormat}\n`,
        },
      ],
      moves: changed
        .map(({ from, to }) => ({ from: from.path, to: to.path }))
        .filter(({ from, to }) => from !== to),
    });
  return [
    ...abouts,
    ...changed.map(({ from, to }) =>
      from.path === to.path ? `changed: ${to.path}` : `moved: ${from.path} to ${to.path}`,
    ),
    ...fresh.map(({ path }) => `new: ${path}`),
    values['dry-run']
      ? 'Nothing was changed: --dry-run.'
      : `This blog is now of format ${blogFormat}. Look at it with git diff, and run npm run check.`,
  ];
}

try {
  console.log(migrate(process.cwd()).join('\n'));
} catch (error) {
  console.error(formatProblem(problemOf(error)));
  process.exitCode = 1;
}
