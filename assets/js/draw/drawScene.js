import { sceneShapes } from '../../../scripts/render/sceneShapes.js';
import { svgElement } from '../controls/element.js';

/**
 * @typedef {import('../../../scripts/render/sceneOf.js').Scene} Scene
 * @typedef {import('../../../scripts/render/sceneShapes.js').Shape} Shape
 * @typedef {{ svg: SVGSVGElement, draw: (scene: Scene) => void }} Drawing
 */

/** What is drawn by an element. @type {WeakMap<EventTarget, NonNullable<Shape['of']>>} */
const shown = new WeakMap();

/** What a pointer is on, if that is part of a drawing. @param {EventTarget | null} target */
export const drawnBy = (target) => (target ? shown.get(target) : undefined);

/**
 * A place where a chart is drawn, again and again.
 *
 * @param {HTMLElement} element
 * @param {{ id: string, label: string }} about `id` begins the ids within the drawing
 * @returns {Drawing}
 */
export function drawing(element, { id, label }) {
  const svg = svgElement('svg', {
    role: 'img',
    'aria-label': label,
    'font-family': 'IBM Plex Sans, system-ui, sans-serif',
  });
  element.append(svg);
  return {
    svg,
    draw(scene) {
      const { width, height } = scene;
      svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
      svg.setAttribute('width', String(width));
      svg.setAttribute('height', String(height));
      svg.replaceChildren(...sceneShapes(scene, id).map(made));
    },
  };
}

/** @param {Shape} shape @returns {SVGElement} */
function made({ tag, attributes, text, children = [], of }) {
  const element = svgElement(tag, attributes, children.map(made));
  if (text) element.textContent = text;
  if (of) {
    shown.set(element, of);
    element.setAttribute('data-layer', of.mark.name ?? '');
    of.item.element = element;
  }
  return element;
}
