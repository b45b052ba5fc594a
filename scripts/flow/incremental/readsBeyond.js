/** Pages that are rendered at every build. */
const always = /(?:^|\/)(?:home|index|list|section|taxonomy|term|rss|sitemap|robots|404)\.[^/]*$/;

/** Of the site, what its settings say, and where it begins. */
const ofSettings = String.raw`(?:Title|Params|Language|BaseURL|Config|Menus|Home\.(?:RelPermalink|Permalink|OutputFormats))\b`;

/** Of these there is one for each of many things; other pages are among what all pages share. */
const single = String.raw`"/(?:reviews|charts|sections|products|methodologies|testbeds)/`;

const reads = new RegExp(
  [
    String.raw`(?<![\w/])site\.(?!GetPage|${ofSettings})\w+`,
    String.raw`\.Sites?\.(?!${ofSettings})\w+|\bhugo\.(?:Data|Sites|Store)\b`,
    String.raw`\bGetPage\b(?!\s+"/)|\bGetPage\s+${single}`,
    String.raw`\.(?:(?:Regular)?Pages|RegularPagesRecursive|Sections|Related|Ancestors|CurrentSection|FirstSection)\b`,
    String.raw`\.(?:(?:Next|Prev)(?:InSection)?|Paginat(?:e|or)|(?:Rel)?Ref)\b|\.Parent\b(?!\.(?:Name|Store|Get)\b)`,
    String.raw`\b(?:rel)?ref\s|\breadFile\b|\breadDir\b|\bos\.\w+|\bresources\.(?:Match|GetMatch|ByType|GetRemote)\b`,
    String.raw`"generated\b[^"]*"(?: \(dict "path" (?:\(printf )?(?:"[^"]*"|\$\w+))?`,
  ].join('|'),
  'g',
);

const comment = /\{\{-?\s*\/\*[^]*?\*\/\s*-?\}\}/g;

/**
 * What a template reads beside its own page and what all pages share: other pages, and files that are generated for pages. What it
 * shows may change where neither the page's text nor the page's files have.
 *
 * @param {{ path: string, text: string }} template
 * @returns {string[]} as it is written there; none of a template of pages that are rendered at every build
 */
export const readsBeyond = ({ path, text }) =>
  always.test(path) ? [] : [...text.replace(comment, '').matchAll(reads)].map(([found]) => found);
