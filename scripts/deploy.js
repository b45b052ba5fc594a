import './model/lib/freezeObjects.js';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCommand } from './command/readCommand.js';
import { siteSettings } from './content/siteSettings.js';
import { fillRecipe, recipes } from './deploy/recipes.js';
import { checkBlog } from './io/hugoConfig.js';
import { existingSiteFile, hasOwnTheme, readSettings } from './io/projectFiles.js';
import { writeAtomic } from './io/writeAtomic.js';
import { InputError, formatProblem, problemOf } from './model/inputError.js';
import { didYouMean } from './model/lib/nearest.js';

/*
 * `npm run deploy -- HOST`: the settings that a web host needs for this blog, made from its address.
 */

const { values, positionals } = readCommand({
  usage: `usage: npm run deploy -- HOST [options]
Writes what HOST needs to publish this blog, made from baseURL in config.toml. It uploads nothing.
  HOST         ${Object.keys(recipes).join(', ')}
  --root DIR   the folder on the server that is served as / (nginx, caddy)
  --force      write over a file that is there already`,
  options: { root: { type: 'string' }, force: { type: 'boolean', default: false } },
  most: 1,
});

/** @param {string} root of the blog */
function deploy(root) {
  const [name = ''] = positionals;
  if (!Object.hasOwn(recipes, name)) {
    const hint = didYouMean(name, Object.keys(recipes), 'npm run deploy -- HOST; hosts');
    throw new InputError(name === '' ? 'name the host' : `unknown host: ${name}`, { hint });
  }
  checkBlog(root);
  if (hasOwnTheme(root))
    throw new InputError('this site has a theme of its own', {
      file: existingSiteFile,
      hint: 'the security policy in these recipes would stop its scripts: keep the settings of your host, and run `npm run build` there',
    });
  const { template, file, next } = recipes[name];
  const text = fillRecipe(name, {
    template: readFileSync(new URL(`deploy/recipes/${template}`, import.meta.url), 'utf8'),
    baseURL: siteSettings(readSettings(root)).about.homepage ?? '',
    root: values.root,
  });
  const path = join(root, file);
  const known = existsSync(path) ? readFileSync(path, 'utf8') : null;
  if (known !== null && known !== text && !values.force)
    throw new InputError('is there already, and differs', {
      file,
      hint: 'look at it; --force writes over it',
    });
  mkdirSync(dirname(path), { recursive: true });
  writeAtomic(path, text);
  return `written: ${file}\nnext: ${next}`;
}

try {
  console.log(deploy(process.cwd()));
} catch (error) {
  console.error(formatProblem(problemOf(error)));
  process.exitCode = 1;
}
