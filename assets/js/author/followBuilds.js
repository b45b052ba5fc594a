/*
 * Live preview only: a site that was built anew while this page was on its way could not tell it, so the page asks once it
 * can be told, and after every break of the line.
 */

/** @param {Document} page */
const buildOf = (page) => page.querySelector('.built')?.getAttribute('value');

async function reloadIfOld() {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (buildOf(served) !== buildOf(document)) location.reload();
}

document.addEventListener('LiveReloadConnect', reloadIfOld);
reloadIfOld();
