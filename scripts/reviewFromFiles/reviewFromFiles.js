import { describeImportCandidate } from '../add/describeImportCandidate.js';
import { packedFor, namelessContent } from '../add/fileContent.js';
import { productOfFiles } from '../add/newFiles.js';
import { planFiling } from '../add/plan.js';
import { problem, InputError } from '../model/inputError.js';
import { emptyProject } from '../model/project.js';
import { bytesSource } from '../model/source.js';
import { testbed } from '../new/kinds/testbed.js';
import { reviewText } from '../new/reviewText.js';
import { inspectFiles } from '../results/inspect/inspectFiles.js';
import { slots } from '../results/selection/distinctColours.js';
import { anonymise, labelsFor } from '../add/privacy/anonymise.js';
import { distinctSecrets } from '../add/privacy/secrets.js';
import { parseSource } from '../parsers/index.js';
import { chartBlocks } from './chartBlocks.js';
import { methodologyText } from './methodologyText.js';
import { productsOfFiles } from './productsOfFiles.js';
import { testsOfProducts } from './testsOfProducts.js';

/**
 * @typedef {object} GivenFile
 * @property {string} name
 * @property {Uint8Array} bytes unpacked
 * @property {string} sha256 of them
 * @property {string} modified YYYY-MM-DD
 * @property {import('../results/runs/pairRuns.js').ParsedFile['parsed']} parsed
 *
 * @typedef {object} StartedReview
 * @property {string} slug
 * @property {Map<string, string | Uint8Array>} files by path in a blog
 * @property {{ file: string, problem: import('../model/inputError.js').Problem }[]} left what is not filed, and why
 */

/**
 * A review to begin with: raw files of any tools, filed as `npm run add` files them; a product for each group that their reader
 * made of them; a methodology with a test for each tool; a testbed to describe; a draft with the charts that fit.
 *
 * @param {GivenFile[]} given
 * @param {object} how
 * @param {import('../results/inspect/inspectFiles.js').Grouping} how.grouping
 * @param {string} how.today YYYY-MM-DD
 * @param {Parameters<typeof inspectFiles>[2]} [how.analyse]
 * @param {readonly import('../model/parser.js').Parser[]} [how.blogParsers] of the site
 * @param {(bytes: Uint8Array) => Uint8Array} how.gzip
 * @returns {StartedReview}
 */
export function reviewFromFiles(given, { grouping, today, analyse, blogParsers = [], gzip }) {
  const described = new Map(given.map((file) => [file, candidateOf(file, blogParsers)]));
  const secrets = [...described.values()].flatMap((each) => each.secrets);
  const { files, left } = withoutNames(given, secrets, blogParsers);
  const parsed = files.map(({ name, parsed: each }) => ({ file: name, parsed: each }));
  const products = productsOfFiles(parsed, grouping);
  const tests = testsOfProducts(products);
  const [first, second] = products;
  const slug = second ? `${first.id}-and-others` : first.id;
  const title = second ? `${first.name} and others` : first.name;
  const bench = { methodology: slug, testbed: slug };
  const project = projectWith(bench, tests.facts);
  const plans = products.map(({ id, files: own }) => {
    const candidates = files
      .filter(({ name }) => own.some(({ file }) => file === name))
      .map((file) => {
        // each test has its folder, so that files of one name are runs of their own in different tests
        const test = tests.of(id, file.name) ?? '';
        const candidate = described.get(file) ?? candidateOf(file, blogParsers);
        return { ...candidate, levels: [{ path: test, name: test }], test };
      });
    const context = { filed: new Map(), jobs: new Map(), answers: new Map() };
    return {
      id,
      candidates,
      ...planFiling({ candidates, project, options: { product: id, ...bench }, ...context }),
    };
  });
  const placed = plans.flatMap(({ id, placements }) =>
    placements.map(({ candidate, to }) => ({ id, file: candidate.file, to })),
  );
  const filed = new Map(placed.map(({ id, file, to }) => [`${id} ${file}`, to]));
  const blocks = chartBlocks(inspectFiles(parsed, grouping, analyse), { products, tests, filed });
  const about = { title, date: today };
  const lineUp = products.map(({ id }) => id);
  const bytesOf = new Map(files.map(({ name, bytes }) => [name, bytes]));
  /** @type {[string, string | Uint8Array][]} */
  const all = [
    entry(`content/reviews/${slug}/index.md`, reviewText({ ...about, ...bench, products: lineUp }, blocks)),
    entry(`data/methodologies/${slug}/methodology.toml`, methodologyText({ ...about, tests: tests.facts })),
    ...testbed.begin({ ...nothing, names: [slug], today, project }).files,
    ...products.map(({ id, name }, at) =>
      entry(
        `data/products/${id}.toml`,
        productOfFiles(id, plans[at].candidates, { name, colour: (at % slots) + 1 }),
      ),
    ),
    ...plans.flatMap(({ newFiles }) => [...newFiles].filter(([path]) => path.endsWith('/campaign.toml'))),
    ...placed.map(({ file, to }) =>
      entry(to, packedFor(to, /** @type {Uint8Array} */ (bytesOf.get(file)), gzip)),
    ),
  ];
  return { slug, files: new Map(all), left: [...left, ...plans.flatMap(notFiled)] };
}

