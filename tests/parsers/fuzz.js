/* The long run of `mutants.test.js`: npm run test:fuzz, with MUTANTS and SEED to repeat or to widen it. */
process.env.MUTANTS ??= '20000';
await import('./mutants.test.js');
