import { InputError } from '../model/inputError.js';

const heading = '## Unreleased\n';

/**
 * Gives the section "Unreleased" of a changelog the number of a version and its day, and opens an empty one above it.
 *
 * @param {string} changelog
 * @param {{ version: string, day: string }} release `day` as `2026-11-23`
 * @returns {string}
 * @throws {InputError} where the section is missing or says nothing, or the version has a section already
 */
export function closeUnreleased(changelog, { version, day }) {
  const [before, section] = changelog.split(heading);
  if (section === undefined) {
    throw new InputError('no section "Unreleased"', {
      file: 'CHANGELOG.md',
      hint: 'write what users notice below "## Unreleased"',
    });
  }
  if (!section.split(/^## /m)[0].trim()) {
    throw new InputError('the section "Unreleased" is empty', {
      file: 'CHANGELOG.md',
      hint: `write what users notice of ${version} there, and try again`,
    });
  }
  if (section.includes(`\n## ${version} `)) {
    throw new InputError(`there is a version ${version} already`, {
      file: 'CHANGELOG.md',
      hint: 'choose the next one: npm version minor',
    });
  }
  return `${before}${heading}\n## ${version} (${day})\n${section}`;
}
