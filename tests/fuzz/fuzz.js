/* The long run of `written.test.js`: npm run test:fuzz, with WRITTEN_MUTANTS and SEED to repeat or to widen it. */
process.env.WRITTEN_MUTANTS ??= '2000';
await import('./written.test.js');
