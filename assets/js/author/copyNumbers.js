import { askedInChart, askedInText } from './askFor.js';

/*
 * Live preview only: a click on a number copies the shortcode that says it. With Shift it is compared with the one clicked
 * before, with Alt it is claimed.
 */

/** @type {import('./askFor.js').Asked | null} */
let before = null;
const message = document.createElement('p');
message.className = 'copied';
message.setAttribute('role', 'status');
document.querySelector('main')?.append(message);

document.addEventListener('click', (event) => {
  const { target } = event;
  if (target instanceof Element && target.closest('a, button:not(.source-button), summary')) return;
  copy(askedInText(target), event);
});
document.addEventListener('chart-click', (event) => {
  const { of, event: click } = /** @type {CustomEvent} */ (event).detail;
  copy(askedInChart(of), click);
});

/**
 * @param {import('./askFor.js').Asked | null} asked
 * @param {MouseEvent} event
 */
async function copy(asked, event) {
  if (!asked) return;
  const text = shortcodeOf(asked, event);
  before = asked.words ? asked : before;
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  const more = asked.words ? ' Shift: its change from this one. Alt: a claim.' : '';
  message.textContent = `${copied ? 'Copied' : 'Copy it'}: ${text}${more}`;
}

/**
 * @param {import('./askFor.js').Asked} asked
 * @param {MouseEvent} event
 */
function shortcodeOf({ text, product, words, value }, { shiftKey, altKey }) {
  const pair = before && words && before.words === words && before.product !== product ? before : null;
  if (shiftKey && pair) return `{{< change "${product} ${pair.product} ${words}" >}}`;
  if (!altKey || !words) return text;
  if (!pair) return `{{< claim "fastest ${product} ${words}" >}}…{{< /claim >}}`;
  const sign = value !== null && pair.value !== null && value < pair.value ? '<' : '>';
  return `{{< claim "${product} ${sign} ${pair.product} ${words}" >}}…{{< /claim >}}`;
}
