import { parseDocument } from './changeTexts.js';

/**
 * A TOML document whose `aliases`, its earlier addresses, have one more; the name it has now is not among them.
 *
 * @param {string} text
 * @param {{ add: string, drop?: string }} names
 * @returns {string}
 */
export function withAliases(text, { add, drop }) {
  const pairs = parseDocument(text).body[0].body.filter((node) => node.type === 'TOMLKeyValue');
  const found = pairs.find(
    ({ key: { keys } }) => keys.length === 1 && text.slice(...keys[0].range) === 'aliases',
  );
  if (found) {
    const value = found.value.type === 'TOMLArray' ? found.value.elements : [];
    const known = value.flatMap((each) =>
      each.type === 'TOMLValue' && each.kind === 'string' ? [each.value] : [],
    );
    return (
      text.slice(0, found.value.range[0]) + listed(known, { add, drop }) + text.slice(found.value.range[1])
    );
  }
  const last = pairs.at(-1)?.range[1] ?? 0;
  const lineEnd = text.indexOf('\n', last);
  const at = last === 0 ? 0 : lineEnd < 0 ? text.length : lineEnd + 1;
  const before = text.slice(0, at);
  const line = `aliases = ${listed([], { add, drop })}\n`;
  return `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${line}${text.slice(at)}`;
}

/** @param {string[]} known @param {{ add: string, drop?: string }} names */
const listed = (known, { add, drop }) =>
  `[${[...new Set([...known, add])]
    .filter((each) => each !== drop)
    .map((each) => JSON.stringify(each))
    .join(', ')}]`;
