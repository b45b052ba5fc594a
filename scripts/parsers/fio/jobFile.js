import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';

/** Options that nearly every job file has, and hardly another file with sections. */
const known =
  /^(?:rw|readwrite|bs|blocksize|bssplit|ioengine|iodepth|numjobs|rwmixread|filename|direct|runtime|size|time_based|group_reporting|stonewall|ramp_time|randrepeat|write_(?:bw|iops|lat)_log|log_avg_msec)(?:\s*=|\s*$)/;
const line = /^(?:\s*[;#].*|\s*\[[^\]\n]+\]\s*(?:[;#].*)?|\s*[A-Za-z_][\w.]*(?:\s*=.*)?|\s*)$/;
const fewest = 2;

/** @type {import('../../model/parser.js').Parser} */
export const fioJobFile = {
  tool: 'fio-job',
  title: 'fio job file',
  layouts: [
    {
      name: 'Job file',
      versions: 'all',
      verified: true,
      reads: 'the options of every section, to show how a test was run; it holds no results',
      make: 'the file that fio was called with, `job.fio`',
    },
  ],
  recognise,
  parse,
};

/** @param {import('../../model/parser.js').Source} source */
function recognise(source) {
  const lines = source.headText().split('\n', 500);
  const first = lines.find((each) => each.trim() !== '' && !/^\s*[;#]/.test(each));
  if (!first || !/^\s*\[[^\]"]+\]\s*$/.test(first)) return false;
  return (
    lines.every((each) => each.length < 4096 && line.test(each)) && lines.filter(isKnown).length >= fewest
  );
}

/** @param {string} text */
const isKnown = (text) => known.test(text.trim()) && !/=\s*["'{[]/.test(text);

/**
 * @param {import('../../model/parser.js').Source} source
 * @returns {import('../../model/parser.js').Parsed}
 */
function parse(source) {
  let section = '';
  const settings = source
    .text()
    .split('\n')
    .flatMap((text, index) => {
      const content = text.replace(/^\s*[;#].*/, '').trim();
      if (content === '') return [];
      if (!line.test(text)) throw notALine(text, index + 1);
      const heading = /^\[([^\]]+)\]/.exec(content)?.[1];
      if (heading !== undefined) {
        section = heading;
        return [];
      }
      const [key, ...value] = content.split('=');
      return [[`${section}: ${key.trim()}`, value.join('=').replace(/\s;.*/, '').trim()]];
    });
  return parsed({ settings: Object.fromEntries(settings) });
}

/**
 * @param {string} text
 * @param {number} number
 */
const notALine = (text, number) =>
  new InputError(`not a line of a fio job file: ${text.trim().slice(0, 80)}`, {
    line: number,
    hint: 'a section in brackets, an option with or without "=", or a comment behind ";" or "#"; try it with fio --parse-only',
  });
