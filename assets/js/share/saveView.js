import { chartKind } from '../../../scripts/charts/loadedKinds.js';
import { vegaLiteText } from '../../../scripts/charts/vegaLiteOf.js';
import { csv } from '../../../scripts/charts/words/csv.js';
import { creditLine, pictureOf } from '../../../scripts/charts/words/pictureOf.js';
import { pictureWidth, posterSvg } from '../../../scripts/render/poster.js';
import { resolve } from '../../../scripts/render/tokens.js';
import { sceneOf } from '../../../scripts/render/sceneOf.js';
import { drawing } from '../draw/drawScene.js';
import { saveFile } from './saveFile.js';

const family = 'IBM Plex Sans';

/**
 * A chart as it is seen, saved by the browser: nothing is asked of any server but the page's own fonts.
 *
 * @typedef {'png' | 'svg' | 'csv' | 'vl.json'} Form
 * @typedef {'light' | 'dark' | null} Theme `null`: the one that the reader sees
 * @typedef {import('../state/chartState.js').PageChart} PageChart
 */

/** @type {Record<Form, (shown: PageChart, picture: { from: string, theme: Theme }) => Promise<Blob>>} `from`: what pictures say of where they are from */
const makers = {
  png: async (shown, picture) => painted(await poster(shown, picture)),
  svg: async (shown, picture) => new Blob([await poster(shown, picture)], { type: 'image/svg+xml' }),
  csv: async (shown) => new Blob([csv(shown)], { type: 'text/csv' }),
  'vl.json': async (shown) => new Blob([vegaLiteText(specOf(shown))], { type: 'application/json' }),
};

/**
 * @param {import('../live/liveChart.js').LiveChart} chart
 * @param {Form} form
 * @param {Theme} [theme] of a picture
 * @returns {Promise<string | null>} the file's name
 */
export async function saveView(chart, form, theme = null) {
  const shown = chart.drawn()?.shown;
  if (!shown) return null;
  const name = `${chart.id}${theme ? `-${theme}` : ''}.${form}`;
  saveFile(name, await makers[form](shown, { from: creditOf(chart.figure), theme }));
  return name;
}

/** @param {PageChart} shown */
const specOf = (shown) => chartKind(shown.kind).spec({ ...shown, layout: 'wide' });

/** The wide drawing with its title and evidence. @param {PageChart} shown @param {{ from: string, theme: Theme }} picture */
async function poster(shown, { from, theme }) {
  const { svg, draw } = drawing(document.createElement('div'), { id: shown.id, label: shown.title });
  draw(sceneOf(specOf(shown), shown.id));
  const plain = new XMLSerializer().serializeToString(svg);
  const words = posterSvg(pictureOf(shown, plain, { from }));
  const fonts = `<style>${await fontRules()}</style>`;
  return resolve(words, coloursOf(words, theme)).replace(/^<svg [^>]*>/, (tag) => tag + fonts);
}

/** As the page says it. @param {HTMLElement} figure */
function creditOf({ id, dataset: { page } }) {
  const content = (/** @type {string} */ part) => document.querySelector(part)?.getAttribute('content');
  return creditLine({
    site: content('meta[property="og:site_name"]'),
    date: document.querySelector('main time')?.getAttribute('datetime')?.slice(0, 10),
    licence: document.querySelector('a[rel~="license"]')?.textContent,
    address: new URL(page ? `${page}#${id}` : location.pathname + location.search, location.href).href,
  });
}

/** @param {string} svg @param {Theme} theme */
function coloursOf(svg, theme) {
  const probe = document.body.appendChild(document.createElement('span'));
  if (theme) probe.style.colorScheme = theme;
  const names = new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  const colours = new Map(
    [...names].map((name) => {
      probe.style.color = `var(${name})`;
      return [name, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
  return colours;
}

/** As wide as the pictures of the build. @param {string} svg @returns {Promise<Blob>} */
async function painted(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = pictureWidth;
  canvas.height = Math.round((pictureWidth * image.height) / image.width);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture')))),
  );
}

/**
 * The page's own upright fonts as rules that a picture carries with it: a picture fetches nothing.
 *
 * @returns {Promise<string>} CSS
 */
async function fontRules() {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })))
    .flatMap(({ rule, base }) => (rule instanceof CSSFontFaceRule ? [faceOf(rule, base)] : []))
    // the style sheet may have been written smaller, in lower case
    .filter(({ name, style }) => name.toLowerCase() === family.toLowerCase() && style !== 'italic');
  const rules = faces.map(
    async ({ url, weight }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${await fetched(url)})}`,
  );
  return (await Promise.all(rules)).join('');
}

/** @param {CSSFontFaceRule} rule @param {string} base */
function faceOf({ style }, base) {
  const value = (/** @type {string} */ name) => style.getPropertyValue(name).replace(/["']/g, '');
  const [, path = ''] = /url\(([^)]*)\)/.exec(value('src')) ?? [];
  return {
    name: value('font-family'),
    style: value('font-style'),
    weight: value('font-weight'),
    url: new URL(path, base).href,
  };
}

/** @param {string} url @returns {Promise<string>} base64 */
async function fetched(url) {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}
