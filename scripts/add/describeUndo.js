/**
 * What `npm run add -- --undo` did, for a terminal.
 *
 * @param {{ removed: string[], kept: string[] }} undone
 */
export const describeUndo = ({ removed, kept }) =>
  [
    removed.length > 0
      ? `removed:\n${removed.map((path) => `  ${path}\n`).join('')}`
      : 'nothing of it is there\n',
    kept.length > 0 ? `\nleft, changed since:\n${kept.map((path) => `  ${path}\n`).join('')}` : '',
  ].join('');
