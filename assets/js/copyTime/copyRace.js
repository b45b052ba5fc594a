import { formatDuration } from '../../../scripts/model/quantity.js';
import { bytesAt } from '../../../scripts/results/copyTime/copyTimes.js';
import { element, quietButton } from '../controls/element.js';

/** Seconds that the slowest copy lasts in a race. */
const lasts = 8;

/**
 * Plays the copies at one time, all sped up alike: a bar is what of the copy is written, by the product's own first run.
 *
 * @typedef {import('../../../scripts/results/copyTime/copyAnswer.js').CopyAnswer} CopyAnswer
 *
 * @param {HTMLElement} place for its button
 * @param {(text: string) => void} announce
 */
export function copyRace(place, announce) {
  /** @type {{ answer: CopyAnswer, rows: HTMLElement } | null} */
  let now = null;
  let frame = 0;
  let finish = 0;
  const clock = element('span', { class: 'copy-clock', 'aria-hidden': 'true' });
  const button = quietButton('Play as a race', () => (frame ? stop() : start()));
  place.append(button, clock);

  function stop() {
    cancelAnimationFrame(frame);
    clearTimeout(finish);
    frame = 0;
    button.textContent = 'Play as a race';
    clock.textContent = '';
    now?.answer.rows.forEach(({ bar }, at) => widen(at, bar.to, false));
  }
  /** @param {number} at @param {number} percent @param {boolean} isRacing */
  function widen(at, percent, isRacing) {
    const row = now?.rows.children[at];
    row?.querySelector('rect')?.setAttribute('width', String(percent));
    row?.classList.toggle('is-racing', isRacing);
  }
  function start() {
    if (!now) return;
    const { choice, rows } = now.answer;
    const bytes = choice[0] * 1e9;
    const runs = rows.map(({ time }) =>
      time.seconds === null ? null : { curve: time.curve, end: time.runs[0] },
    );
    const longest = Math.max(...runs.map((run) => run?.end ?? 0));
    const speed = longest / lasts;
    button.textContent = 'Stop';
    announce(`A race of ${formatDuration(longest)} in ${lasts} seconds`);
    const begun = performance.now();
    const step = (/** @type {number} */ time) => {
      const seconds = Math.min(longest, Math.max(0, (time - begun) / 1000) * speed);
      runs.forEach(
        (run, at) => run && widen(at, Math.min(100, (100 * bytesAt(run.curve, seconds)) / bytes), true),
      );
      clock.textContent = `Share copied after ${formatDuration(seconds)}, ${Math.round(speed)} times as fast`;
      if (seconds < longest) frame = requestAnimationFrame(step);
      else {
        // the finish is seen for a moment
        finish = Number(setTimeout(stop, 2000));
        announce(now?.answer.verdict ?? '');
      }
    };
    frame = requestAnimationFrame(step);
  }
  return {
    /** @param {CopyAnswer} answer @param {HTMLElement} rows */
    follow(answer, rows) {
      if (frame) stop();
      now = { answer, rows };
    },
  };
}
