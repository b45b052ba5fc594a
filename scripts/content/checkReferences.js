import { problem } from '../model/inputError.js';
import { didYouMean } from '../model/lib/nearest.js';
import { kindNamed } from '../model/vocabulary/index.js';
import { checkMethodology } from './checkMethodology.js';
import { checkPageAddresses } from './checkPageAddresses.js';
import { checkPageNames } from './checkPageNames.js';
import { checkProductNames } from './checkProductNames.js';
import { checkTags } from './checkTags.js';
import { checkName, checkVersions } from './checkVersions.js';

/**
 * Names in one hand-written file that must exist in another: products, methodologies, testbeds, tests, variants.
 *
 * @param {import('../model/project.js').Project} project
 * @param {string[]} rawFolders `<product>/<campaign>/<test>` of every folder with raw files
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkReferences(project, rawFolders) {
  const slugs = new Set(project.reviews.map(({ slug }) => slug));
  return [
    ...checkVersions(project),
    ...[...project.methodologies.values()].flatMap((methodology) =>
      checkMethodology(methodology, project.products),
    ),
    ...[...project.campaigns, ...project.brokenCampaigns].flatMap((campaign) =>
      checkCampaign(project, campaign),
    ),
    ...project.reviews.flatMap((review) => checkReview(project, review, slugs)),
    ...rawFolders.flatMap((folder) => checkRawFolder(project, folder)),
    ...checkPageNames(project),
    ...checkProductNames(project.products),
    ...checkPageAddresses(project),
    ...checkTags(project.reviews),
  ];
}

/**
 * @param {import('../model/project.js').Project} project
 * @param {import('../model/project.js').Campaign} campaign
 */
function checkCampaign(project, campaign) {
  const methodology = soundMethodology(project, campaign);
  const tests = methodology?.value.tests ?? {};
  const variants = Object.values(tests).flatMap((test) => Object.keys(test.variants ?? {}));
  const excluded = (methodology ? (campaign.value.exclude ?? []) : []).flatMap(
    (/** @type {object} */ _, /** @type {number} */ at) =>
      checkName(campaign, ['exclude', at, 'test'], { what: 'test', known: new Set(Object.keys(tests)) }),
  );
  const { product } = campaign;
  const siblings = project.campaigns.filter((each) => each.product === product && each !== campaign);
  return [
    ...(project.products.has(product) ? [] : [unknownProduct(campaign, project)]),
    ...checkName(campaign, ['methodology'], { what: 'methodology', known: project.methodologies }),
    ...checkName(campaign, ['testbed'], { what: 'testbed', known: project.testbeds }),
    ...(methodology ? checkName(campaign, ['variant'], { what: 'variant', known: new Set(variants) }) : []),
    ...checkSample(campaign, project.products.get(product)),
    ...checkName(campaign, ['supersedes'], {
      what: 'campaign',
      known: new Set(siblings.map((each) => each.campaign)),
    }),
    ...excluded,
  ];
}

/**
 * @param {import('../model/project.js').Campaign} campaign
 * @param {import('../model/project.js').Project} project
 */
const unknownProduct = ({ product, file }, { products }) =>
  problem(`unknown product: ${product}`, {
    file,
    line: 1,
    hint: `write data/products/${product}.toml, or rename the folder: ${didYouMean(product, [...products.keys()], 'products')}`,
  });

/**
 * There are no two copies of a program that differ: what was tested is a version.
 *
 * @param {import('../model/project.js').Campaign} campaign
 * @param {import('../model/project.js').HandWritten | undefined} product
 */
function checkSample({ value, file, line }, product) {
  const { samples, plural } = kindNamed(product?.value.kind);
  if (samples || value.sample === undefined) return [];
  const place = { file, line: line(['sample']), path: 'sample', hint: 'say its version: version = "1.2.3"' };
  return [problem(`${plural} have no samples: ${value.sample}`, place)];
}

/**
 * The methodology of a campaign, where it is there and can be relied on.
 *
 * @param {import('../model/project.js').Project} project
 * @param {import('../model/project.js').Campaign} campaign
 */
function soundMethodology({ methodologies, broken }, { value }) {
  const found = methodologies.get(value.methodology);
  return found && !broken.has(found.file) ? found : undefined;
}

/**
 * @param {import('../model/project.js').Project} project
 * @param {import('../model/project.js').Review} review
 * @param {ReadonlySet<string>} slugs of all reviews
 */
function checkReview(project, review, slugs) {
  const lineUp = Array.isArray(review.value.products) ? review.value.products : [];
  const isOther = (/** @type {string} */ slug) => slug !== review.slug;
  return [
    ...checkName(review, ['methodology'], { what: 'methodology', known: project.methodologies }),
    ...checkName(review, ['testbed'], { what: 'testbed', known: project.testbeds }),
    ...checkName(review, ['subject'], { what: 'product', known: new Set(lineUp) }),
    ...checkName(review, ['supersedes'], {
      what: 'review',
      known: {
        has: (slug) => isOther(slug) && slugs.has(slug),
        keys: () => [...slugs].filter(isOther),
      },
    }),
    ...lineUp.flatMap((_, at) =>
      checkName(review, ['products', at], { what: 'product', known: project.products }),
    ),
  ];
}

/**
 * @param {import('../model/project.js').Project} project
 * @param {string} folder
 */
function checkRawFolder(project, folder) {
  const [product, name, test] = folder.split('/');
  const file = `data/raw/${product}/${name}`;
  const campaign = project.campaigns.find((each) => each.product === product && each.campaign === name);
  if (!campaign) {
    if (project.broken.has(`${file}/campaign.toml`)) return [];
    const hint = 'say in it the methodology, the testbed and the date: npm run new -- campaign writes one';
    return [problem('a campaign without its campaign.toml', { file: `${file}/campaign.toml`, hint })];
  }
  const tests = soundMethodology(project, campaign)?.value.tests;
  if (!tests || Object.hasOwn(tests, test)) return [];
  const hint = didYouMean(test, Object.keys(tests), `tests of ${campaign.value.methodology}`);
  return [
    problem(`raw files of a test that the methodology does not have: ${test}`, {
      file: `${file}/${test}`,
      hint,
    }),
  ];
}
