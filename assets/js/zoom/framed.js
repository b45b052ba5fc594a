/**
 * Acts once a frame at most, however often it is asked: pointers report more often than anything is drawn.
 *
 * @param {() => void} act
 */
export function framed(act) {
  let frame = 0;
  return () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      act();
    });
  };
}
