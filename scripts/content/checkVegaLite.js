import { problem } from '../model/inputError.js';
import { namedData } from '../model/namedData.js';
import { didYouMean } from '../model/nearest.js';
import { dataNames, unknownFields, walk } from './vegaLiteFields.js';

/**
 * What a spec of the author's own must not hold: data from elsewhere, names of data or fields that there are not, what a drawing made
 * once and for good cannot do, and what would differ from one build to the next. Its schema is held against it where it is drawn.
 *
 * @param {import('../model/project.js').ChartBlock} block
 * @param {string} file
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkVegaLite({ id, line, spec }, file) {
  if (!spec) return [];
  const complaints = [
    ...walk(spec.value).flatMap(({ key, value, owner }) =>
      rules.flatMap((rule) => rule({ key, value, owner }) ?? []),
    ),
    ...unknownData(spec.value),
    ...unknownFields(spec.value),
  ];
  if (spec.data.length === 0)
    return [
      problem(`chart ${id} draws none of the data recorded here`, {
        file,
        line,
        hint: `name them: "data": {"name": "results"}; there is: ${Object.keys(namedData()).join(', ')}`,
      }),
    ];
  return complaints.map(({ message, word, hint }) => problem(message, { file, line: spec.line(word), hint }));
}

/** @typedef {{ key: string, value: any, owner: Record<string, any> }} Entry of the spec, wherever it stands */
/** @typedef {{ message: string, word: string, hint: string }} Complaint `word` stands in quotes where it is wrong */

/** @type {((entry: Entry) => Complaint | null | undefined)[]} */
const rules = [
  ({ key, value }) =>
    typeof value === 'string' && key !== '$schema' && (/:\/\/|\burl\(|^\/\//.test(value) || key === 'url')
      ? {
          message: `a spec that fetches: ${value}`,
          word: key,
          hint: 'a page asks no other host: take the data recorded here, or write values into the spec',
        }
      : null,
  ({ key, value }) => {
    const found = Object.hasOwn(forbidden, key) ? forbidden[key](value) : null;
    return found && { ...found, word: key };
  },
  ({ key, value, owner }) =>
    isExpression(key, owner) && typeof value === 'string' && unfit.test(value)
      ? {
          message: `not allowed in an expression: ${unfit.exec(value)?.[0]}`,
          word: key,
          hint: 'two builds must draw the same, and an expression only computes: leave out chance, clocks and the inside of objects',
        }
      : null,
];

const still = 'the drawing is made once, without scripts: leave it out';

/** Keys by what is wrong with their values. @type {Record<string, (value: any) => Omit<Complaint, 'word'> | null>} */
const forbidden = {
  bind: () => ({ message: 'a parameter that readers would move', hint: still }),
  select: () => ({ message: 'a selection that readers would make', hint: still }),
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

const unfit =
  /\b(?:random|now|sample\w+|constructor|prototype|__proto__|event|window|document|warn|info|debug|data)\b(?=\s*[([.]|\b)/;

/** @param {string} key @param {Record<string, any>} owner */
const isExpression = (key, owner) =>
  ['calculate', 'expr', 'test', 'labelExpr'].includes(key) || (key === 'filter' && !owner.encoding);

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
