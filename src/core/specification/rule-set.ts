import type { Messages } from '../messages/message.ts';
import type { Engine } from './engine.ts';

/** Identity of the rules that checked a document. */
export interface RuleSetIdentity {
  readonly id: string;
  readonly version: string;
  /** First and last day on which the rules apply, `YYYY-MM-DD`; null for no limit. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** SHA-256 of the compiled rules: two sets with the same hash give the same results. */
  readonly hash: string;
}

/** A set of official rules with the engine that runs it. */
export interface RuleSet extends RuleSetIdentity {
  readonly engine: Engine;
  /** The rules whose breach is only a warning or information; all others are fatal. */
  readonly warnings?: ReadonlySet<string>;
  readonly information?: ReadonlySet<string>;
  /** The texts about its rules; default: the texts of its assertions. */
  readonly messages?: Messages;
}
