import { caption } from '../../../scripts/charts/words/caption.js';
import { nonBreaking } from '../../../scripts/charts/words/nonBreaking.js';

/**
 * Keeps the words under a chart true to what is drawn: what the error bars are, which stretch is shown.
 *
 * @param {import('./liveChart.js').LiveChart} chart
 */
export function captionPart(chart) {
  const paragraph = chart.figure.querySelector('.chart-evidence > p:not(.chart-caution)');
  const node = /** @type {Text | null | undefined} */ (paragraph?.firstChild);
  const subtitle = chart.figure.querySelector('.chart-subtitle');
  let said = caption(chart.data).join(' ');
  return {
    refresh() {
      const shown = chart.drawn()?.shown;
      if (shown && subtitle) subtitle.textContent = nonBreaking(shown.subtitle);
      if (!shown || !node?.data.includes(said)) return;
      const more = shown.cautions.filter((caution) => !chart.data.cautions.includes(caution));
      const now = [...caption(shown), ...more].join(' ');
      node.data = node.data.replace(said, () => now);
      said = now;
    },
  };
}
