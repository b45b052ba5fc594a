import { sep } from 'node:path';

/*
 * What the last lines of a run say: what failed, and how its error begins, read from what the runners printed, without colours. What is
 * above may be thousands of lines. All begin with `#`, so that `.ci/run` can say them again.
 */

/** @typedef {{ file: string, title: string, error: string[] }} Failure `error`: its first lines */

/** A difference of two values is read within these. */
const most = 8;

/**
 * What Node's reporter `spec` names at its end: nothing where so much failed that the beginning of its list is lost.
 *
 * @param {string} output
 * @returns {Failure[]}
 */
export function nodeFailures(output) {
  const begin = output.search(/^✖ failing tests:$/m);
  const [, ...each] = begin < 0 ? [] : output.slice(begin).split(/^test at (?=.+?:\d+:\d+$)/m);
  return each.map((text) => {
    const [place, name, ...error] = text.split('\n');
    return {
      file: place.replace(/:\d+:\d+$/, '').replaceAll(sep, '/'),
      title: (name ?? '').replace(/^✖ | \([\d.]+ms\)$/g, ''),
      error: firstLines(error),
    };
  });
}

/** Each as it is named, and how its error begins. @param {Failure[]} failures */
export const failureLines = (failures) =>
  failures.flatMap(({ file, title, error }) => [
    `# failed: ${file}${title === file ? '' : ` › ${title}`}`,
    ...error.map((line) => `#   ${line}`),
  ]);

/**
 * What Playwright counted, and named as failed or flaky.
 *
 * @param {string} output of its reporters `list` or `line`
 * @param {boolean} ok
 */
export function browserLines(output, ok) {
  const counts = [
    ...output.matchAll(/^ {2}(\d+ (?:failed|flaky|interrupted|skipped|did not run|passed))\b/gm),
  ];
  if (counts.length === 0) return ok ? [] : ['# failed: the runner of browsers'];
  const end = output.slice(counts[0].index);
  const errors = errorsOf(output.slice(0, counts[0].index));
  let state = '';
  const named = end.split('\n').flatMap((line) => {
    state = /^ {2}\d+ (.+?)(?: \(.+\))?$/.exec(line)?.[1] ?? state;
    const title = /^ {4}(\[.+?)[ ─]*$/.exec(line)?.[1];
    return title === undefined
      ? []
      : [`# ${state}: ${title}`, ...(errors.get(title) ?? []).map((each) => `#   ${each}`)];
  });
  return [`# browsers: ${counts.map(([, count]) => count).join(', ')}`, ...named];
}

/** How the first error of each test begins, by its title. @param {string} output */
function errorsOf(output) {
  const pieces = output.split(/^ {2}\d+\) (?=\[)/m).slice(1);
  return new Map(
    pieces.map((piece) => {
      const [title, ...error] = piece.split('\n');
      return [title.replace(/[ ─]*$/, ''), firstLines(error)];
    }),
  );
}

/** @param {string[]} lines of an error, with the places in code below */
function firstLines(lines) {
  const end = lines.findIndex((line) => /^ +(?:at |>? *\d+ \|)/.test(line));
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .filter((line) => line.trim() !== '')
    .slice(0, most)
    .map((line) =>
      line
        .trimEnd()
        .replace(/^ {2,4}/, '')
        .slice(0, 300),
    );
}
