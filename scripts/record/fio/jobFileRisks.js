import { problem } from '../../model/inputError.js';
import { harmlessEngines, harmlessOptions } from './jobFileOptions.js';

/**
 * What a fio job file may do beside reading and writing the target that the recording names. fio runs it with the rights of the
 * person who records, often root, and a job file may come with somebody else's methodology.
 *
 * @typedef {object} Risk
 * @property {number} line from 1
 * @property {string} option as it is written
 * @property {string} does what fio does with it: `runs a program`
 * @property {string} hint
 *
 * @param {string} text of the job file, see https://fio.readthedocs.io/en/latest/fio_doc.html
 * @returns {Risk[]} in the order of the file
 */
export const jobFileRisks = (text) =>
  text.split(/\r?\n/).flatMap((written, at) => {
    const content = written.trim();
    const found = lineRisk(written) ?? contentRisk(content);
    return found ? [{ line: at + 1, option: content.slice(0, 100), ...found }] : [];
  });

/**
 * What fio would read otherwise than we do: it goes on after some thousand bytes as if a line began there, also in a comment, and its
 * blanks are those of ASCII.
 *
 * @param {string} line
 * @returns {Found | null}
 */
function lineRisk(line) {
  if (line.length > longestLine)
    return { does: 'hides options in a long line', hint: `write lines of at most ${longestLine} characters` };
  if (/[^\P{C}\t]|[^\P{Z} ]/u.test(line))
    return { does: 'hides what it says', hint: 'take the control characters and special blanks out' };
  return null;
}

/** fio 3 reads 8191 bytes at once, older ones 4095, and a character has up to three in UTF-8. */
const longestLine = 1000;

/** @param {string} content of a line @returns {Found | null} */
function contentRisk(content) {
  if (content === '' || /^[;#]/.test(content)) return null;
  if (content.startsWith('[')) return riskOf({ name: 'name', value: content });
  const [name, ...rest] = content.split('=');
  return riskOf({ name: name.trim().toLowerCase(), value: rest.join('=').trim() });
}

/**
 * The same as problems, for who runs job files.
 *
 * @param {string} text
 * @param {string} file
 */
export const jobFileProblems = (text, file) =>
  jobFileRisks(text).map(({ line, option, does, hint }) =>
    problem(`a job file that ${does}: ${option}`, { file, line, hint }),
  );

/** @typedef {{ name: string, value: string }} Option */
/** @typedef {Pick<Risk, 'does' | 'hint'>} Found */

/** @param {Option} option @returns {Found | null} */
function riskOf(option) {
  const { name, value } = option;
  for (const [form, found] of byName) if (form.test(name)) return found;
  if (name === 'ioengine' && !harmlessEngines.has(value))
    return {
      does: 'loads or runs other code',
      hint: `take one of: ${[...harmlessEngines].sort().join(', ')}`,
    };
  for (const [form, found] of byValue) if (form.test(value)) return found;
  if (named.test(name))
    return /[\\/]|\.\./.test(value)
      ? { does: 'writes to another place', hint: 'give a name without a path' }
      : null;
  if (filed.test(name) && /['"]|^\w+:/.test(value))
    return { does: 'reads another file', hint: 'write the pattern itself' };
  if (harmlessOptions.has(name)) return null;
  return {
    does: 'does what is not known to be harmless',
    hint: 'leave it out, or run fio yourself and file the result with npm run add',
  };
}

const recorded = 'leave it out: the recording names the target';

/** @type {[RegExp, Found][]} */
const byName = [
  [
    /^exec_(?:prerun|postrun)$/,
    { does: 'runs a program', hint: 'say it in the preparation of the test, for people to do' },
  ],
  [
    /^(?:filename|filename_format|directory|opendir|file|uri|hostname)$/,
    { does: 'chooses what is written to', hint: recorded },
  ],
  [
    /^(?:read_iolog|replay_redirect|merge_blktrace_file|zonefile)$/,
    { does: 'reads another file', hint: 'leave it out' },
  ],
  [/^include(?:\s|$)/, { does: 'reads another job file', hint: 'write its options here' }],
];

/** @type {[RegExp, Found][]} */
const byValue = [
  // fio hands such values to a shell, as part of a command for bc
  [/\$(?:pagesize|mb_memory|ncpus)/, { does: 'has fio run a shell', hint: 'write the number itself' }],
  [/\$\{/, { does: 'takes a value from the environment', hint: 'write the value itself' }],
];

/** Logs are named for their job where they have no name of their own. */
const named = /^name$|^write_(?:bw|iops|lat|hist)_log$/;

/** Options whose value may name a file. */
const filed = /^(?:buffer_pattern|verify_pattern|mem|iomem)$/;
