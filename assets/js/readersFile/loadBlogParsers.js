/** What the site describes in data/readers/, as JSON; scripts/runtime/bundlePage.js writes it here. */
const described = String(process.env.BLOG_PARSERS);

/** Fetched only where there is a description; without any it is not published. */
const load =
  process.env.BLOG_PARSERS === '[]' ? null : () => import('../../../scripts/parsers/blogParser/index.js');

/**
 * The parsers that the site describes.
 *
 * @returns {Promise<import('../../../scripts/model/parser.js').Parser[]>}
 */
export async function loadBlogParsers() {
  if (!load) return [];
  const { blogParser } = await load();
  const definitions = /** @type {{ id: string, value: any }[]} */ (JSON.parse(described));
  return definitions.map(({ id, value }) => blogParser(id, value));
}
