import { foldedCautions, newCautions } from '../../../scripts/model/caution.js';
import { captionParts } from '../../../scripts/charts/captions/caption.js';
import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';
import { splitCaption } from '../../../scripts/charts/captions/splitCaption.js';

/**
 * Keeps the words under a chart true to what is drawn: what the error bars are, which stretch is shown. What a reader's choice makes
 * doubtful is said first, and its head is never folded.
 *
 * @param {import('./liveChart.js').LiveChart} chart
 */
export function captionPart({ figure, data, drawn }) {
  const [subtitle, lead, about] = ['.chart-subtitle', '.chart-caption', '.chart-about > span'].map((part) =>
    figure.querySelector(part),
  );
  // they stand before the caption, in the same two lines
  const heads = [...figure.querySelectorAll('.chart-caution')].map(({ textContent }) => textContent);
  return {
    refresh() {
      const shown = drawn()?.shown;
      if (!shown) return;
      const more = newCautions(shown.cautions, data.cautions);
      const added = more.map(({ head }) => head);
      const said = splitCaption(captionParts(shown), [...heads, ...added]);
      if (subtitle) subtitle.textContent = nonBreaking(shown.subtitle);
      if (lead) lead.textContent = [...added, ...said.lead].join(' ');
      if (about) about.textContent = [...foldedCautions(more), ...said.about].join(' ');
    },
  };
}
