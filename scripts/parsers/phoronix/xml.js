import { InputError } from '../../model/inputError.js';
import { startTime } from '../shared/startTime.js';
import { xmlChild, xmlChildren, xmlTree } from '../shared/xmlTree.js';

/** @typedef {import('../shared/xmlTree.js').XmlNode} XmlNode */
/** @typedef {import('./rows.js').Result} Result */

const directions = new Map(
  /** @type {const} */ ([
    ['HIB', 'higher'],
    ['LIB', 'lower'],
  ]),
);

/**
 * `composite.xml`. Version 2 named its elements in another way; they say the same.
 *
 * @param {string} text
 * @param {string} hint
 * @returns {import('./rows.js').Read}
 */
export function readXml(text, hint) {
  const start = Math.max(0, text.search(/<\?xml|<PhoronixTestSuite/));
  const end = text.lastIndexOf('</PhoronixTestSuite>');
  const whole = text.slice(start, end < 0 ? text.length : end + '</PhoronixTestSuite>'.length);
  const root = xmlTree(whole, hint);
  if (root.name !== 'PhoronixTestSuite')
    throw new InputError(`no results of the Phoronix Test Suite: <${root.name.slice(0, 80)}>`, { hint });
  const offset = text.slice(0, start).split('\n').length - 1;
  const systems = xmlChildren(root, 'System');
  const names = systems.flatMap((system) => textOf(system, 'Identifier', 'AssociatedIdentifiers') || []);
  const version =
    textOf(systems[0], 'TestClientVersion') ||
    /v?(\d[\w.]*)\s*$/.exec(textOf(xmlChild(root, 'Generated'), 'TestClient'))?.[1];
  return {
    results: [...xmlChildren(root, 'Result'), ...xmlChildren(root, 'Benchmark')].map((node) =>
      readResult(node, offset),
    ),
    warnings: [],
    facts: {
      toolVersion: version || null,
      device: names.length === 1 ? { model: names[0], firmware: null, serial: null, capacity: null } : null,
      settings: Object.fromEntries(
        systems
          .flatMap((system) => systemFacts(system, systems.length > 1))
          .map(([key, value]) => [key, value]),
      ),
      startedAt: startTime(textOf(systems[0], 'TimeStamp', 'TestDate')),
    },
  };
}

/**
 * @param {XmlNode} node
 * @param {number} offset lines before the XML
 * @returns {Result}
 */
function readResult(node, offset) {
  const groups = [...xmlChildren(node, 'Data'), ...xmlChildren(xmlChild(node, 'Results'), 'Group')];
  const entries = groups.flatMap((group) => xmlChildren(group, 'Entry'));
  return {
    profile: textOf(node, 'Identifier', 'TestName'),
    title: textOf(node, 'Title', 'Name'),
    options: textOf(node, 'Description', 'Attributes'),
    arguments: textOf(node, 'Arguments', 'TestArguments'),
    scale: textOf(node, 'Scale'),
    better: directions.get(/** @type {'HIB'} */ (textOf(node, 'Proportion'))),
    entries: entries.map((entry) => ({
      system: textOf(entry, 'Identifier') || null,
      value: textOf(entry, 'Value'),
      raw: textOf(entry, 'RawString').split(':').filter(Boolean),
      single: /"test-run-times"\s{0,4}:\s{0,4}"[\d.]{1,40}"/.test(textOf(entry, 'JSON')),
    })),
    line: node.line + offset,
  };
}

/**
 * @param {XmlNode | undefined} node
 * @param {...string} names the first that is there
 */
function textOf(node, ...names) {
  for (const name of names) {
    const child = xmlChild(node, name);
    if (child) return child.text.trim();
  }
  return '';
}

/**
 * `Processor: AMD Ryzen 7 5800X, Motherboard: ...` as facts.
 *
 * @param {XmlNode} system
 * @param {boolean} several
 * @returns {[string, string][]}
 */
function systemFacts(system, several) {
  const lead = several ? `${textOf(system, 'Identifier', 'AssociatedIdentifiers')}: ` : '';
  return ['Hardware', 'Software'].flatMap((part) =>
    textOf(system, part)
      .split(/, (?=[A-Z][\w -]{1,40}: )/)
      .flatMap((fact) => {
        const match = /^([A-Z][\w -]{1,40}): (.{1,300})/.exec(fact);
        return match
          ? [/** @type {[string, string]} */ ([`${lead}${match[1].toLowerCase()}`, match[2]])]
          : [];
      }),
  );
}
