import { createHash } from 'node:crypto';

/**
 * A methodology or a testbed as a page names and links it.
 *
 * @param {import('../../model/project.js').Project} project
 * @param {'methodologies' | 'testbeds'} folder
 * @param {string | undefined} id
 */
export function pageOf(project, folder, id) {
  if (id === undefined) return null;
  return { id, title: project[folder].get(id)?.value.title ?? id, href: `${folder}/${id}/` };
}

/**
 * A test of a methodology, likewise.
 *
 * @param {import('../../model/project.js').Project} project
 * @param {string} methodology
 * @param {string} test
 */
export function testPage(project, methodology, test) {
  const title = project.methodologies.get(methodology)?.value.tests?.[test]?.title ?? test;
  return { id: test, title, href: `methodologies/${methodology}/${test}/` };
}

/**
 * A file that is never fetched again while it stays the same.
 *
 * @typedef {{ path: string, text: string }} HashedFile
 *
 * @param {string} base
 * @param {string} text
 * @returns {HashedFile}
 */
export function hashedFile(base, text) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { path: `${base}-${hash}.json`, text };
}
