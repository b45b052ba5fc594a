/*
 * Light, dark, or as the system has it. It runs before the page is painted, so that nothing flashes; the choice stays in this
 * browser alone.
 */
(() => {
  const themes = ['auto', 'light', 'dark'];
  const page = document.documentElement;

  const kept = () => {
    try {
      return localStorage.getItem('theme') ?? 'auto';
    } catch {
      return 'auto'; // where nothing may be kept, the choice holds for this page
    }
  };
  const keep = (/** @type {string} */ theme) => {
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // see above
    }
  };
  const set = (/** @type {string} */ theme) => {
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
    else delete page.dataset.theme;
  };
  const current = () => page.dataset.theme ?? 'auto';

  set(kept());
  addEventListener('storage', ({ key }) => key === 'theme' && set(kept()));
  document.addEventListener('DOMContentLoaded', () => {
    const button = /** @type {HTMLButtonElement | null} */ (document.querySelector('.theme-button'));
    if (!button) return;
    const say = () => {
      const words = button.dataset[current()] ?? '';
      button.setAttribute('aria-label', words);
      button.title = words;
    };
    button.addEventListener('click', () => {
      set(themes[(themes.indexOf(current()) + 1) % themes.length]);
      keep(current());
      say();
    });
    say();
  });
})();
