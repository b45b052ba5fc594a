import { chartKind } from '../../../scripts/charts/index.js';
import { sceneOf } from '../../../scripts/runtime/sceneOf.js';
import { controlRow } from '../controls/controlRow.js';
import { drawing } from '../draw/drawScene.js';
import { withOwn } from '../own/ownFiles.js';
import { pointing } from '../point/pointing.js';
import { shownData } from '../state/chartState.js';
import { zooming } from '../zoom/zooming.js';
import { captionPart } from './captionPart.js';
import { dimOthers } from './dimOthers.js';

/**
 * One chart that answers. It is drawn over at every choice by the same code as in the build; until a reader turns to it,
 * and wherever drawing fails, the drawing of the build is what is seen.
 *
 * @typedef {import('../state/chartState.js').ChartState} ChartState
 * @typedef {import('../state/chartState.js').PageChart} PageChart
 * @typedef {import('../../../scripts/results/ownResults.js').OwnResults} OwnResults
 * @typedef {import('../../../scripts/runtime/sceneOf.js').Scene} Scene
 *
 * @typedef {object} LiveChart
 * @property {string} id
 * @property {PageChart} data as the author asked for it
 * @property {(at?: PointerEvent) => void} mount `at`: where a mouse has been waiting for it
 * @property {() => { scene: Scene, shown: PageChart, svg: SVGSVGElement } | null} drawn what is seen, once it is mounted
 * @property {() => ChartState} state
 * @property {(change: ChartState, lasting?: boolean) => void} choose `undefined` takes a choice back
 * @property {(state: ChartState) => Promise<void>} restore
 * @property {() => Promise<import('../state/chartState.js').Other[]>} others devices that may be added
 * @property {(own: OwnResults | null) => boolean} drawOwn a reader's own results beside the others; `false` where they cannot be drawn
 * @property {(device: string | null) => void} highlight
 * @property {import('../zoom/zooming.js').Zooming | null} stretch what is shown of a timeline
 * @property {HTMLElement} figure
 * @property {import('../page.js').PageHooks} page
 */

/**
 * @param {HTMLElement} figure
 * @param {PageChart} data
 * @param {import('../page.js').PageHooks} page
 * @returns {LiveChart | null} `null` where the figure has no drawing
 */
export function liveChart(figure, data, page) {
  const stage = stageOf(figure);
  if (!stage) return null;
  /** @type {ChartState} */
  let state = {};
  /** @type {string | null} */
  let lit = null;
  /** @type {import('../state/chartState.js').Other[]} */
  let others = [];
  /** @type {OwnResults | null} */
  let own = null;

  const { seen, draw } = canvas(
    stage,
    () => shownData(withOwn(data, own), state, others),
    (drawn) => {
      dimOthers(drawn, lit);
      parts.forEach((part) => part.refresh());
    },
  );
  /** @type {LiveChart} */
  const chart = {
    id: figure.id,
    data,
    figure,
    page,
    stretch: null,
    state: () => state,
    drawn: seen,
    mount(at) {
      if (seen()) return;
      draw();
      if (at) stage.area.dispatchEvent(new PointerEvent('pointermove', at));
    },
    choose(change, lasting = true) {
      const before = state;
      state = without({ ...state, ...change });
      draw(() => (state = before));
      page.keep(figure.id, state, lasting);
    },
    others: async () => (others = others.length ? others : await page.others(figure.id)),
    async restore(wanted) {
      if (JSON.stringify(wanted) === JSON.stringify(state)) return;
      if (wanted.added) await chart.others();
      state = wanted;
      draw(() => (state = {}));
    },
    drawOwn(wanted) {
      const before = own;
      own = wanted;
      draw(() => (own = before));
      return own === wanted;
    },
    highlight(device) {
      lit = device;
      const drawn = seen();
      if (drawn) dimOthers(drawn, device);
    },
  };
  const zoom = zooming(chart, stage);
  chart.stretch = zoom.stretch;
  const parts = [pointing(chart, stage), zoom, controlRow(chart), captionPart(chart)];
  return chart;
}

