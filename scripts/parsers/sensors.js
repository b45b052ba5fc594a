import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { cutLine, runNumbers } from './shared/blocks.js';
import { numberIn } from './shared/jsonDocument.js';
import { jsonDocuments } from './shared/jsonDocuments.js';
import { sourceLines } from './shared/pasted.js';

const make = '`sensors -j > sensors.json`';
const jsonForm = /^[ \t]{0,20}\{[^]{0,400}"Adapter"\s{0,4}:/m;
const adapter = /^Adapter: \S/;
const reading = /^(\S.{0,40}?):\s{1,30}([+-]?\d{1,9}(?:\.\d{1,4})?) ?(°C|C|RPM|V|mV|W|A|J)(?=\s|$)/;

/** Features of the chips (lm_sensors), and of the plain text. @type {[RegExp, import('../model/metric.js').Metric][]} */
const features = [
  [/^temp\d+_input$/, 'temperature'],
  [/^fan\d+_input$/, 'fan-speed'],
  [/^in\d+_input$/, 'voltage'],
  [/^power\d+_(?:input|average)$/, 'power'],
  [/^curr\d+_input$/, 'current'],
  [/^energy\d+_input$/, 'energy'],
];
const plainUnits = /** @type {Record<string, [import('../model/metric.js').Metric, number]>} */ ({
  '°C': ['temperature', 1],
  C: ['temperature', 1],
  RPM: ['fan-speed', 1],
  V: ['voltage', 1],
  mV: ['voltage', 1e-3],
  W: ['power', 1],
  A: ['current', 1],
  J: ['energy', 1],
});

/** @type {import('../model/parser.js').Parser} */
export const sensors = {
  tool: 'sensors',
  title: 'lm_sensors (sensors)',
  layouts: [
    {
      name: 'JSON (-j)',
      versions: '3.5 and 3.6',
      verified: false,
      reads: 'what each sensor of each chip said at that moment',
      make,
    },
    {
      name: 'text',
      versions: '3.4 to 3.6',
      verified: false,
      reads: 'the same as the JSON',
      make: '`sensors > sensors.txt`',
    },
  ],
  recognise(source) {
    const head = source.headText();
    if (jsonForm.test(head)) return /"(?:temp|fan|in|power|curr)\d+_input"/.test(head);
    const lines = head.split('\n', 400);
    const at = lines.findIndex((line) => adapter.test(line));
    return at >= 1 && lines.slice(at + 1, at + 30).some((line) => reading.test(line));
  },
  parse(source) {
    const rows = jsonForm.test(source.headText())
      ? jsonDocuments(source, make).documents.flatMap(({ value }, run) => readDocument(value, run))
      : readPlain(sourceLines(source));
    if (rows.length === 0) throw new InputError('no sensor has a reading', { hint: make });
    return parsed({
      measurements: rows,
      warnings: [
        ...(rows.some(({ run }) => run > 0)
          ? [warning('several moments in one file, without their times')]
          : []),
        ...cutLine(source.text(), (last) => /\d/.test(last)),
      ],
    });
  },
};

/**
 * @param {any} document
 * @param {number} run
 */
function readDocument(document, run) {
  return Object.entries(document ?? {}).flatMap(([chip, parts]) =>
    Object.entries(parts && typeof parts === 'object' ? parts : {}).flatMap(([sensor, values]) =>
      Object.entries(values && typeof values === 'object' ? values : {}).flatMap(([feature, cell]) => {
        const found = features.find(([form]) => form.test(feature));
        const value = numberIn(cell);
        if (!found || value === null || Object.is(value, -0)) return [];
        return [
          measurement({ run, parameters: { chip, sensor }, metric: found[1], statistic: 'value', value }),
        ];
      }),
    ),
  );
}

/** @param {{ text: string }[]} lines */
function readPlain(lines) {
  const numbers = runNumbers();
  let chip = '';
  return lines.flatMap(({ text }, at) => {
    if (adapter.test(lines[at + 1]?.text ?? '')) chip = text.trim();
    const match = chip === '' ? null : reading.exec(text);
    if (!match) return [];
    const [metric, factor] = plainUnits[match[3]];
    const parameters = { chip, sensor: match[1] };
    const run = numbers.next([parameters, metric]);
    return [measurement({ run, parameters, metric, statistic: 'value', value: Number(match[2]) * factor })];
  });
}
