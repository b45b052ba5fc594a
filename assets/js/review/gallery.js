/*
 * Photos of a gallery open in full on their page. What shows them is fetched once a reader asks for one; where that fails, the
 * photo itself is opened, as it is without scripts.
 */
addEventListener('click', async (event) => {
  const photo = /** @type {HTMLElement} */ (event.target).closest('a[data-pswp-width]');
  const gallery = /** @type {HTMLElement | null | undefined} */ (photo?.closest('.gallery'));
  if (!photo || !gallery || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  try {
    const { viewer = '', viewerStyle = '' } = gallery.dataset;
    const [{ openPhoto }] = await Promise.all([import(viewer), styled(viewerStyle)]);
    openPhoto(gallery, photo);
  } catch (error) {
    console.info('the photo is opened by itself:', error);
    location.assign(/** @type {HTMLAnchorElement} */ (photo).href);
  }
});

/** @param {string} url @returns {Promise<unknown>} once the style sheet is there */
function styled(url) {
  if (document.querySelector(`link[href="${url}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', reject, { once: true });
    document.head.append(link);
  });
}
