import fc from 'fast-check';

/** The seed of this run, which the configuration chose and printed; FAST_CHECK_SEED repeats a run. */
const runs = process.env.FAST_CHECK_RUNS;
fc.configureGlobal({
  seed: Number(process.env.FAST_CHECK_SEED),
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
});
