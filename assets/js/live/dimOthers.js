import { marksBelow } from '../../../scripts/charts/stops/marksBelow.js';
import { productFinderOf, siblingsOf } from './itemProduct.js';

/**
 * Shows one product clearly by fading the others. Colours stay, and nothing is drawn anew.
 *
 * @param {{ scene: import('../../../scripts/render/sceneOf.js').Scene, shown: import('../state/chartState.js').PageChart }} seen
 * @param {string | null} product `null`: all alike
 */
export function dimOthers({ scene, shown }, product) {
  const isShown = shown.products.some(({ id }) => id === product);
  const clear = product === null ? [] : siblingsOf(shown, product);
  const find = productFinderOf(shown, scene.root);
  for (const mark of marksBelow(scene.root)) {
    if (mark.marktype === 'group') continue;
    for (const item of mark.items) {
      const own = isShown ? find(mark, item) : null;
      item.element?.classList.toggle('is-dim', own !== null && !clear.includes(own));
    }
  }
}
