import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMarkdown } from '../../scripts/content/markdown.js';

/*
 * Texts that a careless pattern reads in many ways, one after the other, so that it never ends. That these tests end is what they hold.
 */
const texts = {
  'pictures within a bracket that is not closed': '[![a](b) ![c](d) '.repeat(40),
  'pictures within pictures': '![]('.repeat(20_000),
  'open brackets': '['.repeat(50_000),
  'open links': '[a]('.repeat(50_000),
  'open shortcodes': '{{< a '.repeat(50_000),
  'open quotes': '{{< a "'.repeat(50_000),
  'a shortcode of spaces': `{{< a${' '.repeat(200_000)}`,
  'an address of addresses': `# {${'#a'.repeat(50_000)}`,
  'a chart of names': `\`\`\`chart {${'#a'.repeat(50_000)}`,
  'a heading of spaces': `# ${' '.repeat(200_000)}x`,
  'open elements': '<'.repeat(200_000),
};

for (const [what, text] of Object.entries(texts))
  test(`a text of ${what} is read to its end`, () => {
    const { charts, links } = readMarkdown(`+++\ntitle = "x"\n+++\n${text}\n`, 'a.md');
    assert.deepEqual([charts, links], [[], []]);
  });

test('a picture that is a link, and brackets in the text of a link, are read as before', () => {
  const text = '[![A disk](disk.png)](#disk) [a [b] c](#d) ![no text [1]](e.png "f") [x](<#y>)';
  const { links } = readMarkdown(`+++\ntitle = "x"\n+++\n${text}\n`, 'a.md');
  assert.deepEqual(
    links.map(({ target }) => target),
    ['#disk', '#d', '#y'],
  );
});
