/**
 * Where a key stands, looked for only where something is wrong with it: a text that was read before is read again for that.
 *
 * @param {Pick<import('../model/project.js').Review, 'file' | 'line'>} document
 * @param {(string | number)[]} path of the key
 * @returns {{ file: string, line: number }}
 */
export const placeOf = ({ file, line }, path) => ({
  file,
  get line() {
    return line(path);
  },
});
