/** What the site describes in data/readers/, as JSON; scripts/runtime/bundlePage.js writes it here. */
const described = String(process.env.OWN_PARSERS);

/** Fetched only where there is a description; without any it is not published. */
const load =
  process.env.OWN_PARSERS === '[]' ? null : () => import('../../../scripts/parse/describedParser/index.js');

/**
 * The parsers that the site describes.
 *
 * @returns {Promise<import('../../../scripts/model/parser.js').Parser[]>}
 */
export async function loadOwnParsers() {
  if (!load) return [];
  const { describedParser } = await load();
  const definitions = /** @type {{ id: string, value: any }[]} */ (JSON.parse(described));
  return definitions.map(({ id, value }) => describedParser(id, value));
}
