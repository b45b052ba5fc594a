/** @typedef {import('./rows.js').Result} Result */

const scale = /^ {0,8}(\S.{0,80}?) ([<>]) (?:Lower|Higher) Is Better$/;
const bar = /^ {0,8}(\S.{0,200}?) (?:\.{1,200} )?(\d[\d.]{0,30}) {0,40}\|={0,400}$/;

/**
 * The overview that `result-file-to-text` writes: one value for each system, drawn as a bar.
 *
 * @param {string[]} lines
 * @returns {Result[]}
 */
export function readBars(lines) {
  /** @type {Result[]} */
  const results = [];
  let open = /** @type {Result | null} */ (null);
  for (const [index, line] of lines.entries()) {
    if (line.length > 1000) continue;
    const head = scale.exec(line);
    const row = open && !head ? bar.exec(line) : null;
    if (head) {
      const [title, options] = [lines[index - 2]?.trim() ?? '', lines[index - 1]?.trim() ?? ''];
      open = {
        profile: '',
        title: (title || options).replace(/ v?\d[\w.~+-]{0,40}$/, ''),
        options: title ? options : '',
        scale: head[1],
        better: head[2] === '>' ? 'higher' : 'lower',
        entries: [],
        line: index + 1,
      };
      results.push(open);
    } else if (row && open) open.entries.push({ system: row[1], value: row[2], raw: [] });
    else if (line.trim() === '') open = null;
  }
  return results;
}
