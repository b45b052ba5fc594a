import { metrics } from '../model/metric.js';
import { tomlLine, tomlString } from '../new/tomlText.js';

/**
 * A first methodology: a test for each tool, with what it yields, to be described.
 *
 * @param {{ title: string, date: string, tests: Record<string, import('./testsOfProducts.js').TestFacts> }} facts
 */
export function methodologyText({ title, date, tests }) {
  const lines = [
    "# A methodology is the list of tests and how each becomes numbers. It is versioned by its folder's name: once results are",
    '# published, copy the folder to a new version and change the copy.',
    `title = ${tomlString(title)}`,
    tomlLine('about', null, { example: 'What it is for, in one or two sentences.' }),
    `date = ${date}`,
    '# preparation = ["what is done before any test"]',
    ...Object.entries(tests).flatMap(([id, { title: name, tool, results }]) => [
      `\n[tests.${id}]`,
      `title = ${tomlString(name)}`,
      tomlLine('about', null, { example: 'What it does and why, for readers.' }),
      `tool = ${tomlString(tool)}`,
      '# runs = 5 # how many are wanted',
      ...results.flatMap(({ metric }) => [
        `\n[[tests.${id}.results]]`,
        `metric = ${tomlString(metric)}`,
        `definition = ${tomlString(`${metrics[metric].title}, as the tool reports it`)} # say how it comes about`,
      ]),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
