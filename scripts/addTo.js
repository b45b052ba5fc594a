import './model/lib/freezeObjects.js';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { existingSiteFiles } from './addTo/existingSiteFiles.js';
import { readCommand } from './command/readCommand.js';
import { programOf } from './create/createBlog.js';
import { UserError } from './create/readAnswers.js';
import { programSections } from './flow/existingSite/existingSiteSettings.js';
import { headPartial, hugoSettingsFile, readHugoSite } from './io/hugoSite.js';
import { listFiles } from './io/listFiles.js';
import { hasOwnTheme } from './io/projectFiles.js';
import { changeFiles } from './io/writeAtomic.js';
import { InputError, formatProblem, problemOf } from './model/inputError.js';
import { programFolder } from './model/lib/program.js';
import { findHugo } from './setup/findHugo.js';

/*
 * `npx benchfolio add-to .`: reviews, shortcodes and charts in a Hugo site with a theme of its own, which stays as it is.
 */

const { values, positionals } = readCommand({
  usage: `usage: npx benchfolio add-to FOLDER
Brings reviews, shortcodes and charts into a Hugo site with its own theme, which stays as it is.
  --from FILE  a packed program, or its folder, in place of the registry`,
  options: { from: { type: 'string' } },
  most: 1,
});

/**
 * @param {string} folder
 * @param {string} [from]
 * @returns {string} what was done, and the next step
 * @throws {InputError | UserError}
 */
function addTo(folder, from) {
  const root = resolve(folder);
  checkSite(root);
  const version = JSON.parse(readFileSync(join(programFolder, 'package.json'), 'utf8')).version;
  const program = programOf(from, { cwd: process.cwd(), place: root, version });
  const hugo = readHugoSite(root, findHugo());
  const textOf = (/** @type {string} */ path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
  const texts = existingSiteFiles({ hugo, program, textOf }).filter(
    ({ path, text }) => textOf(path) !== text,
  );
  const lines = texts.map(({ path }) => `${textOf(path) === null ? 'written' : 'changed'}: ${path}`);
  changeFiles(root, { texts });
  const path = relative(process.cwd(), root);
  const steps = [
    ...(hugo.isReady ? [] : [`put this line into the head of your theme: {{ partial "${headPartial}" . }}`]),
    ...(path === '' ? [] : [`cd ${/^[\w./\\-]+$/.test(path) ? path : JSON.stringify(path)}`]),
    'npm install',
    'npm run new -- review my-first',
    'npm start',
  ];
  return [...lines, 'Next:', ...steps.map((step) => `  ${step}`)].join('\n');
}

/** @param {string} root @throws {InputError} */
function checkSite(root) {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new InputError(`no such folder: ${root}`, { hint: 'name the folder of your Hugo site' });
  if (hasOwnTheme(root))
    throw new InputError('Benchfolio is in this site already', {
      file: 'benchfolio.toml',
      hint: 'npm install, then npm start',
    });
  if (!hugoSettingsFile(root) && !existsSync(join(root, 'config')))
    throw new InputError(`no Hugo site in this folder: ${root}`, {
      hint: 'a Hugo site has hugo.toml; for a blog of its own: npx benchfolio create my-blog',
    });
  for (const name of programSections) {
    const [taken] = [`content/${name}`, `content/${name}.md`].filter((path) => existsSync(join(root, path)));
    if (taken)
      throw new InputError(`the site has pages of its own at /${name}/`, {
        file: taken,
        hint: 'pages of Benchfolio go there: give the folder another name first',
      });
  }
  const other = listFiles(root, 'content/reviews').find(
    (path) => path.endsWith('.md') && !path.endsWith('/_index.md'),
  );
  if (other)
    throw new InputError('content/reviews has pages of its own', {
      file: other,
      hint: 'reviews with data go there: give the folder another name first',
    });
}

try {
  console.log(addTo(positionals[0] ?? '.', values.from));
} catch (error) {
  const shown = error instanceof UserError ? new InputError(error.message, { hint: error.hint }) : error;
  console.error(formatProblem(problemOf(shown)));
  process.exitCode = 1;
}
