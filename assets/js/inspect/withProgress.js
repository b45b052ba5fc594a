/** Bytes from which reading takes long enough to be watched. */
const long = 8_388_608;
const steps = 10;

/**
 * A source that says how far it was read, in tenths, where it is long. Logs are read piece by piece, and only they are that long.
 *
 * @param {import('../../../scripts/model/parser.js').Source} source
 * @param {(share: number) => void} say 0.1, 0.2 ... 1
 * @returns {import('../../../scripts/model/parser.js').Source}
 */
export function withProgress(source, say) {
  const size = source.size ?? 0;
  if (size < long) return source;
  return {
    ...source,
    *chunks() {
      let [read, said] = [0, 0];
      for (const chunk of source.chunks()) {
        yield chunk;
        read += chunk.length;
        const step = Math.floor((steps * read) / size);
        if (step > said) say(step / steps);
        said = step;
      }
    },
  };
}
