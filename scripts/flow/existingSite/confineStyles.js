import { createRequire } from 'node:module';

/** Loaded on the first call: few sites have a theme of their own. @type {() => typeof import('esbuild')} */
const esbuild = () => createRequire(import.meta.url)('esbuild');

/** Without nesting of rules, which browsers at the program's floor do not know. */
const target = ['chrome105', 'firefox114', 'safari16.4'];

/** What is of no element, and holds for the whole page wherever it stands. */
const global = /@font-face\s*\{[^}]*\}/g;

/** Above whatever a theme says of elements within its texts. */
const scope = '.benchfolio.benchfolio.benchfolio';

/** Elements that themes draw in their own way; drawings and pictures keep what their attributes say. */
const reset =
  'a, article, aside, b, blockquote, button, caption, code, dd, details, div, dl, dt, em, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, header, input, label, legend, li, nav, ol, p, pre, section, select, small, span, strong, summary, table, tbody, td, tfoot, th, thead, time, tr, ul';

/** Many themes say so that they are dark; others may set `color-scheme` themselves. */
const dark = ':is(.dark, [data-theme="dark"], [data-bs-theme="dark"], [data-color-scheme="dark"])';

/**
 * The program's styles, confined to what it shows: a theme around it stays as it is.
 *
 * @param {string} styles in their order
 * @returns {string}
 */
export function confineStyles(styles) {
  const faces = styles.match(global) ?? [];
  const own = styles
    .replaceAll(global, '')
    .replaceAll(/:root\b/g, '&')
    .replaceAll(/^(\s*)(?:html|body)\b/gm, '$1div&');
  const light = [...styles.matchAll(/(--[\w-]+:)\s*light-dark\(\s*([^,()]+),[^()]+\)/g)].map(
    ([, name, value]) => name + value,
  );
  const nested = `${scope} :where(${reset}) { all: revert; }
${scope} {\n${own}\n}
div${scope} { background: none; color-scheme: inherit; margin-block: var(--space-6); }
div${scope}.page { padding-inline: 0; }
div${scope} .page-main { margin-inline: 0; }
div${scope} .contents-margin { display: none; }
div${scope} .contents-fold { display: block; }
div${scope}:empty { display: none; }
span${scope} { color-scheme: inherit; }
${dark} ${scope} { color-scheme: dark; }
@supports not (color: light-dark(#000, #fff)) { ${scope} { ${light.join('; ')} } }`;
  const { code } = esbuild().transformSync(`${faces.join('\n')}\n${nested}`, {
    loader: 'css',
    target,
    minify: true,
  });
  return code;
}
