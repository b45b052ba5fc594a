import { deviceFinderOf, marksBelow, siblingsOf } from './itemDevice.js';

/**
 * Shows one device clearly by fading the others. Colours stay, and nothing is drawn anew.
 *
 * @param {{ scene: import('../../../scripts/render/sceneOf.js').Scene, shown: import('../state/chartState.js').PageChart }} seen
 * @param {string | null} device `null`: all alike
 */
export function dimOthers({ scene, shown }, device) {
  const isShown = shown.devices.some(({ id }) => id === device);
  const clear = device === null ? [] : siblingsOf(shown, device);
  const find = deviceFinderOf(shown, scene.root);
  for (const mark of marksBelow(scene.root)) {
    if (mark.marktype === 'group') continue;
    for (const item of mark.items) {
      const own = isShown ? find(mark, item) : null;
      item._svg?.classList.toggle('is-dim', own !== null && !clear.includes(own));
    }
  }
}
