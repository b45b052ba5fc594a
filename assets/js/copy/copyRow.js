import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { productName } from '../compare/parts.js';
import { element } from '../controls/element.js';
import { svgElement } from '../controls/svgElement.js';

/** As the template makes it. @param {import('../../../scripts/results/copy/copyAnswer.js').CopyRow} row */
export function copyRow({ name, slot, once, more, bar }) {
  const attributes = { class: 'copy-bar', viewBox: '0 0 100 2', preserveAspectRatio: 'none', 'aria-hidden': 'true' }; // prettier-ignore
  return element('li', {}, [
    productName({ slot, name }),
    svgElement('svg', attributes, [
      svgElement('rect', { width: bar.to, height: 2, fill: bar.colour }),
      ...(bar.range ? [svgElement('path', { d: bar.range })] : []),
    ]),
    element('span', { class: 'copy-once' }, [nonBreaking(once)]),
    element('span', { class: 'copy-more' }, [nonBreaking(more)]),
  ]);
}
