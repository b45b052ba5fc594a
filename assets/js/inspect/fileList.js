import { element } from '../controls/element.js';
import { linkFormats } from '../readersFile/linkFormats.js';

/** Of a file with more, something is wrong as a whole. */
const mostNotes = 4;

/**
 * What was read of which files, with the warnings, and what was not and why.
 *
 * @param {import('./readFiles.js').Inspected['groups']} groups
 * @param {import('./readFiles.js').Refused[]} refused
 * @returns {HTMLElement[]}
 */
export const fileList = (groups, refused) => [
  ...groups.map((group) =>
    entry(group.name, [
      [group.tools.join(', '), countOf(group)].filter(Boolean).join(': '),
      ...(group.files.some((file) => file !== group.name) ? [group.files.join(', ')] : []),
      ...shortened(group.warnings.map((warning) => `Note: ${warning}.`)),
    ]),
  ),
  ...refused.map(({ name, message, line, hint }) =>
    entry(
      name,
      [
        `Not understood${line ? `, line ${line}` : ''}: ${message}.`,
        ...(hint ? [`${hint[0].toUpperCase()}${hint.slice(1)}.`] : []),
      ],
      true,
    ),
  ),
];

/** @param {import('./readFiles.js').Inspected['groups'][number]} group */
function countOf({ runs, summaries }) {
  const results = summaries.length === 1 ? '1 result' : `${summaries.length} results`;
  return `${results}, ${runs === 1 ? 'one run' : `${runs} runs`}`;
}

/** @param {string[]} notes */
const shortened = (notes) =>
  notes.length > mostNotes
    ? [...notes.slice(0, mostNotes), `And ${notes.length - mostNotes} more notes.`]
    : notes;

/** @param {string} name @param {string[]} lines @param {boolean} [isRefused] */
const entry = (name, lines, isRefused = false) =>
  element('li', { class: isRefused ? 'is-refused' : 'is-read' }, [
    element('p', { class: 'inspect-name' }, [name]),
    ...lines.map((line) => element('p', { class: 'table-note' }, isRefused ? linkFormats(line) : [line])),
  ]);
