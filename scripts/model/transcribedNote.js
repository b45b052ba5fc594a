/**
 * What every table by hand is told of. Charts, captions and raw files' lists say it to readers by themselves, so a build
 * does not repeat it for each of a hundred tables; `inspect` and `add` do.
 */
export const transcribedNote = 'transcribed by hand, not measured by a program';
