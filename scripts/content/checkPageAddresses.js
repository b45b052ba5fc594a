import { problem } from '../model/inputError.js';
import { lineCursor } from '../model/lib/lineCursor.js';
import { askingFolder, isReference, referencePages } from '../model/lib/referencePages.js';
import { textsOf } from '../model/lib/textsOf.js';
import { placeOf } from './checkPageNames.js';
import { tagAddress } from './checkTags.js';

/** Pages that the site has by itself, beside those of reviews and data. */
const own = [
  ...['', '404.html', 'archive', 'charts', 'compare', 'data', 'data/reviews', 'find', 'products', 'formats'],
  ...['methodologies', 'raw', 'reviews', 'search', 'sections', 'tags', 'testbeds', ...referencePages],
];

/** An earlier address is a path within the site: no other site, no question, nothing a line of `_redirects` or a disk minds. */
const isPath = /^\/?(?!\/)(?!(?:.*\/)?\.\.?(?:\/|$))[^\s?#:*<>"|\\]+$/u;

/** Files of the site, and folders of nothing else: a page there would lie in their way. */
const ownFile =
  /^\/(?:_[^/]*|\.[^/]*|.+\.(?:css|csv|ico|js|json|png|svg|txt|xml|webmanifest|zip)|(?:css|fonts|generated|js|pagefind|vendor)\/.*)\/?$/;
const ownFolder = /^\/(?:archive|data|images|raw)\//;

/** @param {string} address */
const isKept = (address) => ownFile.test(address) || ownFolder.test(address);

/** @typedef {{ file: string, line?: number | null }} Place */
/** @typedef {{ address: string, place: Place }} Claim */

/**
 * Whether each page has an address of its own: reviews, their earlier addresses, and the pages that are made of data. Some
 * disks tell large letters from small ones and some do not, so two that differ in nothing else are one.
 *
 * @param {import('../model/project.js').Project} project
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkPageAddresses(project) {
  /** @type {Map<string, string>} */
  const taken = new Map([
    ...own.map((page) => /** @type {const} */ ([addressOf(page), 'the site itself'])),
    ...ofData(project).map(({ address, place }) => /** @type {const} */ ([address, place.file])),
  ]);
  const { wrong, right } = earlier(project);
  const twice = [...ofReviews(project.reviews), ...right].flatMap(({ address, place }) => {
    const other = taken.get(address);
    taken.set(address, other ?? place.file);
    if (other === undefined) return [];
    const hint = `it is of ${other} too: give one of them another`;
    return [problem(`two pages for one address: ${address}`, { ...place, hint })];
  });
  return [...wrong, ...twice];
}

/**
 * What is made of data stands in folders of its own, so that no two of them meet.
 *
 * @param {import('../model/project.js').Project} project
 * @returns {Claim[]}
 */
function ofData({ products, testbeds, methodologies, reviews }) {
  const page = (/** @type {string} */ path, /** @type {{ file: string }} */ { file }) => ({
    address: addressOf(path),
    place: { file },
  });
  return [
    ...[...products.values()].map((each) => page(`products/${each.id}`, each)),
    ...[...testbeds.values()].map((each) => page(`testbeds/${each.id}`, each)),
    ...[...methodologies.values()].flatMap((each) => [
      page(`methodologies/${each.id}`, each),
      ...Object.keys(each.value.tests ?? {}).map((test) => page(`methodologies/${each.id}/${test}`, each)),
    ]),
    ...reviews.flatMap((review) => [
      ...(review.charts.length > 0 ? [page(`charts/${review.slug}`, review)] : []),
      // earlier addresses of charts, which lead to the page of all
      ...review.charts.flatMap(({ id }) => (id ? [page(`charts/${review.slug}/${id}`, review)] : [])),
      ...review.sections.map(({ id, file }) => page(`reviews/${review.slug}/${id}`, { file })),
      ...tagsOf(review).map((tag) => page(`tags/${tagAddress(tag)}`, review)),
    ]),
  ];
}

