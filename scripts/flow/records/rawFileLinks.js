import { formatQuantity } from '../../model/quantity.js';

/**
 * Raw files as a reader gets them: where they are, how large, and how to tell that they are the same.
 *
 * @param {Iterable<string>} paths relative to the project
 * @param {Map<string, import('../reading/readRuns.js').RawFile>} files
 */
export function rawFileLinks(paths, files) {
  return [...new Set(paths)].flatMap((path) => {
    const file = files.get(path);
    if (!file) return [];
    const name = path.slice('data/raw/'.length);
    return [{ href: `raw/${name}`, name, sha256: file.sha256, size: formatQuantity(file.size, 'B') }];
  });
}
