import { checkPicture } from '../../content/checkPicture.js';
import { checkRawName } from '../../content/checkRawName.js';
import { listFiles, naturalOrder } from '../../io/listFiles.js';
import { brokenNames, entriesOf, filesAmong, outwardLinks, specialFiles } from '../../io/outwardLinks.js';
import { hasOwnTheme } from '../../io/projectFiles.js';
import { readSource } from '../../io/readSource.js';
import { problem } from '../../model/inputError.js';

/** @typedef {import('../../model/inputError.js').Problem} Problem */

/**
 * What lies in a blog and may be neither read nor published, whatever the texts say.
 *
 * @param {string} root
 * @param {import('../../io/fingerprint.js').Look} [look] that lists its files
 * @returns {Problem[]}
 */
export function checkFiles(root, look) {
  const entries = entriesOf(root, look);
  const files = filesAmong(entries);
  const raw = files.filter((path) => path.startsWith('data/raw/'));
  const pictures = files.filter((path) => /^content\/.*\.svgz?$/i.test(path));
  return [
    ...outwardLinks(root, entries),
    ...specialFiles(root, entries),
    ...brokenNames(root, entries),
    ...strayedSettings(root),
    ...inOrder(raw.flatMap((path) => checkRawName(path, () => textOf(root, path)))),
    ...inOrder(pictures.flatMap((path) => checkPicture(textOf(root, path), path))),
  ];
}

/** To sort what was found is faster than to sort all files. @param {Problem[]} problems */
const inOrder = (problems) => problems.sort((a, b) => naturalOrder(a.file ?? '', b.file ?? ''));

/** @param {string} root @param {string} path */
const textOf = (root, path) => readSource(root, path).source.text();

/** Hugo would read them beside config.toml, and nothing would check them. @param {string} root @returns {Problem[]} */
const strayedSettings = (root) =>
  hasOwnTheme(root)
    ? []
    : listFiles(root, 'config')
        .filter((path) => /\.(?:toml|ya?ml|json)$/.test(path))
        .map((file) => problem('settings that are not read', { file, hint: 'write them into config.toml' }));
