import { InputError } from '../model/inputError.js';
import { blogFormat, formatFile } from '../model/blogFormat.js';

/** @typedef {{ path: string, text: string }} Written */

/** What npm and builds leave behind. */
const ignored = ['node_modules/', '.build/'];

/**
 * The files by which a Hugo site becomes one with reviews. Of what is there, package.json and .gitignore get lines; all else stays.
 *
 * @param {object} site
 * @param {import('../io/hugoSite.js').HugoSite} site.hugo
 * @param {string} site.program what package.json asks for
 * @param {(path: string) => string | null} site.textOf a file of the site
 * @returns {Written[]}
 * @throws {InputError} where package.json cannot be read
 */
export function existingSiteFiles({ hugo, program, textOf }) {
  const files = [
    { path: 'benchfolio.toml', text: settingsText(hugo) },
    {
      path: formatFile,
      text: `# The format of the files of this blog; \`npm run migrate\` raises it.\nformat = ${blogFormat}\n`,
    },
    { path: 'content/reviews/_index.md', text: '+++\ntitle = "Reviews"\n+++\n' },
  ];
  return [
    ...files.filter(({ path }) => textOf(path) === null),
    { path: 'package.json', text: withProgram(textOf('package.json'), program) },
    { path: '.gitignore', text: withLines(textOf('.gitignore') ?? '') },
  ];
}

/** @param {import('../io/hugoSite.js').HugoSite} hugo */
const settingsText = ({
  title,
  baseURL,
}) => `# Benchfolio in a site with its own theme: builds go through \`npm run build\` and \`npm start\`.
# What leaves the site with the data says where it is from.
title = ${JSON.stringify(title)}
baseURL = ${JSON.stringify(baseURL)}

[params]
  units = "MB/s" # or "MiB/s"
`;

const scripts = [
  'start',
  'build',
  'check',
  'inspect',
  'add',
  'new',
  'record',
  'publish',
  'rename',
  'move',
  'migrate',
];

/** @param {string | null} text @param {string} program */
function withProgram(text, program) {
  const found = parsed(text ?? '{ "private": true, "type": "module" }');
  const own = Object.fromEntries(scripts.map((name) => [name, `benchfolio ${name}`]));
  const next = {
    ...found,
    scripts: { ...own, ...found.scripts },
    dependencies: { ...found.dependencies, benchfolio: program },
  };
  return `${JSON.stringify(next, null, 2)}\n`;
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const hint = 'correct it first';
    throw new InputError(`not valid JSON: ${/** @type {Error} */ (cause).message}`, {
      file: 'package.json',
      hint,
      cause,
    });
  }
}

/** @param {string} text */
function withLines(text) {
  const known = new Set(text.split('\n').map((line) => line.trim().replaceAll(/^\/|\/$/g, '')));
  const missing = ignored.filter((line) => !known.has(line.replaceAll(/^\/|\/$/g, '')));
  const end = text === '' || text.endsWith('\n') ? '' : '\n';
  return `${text}${end}${missing.map((line) => `${line}\n`).join('')}`;
}
