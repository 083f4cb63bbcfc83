import type { UblElement } from './element.ts';

/** The two profiles of PINT-AE; a few rules differ between them. */
export type Profile = 'billing' | 'selfbilling';

/** What is judged: the tree, and the text it was read from where it came as text. */
export interface UblDocument {
  readonly root: UblElement;
  readonly xml?: string;
}

/** An assertion that a document fails. */
export interface FailedAssertion {
  /** Rule id, such as `ibr-002`. */
  readonly id: string;
  /** Location of the context element as `locationOf` writes it. */
  readonly location: string;
  /** The context element itself, where the engine ran on the tree. */
  readonly element?: UblElement;
  /** The assertion's own text in the Schematron. */
  readonly text: string;
}

/** An assertion that could not be evaluated on the document, such as a sum over an amount that is not a number. */
export interface UnjudgedAssertion {
  readonly id: string;
  readonly location: string;
  /** The context element itself, where the engine ran on the tree. */
  readonly element?: UblElement;
  /** What went wrong, in the words of the engine. */
  readonly reason: string;
}

/** A rule of which nobody knows whether it is about a node, since its context could not be evaluated there. */
export interface UndecidedRule {
  /** The ids of its assertions, which were not judged on the node. */
  readonly ids: readonly string[];
  readonly location: string;
  /** The node's element itself, where the engine ran on the tree. */
  readonly element?: UblElement;
  /** What went wrong, in the words of the engine. */
  readonly reason: string;
}

/** The rule that findings on such rules go by. */
export const undecidedRuleId = 'pint-ae-rule-context';

/** All that an engine has to say about a document. Not judged is not valid: the lists must be empty for that. */
export interface Judgement {
  readonly failed: readonly FailedAssertion[];
  readonly unjudged: readonly UnjudgedAssertion[];
  /** As XSLT has it such a rule does not match, and the next may; it is told all the same. */
  readonly undecided?: readonly UndecidedRule[];
  /** By assertion id, how many more there are of both, where only the first were asked for. */
  readonly unlisted?: ReadonlyMap<string, number>;
  /** How many rules found something to judge; where it is 0, nobody looked at the document. Undefined where it is not counted. */
  readonly rulesFired?: number;
}

/** A way to run a compiled rule set. Pure and synchronous; throws only when the engine itself fails. */
export interface Engine {
  readonly name: string;
  /** `mostOfEach` bounds how often an assertion is listed; an engine may list it more often. */
  judge(document: UblDocument, profile: Profile, mostOfEach?: number): Judgement;
}
