/* The long run of `written.test.js`: npm run test:fuzz, with HAND_WRITTEN_MUTANTS and SEED to repeat or to widen it. */
process.env.HAND_WRITTEN_MUTANTS ??= '2000';
await import('./handWrittenFiles.test.js');
