/** What every POSIX shell has, or its system. */
const alwaysThere = new Set(
  `if then else elif fi for while until do done case esac in set cd exec eval export read test echo printf trap wait shift true false
  unset exit return times ulimit umask command type awk cat chmod cp cut dd env expr find grep head kill ln ls mkdir mv od rm rmdir
  sed sh sleep sort sync tail tar tee touch tr uniq wc xargs`.split(/\s+/),
);

/** A line that another one goes on in, or that begins a block. */
const goesOn = /(?:\\|[|&({]|\bthen|\bdo|\belse)\s*$/;

/**
 * The programs that the commands of a plan begin with: the script looks for them before anything is run.
 *
 * @param {Pick<import('./readPlan.js').Plan, 'products' | 'tests'>} plan
 * @returns {string[]}
 */
export function programsIn({ products, tests }) {
  const texts = products.flatMap(({ id, setup, cleanup }) => [
    setup,
    cleanup,
    ...tests.flatMap(({ settings, commands }) =>
      settings.flatMap((each) => Object.values(commands(id, each) ?? {})),
    ),
  ]);
  return [...new Set(texts)].flatMap((text) =>
    text
      .split('\n')
      .filter((_, at, lines) => at === 0 || !goesOn.test(lines[at - 1]))
      .map((line) => /^([a-z][\w.+-]*)(?=\s|$)/i.exec(line)?.[1] ?? '')
      .filter((word) => word !== '' && !alwaysThere.has(word)),
  );
}
