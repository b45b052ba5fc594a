/**
 * A methodology or a testbed as a page names and links it.
 *
 * @param {import('../model/project.js').Project} project
 * @param {'methodologies' | 'testbeds'} folder
 * @param {string | undefined} id
 */
export function pageOf(project, folder, id) {
  if (id === undefined) return null;
  return { id, title: project[folder].get(id)?.value.title ?? id, href: `${folder}/${id}/` };
}
