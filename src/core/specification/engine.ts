import type { Engine as SchematronEngine } from 'schematron-compiler/engine';

export type {
  FailedAssertion,
  JudgedDocument as UblDocument,
  Judgement,
  UndecidedRule,
  UnjudgedAssertion,
} from 'schematron-compiler/engine';

/** The two profiles of PINT-AE; a few rules differ between them. */
export type Profile = 'billing' | 'selfbilling';

/** The rule id of findings about rules whose context could not be evaluated. */
export const undecidedRuleId = 'pint-ae-rule-context';

/** A way to run a compiled rule set. Pure and synchronous; throws only when the engine itself fails. */
export interface Engine extends SchematronEngine<Profile> {
  /** Returns an engine for the rules of another release of the specification, or undefined. */
  readonly ofRelease?: (version: string) => Engine | undefined;
}
