import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = join(dirname(fileURLToPath(import.meta.resolve('vega-scenegraph'))), '../src');

/** What the scene of a chart is made of. */
const markTypes = ['area', 'group', 'line', 'rect', 'rule', 'symbol', 'text'];

/**
 * Vega's scene graph without what no chart of ours uses: the canvas, images, arcs, trails, pointing by geometry. The package
 * has one file for everything that cannot be shaken, so its sources are taken one by one.
 *
 * @type {import('esbuild').Plugin}
 */
export const slimVega = {
  name: 'slim-vega',
  setup(bundle) {
    bundle.onResolve({ filter: /^vega-scenegraph$/ }, () => ({ path: join(source, 'SVGRenderer.js') }));
    bundle.onResolve({ filter: /^d3-shape$/ }, ({ importer, namespace }) =>
      importer === shapes && namespace === 'file' ? { path: shapes, namespace: 'used-shapes' } : undefined,
    );
    bundle.onLoad({ filter: /.*/, namespace: 'used-shapes' }, () => ({
      contents: `export { area, line, symbol } from 'd3-shape'; ${noShape} export const arc = () => noShape;`,
      resolveDir: dirname(shapes),
    }));
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

/** The file that makes the paths of all marks when it is read, those that no chart draws too. */
const shapes = join(source, 'path/shapes.js');
/** A shape that takes every setting and draws nothing. */
const noShape = 'const noShape = new Proxy(() => noShape, { get: () => () => noShape });';

/** Files of vega-scenegraph/src with a smaller one in their place. */
const replaced = new Map([
  [
    'marks/index.js',
    markTypes.map((type) => `import ${type} from './${type}.js';`).join('') +
      `export default { ${markTypes.join(', ')} };`,
  ],
  ['path/trail.js', `${noShape} export default () => noShape;`],
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
