import { titleOf } from '../kind.js';
import { tomlLine, tomlString } from '../tomlText.js';

/** @type {import('../kind.js').Kind} */
export const testbed = {
  kind: 'testbed',
  names: ['testbed'],
  fields: {
    title: { about: 'the name that readers see' },
    date: { about: 'since when it is so, YYYY-MM-DD' },
  },
  begin({ names: [id], values: { title = titleOf(id), date }, today }) {
    const lines = [
      '# A testbed is the machine that products are tested in: what all results recorded on it have in common.',
      `title = ${tomlString(title)}`,
      tomlLine('about', null, { example: 'One or two sentences for readers.' }),
      `date = ${date ?? today} # since when it is in this state; when the machine changes, copy the file to a new name and change the copy`,
      '# follows = "the-testbed-before" # its page then says what changed',
      '# why = "Why it changed, for readers."',
      '',
      '# Free names, in the order readers should see them.',
      '[parts]',
      '# Processor = "AMD Ryzen 5 5600X"',
      '# Mainboard = "..."',
      '# Memory = "32 GiB DDR4-3200"',
      '# System = "Debian 12, Linux 6.1"',
      '',
      '# What it cannot exceed, so that readers know which results are its own.',
      '[limits]',
      '# bandwidth = "1 GB/s (USB 3.2 Gen 2)"',
    ];
    return {
      files: new Map([[`data/testbeds/${id}.toml`, `${lines.join('\n')}\n`]]),
      next: `fill in its parts, then name it in campaigns: testbed = "${id}"`,
    };
  },
};