/**
 * The names of folders first: who chose an address that is taken reads of it.
 *
 * @param {import('../model/project.js').Review[]} reviews
 * @returns {Claim[]}
 */
const ofReviews = (reviews) =>
  reviews
    .filter(({ slug }) => !isReference(slug))
    .sort((a, b) => Number('slug' in a.value) - Number('slug' in b.value))
    .map(({ slug, file, value, line }) => ({
      address: addressOf(`reviews/${value.slug ?? slug}`),
      place: placeOf({ file, line }, ['slug']),
    }));

/** Pages of other sections, whose front matter is Hugo's, in whichever of its forms. */
const otherPage = new RegExp(`^(?!${askingFolder})content/.*\\.md$`);
const frontMatter = /^(?:\uFEFF)?(\+\+\+|---)\r?\n[^]*?\n\1|^\s*\{[^]*?\n\}/;

/** A key and its value: a list in brackets, or the rest of its line, and the lines of YAML that go on with it. */
const addressKey =
  /^[ \t"']*(?:url|aliases)["']?[ \t]*[:=][ \t]*(\[[^\]]{0,10000}\]|.*(?:\r?\n[ \t]*-.*|\r?\n[ \t]+[^\s:=]+[ \t]*$)*)/gim;

/**
 * What pages of other sections claim of the site's own files: `url` and `aliases` that lie on them.
 *
 * @param {{ path: string, text: string }[]} files
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkOtherPages(files) {
  return files
    .filter(({ path }) => otherPage.test(path))
    .flatMap(({ path, text }) => {
      const front = frontMatter.exec(text)?.[0] ?? '';
      const lineOf = lineCursor(front);
      return [...front.matchAll(addressKey)].flatMap(({ 1: value, index }) =>
        (value.match(/[^\s"',[\]]+/g) ?? [])
          .filter((word) => ownFile.test(addressOf(word)))
          .map((word) =>
            problem(`an address where the site has files: ${word}`, {
              file: path,
              line: lineOf(index),
              hint: 'choose another',
            }),
          ),
      );
    });
}

/** Of reviews and products. @param {import('../model/project.js').Project} project */
function earlier({ reviews, products }) {
  const beside = [
    ...reviews.map((review) => ({ folder: isReference(review.slug) ? '' : 'reviews/', page: review })),
    ...[...products.values()].map((page) => ({ folder: 'products/', page })),
  ];
  const aliases = beside.flatMap(({ folder, page: { file, value, line } }) =>
    textsOf(value.aliases).map((alias, at) => ({
      alias,
      address: addressOf(alias.startsWith('/') ? alias : folder + alias),
      place: placeOf({ file, line }, ['aliases', at]),
    })),
  );
  const wrong = aliases
    .filter(({ alias }) => !isPath.test(alias))
    .map(({ alias, place }) =>
      problem(`an earlier address that is no path: ${alias}`, {
        ...place,
        hint: 'what follows the name of the site, as /2019/a-review/',
      }),
    );
  const right = aliases.filter(({ alias }) => isPath.test(alias));
  const inTheWay = right
    .filter(({ address }) => isKept(address))
    .map(({ alias, place }) =>
      problem(`an earlier address where the site has files: ${alias}`, {
        ...place,
        hint: 'leave it out, or let the host send readers on from there',
      }),
    );
  return { wrong: [...wrong, ...inTheWay], right: right.filter(({ address }) => !isKept(address)) };
}

/** @param {import('../model/project.js').Review} review */
const tagsOf = ({ value }) => textsOf(value.tags);

/** @param {string} path */
function addressOf(path) {
  const parts = path.split('/').filter((part) => part !== '' && part !== 'index.html');
  const last = parts.at(-1) ?? '';
  return `/${parts.map((part) => `${part}/`).join('')}`
    .replace(/\.html\/$/, last.endsWith('.html') ? '.html' : '$&')
    .toLowerCase();
}
