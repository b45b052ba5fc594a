import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const program = fileURLToPath(new URL('../..', import.meta.url));
const source = join(dirname(fileURLToPath(import.meta.resolve('vega-scenegraph'))), '../src');

/** What the scene of a chart is made of. */
const markTypes = ['area', 'group', 'line', 'rect', 'rule', 'symbol', 'text'];

/**
 * The page's scripts as they are published: a small loader, and what it fetches when the page is idle. Names carry a hash of
 * their content, and two builds of one tree give the same bytes.
 *
 * @returns {Promise<{ loader: string, worker: string, files: Record<string, string> }>} by name; `loader` is the one a page begins
 *   with, `worker` reads files of readers' own
 */
export async function bundlePage() {
  const worker = await bundle(
    'assets/js/own/readOwn.js',
    '/* Benchfolio; with fflate (MIT) and sax (ISC) */',
  );
  const page = await bundle(
    'assets/js/loader.js',
    '/* Benchfolio; with parts of Vega (BSD-3-Clause) and D3 (ISC) */',
    // the worker's name is made of its content
    { 'process.env.OWN_WORKER': JSON.stringify(`./${worker.entry}`) },
  );
  const files = [...page.files, ...worker.files].sort();
  return { loader: page.entry, worker: worker.entry, files: Object.fromEntries(files) };
}

/**
 * @param {string} entryPoint
 * @param {string} banner
 * @param {Record<string, string>} [define]
 */
async function bundle(entryPoint, banner, define = {}) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: program,
    entryPoints: [entryPoint],
    outdir: 'js',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    target: ['es2022'],
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
    plugins: [slimVega, pageFont],
  });
  const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint)?.[0];
  if (!entry) throw new Error(`nothing was made of ${entryPoint}`);
  const files = outputFiles.map(({ path, text }) => [relative(join(program, 'js'), path), text]);
  return { entry: relative('js', entry), files };
}

/**
 * Vega's scene graph without what no chart of ours uses: the canvas, images, arcs, trails, pointing by geometry. The package
 * has one file for everything that cannot be shaken, so its sources are taken one by one.
 *
 * @type {import('esbuild').Plugin}
 */
const slimVega = {
  name: 'slim-vega',
  setup(bundle) {
    bundle.onResolve({ filter: /^vega-scenegraph$/ }, () => ({ path: join(source, 'SVGRenderer.js') }));
    bundle.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
      const file = join(resolveDir, path);
      return file.startsWith(source) ? { path: file, sideEffects: false } : undefined;
    });
    bundle.onLoad({ filter: /vega-scenegraph[\\/]src/ }, ({ path }) => {
      const name = relative(source, path).replaceAll('\\', '/');
      const contents = replaced.get(name) ?? (unused.test(name) ? nothing : undefined);
      return contents === undefined ? undefined : { contents, resolveDir: dirname(path) };
    });
  },
};

/** Files of vega-scenegraph/src with a smaller one in their place. */
const replaced = new Map([
  [
    'marks/index.js',
    markTypes.map((type) => `import ${type} from './${type}.js';`).join('') +
      `export default { ${markTypes.join(', ')} };`,
  ],
  [
    'path/curves.js',
    `import { curveLinear, curveStepBefore } from 'd3-shape';
     export default (name) => (name === 'step-before' ? curveStepBefore : curveLinear);`,
  ],
]);

/** Files that only a canvas, a picture or a search for the mark at a point needs: every export does nothing. */
const unused = /^(?:ResourceLoader|util\/(?:aria|canvas\/|pickPath|intersect)|bound\/|Bounds)/;
const nothing = `
  export default function nothing() { return nothing; }
  export const context = null;
  export { ${[
    ...['drawAll', 'drawOne', 'hitPath', 'pick', 'pickArea', 'pickLine', 'pickMark', 'pickPath', 'clipGroup'],
    ...[
      'intersectPath',
      'intersectPoint',
      'intersectRect',
      'intersectRule',
      'intersectBoxLine',
      'ariaItemAttributes',
      'ariaMarkAttributes',
    ],
  ]
    .map((name) => `nothing as ${name}`)
    .join(', ')} };`;

/**
 * In a page the browser measures text, with the font that it has loaded.
 *
 * @type {import('esbuild').Plugin}
 */
const pageFont = {
  name: 'page-font',
  setup(bundle) {
    const path = join(program, 'assets/js/draw/pageFont.js');
    bundle.onResolve({ filter: /^(?:fontkit|node:module)$/ }, () => ({ path }));
  },
};
