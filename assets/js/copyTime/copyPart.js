import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { copyAnswer, usualCopy } from '../../../scripts/results/copyTime/copyAnswer.js';
import { productName } from '../controls/pageElements.js';
import { element, svgElement } from '../controls/element.js';
import { copyRace } from './copyRace.js';

/**
 * The question below a chart of fills, "copy 60 GB 3 times a day", answered for the numbers that a reader writes. The choice
 * belongs to the state of the chart: the address keeps it.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 * @param {HTMLElement} section
 */
export function copyPart(chart, section) {
  const usual = /** @type {[number, number]} */ (usualCopy(chart.data));
  const inputs = /** @type {HTMLInputElement[]} */ ([...section.querySelectorAll('.copy-number')]);
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (section.querySelector(name));
  // what a page brings along is read in its order, and not at once
  part('.copy-verdict').role = 'status';
  const race = copyRace(part('.copy-actions'), chart.page.announce);
  let said = String(usual);
  /** What is typed in one go is one step of "back". */
  let gesture = {};
  const take = () => {
    if (inputs.some((each) => !each.value || !each.checkValidity())) return;
    const [gigabytes, times] = inputs.map(({ valueAsNumber }) => valueAsNumber);
    const isUsual = gigabytes === usual[0] && times === usual[1];
    chart.choose({ copy: isUsual ? undefined : [gigabytes, times] }, gesture);
  };
  for (const input of inputs) {
    input.addEventListener('focus', () => (gesture = {}));
    input.addEventListener('input', take);
  }
  const show = () => {
    const choice = chart.state().copy ?? usual;
    const shown = chart.drawn()?.shown ?? chart.data;
    const key = `${choice} ${shown.products.map(({ id }) => id)}`;
    if (key === said) return;
    said = key;
    const answer = copyAnswer(shown, choice);
    inputs.forEach((input, at) => input !== document.activeElement && (input.value = String(choice[at])));
    section.querySelectorAll('.copy-plain').forEach((each, at) => (each.textContent = String(choice[at])));
    part('.copy-verdict').textContent = nonBreaking(answer.verdict);
    part('.copy-note').textContent = nonBreaking(answer.note);
    part('.copy-rows').replaceChildren(...answer.rows.map(copyRow));
    race.follow(answer, part('.copy-rows'));
  };
  race.follow(copyAnswer(chart.data, usual), part('.copy-rows'));
  // what was typed before the script was there, once the chart has this part
  if (inputs.some((each) => each.value !== each.defaultValue)) queueMicrotask(take);
  return { refresh: show };
}

/** As the template makes it. @param {import('../../../scripts/results/copyTime/copyAnswer.js').CopyRow} row */
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
