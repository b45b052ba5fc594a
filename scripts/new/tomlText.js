/**
 * Any text as a TOML basic string (toml.io/en/v1.0.0#string), on one line.
 *
 * @param {string} text
 */
export const tomlString = (text) => JSON.stringify(text).replaceAll('\u007f', '\\u007f');

/**
 * A line of a file to be completed by hand: the key with what is known, or commented out with an example.
 *
 * @param {string} key
 * @param {string | null | undefined} value
 * @param {{ example: string, about?: string }} help
 */
export function tomlLine(key, value, { example, about }) {
  const line = value ? `${key} = ${tomlString(value)}` : `# ${key} = ${tomlString(example)}`;
  return about ? `${line} # ${about}` : line;
}
