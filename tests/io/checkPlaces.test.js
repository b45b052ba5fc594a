import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkPlaces } from '../../scripts/io/hugoConfig.js';
import { temporaryFolder } from './temporary.js';

const ofFolders = ['.build', 'assets', 'content', 'content/reviews', 'data', 'data/raw', 'layouts', 'static'];
const ofFiles = ['config.toml', 'assets/css/theme.css', 'data/format.toml'];

test('a blog without any of them is none that is wrong', (t) => checkPlaces(temporaryFolder(t)));

for (const path of ofFolders)
  test(`a file in the place of a folder is named: ${path}`, (t) => {
    const root = temporaryFolder(t, { [path]: '' });
    assert.throws(() => checkPlaces(root), { name: 'InputError', message: 'not a folder' });
  });

for (const path of ofFiles)
  test(`a folder in the place of a file is named: ${path}`, (t) => {
    const root = temporaryFolder(t);
    mkdirSync(join(root, path), { recursive: true });
    assert.throws(() => checkPlaces(root), { name: 'InputError', message: 'not a file' });
  });
