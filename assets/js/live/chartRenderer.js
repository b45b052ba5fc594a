import { chartKind } from '../../../scripts/charts/loadedKinds.js';
import { sceneOf } from '../../../scripts/render/sceneOf.js';

/**
 * What is seen. A choice that cannot be drawn is taken back; where nothing can, the drawing of the build stays.
 *
 * @typedef {import('../state/chartState.js').PageChart} PageChart
 * @typedef {{ scene: import('../../../scripts/render/sceneOf.js').Scene, shown: PageChart, svg: SVGSVGElement }} Drawn
 *
 * @param {import('./stage.js').Stage} stage
 * @param {() => PageChart} shownNow
 * @param {(drawn: Drawn, isOther: boolean) => void} after `isOther`: something else is shown than before
 */
export function chartRenderer(stage, shownNow, after) {
  /** @type {Drawn | null} */
  let seen = null;
  let isLive = false;
  /** What the first drawing will be. @type {ReturnType<typeof sceneNow> | null} */
  let ready = null;
  const sceneNow = () => {
    const layout = stage.layout();
    const shown = shownNow();
    return { layout, shown, scene: sceneOf(chartKind(shown.kind).spec({ ...shown, layout }), shown.id) };
  };
  const put = (/** @type {ReturnType<typeof sceneNow>} */ { layout, shown, scene }, isOther = true) => {
    const { svg, draw } = stage.drawing(layout);
    draw(scene);
    isLive = true;
    seen = { scene, shown, svg };
    after(seen, isOther);
  };
  const redraw = () => put(sceneNow());
  const draw = (takeBack = () => {}) => {
    ready = null;
    attempt(redraw, () => {
      takeBack();
      attempt(redraw, stage.giveUp);
    });
  };
  stage.watch(() => {
    ready = null;
    if (isLive) draw();
  });
  return {
    seen: () => seen,
    draw,
    /** Ahead of a reader who may turn to it; one that cannot be drawn is reported then. */
    prepare() {
      if (!seen) attempt(() => (ready ??= sceneNow()), () => {}); // prettier-ignore
    },
    /** The places of all marks are known at once, over the drawing of the build; the one that answers takes its place a little later. */
    wake() {
      attempt(() => {
        const now = ready ?? sceneNow();
        ready = null;
        seen = { scene: now.scene, shown: now.shown, svg: stage.still() };
        setTimeout(() => !isLive && attempt(() => put(now, false), stage.giveUp), 30);
      }, stage.giveUp);
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
