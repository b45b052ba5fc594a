/**
 * What every file of `scripts/new/kinds/` exports: a kind of hand-written file that can be begun.
 *
 * @typedef {object} Field what the author may say by a flag, and is asked for where `ask` says how
 * @property {string} about for the usage
 * @property {(project: Project) => string[]} [choices] the only right answers
 * @property {boolean} [quiet] it may be said, and is not asked for
 * @property {boolean} [required] there is no file without it
 * @property {(values: Record<string, string>, project: Project) => string | undefined} [usual] its value where none is given, from the others
 *
 * @typedef {import('../model/project.js').Project} Project
 *
 * @typedef {object} Begun
 * @property {Map<string, string>} files text by path in the project
 * @property {string} next what to do then
 *
 * @typedef {object} Wanted
 * @property {string[]} names as given on the command line
 * @property {Record<string, string>} values of the fields that are said
 * @property {Project} project
 * @property {string[]} raw paths of all raw files
 * @property {string} today YYYY-MM-DD
 * @property {import('../model/parser.js').Source} source the file that is named, where the kind reads one
 *
 * @typedef {object} Kind
 * @property {string} kind
 * @property {string[]} names what must be given, each a slug
 * @property {Record<string, Field>} fields by flag
 * @property {boolean} [readsFile] its name is that of a file to begin from, wherever it lies
 * @property {(wanted: Pick<Wanted, 'source'>) => string} [describe] what is shown before the author is asked
 * @property {(wanted: Wanted) => Begun} begin
 */

/** `wd-sn520` as a first name for people: `Wd sn520`. @param {string} slug */
export const titleOf = (slug) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
