import fc from 'fast-check';

/** FAST_CHECK_SEED repeats a run: `.ci/run` sets it, so that a change is answered alike however often it is tried. */
const seed = process.env.FAST_CHECK_SEED;
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
