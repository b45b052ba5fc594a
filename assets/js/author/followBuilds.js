/*
 * Live preview only: a site that was built anew while this page was on its way could not tell it, so the page asks once it
 * can be told, and after every break of the line.
 */

/** Where the build is kept that the page was last loaded again for: once is enough, whatever came of it. */
const kept = 'reloaded-for';

/** @param {Document} page */
const buildOf = (page) => page.querySelector('.built')?.getAttribute('value') ?? '';

async function reloadIfOld() {
  // times of pages are in seconds: of two builds within one, a browser keeps the first, unless it is fetched past its cache
  const answer = await fetch(location.href, { cache: 'reload' }).catch(() => null);
  if (!answer?.ok) return;
  const served = buildOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  if (served === buildOf(document)) return sessionStorage.removeItem(kept);
  if (served === sessionStorage.getItem(kept)) return;
  sessionStorage.setItem(kept, served);
  location.reload();
}

document.addEventListener('LiveReloadConnect', reloadIfOld);
reloadIfOld();
