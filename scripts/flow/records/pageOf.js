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
