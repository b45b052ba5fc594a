import { escapeText } from './poster.js';
import { sceneShapes } from './sceneShapes.js';
import { shareShapes } from './shareShapes.js';
import { shareStyles } from './shareStyles.js';
import { shortAttribute } from './shortPath.js';

/**
 * A scene as the build writes it.
 *
 * @param {import('./sceneOf.js').Scene} scene
 * @param {{ id: string, sentence: string }} about
 * @returns {string}
 */
export const sceneSvg = (scene, { id, sentence }) =>
  framed(sceneShapes(scene, id).map(written).join(''), {
    width: scene.width,
    height: scene.height,
    id,
    sentence,
  });

/**
 * One label for the whole drawing; shapes and looks that are there many times are said once.
 *
 * @param {string} body
 * @param {{ width: number | string, height: number | string, id: string, sentence: string }} of `id` begins the ids of shapes
 */
export function framed(body, { width, height, id, sentence }) {
  const family = 'font-family="IBM Plex Sans, system-ui, sans-serif"';
  const label = `role="img" aria-label="${escapeText(sentence)}"`;
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${label} ${family}>${shareStyles(shareShapes(body, id))}</svg>`;
}

/** @param {import('./sceneShapes.js').Shape} shape @returns {string} */
function written({ tag, attributes, text, children }) {
  const said = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : shortAttribute(name, escapeText(String(value))),
  );
  const inner = text === undefined ? (children ?? []).map(written).join('') : escapeText(text);
  const start = `<${tag}${said.join('')}`;
  return inner || tag === 'text' ? `${start}>${inner}</${tag}>` : `${start}/>`;
}
