import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { cutLine, runNumbers } from './shared/blocks.js';
import { quotedHead, sourceLines } from './shared/pasted.js';

const make = '`glmark2` (or `glmark2-es2`), and keep all that it prints';
const scene =
  /^\s{0,8}\[([\w-]{1,40})\] (\S.{0,300}?): \s{0,40}(?:FPS: (\d{1,9}(?:\.\d{1,4})?)(?: FrameTime: \d{1,9}(?:\.\d{1,4})? ms)?|(\S.{0,80}))\s*$/;
const score = /^\s{0,60}glmark2 Score: (\d{1,9})\s*$/;

/** @type {import('../model/parser.js').Parser} */
export const glmark2 = {
  tool: 'glmark2',
  title: 'glmark2',
  layouts: [
    {
      name: 'text',
      versions: '2012.08 to 2023.01',
      verified: true,
      reads: 'the frame rate of each scene with its options, and the score',
      make,
    },
  ],
  recognise: (source) => {
    const lines = quotedHead(source).split('\n');
    return (
      lines.some((line) => score.test(line)) ||
      lines.some((line) =>
        /^\s{0,8}\[[\w-]{1,40}\] \S.{0,300}: FPS: \d{1,9}(?:\.\d{1,4})? FrameTime: /.test(line),
      )
    );
  },
  parse(source) {
    const numbers = runNumbers();
    /** @type {import('../model/parser.js').Warning[]} */
    const warnings = [];
    const lines = sourceLines(source);
    const measurements = lines.flatMap(({ text, line }) => readLine(text, line, { numbers, warnings }));
    if (measurements.length === 0)
      throw new InputError('no frame rate of any scene: the run did not end', { hint: make });
    if (!measurements.some(({ metric }) => metric === 'score'))
      warnings.push(warning('the score is missing: the run did not end'));
    const renderer = lines
      .map(({ text }) => /^\s{0,8}GL_RENDERER:\s{1,10}(\S.{0,200})$/.exec(text)?.[1].trim())
      .find(Boolean);
    return parsed({
      toolVersion:
        lines.map(({ text }) => /^\s{0,8}glmark2 (\d{4}\.\d{2}\S{0,20})/.exec(text)?.[1]).find(Boolean) ??
        null,
      device: renderer ? { model: renderer, firmware: null, serial: null, capacity: null } : null,
      measurements,
      warnings: [...warnings, ...cutLine(source.text(), (last) => scene.test(last) || score.test(last))],
      settings: settingsOf(lines),
    });
  },
};

/**
 * @param {string} text
 * @param {number} line
 * @param {{ numbers: ReturnType<typeof runNumbers>, warnings: import('../model/parser.js').Warning[] }} state
 */
function readLine(text, line, { numbers, warnings }) {
  const total = score.exec(text);
  if (total) {
    const run = numbers.next('score');
    return [
      measurement({
        run,
        test: 'glmark2 Score',
        metric: 'score',
        statistic: 'value',
        value: Number(total[1]),
      }),
    ];
  }
  const match = scene.exec(text);
  if (!match) return [];
  const [, test, options, rate, other] = match;
  if (other !== undefined || Number(rate) === 0) {
    warnings.push(warning(`${test} (${options}): ${other ?? 'no frame'}`, line));
    return [];
  }
  const parameters = optionsIn(options);
  const asked = Object.keys(parameters).length > 0 ? { parameters } : {};
  const run = numbers.next([test, parameters]);
  return [measurement({ run, test, ...asked, metric: 'frame-rate', statistic: 'mean', value: Number(rate) })];
}

/** `use-vbo=false:interleave=true`; `<default>` is none. @param {string} text */
const optionsIn = (text) =>
  Object.fromEntries(
    text.split(':').flatMap((option) => {
      const match = /^([a-z][\w-]{0,40})=(.{0,200})$/i.exec(option.trim());
      return match ? [[match[1].toLowerCase().replaceAll('_', '-'), match[2]]] : [];
    }),
  );

/** @param {{ text: string }[]} lines */
function settingsOf(lines) {
  return Object.fromEntries(
    lines.flatMap(({ text }) => {
      const match = /^\s{0,8}(GL_VENDOR|GL_VERSION|Surface Size|Surface Config):\s{1,10}(\S.{0,200})$/.exec(
        text,
      );
      return match ? [[match[1].toLowerCase(), match[2].trim()]] : [];
    }),
  );
}
