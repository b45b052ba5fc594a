import { basename, join } from 'node:path';
import { archiveNameOf } from '../flow/records/quotedFiles.js';
import { fileHash } from '../io/fileHash.js';
import { listFiles } from '../io/listFiles.js';
import { problem } from '../model/inputError.js';

const folder = 'static/archive';
const hint = 'published charts stay as they were: take it back from version control';

/**
 * Whether every chart that was published is still there as it was: the name of a file says what is in it.
 *
 * @param {string} root
 * @param {Pick<import('../model/project.js').Project, 'reviews'>} project
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function archiveProblems(root, { reviews }) {
  const there = listFiles(root, folder);
  const changed = there.filter((path) => {
    const name = basename(path);
    return name !== archiveNameOf(fileHash(join(root, path)).sha256, name.split('.').slice(1).join('.'));
  });
  const archived = reviews.flatMap(({ published, file }) =>
    Object.values(published?.archive ?? {})
      .flatMap((quoted) => Object.values(quoted))
      .map((path) => ({ path: `static/${path}`, file: file.replace(/index\.md$/, 'published.json') })),
  );
  const known = new Set(there);
  return [
    ...changed.map((path) => problem('an archived file is not what it was', { file: path, hint })),
    ...archived
      .filter(({ path }) => !known.has(path))
      .map(({ path, file }) => problem(`an archived file is missing: ${path}`, { file, hint })),
  ];
}
