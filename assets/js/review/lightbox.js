import PhotoSwipe from 'photoswipe';
import PhotoSwipeLightbox from 'photoswipe/lightbox';

const photos = 'a[data-pswp-width]';
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

const lightbox = new PhotoSwipeLightbox({
  children: photos,
  pswpModule: PhotoSwipe,
  bgOpacity: 0.95,
  ...(still && { showAnimationDuration: 0, hideAnimationDuration: 0, zoomAnimationDuration: 0 }),
});

lightbox.on('uiRegister', () => {
  lightbox.pswp?.ui?.registerElement({
    name: 'caption',
    order: 9,
    isButton: false,
    appendTo: 'root',
    onInit: (element, pswp) => {
      pswp.on('change', () => {
        const figure = pswp.currSlide?.data.element?.closest('figure');
        const said = figure?.querySelector('figcaption')?.textContent ?? figure?.querySelector('img')?.alt;
        element.textContent = said ?? '';
        pswp.element?.setAttribute('aria-label', said || 'Photo');
      });
    },
  });
});

/**
 * Shows a photo in full, with its caption; arrow keys and swipes go on to the next of its gallery.
 *
 * @param {HTMLElement} gallery
 * @param {Element} photo its link
 */
export function openPhoto(gallery, photo) {
  lightbox.loadAndOpen([...gallery.querySelectorAll(photos)].indexOf(photo), { gallery });
}
