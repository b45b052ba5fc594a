import { element, quietButton } from '../controls/element.js';
import { linkFormats } from './linkFormats.js';

/**
 * What became of a reader's file, between the drawing and its evidence, so that it covers neither. Texts of files are text here.
 *
 * @param {HTMLElement} area
 * @param {() => void} remove
 */
export function filePanel(area, remove) {
  const words = element('div');
  const hide = () => {
    panel.hidden = true;
  };
  const taken = quietButton('Remove', () => {
    hide();
    remove();
  });
  const panel = element('div', { class: 'chart-own' }, [
    words,
    element('div', { class: 'chart-actions' }, [taken, quietButton('Close', hide)]),
  ]);
  // the drawing below answers to the same events
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'click', 'keydown'])
    panel.addEventListener(type, (event) => event.stopPropagation());
  hide();
  area.append(panel);
  return {
    hide,
    /** @param {string} title @param {string[]} lines @param {boolean} [removable] there is something to remove */
    say(title, lines, removable = false) {
      words.replaceChildren(
        element('p', { class: 'chart-tip-title' }, [title]),
        ...lines.map((line) => element('p', { class: 'chart-tip-line' }, linkFormats(line))),
      );
      taken.hidden = !removable;
      panel.hidden = false;
    },
  };
}
