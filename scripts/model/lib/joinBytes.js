/**
 * One array of bytes made of several.
 *
 * @param {readonly Uint8Array[]} parts
 */
export function joinBytes(parts) {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