/**
 * What is seen. A choice that cannot be drawn is taken back; where nothing can, the drawing of the build stays.
 *
 * @param {Stage} stage
 * @param {() => PageChart} shownNow
 * @param {(drawn: ReturnType<typeof drawOn>) => void} after
 */
function canvas(stage, shownNow, after) {
  /** @type {ReturnType<typeof drawOn> | null} */
  let seen = null;
  let watches = false;
  const redraw = () => {
    seen = drawOn(stage, shownNow());
    after(seen);
  };
  return {
    seen: () => seen,
    draw(takeBack = () => {}) {
      attempt(redraw, () => {
        takeBack();
        attempt(redraw, stage.giveUp);
      });
      if (!watches) stage.watch(() => attempt(redraw, stage.giveUp));
      watches = true;
    },
  };
}

/** @param {() => void} act @param {() => void} otherwise */
function attempt(act, otherwise) {
  try {
    act();
  } catch (error) {
    console.info('a chart could not be drawn so:', error);
    otherwise();
  }
}

/** @param {ChartState} state @returns {ChartState} */
const without = (state) =>
  Object.fromEntries(
    Object.entries(state).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

/**
 * @param {Stage} stage
 * @param {PageChart} shown
 */
function drawOn(stage, shown) {
  const layout = stage.layout();
  const scene = sceneOf(chartKind(shown.kind).spec({ ...shown, layout }), shown.id);
  const { svg, draw } = stage.drawing(layout);
  draw(scene);
  return { scene, shown, svg };
}

/**
 * The two places of a chart's drawing, wide and narrow, and the live one within the place that is seen.
 *
 * @typedef {NonNullable<ReturnType<typeof stageOf>>} Stage
 * @param {HTMLElement} figure
 */
function stageOf(figure) {
  const area = /** @type {HTMLElement | null} */ (figure.querySelector('.chart-drawing'));
  const places = /** @type {const} */ (['wide', 'narrow']).map((name) => ({
    name,
    place: /** @type {HTMLElement | null} */ (figure.querySelector(`.chart-${name}`)),
  }));
  if (!area || places.some(({ place }) => !place?.querySelector('svg'))) return null;
  /** @type {Map<string, import('../draw/drawScene.js').Drawing>} */
  const made = new Map();
  const layout = () =>
    /** @type {'wide' | 'narrow'} */ (
      places.find(({ place }) => place && getComputedStyle(place).display !== 'none')?.name ?? 'narrow'
    );
  return {
    area,
    layout,
    /** @param {'wide' | 'narrow'} name */
    drawing(name) {
      const known = made.get(name);
      if (known) return known;
      const place = /** @type {HTMLElement} */ (figure.querySelector(`.chart-${name}`));
      const still = /** @type {SVGSVGElement} */ (place.querySelector('svg'));
      const live = document.createElement('div');
      live.className = 'chart-live';
      const fresh = drawing(live, {
        id: `live-${figure.id}-${name}`,
        label: still.getAttribute('aria-label') ?? '',
      });
      live.style.aspectRatio = `${still.viewBox.baseVal.width} / ${still.viewBox.baseVal.height}`;
      place.append(live);
      still.classList.add('is-replaced');
      made.set(name, fresh);
      return fresh;
    },
    /** @param {() => void} redraw when the other drawing is the one that fits */
    watch(redraw) {
      let last = layout();
      new ResizeObserver(() => {
        const now = layout();
        if (now !== last) redraw();
        last = now;
      }).observe(figure);
    },
    giveUp() {
      figure.querySelectorAll('.chart-live').forEach((live) => live.remove());
      figure.querySelectorAll('.is-replaced').forEach((still) => still.classList.remove('is-replaced'));
      figure.classList.remove('is-live');
      made.clear();
    },
  };
}
