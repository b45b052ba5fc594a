import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { programCode } from '../io/programFiles.js';
import { wholeVocabulary } from '../model/vocabulary/index.js';
import { fewChunks, kindOf, neededBy } from './fewChunks.js';
import { readWords, shownWords, unsaid } from './scriptWords.js';

/** The oldest browsers whose charts answer; tests/README.md says what degrades below. */
const floor = ['es2022', 'chrome105', 'firefox114', 'safari16.4'];

const program = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The page's scripts as they are published: a small loader, and what it fetches when the page is idle. Names carry a hash of
 * their content, and two builds of one tree give the same bytes.
 *
 * @param {{ id: string, value: Record<string, any> }[]} [blogParsers] that the site describes
 * @returns {Promise<{ loader: string, embedLoader: string, toolLoader: string, runtime: string[], kinds: Record<string, string[]>, workers: string[], files: Record<string, string>, author: string }>} by name; `loader` is the
 *   one a page with charts begins with, `embedLoader` the one of charts that are embedded, `toolLoader` the one of a tool, `runtime` makes its charts answer, `kinds` are what each chart kind needs, `workers` read files of readers' own; `author` is the text of the script that copies numbers in a preview
 */
export async function bundlePage(blogParsers = []) {
  const worker = await bundle(
    ['assets/js/readersFile/readersFileWorker.js', 'assets/js/inspect/readFiles.js'],
    '/* Benchfolio; with fflate (MIT), sax (ISC), json-p3 (MIT) and re2js (MIT) */',
    {
      define: { 'process.env.BLOG_PARSERS': JSON.stringify(JSON.stringify(blogParsers)) },
      words: readWords(),
    },
  );
  // names are made of content: those of what is fetched are known when it is made
  const define = {
    'process.env.OWN_WORKER': JSON.stringify(`./${worker.entries[0].name}`),
    'process.env.INSPECT_WORKER': JSON.stringify(`./${worker.entries[1].name}`),
  };
  const apart = await bundle(chartScripts, '/* Benchfolio */', { define });
  const pages = await bundle(chartScripts, '/* Benchfolio */', {
    define,
    plugins: [fewChunks(program, chartScripts[0], apart.outputs), hintless],
  });
  // they draw no chart: what they shared with those that do would be cut into more and smaller files
  const tools = await Promise.all(
    Object.entries(toolScripts).map(([script, written]) =>
      bundle([script], '/* Benchfolio */', { words: shownWords({ unread: unsaid, written }) }),
    ),
  );
  const [runtime] = pages.entries;
  const besides = (/** @type {string} */ name) => `./${name}`;
  const kinds = Object.fromEntries(
    pages.kinds.map(({ kind, needs }) => [
      kind,
      needs.filter((name) => !runtime.needs.includes(name)).map(besides),
    ]),
  );
  const made = madeBefore([pages, ...tools].flatMap(({ entries }) => entries));
  const loader = await bundle(['assets/js/loader.js'], '/* Benchfolio */', {
    define: { 'process.env.SCRIPTS': JSON.stringify({ runtime: runtime.needs.map(besides), kinds }) },
    plugins: [made],
  });
  const embedLoader = await bundle(['assets/js/embedLoader.js'], '/* Benchfolio */', {
    plugins: [madeBefore(loader.entries)],
  });
  const compareScripts = [...runtime.needs.map(besides), ...comparedKinds.flatMap((kind) => kinds[kind])];
  const toolLoader = await bundle(['assets/js/toolLoader.js'], '/* Benchfolio */', {
    define: { 'process.env.COMPARE_SCRIPTS': JSON.stringify(compareScripts) },
    plugins: [made],
  });
  const author = await bundle(['assets/js/author/copyNumbers.js'], '/* Benchfolio */', {
    words: wholeVocabulary(),
  });
  return {
    kinds: Object.fromEntries(pages.kinds.map(({ kind, needs }) => [kind, needs])),
    author: author.files[0][1],
    loader: loader.entries[0].name,
    embedLoader: embedLoader.entries[0].name,
    toolLoader: toolLoader.entries[0].name,
    runtime: runtime.needs,
    workers: worker.entries.map(({ name }) => name),
    files: Object.fromEntries(
      [loader, embedLoader, toolLoader, pages, ...tools, worker].flatMap(({ files }) => files).sort(),
    ),
  };
}

/** What the loader fetches where there are charts; the first makes them answer. */
const chartScripts = ['page', 'compare/comparePage', 'inspect/inspectPage'].map(
  (name) => `assets/js/${name}.js`,
);

