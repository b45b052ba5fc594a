import { basename } from 'node:path';
import { InputError } from '../../model/inputError.js';
import { parameterName } from '../blogParser/guessMetric.js';
import { sketchBlogParser } from '../blogParser/sketchBlogParser.js';
import { titleOf } from '../kind.js';
import { tomlString } from '../tomlText.js';

/** @typedef {import('../blogParser/sketchBlogParser.js').Found} Found */

/** @type {import('../kind.js').Kind} */
export const reader = {
  kind: 'reader',
  names: ['file'],
  readsFile: true,
  fields: {
    name: { about: 'what the tool is called, in small letters; the name of the file, if nothing is said' },
    title: { about: 'what the tool is called, for people' },
    results: { about: 'which numbers are results: their names or numbers in the list, with commas between' },
  },
  describe({ source }) {
    const { numbers } = sketchOf(source);
    return `${source.name} holds these numbers:\n${numbers.map(line).join('')}`;
  },
  begin({ values, source }) {
    const sketch = sketchOf(source);
    const id = parameterName(values.name ?? basename(source.name).replace(/\.\w{1,5}$/, ''));
    const { title = titleOf(id) } = values;
    const chosen = chosenOf(sketch.numbers, values.results);
    const lines = [
      `# What ${title} writes, read without code: content/docs/readers.md. Look at what it reads while you change it:`,
      `# npm run inspect -- --reader data/readers/${id}.toml FILE`,
      `title = ${tomlString(title)}`,
      `format = ${tomlString(sketch.format)}`,
      `recognise = [${sketch.recognise.map(tomlString).join(', ')}] # what must be there, and in no other tool's files`,
      ...(sketch.version ? [`version = ${tomlString(sketch.version)}`] : []),
      ...chosen.flatMap(measurementLines),
    ];
    return {
      files: new Map([[`data/readers/${id}.toml`, `${lines.join('\n')}\n`]]),
      next: `check metrics, units and what a run is; npm run inspect -- ${source.name} shows what is read`,
    };
  },
};

/** @param {import('../../model/parser.js').Source} source @throws {InputError} where it holds no number */
function sketchOf(source) {
  const sketch = sketchBlogParser(source.text());
  if (sketch.numbers.length > 0) return sketch;
  throw new InputError('no number with a name is in it', {
    file: source.name,
    hint: 'a reader takes JSON, CSV with a header, or lines as "Label: 12.3 MB/s"; for any other tool, write a table by hand',
  });
}

/** @param {Found} found @param {number} at */
const line = ({ name, example, count, metric, unit, sure }, at) =>
  `  ${at + 1} ${name}: ${example}${count > 1 ? ` and ${count - 1} more` : ''}` +
  `${sure ? `, ${metric}${unit ? ` in ${unit}` : ''}` : ''}\n`;

/**
 * Without a word those whose name or unit says what they are.
 *
 * @param {Found[]} numbers
 * @param {string | undefined} said
 */
function chosenOf(numbers, said) {
  if (said === undefined) {
    const sure = numbers.filter((each) => each.sure);
    if (sure.length > 0) return sure;
    throw new InputError('no name says what its number is', {
      hint: `choose with --results, e.g. --results 1,3:\n${numbers.map(line).join('')}`,
    });
  }
  return said.split(',').map((word) => {
    const name = word.trim();
    const found = numbers.find(
      (each, at) => each.name === name || each.value === name || String(at + 1) === name,
    );
    if (found) return found;
    throw new InputError(`no such number: ${name}`, { hint: `one of:\n${numbers.map(line).join('')}` });
  });
}

/** @param {Found} found */
function measurementLines({
  each,
  value,
  list,
  metric,
  unit,
  sure,
  test,
  run,
  parameters,
  example,
  name,
  statistic,
}) {
  const given = Object.entries(parameters).map(([key, path]) => `${key} = ${tomlString(path)}`);
  return [
    '',
    `# ${name}, e.g. ${example.slice(0, 60)}`.replaceAll(/\s+/g, ' '),
    '[[measurements]]',
    ...(each ? [`each = ${tomlString(each)}`] : []),
    `metric = ${tomlString(metric)}${sure ? '' : ' # which is it? data/vocabulary.toml may add one'}`,
    `${list ? 'repetitions' : 'value'} = ${tomlString(value)}`,
    ...(statistic ? [`statistic = ${tomlString(statistic)}`] : []),
    ...(unit ? [`unit = ${tomlString(unit)}`] : []),
    ...(test ? [`test = ${tomlString(test)}`] : []),
    ...(given.length > 0 ? [`parameters = { ${given.join(', ')} }`] : []),
    ...(run ? [`run = ${tomlString(run)} # rows that differ in it are runs`] : []),
  ];
}
