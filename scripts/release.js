import './model/lib/freezeObjects.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand, stopWith } from './command/readCommand.js';
import { writeAtomic } from './io/writeAtomic.js';
import { programFolder } from './model/lib/program.js';
import { closeUnreleased } from './release/closeUnreleased.js';

/*
 * What `npm version` runs between writing the new number and committing it: the changelog and the package
 * that makes blogs get the same number.
 */

readCommand({
  usage:
    'usage: npm version major|minor|patch\nCloses "Unreleased" in CHANGELOG.md, gives both packages the number, commits and tags.',
});

const changelog = join(programFolder, 'CHANGELOG.md');
const create = join(programFolder, 'scripts/create/package.json');
const { version } = JSON.parse(readFileSync(join(programFolder, 'package.json'), 'utf8'));

try {
  const day = new Date().toISOString().slice(0, 10);
  writeAtomic(changelog, closeUnreleased(readFileSync(changelog, 'utf8'), { version, day }));
  const described = JSON.parse(readFileSync(create, 'utf8'));
  writeAtomic(create, `${JSON.stringify({ ...described, version }, null, 2)}\n`);
} catch (error) {
  stopWith(error);
}
