import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { copyAnswer, usualCopy } from '../../../scripts/results/copyTime/copyAnswer.js';
import { element } from '../controls/element.js';
import { copyRow } from './copyPart.js';

/**
 * The question below a chart of fills that a page made itself, as `chart/copy-time.html` makes it for those of reviews.
 *
 * @param {import('../page.js').PageChart} data
 * @returns {HTMLElement | null} `null` where the chart cannot be asked
 */
export function copySection(data) {
  const choice = usualCopy(data);
  if (!choice) return null;
  const { rows, verdict, note } = copyAnswer(data, choice);
  const title = `${data.id}-copy-title`;
  const field = (/** @type {string} */ name, /** @type {Record<string, string>} */ more) =>
    element('input', {
      class: 'copy-number',
      type: 'number',
      name: `${data.id}-${name}`,
      autocomplete: 'off',
      ...more,
    });
  /** On paper, where no field is. @param {number} number */
  const plain = (number) => element('span', { class: 'copy-plain' }, [String(number)]);
  const [gigabytes, times] = [
    field('gigabytes', { value: String(choice[0]), min: '0.1', max: '100000', step: 'any', inputmode: 'decimal', 'aria-label': 'Gigabytes in one copy' }), // prettier-ignore
    field('times', { value: String(choice[1]), min: '1', max: '100', inputmode: 'numeric', 'aria-label': 'Copies a day' }), // prettier-ignore
  ];
  const attributes = { class: 'copy-time', id: `${data.id}-copy`, 'aria-labelledby': `${title} ${data.id}-title` }; // prettier-ignore
  return element('section', attributes, [
    element('p', { class: 'chart-title', id: title }, ['How long is that?']),
    element('p', { class: 'copy-question' }, [
      'Copy ',
      plain(choice[0]),
      gigabytes,
      ' GB, ',
      plain(choice[1]),
      times,
      ' times a day:',
    ]),
    element('p', { class: 'copy-verdict' }, [nonBreaking(verdict)]),
    element('ol', { class: 'copy-rows' }, rows.map(copyRow)),
    element('div', { class: 'copy-actions' }),
    element('p', { class: 'copy-note' }, [nonBreaking(note)]),
  ]);
}
