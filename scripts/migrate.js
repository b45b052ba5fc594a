import './model/lib/freezeObjects.js';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCommand } from './command/readCommand.js';
import { blogFormatOf } from './io/hugoConfig.js';
import { listFiles } from './io/listFiles.js';
import { writeWhole } from './io/writeWhole.js';
import { blogFormat, formatFile } from './model/blogFormat.js';
import { InputError, formatProblem, problemOf } from './model/inputError.js';
import { migrateFiles } from './migrate/index.js';

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
  if (!existsSync(join(root, 'config.toml')))
    throw new InputError('no config.toml in this folder', { hint: 'go to the folder of your blog' });
  const format = blogFormatOf(root);
  if (format === blogFormat)
    return [`This blog is of format ${blogFormat}, which this version reads: nothing to do.`];
  const paths = ['config.toml', ...listFiles(root, 'data'), ...listFiles(root, 'content')];
  const files = paths
    .filter((path) => handWritten.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const { abouts, changed } = migrateFiles(files, format);
  const taken = changed.find(({ from, to }) => from.path !== to.path && existsSync(join(root, to.path)));
  if (taken)
    throw new InputError(`would write over ${taken.to.path}`, {
      file: taken.from.path,
      hint: 'remove one of the two',
    });
  if (!values['dry-run']) {
    for (const { from, to } of changed) {
      mkdirSync(dirname(join(root, to.path)), { recursive: true });
      writeWhole(join(root, to.path), to.text);
      if (from.path !== to.path) rmSync(join(root, from.path));
    }
    writeWhole(
      join(root, formatFile),
      `# The format of the files of this blog; \`npm run migrate\` raises it.\nformat = ${blogFormat}\n`,
    );
  }
  return [
    ...abouts,
    ...changed.map(({ from, to }) =>
      from.path === to.path ? `changed: ${to.path}` : `moved: ${from.path} to ${to.path}`,
    ),
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
