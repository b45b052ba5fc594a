import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programFolder } from '../model/lib/program.js';
import { listFiles } from './listFiles.js';

/** In the order of layouts/_partials/styles.html; on a page of another theme there is one style sheet. */
const sheets = ['tokens', 'base', 'components', 'pages', 'print'];

const read = (/** @type {string} */ path) => readFileSync(join(programFolder, path), 'utf8');

/**
 * Templates, styles and words of the program, as they are written.
 */
export const readProgramParts = () => ({
  templates: listFiles(programFolder, 'layouts').map((path) => ({ path, text: read(path) })),
  styles: sheets
    .flatMap((name) => listFiles(programFolder, `assets/css/${name}`))
    .map(read)
    .join('\n'),
  words: read('assets/i18n/en.toml'),
});
