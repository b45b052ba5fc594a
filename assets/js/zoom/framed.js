/**
 * Acts once a frame at most, on what was asked last: pointers report more often than anything is drawn.
 *
 * @template T
 * @param {(asked: T) => void} act
 */
export function framed(act) {
  let frame = 0;
  /** @type {T} */
  let last;
  return (/** @type {T} */ asked) => {
    last = asked;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      act(last);
    });
  };
}
