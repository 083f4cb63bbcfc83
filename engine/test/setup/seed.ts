import fc from 'fast-check';
import { runs } from '../tier.ts';

/** The seed of this run, which the configuration chose and printed; FAST_CHECK_SEED repeats a run. */
fc.configureGlobal({
  seed: Number(process.env.FAST_CHECK_SEED),
  numRuns: Number(process.env.FAST_CHECK_RUNS ?? runs(100)),
});
