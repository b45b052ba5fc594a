/* A list of contents in the margin that is longer than the window: the link of the heading that is being read stays in its middle. */
const list = /** @type {HTMLElement} */ (document.querySelector('.contents-margin'));
const parts = [.../** @type {NodeListOf<HTMLAnchorElement>} */ (list.querySelectorAll('a'))].flatMap(
  (link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  },
);
let isAsked = false;

addEventListener(
  'scroll',
  () => {
    if (!isAsked) requestAnimationFrame(follow);
    isAsked = true;
  },
  { passive: true },
);

function follow() {
  isAsked = false;
  if (list.scrollHeight <= list.clientHeight) return;
  const read = parts.filter(
    ({ heading }) => heading.offsetParent && heading.getBoundingClientRect().top < innerHeight / 2,
  );
  const { link } = read.at(-1) ?? parts[0] ?? {};
  if (link) list.scrollTop = link.offsetTop - list.clientHeight / 2;
}
