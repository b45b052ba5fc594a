import './model/lib/freezeObjects.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand } from './command/readCommand.js';
import { drawArchitecture } from './architecture/drawArchitecture.js';
import { folderImports } from './architecture/folderImports.js';
import { listFiles } from './io/listFiles.js';
import { writeAtomic } from './io/writeAtomic.js';
import { programFolder } from './model/lib/program.js';

/*
 * `npm run draw`: the picture of the folders of `scripts/` that CONTRIBUTING.md shows, drawn from their imports.
 */

readCommand({
  usage: 'usage: npm run draw\nDraws .github/architecture.svg from the imports of scripts/.',
});

const files = listFiles(programFolder, 'scripts')
  .filter((path) => path.endsWith('.js'))
  .map((path) => ({ path, text: readFileSync(join(programFolder, path), 'utf8') }));
writeAtomic(join(programFolder, '.github/architecture.svg'), drawArchitecture(folderImports(files)));