/** What it fetches where there are none, each with the units that people write there: into the filters of the list. */
const toolScripts = {
  'assets/js/find/findPage.js': [],
  'assets/js/catalogue/cataloguePage.js': null,
};

/** What a comparison draws. */
const comparedKinds = ['bar', 'grouped-bar', 'sweep'];

/**
 * @param {string[]} entryPoints
 * @param {string} banner
 * @param {{ define?: Record<string, string>, plugins?: import('esbuild').Plugin[], words?: object[] }} [more] `words`: the vocabulary
 */
async function bundle(entryPoints, banner, { define = {}, plugins = [], words = shownWords() } = {}) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: program,
    entryPoints,
    outdir: 'js',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    target: floor,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: banner },
    define,
    logLevel: 'silent',
    plugins: [...plugins, pageFont, siteVocabulary(words), withoutTitles],
  });
  const entries = entryPoints.map((source) => {
    const output = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source)?.[0];
    if (!output) throw new Error(`nothing was made of ${source}`);
    const needs = [...neededBy(output, metafile.outputs)].map((path) => relative('js', path));
    return { source, name: relative('js', output), needs };
  });
  const kinds = Object.entries(metafile.outputs).flatMap(([output, { entryPoint }]) => {
    const kind = kindOf(entryPoint);
    if (!kind) return [];
    return [{ kind, needs: [...neededBy(output, metafile.outputs)].map((path) => relative('js', path)) }];
  });
  const files = outputFiles.map(({ path, text }) => [
    relative(join(program, 'js'), path),
    holdsLibrary(metafile.outputs[relative(program, path).replaceAll('\\', '/')])
      ? text
      : text.replace(banner, '/* Benchfolio */'),
  ]);
  return { entries, kinds, files, outputs: metafile.outputs };
}

/** Whether a file contains a library, and so names the licences. @param {import('esbuild').Metafile['outputs'][string]} output */
const holdsLibrary = ({ inputs }) => Object.keys(inputs).some((path) => /^\.\.\/|node_modules\//.test(path));

/**
 * Scripts stand by their published names in the one that fetches them.
 *
 * @param {{ source: string, name: string }[]} entries
 * @returns {import('esbuild').Plugin}
 */
const madeBefore = (entries) => ({
  name: 'made-before',
  setup(bundle) {
    bundle.onResolve({ filter: /\.js$/ }, ({ path, resolveDir, kind }) => {
      if (kind !== 'dynamic-import') return undefined;
      const made = entries.find(({ source }) => join(program, source) === join(resolveDir, path));
      return made && { path: `./${made.name}`, external: true };
    });
  },
});

/**
 * In a page the browser measures text, with the font that it has loaded.
 *
 * @type {import('esbuild').Plugin}
 */
const pageFont = {
  name: 'page-font',
  setup(bundle) {
    const path = join(program, 'assets/js/draw/pageFont.js');
    bundle.onResolve({ filter: /\/pageFace\.js$/ }, () => ({ path }));
  },
};

/**
 * Charts of a page are checked: nobody has misspelt a name in them.
 *
 * @type {import('esbuild').Plugin}
 */
const hintless = {
  name: 'hintless',
  setup(bundle) {
    bundle.onLoad({ filter: /model[\\/]lib[\\/]nearest\.js$/ }, () => ({
      contents: 'export const didYouMean = () => undefined;',
    }));
  },
};

/**
 * A page reads no files: the vocabulary of the site stands in its scripts.
 *
 * @param {object[]} words
 * @returns {import('esbuild').Plugin}
 */
const siteVocabulary = (words) => ({
  name: 'site-vocabulary',
  setup(bundle) {
    bundle.onLoad({ filter: /model[\\/]vocabulary[\\/]builtIn\.js$/ }, () => ({
      contents: `export const builtIn = ${JSON.stringify(words)};`,
    }));
  },
});

/**
 * Leaves out the title and the layouts that each parser knows: they are for the list of formats, and no script of a page shows them.
 *
 * @type {import('esbuild').Plugin}
 */
const withoutTitles = {
  name: 'parsers-without-titles',
  setup(bundle) {
    bundle.onLoad({ filter: /scripts[\\/]parsers[\\/].*\.js$/ }, ({ path }) => ({
      contents: programCode(path).replace(
        /^( +)(?:title: .*\r?\n\1)?layouts: \[(?:.*|\r?\n[^]*?^\1)\],$/gm,
        '',
      ),
    }));
  },
};
