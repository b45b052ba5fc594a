/**
 * A cache that draws the charts of one review for all its twins: those that compare the same devices differ in nothing but the
 * name of their review, which is put in its place. Only the preparation of a benchmark uses it; the builds that are timed go
 * through the cache as it is.
 *
 * @typedef {Pick<import('../io/cache.js').Cache, 'jsonAsync'>} Drawing
 *
 * @param {Drawing} cache
 * @returns {(slug: string, twins: string) => Drawing} for one review, and what it has in common with its twins
 */
export function twinCache(cache) {
  /** @type {Map<string, Promise<{ from: string, text: string }>>} */
  const drawn = new Map();
  return (slug, twins) => {
    let asked = 0;
    return {
      jsonAsync(kind, key, make) {
        const twin = `${twins} ${asked++}`;
        return cache.jsonAsync(kind, key, async () => {
          const first =
            drawn.get(twin) ?? make().then((made) => ({ from: slug, text: JSON.stringify(made) }));
          drawn.set(twin, first);
          const { from, text } = await first;
          return JSON.parse(text.replaceAll(from, slug));
        });
      },
    };
  };
}
