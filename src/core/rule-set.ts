import type { Engine } from './engine.ts';

/** Which rules judged a document. */
export interface RuleSetIdentity {
  readonly id: string;
  readonly version: string;
  /** First and last day on which the rules apply, `YYYY-MM-DD`; null where there is no such bound. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** SHA-256 of the compiled rules: two sets of the same hash judge alike. */
  readonly hash: string;
}

/** A set of official rules with the engine that runs it. */
export interface RuleSet extends RuleSetIdentity {
  readonly engine: Engine;
  /** The rules whose breach is a warning only; the official ones of PINT-AE are fatal without exception. */
  readonly warnings?: ReadonlySet<string>;
}
