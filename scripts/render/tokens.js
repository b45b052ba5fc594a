/** What holds for some windows only. */
const narrower = /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/**
 * The custom properties of style sheets as plain colours of one theme, for renderers that know neither `var()` nor
 * `light-dark()`.
 *
 * @param {string} css
 * @param {'light' | 'dark'} theme
 * @returns {Map<string, string>} by name with its dashes
 */
export function readTokens(css, theme) {
  /** @type {Map<string, string>} */
  const written = new Map();
  for (const [, name, value] of css.replace(narrower, '').matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    const pair = /^light-dark\(\s*([^,()]+),\s*([^,()]+)\)$/.exec(value.trim());
    const [light, dark] = pair ? pair.slice(1) : [value, value];
    written.set(name, (theme === 'light' ? light : dark).trim()); // as in a page, the last one holds
  }
  return new Map([...written.keys()].sort().map((name) => [name, resolve(`var(${name})`, written)]));
}

/**
 * Replaces every `var()`; a name that no style sheet gives would be drawn black, so it is an error.
 *
 * @param {string} text
 * @param {ReadonlyMap<string, string>} tokens
 * @returns {string}
 */
export function resolve(text, tokens) {
  return text.replace(/var\((--[\w-]+)\)/g, (_, name) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`no style sheet gives a value to ${name}`);
    return resolve(value, tokens);
  });
}
