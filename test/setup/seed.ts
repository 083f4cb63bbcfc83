import fc from 'fast-check';

/** The seed of this run, which the configuration chose and printed: FAST_CHECK_SEED repeats a run. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED) });
