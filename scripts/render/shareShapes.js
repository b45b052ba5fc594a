/** Fewer are not worth a definition. */
const least = 12;

const mark = /<path transform="translate\(([^,]+),([^)]+)\)" d="([^"]+)"([^>]*)\/>/;
const runs = new RegExp(
  `(?:${mark.source.replace(/\((?!\?)/g, '(?:').replaceAll('\\(?:', '\\(')}){${least},}`,
  'g',
);

/**
 * Says a shape once and puts it where its many marks stand: a scatter of hundreds of dots takes a fifth of the bytes.
 *
 * @param {string} svg
 * @param {string} id begins the ids of the shapes
 */
export function shareShapes(svg, id) {
  let count = 0;
  return svg.replace(runs, (run) => {
    const marks = [...run.matchAll(new RegExp(mark, 'g'))];
    /** @type {Map<string, string[]>} */
    const alike = new Map();
    for (const [, x, y, d, attributes] of marks) {
      const key = `d="${d}"${attributes}`;
      alike.set(key, [...(alike.get(key) ?? []), `x="${x}" y="${y}"`]);
    }
    if (marks.length < least * alike.size) return run;
    return [...alike]
      .map(([shape, places]) => {
        count += 1;
        const name = `${id}-shape${count}`;
        const uses = places.map((place) => `<use href="#${name}" ${place}/>`).join('');
        return `<defs><path id="${name}" ${shape}/></defs>${uses}`;
      })
      .join('');
  });
}
