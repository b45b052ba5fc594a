import PhotoSwipe from 'photoswipe';
import PhotoSwipeLightbox from 'photoswipe/lightbox';

/*
 * Photos of a gallery open in full, with their captions; arrow keys and swipes go on to the next.
 */
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

const lightbox = new PhotoSwipeLightbox({
  gallery: '.gallery',
  children: 'a[data-pswp-width]',
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

lightbox.init();
