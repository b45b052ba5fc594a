import { escapeText } from '../../../scripts/render/poster.js';
import { addressOf } from '../state/urlState.js';

/** Px that a frame needs beside the chart: its edge, and where it is from. */
const around = 72;

/**
 * A frame for another site with the chart as it is seen, as high as it is here.
 *
 * @param {import('../live/liveChart.js').LiveChart} chart
 */
export function embedCode({ id, data, figure, state }) {
  const address = new URL(figure.dataset.page ?? '', location.href);
  const own = new URL(addressOf(id, state())).searchParams.get(id);
  if (own) address.searchParams.set(id, own);
  address.hash = id;
  const height = Math.ceil(figure.getBoundingClientRect().height) + around;
  return (
    `<iframe src="${escapeText(address.href)}" title="${escapeText(data.title)}" ` +
    `width="100%" height="${height}" frameborder="0" loading="lazy" allow="clipboard-write; fullscreen"></iframe>`
  );
}
