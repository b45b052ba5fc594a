/**
 * What is wrong with something a person wrote or a tool printed: said once, in the same shape everywhere.
 *
 * @typedef {object} Problem
 * @property {'error' | 'warning'} severity an error stops the publication, a warning does not
 * @property {string} message lower case, the cause and then the offending value
 * @property {string | null} file path relative to the project, `null` where only the caller knows it
 * @property {number | null} line from 1; `null` where the file has no lines (binary, JSON path in `path`)
 * @property {string | null} path place inside the file, e.g. `jobs[0].read` or `tests.disk-fill.tool`
 * @property {string | null} hint what to do about it
 */

/**
 * A mistake in the input, for the person who made it. It never shows a stack trace;
 * a plain `Error` is a bug of ours and does.
 */
export class InputError extends Error {
  /**
   * @param {string} message
   * @param {Partial<Pick<Problem, 'file' | 'line' | 'path' | 'hint'>> & { cause?: unknown }} [place]
   */
  constructor(message, place = {}) {
    super(shortened(message), { cause: place.cause });
    this.name = 'InputError';
    this.problem = problem(message, place);
  }
}

/** Offending values may be as long as their file: nobody reads more than this of one. */
const longest = 1_000;

/** @param {string} text */
const shortened = (text) => (text.length > longest ? `${text.slice(0, longest)}...` : text);

/**
 * @param {string} message
 * @param {Partial<Omit<Problem, 'message'>>} [place]
 * @returns {Problem}
 */
export function problem(message, place = {}) {
  return {
    severity: place.severity ?? 'error',
    message: shortened(message),
    file: place.file ?? null,
    line: place.line ?? null,
    path: place.path ?? null,
    hint: place.hint ?? null,
  };
}

/** What a disk refuses, by the code of the system. @type {Record<string, [string, string]>} */
const refusals = {
  EACCES: ['no permission', 'change its owner or its rights'],
  EPERM: ['not permitted', 'change its owner or its rights'],
  EROFS: ['the disk can only be read', 'use a folder that can be written to'],
  ENOSPC: ['the disk is full', 'make room and try again'],
  EDQUOT: ['the quota of the disk is used up', 'make room and try again'],
  ENOTDIR: ['a file where a folder is expected', 'give it another name'],
  EISDIR: ['a folder where a file is expected', 'give it another name'],
  ENAMETOOLONG: ['a name that is too long for the disk', 'choose shorter names'],
  EMFILE: ['too many open files', 'raise the limit, e.g. ulimit -n 4096'],
  ENFILE: ['too many open files', 'end other programs'],
  ELOOP: ['a link that leads to itself', 'put the file itself there'],
  EIO: ['the disk does not answer', 'check it'],
};

/**
 * What a person reads of what was thrown: a mistake in the input, or what the disk refuses. All else is a bug of ours, and goes on.
 *
 * @param {unknown} error
 */
export function problemOf(error) {
  if (error instanceof InputError) return error.problem;
  const { code = '', path } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  if (!Object.hasOwn(refusals, code)) throw error;
  const [reason, hint] = refusals[code];
  return problem(path ? `${reason}: ${path}` : reason, { hint });
}

/** @param {Problem[]} problems */
export const hasErrors = (problems) => problems.some(({ severity }) => severity === 'error');

/**
 * One problem as a terminal shows it: `file:line: path: message` and the way out on a line of its own.
 *
 * @param {Problem} problem
 */
export function formatProblem({ severity, message, file, line, path, hint }) {
  const place = [file && (line ? `${file}:${line}` : file), path].filter(Boolean).join(': ');
  const head = `${severity}: ${place ? `${place}: ` : ''}${message}`;
  return hint ? `${head}\n  ${hint}` : head;
}