/** @param {string} path @param {string | Uint8Array} content @returns {[string, string | Uint8Array]} */
const entry = (path, content) => [path, content];

/** What a plan files nowhere, for any reason. @param {import('../add/plan.js').Plan} plan @returns {StartedReview['left']} */
const notFiled = ({ left, twins, questions }) => [
  ...left,
  ...twins.map(({ file, as }) => ({ file, problem: problem(`the same as ${as}`) })),
  ...questions.flatMap(({ files, text }) => files.map((file) => ({ file, problem: problem(text) }))),
];

const nothing = { values: {}, raw: [], source: bytesSource('', new Uint8Array()) };

/**
 * A blog that has nothing yet but what the new files need.
 *
 * @param {{ methodology: string, testbed: string }} bench
 * @param {Record<string, import('./testsOfProducts.js').TestFacts>} tests
 * @returns {import('../model/project.js').Project}
 */
function projectWith({ methodology, testbed: machine }, tests) {
  const written = { file: '', value: {}, line: () => 1 };
  return {
    ...emptyProject(),
    testbeds: new Map([[machine, { ...written, id: machine }]]),
    methodologies: new Map([[methodology, { ...written, id: methodology, value: { tests }, jobs: {} }]]),
  };
}

/**
 * @param {GivenFile} file
 * @param {readonly import('../model/parser.js').Parser[]} blogParsers
 * @returns {import('../add/importCandidate.js').ImportCandidate}
 */
function candidateOf({ name, bytes, sha256, modified }, blogParsers) {
  const place = { file: name, name: name.slice(name.lastIndexOf('/') + 1), levels: [], modified };
  return describeImportCandidate(bytesSource(name, bytes), place, {
    digest: () => ({ size: bytes.length, sha256 }),
    blogParsers: blogParsers,
  });
}

/**
 * Files with labels in the place of the names of drives, machines and people, before anything else is made of them: what is called
 * after a file, or after what it measured, has no such names either.
 *
 * @param {GivenFile[]} given
 * @param {import('../add/privacy/secrets.js').Secret[]} secrets
 * @param {readonly import('../model/parser.js').Parser[]} blogParsers
 * @returns {Pick<StartedReview, 'left'> & { files: GivenFile[] }} `left`: what cannot be
 *   changed without changing its numbers
 */
function withoutNames(given, secrets, blogParsers) {
  const labels = labelsFor(distinctSecrets(secrets));
  if (labels.size === 0) return { files: given, left: [] };
  /** @type {StartedReview['left']} */
  const left = [];
  const files = given.flatMap((file) => {
    try {
      const { bytes, replaced } = namelessContent(file.bytes, { from: file.name, labels });
      const name = anonymise(file.name, labels);
      // what is as it was need not be described again
      if (replaced.length === 0) return [name === file.name ? file : { ...file, name }];
      return [{ ...file, name, bytes, parsed: parseSource(bytesSource(name, bytes), { blogParsers }) }];
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      left.push({ file: file.name, problem: error.problem });
      return [];
    }
  });
  return { files, left };
}
