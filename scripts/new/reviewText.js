import { tomlLine, tomlString } from './tomlText.js';

/**
 * Writes the draft of a new review: its front matter, a first paragraph to replace, and charts.
 *
 * @param {{ title: string, date: string, methodology: string, testbed: string, products: string[] }} facts
 * @param {string[]} charts lines of Markdown
 */
export function reviewText({ title, date, methodology, testbed, products }, charts) {
  const lines = [
    '+++',
    `title = ${tomlString(title)} # say something: the question, or the answer`,
    `date = ${date}`,
    'draft = true # remove the line to publish',
    tomlLine('description', null, { example: 'One sentence for search engines and feeds.' }),
    `methodology = ${tomlString(methodology)}`,
    `testbed = ${tomlString(testbed)}`,
    `products = [${products.map(tomlString).join(', ')}] # the line-up, said once; charts may narrow it`,
    tomlLine('subject', null, {
      example: products[0],
      about: 'the one the review is about, where there is one',
    }),
    tomlLine('verdict', null, { example: 'The answer, in one or two sentences.' }),
    '# tags = ["what readers look for"]',
    '+++',
    'What the reader should know first.',
    '',
    ...charts,
  ];
  return `${lines.join('\n')}\n`;
}
