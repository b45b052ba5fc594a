import { readyFiles, readyMethodologies } from '../../io/programFiles.js';
import { InputError } from '../../model/inputError.js';
import { didYouMean, orDeclared } from '../../model/lib/nearest.js';
import { isMetric, metrics } from '../../model/metric.js';
import { titleOf } from '../kind.js';
import { tomlLine, tomlString } from '../tomlText.js';
import { driveJob, driveTest } from './driveTest.js';

/**
 * @param {string} id
 * @param {string} from
 * @returns {import('../kind.js').Begun}
 */
function takenOver(id, from) {
  const files = [...readyFiles(from)].map(([name, text]) => [`data/methodologies/${id}/${name}`, text]);
  return {
    files: new Map(/** @type {[string, string][]} */ (files)),
    next: `read it, then record: npm run record -- PRODUCT --methodology ${id}`,
  };
}

/**
 * A first test of any metric, whose results may be typed into a table.
 *
 * @param {string} metric
 * @param {string} [tool]
 * @throws {InputError} where the vocabulary does not have it
 */
function testOf(metric, tool = 'stopwatch') {
  if (!isMetric(metric)) {
    const hint = orDeclared(didYouMean(metric, Object.keys(metrics), 'metrics'));
    throw new InputError(`unknown metric: ${metric}`, { hint });
  }
  const { title, shown } = metrics[metric];
  const unit = shown.symbol;
  return [
    `[tests.${metric}]`,
    `title = ${tomlString(title[0].toUpperCase() + title.slice(1))}`,
    'about = "What it does and why, for readers."',
    `tool = ${tomlString(tool)} # the page of formats lists what is read; anything else goes into a table by hand:`,
    '# origin: measured',
    `# tool: ${tool}`,
    '# date: 2026-11-21',
    '# evidence: own notes',
    '#',
    `# metric,run 1${unit ? ` (${unit})` : ''},run 2${unit ? ` (${unit})` : ''}`,
    `# ${metric},1.23,1.25`,
    'runs = 5',
    '# preparation = ["room at 21 °C"]',
    '# analyses = ["consistency"] # what is read out of its readings over time',
    '',
    '# The numbers that the test yields, each with its definition.',
    `[[tests.${metric}.results]]`,
    `metric = "${metric}"`,
    'definition = "how the number comes about"',
  ];
}

/** @type {import('../kind.js').Kind} */
export const methodology = {
  kind: 'methodology',
  names: ['methodology'],
  fields: {
    title: { about: 'the name that readers see' },
    measures: {
      about:
        'the metric of its first test, e.g. duration, score, frame-rate, noise; random reads with fio if not said',
    },
    tool: { about: 'what measures it, e.g. sysbench, stopwatch' },
    date: { about: 'since when it is so, YYYY-MM-DD' },
    from: {
      about: `takes over a ready one: ${readyMethodologies.join(', ')}`,
      choices: () => readyMethodologies,
    },
  },
  begin({ names: [id], values: { title = titleOf(id), measures, tool, date, from }, today }) {
    if (from) return takenOver(id, from);
    const test = measures === undefined ? null : testOf(measures, tool);
    const lines = [
      "# A methodology is the list of tests and how each becomes numbers. It is versioned by its folder's name: once results",
      '# are published, copy the folder to a new version and change the copy. Its page then says what changed, from the two files:',
      '# follows = "the-version-before"',
      '# why = "Why it changed, for readers."',
      `title = ${tomlString(title)}`,
      tomlLine('about', null, { example: 'What it is for, in one or two sentences.' }),
      `date = ${date ?? today}`,
      '# preparation = ["what is done before any test"]',
      '',
      '# One table a test. Its id names the folder of its results: data/raw/<product>/<campaign>/<id>/',
      ...(test ?? driveTest),
    ];
    const folder = `data/methodologies/${id}`;
    return {
      files: new Map([
        [`${folder}/methodology.toml`, `${lines.join('\n')}\n`],
        ...(test ? [] : [/** @type {const} */ ([`${folder}/random-read.fio`, driveJob])]),
      ]),
      next: `change its tests, then name it in campaigns: methodology = "${id}"`,
    };
  },
};
