/**
 * A cache that draws the charts of one review for all its twins: those that compare the same products differ in nothing but the
 * name of their review, which is put in its place. Only the preparation of a benchmark uses it; the builds that are timed go
 * through the cache as it is.
 *
 * @typedef {Pick<import('../io/cache.js').Cache, 'jsonAsync' | 'bytesAsync'>} Drawing
 *
 * @param {Drawing} cache
 * @returns {(slug: string, twins: string) => Drawing} for one review, and what it has in common with its twins
 */
export function sharedDrawings(cache) {
  /** @type {Map<string, Promise<any>>} */
  const drawn = new Map();
  /** @template T @param {string} twin @param {() => Promise<T>} make @returns {Promise<T>} */
  const once = (twin, make) => {
    const first = drawn.get(twin) ?? make();
    drawn.set(twin, first);
    return first;
  };
  return (slug, twins) => {
    let asked = 0;
    const next = () => `${twins} ${asked++}`;
    return {
      jsonAsync(kind, key, make) {
        const twin = next();
        return cache.jsonAsync(kind, key, async () => {
          const asText = async () => ({ from: slug, text: JSON.stringify(await make()) });
          const { from, text } = await once(twin, asText);
          return JSON.parse(text.replaceAll(from, slug));
        });
      },
      bytesAsync(kind, key, make) {
        const twin = next();
        return cache.bytesAsync(kind, key, () => once(twin, make));
      },
    };
  };
}
