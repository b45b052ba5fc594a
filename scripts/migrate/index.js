import { InputError } from '../model/inputError.js';
import { deviceToProduct } from './deviceToProduct.js';

/**
 * A file that people wrote, by its path in the blog.
 *
 * @typedef {{ path: string, text: string }} Written
 *
 * @typedef {object} Step from one format to the next
 * @property {number} to
 * @property {string} about what it changes, for people
 * @property {(file: Written) => Written} change the same file, or what it is in the new format
 * @property {(files: Written[]) => Written[]} [added] new files, of what was there
 */

/**
 * In their order: a new one is one file and one line here, and one more in `blogFormat`.
 *
 * @type {readonly Step[]}
 */
const steps = Object.freeze([deviceToProduct]);

/**
 * @param {Written[]} files
 * @param {number} from the format they are in
 * @returns {{ abouts: string[], changed: { from: Written, to: Written }[], added: Written[] }}
 * @throws {InputError} where a file cannot be read
 */
export function migrateFiles(files, from) {
  const due = steps.filter(({ to }) => to > from);
  const changed = files
    .map((file) => ({ from: file, to: due.reduce(changedBy, file) }))
    .filter((each) => each.from.path !== each.to.path || each.from.text !== each.to.text);
  return {
    abouts: due.map(({ about }) => about),
    changed,
    added: due.flatMap((step) => step.added?.(files) ?? []),
  };
}

/** @param {Written} file @param {Step} step */
function changedBy(file, { change }) {
  try {
    return change(file);
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    throw new InputError(cause.message, { ...cause.problem, file: file.path, cause });
  }
}
