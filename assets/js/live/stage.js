import { drawing } from '../draw/drawScene.js';

/**
 * The two places of a chart's drawing, wide and narrow, and the live one within the place that is seen.
 *
 * @typedef {NonNullable<ReturnType<typeof stageOf>>} Stage
 * @param {HTMLElement} figure
 */
export function stageOf(figure) {
  const area = /** @type {HTMLElement | null} */ (figure.querySelector('.chart-drawing'));
  const places = /** @type {const} */ (['wide', 'narrow']).map((name) => ({
    name,
    place: /** @type {HTMLElement | null} */ (figure.querySelector(`.chart-${name}`)),
  }));
  if (!area || places.some(({ place }) => !place?.querySelector('svg'))) return null;
  /** @type {Map<string, import('../draw/drawScene.js').Drawing>} */
  const made = new Map();
  const fitting = () =>
    /** @type {'wide' | 'narrow'} */ (
      places.find(({ place }) => place && getComputedStyle(place).display !== 'none')?.name ?? 'narrow'
    );
  /** @type {'wide' | 'narrow' | null} */
  let layout = null;
  /** @type {(() => void)[]} */
  const followers = [];
  return {
    area,
    /** What lies over the drawing goes with it. @param {() => void} follow when the drawing has another size */
    onResize: (follow) => void followers.push(follow),
    /** Asked again only when the figure has another size: every question makes the browser lay out the page. */
    layout: () => (layout ??= fitting()),
    still: () => stillIn(figure, (layout ??= fitting())),
    /** @param {'wide' | 'narrow'} name */
    drawing(name) {
      const known = made.get(name);
      if (known) return known;
      const place = /** @type {HTMLElement} */ (figure.querySelector(`.chart-${name}`));
      const still = stillIn(figure, name);
      const live = document.createElement('div');
      live.className = 'chart-live';
      const fresh = drawing(live, {
        id: `live-${figure.id}-${name}`,
        label: still.getAttribute('aria-label') ?? '',
      });
      place.append(live);
      still.classList.add('is-replaced');
      const sized = {
        svg: fresh.svg,
        /** The box is as high as what is drawn: of fewer products it is lower. @param {import('../../../scripts/render/sceneOf.js').Scene} scene */
        draw(scene) {
          live.style.setProperty('--ratio', `${scene.width / scene.height}`);
          fresh.draw(scene);
        },
      };
      made.set(name, sized);
      return sized;
    },
    /** @param {() => void} redraw when the other drawing is the one that fits */
    watch(redraw) {
      new ResizeObserver(([{ contentRect }]) => {
        // not seen at all, in a tab or while a picture of the page is taken
        if (contentRect.width === 0) return;
        const before = layout;
        layout = fitting();
        if (before !== null && layout !== before) redraw();
        else followers.forEach((follow) => follow());
      }).observe(figure);
    },
    /** Only the drawing of the build is left, and no control that would change it. */
    giveUp() {
      figure.querySelectorAll('.chart-live').forEach((live) => live.remove());
      figure.querySelectorAll('.is-replaced').forEach((still) => still.classList.remove('is-replaced'));
      figure.classList.remove('is-live');
      figure.querySelector('.chart-controls')?.replaceChildren();
      made.clear();
    },
  };
}

/** The drawing of the build. @param {HTMLElement} figure @param {'wide' | 'narrow'} name */
const stillIn = (figure, name) => /** @type {SVGSVGElement} */ (figure.querySelector(`.chart-${name} > svg`));
