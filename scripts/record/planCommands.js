import { InputError } from '../model/inputError.js';
import { fillCommand, placeholdersIn, safeValue } from './fillCommand.js';

/**
 * @typedef {object} PlannedProduct
 * @property {string} id
 * @property {boolean} drive whether a person has to name a drive for it
 * @property {string} setup
 * @property {string} cleanup
 * @property {Record<string, unknown>} target the product's own table
 *
 * @typedef {object} PlannedTest
 * @property {string} id
 * @property {number} least runs
 * @property {number} most runs
 * @property {string} until percent, or `-`
 * @property {number} limit seconds
 * @property {string[]} settings
 * @property {(product: string, settings: string) => StepCommands | null} commands `null` where the product does not take the test
 *
 * @typedef {{ before: string, command: string, after: string, value: string }} StepCommands
 *
 * @typedef {object} Context
 * @property {import('../model/project.js').Methodology} methodology
 * @property {[string, Record<string, any>][]} tests
 * @property {(work: () => string, place: { file: string, line: number }) => string} attempt
 *
 * @typedef {object} Reached how a product is reached
 * @property {string} id
 * @property {Record<string, any>} target
 * @property {Record<string, string>} kind commands of its kind of target
 * @property {Record<string, string>} values that commands take in
 */

/**
 * @param {import('../model/project.js').HandWritten} product
 * @param {Context} context
 * @returns {Reached}
 */
export function reach({ id, file, value, line }, { methodology, attempt }) {
  const target = /** @type {Record<string, any>} */ (value.target ?? {});
  // "drive" is what has to be named by a person when it is recorded
  const known = methodology.value.targets?.[target.kind ?? 'drive'];
  if (target.kind && !known)
    attempt(
      () => {
        throw new InputError(`unknown kind of target: ${target.kind}`, {
          hint: `write [targets.${target.kind}] in ${methodology.file}, with the commands that make it`,
        });
      },
      { file, line: line(['target', 'kind']) },
    );
  const { setup, before, after, cleanup, ...texts } = known ?? {};
  const own = Object.entries(target)
    .filter(([, each]) => ['string', 'number', 'boolean'].includes(typeof each))
    .map(([name, each]) => [
      name,
      attempt(() => safeValue(each, name), { file, line: line(['target', name]) }),
    ]);
  return {
    id,
    target,
    kind: { setup, before, after, cleanup },
    values: { ...texts, ...Object.fromEntries(own) },
  };
}

/**
 * @param {string | undefined} text
 * @param {{ values: Record<string, string>, path: string[] }} place
 * @param {Context} context
 */
function fill(text, { values, path }, { methodology, attempt }) {
  if (text === undefined) return '';
  return attempt(() => fillCommand(text, values), {
    file: methodology.file,
    line: methodology.line(path),
  });
}

/**
 * @param {Reached} reached
 * @param {Context} context
 * @returns {PlannedProduct}
 */
export function planProduct({ id, target, kind, values }, context) {
  const commands = context.tests.flatMap(([, { before, command, after }]) => [before, command, after]);
  const asked = new Set(commands.flatMap((text) => [...placeholdersIn(text ?? '', values)]));
  const path = ['targets', target.kind ?? 'drive'];
  return {
    ...{ id, target },
    drive:
      (target.kind ?? 'drive') === 'drive' &&
      (context.methodology.value.targets?.drive !== undefined || asked.has('target') || asked.has('device')),
    setup: fill(kind.setup, { values, path: [...path, 'setup'] }, context),
    cleanup: fill(kind.cleanup, { values, path: [...path, 'cleanup'] }, context),
  };
}

/**
 * @param {[string, Record<string, any>]} test
 * @param {Reached[]} reached
 * @param {Context} context
 * @returns {PlannedTest}
 */
export function planTest([id, test], reached, context) {
  const settings = combinations(test.matrix ?? {});
  const commands = new Map(
    reached
      .filter(({ target }) => !target.tests || target.tests.includes(id))
      .flatMap((product) =>
        settings.map(({ name, values }) => [
          `${product.id} ${name}`,
          stepCommands(product, { id, test, values }, context),
        ]),
      ),
  );
  const { runs = 5, until, limit } = test;
  if (until && !test.value) missingValue(id, context);
  return {
    id,
    least: until ? Math.max(runs, 3) : runs,
    most: until ? Math.max(test['runs-most'] ?? 4 * runs, runs) : runs,
    until: until ? percent(until) : '-',
    limit: limit ? seconds(limit) : 3600,
    settings: settings.map(({ name }) => name),
    commands: (product, name) => commands.get(`${product} ${name}`) ?? null,
  };
}

/**
 * @param {Reached} product
 * @param {{ id: string, test: Record<string, any>, values: Record<string, string> }} step
 * @param {Context} context
 * @returns {StepCommands}
 */
function stepCommands({ target, kind, values }, { id, test, values: settings }, context) {
  const all = { ...values, ...(test.job && { job: test.job }), ...settings };
  const own = (/** @type {string} */ key) =>
    fill(test[key], { values: all, path: ['tests', id, key] }, context);
  const ofKind = (/** @type {string} */ key) =>
    fill(kind[key], { values: all, path: ['targets', target.kind ?? 'drive', key] }, context);
  return {
    before: [ofKind('before'), own('before')].filter(Boolean).join('\n'),
    command: own('command'),
    after: [own('after'), ofKind('after')].filter(Boolean).join('\n'),
    value: own('value'),
  };
}

/** @param {string} id @param {Context} context */
const missingValue = (id, { methodology, attempt }) =>
  attempt(
    () => {
      throw new InputError(`"until" without a value to judge by: ${id}`, {
        hint: 'value = "a command that prints the number of the run"',
      });
    },
    { file: methodology.file, line: methodology.line(['tests', id, 'until']) },
  );

/**
 * Every combination of a matrix: `level=3,threads=1`; `-` where there is none.
 *
 * @param {Record<string, (string | number)[]>} matrix
 * @returns {{ name: string, values: Record<string, string> }[]}
 */
function combinations(matrix) {
  /** @type {{ name: string, values: Record<string, string> }[]} */
  let all = [{ name: '', values: {} }];
  for (const [name, values] of Object.entries(matrix))
    all = all.flatMap((each) =>
      values.map((value) => ({
        name: [each.name, `${name}=${value}`].filter(Boolean).join(','),
        values: { ...each.values, [name]: String(value) },
      })),
    );
  return all.map((each) => ({ ...each, name: each.name || '-' }));
}

const lengths = /** @type {Record<string, number>} */ ({ s: 1, min: 60, h: 3600 });

/** @param {string} text as in "10 min"; the schema has checked its form */
export function seconds(text) {
  const [amount, unit] = text.split(' ');
  return Math.ceil(Number(amount) * lengths[unit]);
}

/** The number alone, for a shell. @param {string} text as in "±5 %" or "45 °C" */
export const percent = (text) => text.replace('±', '').split(' ')[0];
