/** Counts how far the page moves by itself; runs in the page, before its own scripts. */
export function countShifts() {
  const seen = /** @type {any} */ (Object.assign(globalThis, { moved: 0 }));
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (seen.moved += /** @type {any} */ (entry).value)),
  ).observe({ type: 'layout-shift', buffered: true });
}

/** How far it has moved so far; runs in the page. */
export const moved = () => /** @type {any} */ (globalThis).moved;
