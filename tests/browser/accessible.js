import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-text]' }] });
globalThis.markTexts = ${markTexts};`;

/** Rules of axe that ask for colours and places. Its other rules ask what a page is made of, which is the same in every theme. */
export const styleRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * Marks the texts whose contrast axe judges, which takes longer than all its other rules: three of those that are alike, with all
 * that they lie within, in their elements, classes and colours. It runs within the page.
 *
 * @param {Element} root
 */
function markTexts(root) {
  /** The look of each by its number, and how many texts have it. @type {Map<Element | null, number>} */
  const looks = new Map();
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @type {number[]} */
  const counts = [];
  for (const each of [root, ...root.querySelectorAll('*')]) {
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(each);
    const own = [looks.get(each.parentElement), each.localName, each.getAttribute('class'), each.getAttribute('style'), color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight].join(); // prettier-ignore
    const look = numbers.get(own) ?? numbers.size;
    numbers.set(own, look);
    looks.set(each, look);
    const isText =
      each.matches('input, select, textarea, button') ||
      [...each.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    counts[look] ??= 0;
    if (!isText || counts[look] === 3 || !each.checkVisibility({ visibilityProperty: true })) continue;
    counts[look] += 1;
    each.setAttribute('data-text', '');
  }
}

/**
 * What axe finds wrong with a page as it stands, or with a part of it. It is run from outside of the page's own policy,
 * which allows no script but the site's.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} [within] selector
 * @param {{ rules?: string[] }} [options] `rules`: these alone
 * @returns {Promise<string[]>}
 */
export async function violations(page, within, { rules } = {}) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(
    async ({ selector, only }) => {
      /*
       * Up to half of a page's elements are the shapes of its drawings. For axe a drawing is one image, and it judges no colour
       * inside of an image, so the shapes are taken out while it runs. Drawings with a part that could be operated or named stay whole.
       */
      const plain =
        'svg[role="img"]:not(:has(a, title, desc, foreignObject, [tabindex], [role], [aria-label]))';
      const drawings = [...document.querySelectorAll(plain)].map((svg) => {
        const shapes = new DocumentFragment();
        shapes.append(...svg.childNodes);
        return { svg, shapes };
      });
      // most rules go through every element, also where they are asked about one part: other charts are none of it
      const asked = selector === undefined ? null : document.querySelector(selector);
      const charts = [...document.querySelectorAll('figure.chart')]
        .filter((chart) => asked && !chart.contains(asked) && !asked.contains(chart))
        .map((chart) => {
          const place = document.createComment('');
          chart.replaceWith(place);
          return { chart, place };
        });
      const { axe: tool, markTexts: mark } = /** @type {any} */ (globalThis);
      document.querySelectorAll(selector ?? 'html').forEach((root) => mark(root));
      const { violations: found } = await tool
        .run(selector ?? document, {
          resultTypes: ['violations'],
          // nobody reads the way to a node, and it is worked out for each
          selectors: false,
          ...(only && { runOnly: only }),
        })
        .finally(() => {
          document.querySelectorAll('[data-text]').forEach((text) => text.removeAttribute('data-text'));
          charts.forEach(({ chart, place }) => place.replaceWith(chart));
          drawings.forEach(({ svg, shapes }) => svg.append(shapes));
        });
      return found.map(
        (/** @type {any} */ { id, nodes }) =>
          `${id}: ${nodes.map((/** @type {any} */ node) => node.html.slice(0, 160)).join(' | ')}`,
      );
    },
    { selector: within, only: rules },
  );
}
