import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { copyFrame } from '../../scripts/io/copyProject.js';
import { lendPageScripts } from './pageScripts.js';

const base = join(import.meta.dirname, '../problems/base');

/**
 * A blog with the two drives of `tests/problems/`, and nothing of the demo.
 *
 * @param {string} root
 */
export function writeBaseBlog(root) {
  copyFrame(root);
  for (const part of ['data', 'content']) cpSync(join(base, part), join(root, part), { recursive: true });
  lendPageScripts(root);
}

/**
 * A review in it, with a number and a chart.
 *
 * @param {string} title
 * @param {string[]} products
 * @param {{ text?: string, chart?: string }} [own]
 */
export const reviewOfReads = (
  title,
  products,
  { text = 'It reads {{< value "disk-a random-read iops" >}}.', chart = 'of-reads' } = {},
) => `+++
title = "${title}"
date = 2020-03-01
methodology = "v1"
testbed = "bench"
products = ${JSON.stringify(products)}
+++
${text}

\`\`\`chart {#${chart}}
kind = "bar"
test = "random-read"
metric = "iops"
title = "Reads"
\`\`\`
`;
