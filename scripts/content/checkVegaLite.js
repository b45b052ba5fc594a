import { problem } from '../model/inputError.js';
import { narrowSpec } from '../model/lib/mergePatch.js';
import { namedData } from '../model/namedData.js';
import { didYouMean } from '../model/lib/nearest.js';
import { beyondBounds } from './specBounds.js';
import { unfitExpressions } from './specExpressions.js';
import { dataNames, unknownFields, walk } from './vegaLiteFields.js';

/**
 * What a spec of the author's own must not hold: data from elsewhere, names of data or fields that there are not, what a drawing made
 * once and for good cannot do, and what would differ from one build to the next. Its schema is held against it where it is drawn.
 *
 * The spec is checked as each layout draws it: what `usermeta.narrow` replaces may hold all that a spec may hold.
 *
 * @param {import('../model/project.js').ChartBlock} block
 * @param {string} file
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkVegaLite({ id, line, spec }, file) {
  if (!spec) return [];
  if (spec.data.length === 0)
    return [
      problem(`chart ${id} draws none of the data recorded here`, {
        file,
        line,
        hint: `name them: "data": {"name": "results"}; there is: ${Object.keys(namedData()).join(', ')}`,
      }),
    ];
  const wide = complaintsAbout(spec.value);
  const known = new Set(wide.map(keyOf));
  const narrow = complaintsAbout(narrowSpec(spec.value)).filter((each) => !known.has(keyOf(each)));
  return [
    ...wide.map((each) => ({ ...each, line: spec.line(each.word) })),
    ...narrow.map((each) => ({ ...each, line: spec.line(each.word, 'narrow') })),
  ].map(({ message, line: at, hint }) => problem(message, { file, line: at, hint }));
}

/** @typedef {{ key: string, value: any, owner: Record<string, any> }} Entry of the spec, wherever it stands */
/** @typedef {{ message: string, word: string, hint: string }} Complaint `word` stands in quotes where it is wrong */

/** @param {Complaint} complaint */
const keyOf = ({ message, word }) => `${word} ${message}`;

/** @param {Record<string, any>} spec @returns {Complaint[]} */
function complaintsAbout(spec) {
  const ruled = walk(spec).flatMap((entry) => rules.flatMap((rule) => rule(entry) ?? []));
  // which fields there are is open where the data may not be taken
  return [...ruled, ...unknownData(spec), ...(ruled.length > 0 ? [] : unknownFields(spec))];
}

const elsewhere = /:\/\/|\burl\(|^\/\//i;

/** @type {((entry: Entry) => Complaint | Complaint[] | null | undefined)[]} */
const rules = [
  ({ key, value }) => {
    if (key === '$schema') return null;
    const fetched = key === 'url' ? [value] : [value].flat().filter((each) => elsewhere.test(textOf(each)));
    return fetched.map((each) => ({
      message: `a spec that fetches: ${textOf(each) || JSON.stringify(each)}`,
      word: key,
      hint: 'a page asks no other host: take the data recorded here, or write values into the spec',
    }));
  },
  ({ key, value }) => {
    const found = Object.hasOwn(forbidden, key) ? forbidden[key](value) : null;
    return found && { ...found, word: key };
  },
  unfitExpressions,
  beyondBounds,
];

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? value : '');

const still = 'the drawing is made once, without scripts: leave it out';

/** Keys by what is wrong with their values. @type {Record<string, (value: any) => Omit<Complaint, 'word'> | null>} */
const forbidden = {
  bind: () => ({ message: 'a parameter that readers would move', hint: still }),
  select: () => ({ message: 'a selection that readers would make', hint: still }),
  signal: () => ({ message: 'a signal of Vega', hint: 'write {"expr": "..."} in its place' }),
  href: () => ({ message: 'a mark that links', hint: 'write the link into the text' }),
  blend: () => ({ message: 'blending', hint: 'it needs a style that the page does not allow; use opacity' }),
  sample: () => ({ message: 'a random sample', hint: 'two builds must draw the same: aggregate instead' }),
  mark: (value) =>
    (value?.type ?? value) === 'image' || (value?.type ?? value) === 'geoshape'
      ? {
          message: `a mark of pictures or maps: ${value?.type ?? value}`,
          hint: 'draw the data with other marks',
        }
      : null,
  extent: bootstrapped,
  aggregate: bootstrapped,
  $schema: (value) =>
    /vega-lite\/v6(?:\.|$)/.test(String(value))
      ? null
      : {
          message: `a spec for something else: ${value}`,
          hint: 'it is read as Vega-Lite 6; leave $schema out',
        },
};

/** @param {any} value */
function bootstrapped(value) {
  return value === 'ci' || value === 'ci0' || value === 'ci1'
    ? {
        message: `an interval drawn by lot: ${value}`,
        hint: 'Vega-Lite resamples at random; the fields low and high hold the interval of the runs',
      }
    : null;
}

/** @param {Record<string, any>} spec @returns {Complaint[]} */
function unknownData(spec) {
  const own = Object.keys(spec.datasets ?? {});
  const made = walk(spec).flatMap(({ key, value, owner }) =>
    key === 'name' && (owner.values || owner.sequence) ? [value] : [],
  );
  const known = [...Object.keys(namedData()), ...own, ...made];
  return [...dataNames(spec, () => true)]
    .filter((name) => !known.includes(name))
    .map((name) => ({
      message: `unknown data: ${name}`,
      word: name,
      hint: didYouMean(name, known, 'there is'),
    }));
}
