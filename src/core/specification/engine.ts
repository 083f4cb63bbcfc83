import type { UblElement } from '../xml/element.ts';

/** The two profiles of PINT-AE; a few rules differ between them. */
export type Profile = 'billing' | 'selfbilling';

/** A document to judge: the tree, and the text it was read from, if it came as text. */
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
  /** The context element itself, if the engine ran on the tree. */
  readonly element?: UblElement;
  /** The assertion's own text in the Schematron. */
  readonly text: string;
}

/** An assertion that could not be evaluated on the document, such as a sum over an amount that is not a number. */
export interface UnjudgedAssertion {
  readonly id: string;
  readonly location: string;
  /** The context element itself, if the engine ran on the tree. */
  readonly element?: UblElement;
  /** The failure, in the words of the engine. */
  readonly reason: string;
}

/**
 * A rule whose context could not be evaluated on a node, so that it is unknown whether the rule applies
 * there.
 */
export interface UndecidedRule {
  /** The ids of its assertions; they were not judged on the node. */
  readonly ids: readonly string[];
  readonly location: string;
  /** The node's element itself, if the engine ran on the tree. */
  readonly element?: UblElement;
  /** The failure, in the words of the engine. */
  readonly reason: string;
}

/** The rule id of findings about such undecided rules. */
export const undecidedRuleId = 'pint-ae-rule-context';

/**
 * Everything that an engine found in a document. A valid document has none of these lists filled: not judged
 * is not valid.
 */
export interface Judgement {
  readonly failed: readonly FailedAssertion[];
  readonly unjudged: readonly UnjudgedAssertion[];
  /** XSLT treats such a rule as not matching, and tries the next one; it is reported all the same. */
  readonly undecided?: readonly UndecidedRule[];
  /**
   * By assertion id, how many further failures of both kinds there are, if only the first ones were asked
   * for.
   */
  readonly unlisted?: ReadonlyMap<string, number>;
  /**
   * How many rules found something to judge; 0 means that nobody looked at the document. Undefined if not
   * counted.
   */
  readonly rulesFired?: number;
  /** Set if the rules begin at other root elements: those that fired hold of documents of any kind. */
  readonly isAboutOthers?: true;
}

/** A way to run a compiled rule set. Pure and synchronous; throws only when the engine itself fails. */
export interface Engine {
  readonly name: string;
  /** `mostOfEach` is how often an assertion needs to be listed; an engine may list it more often. */
  judge(document: UblDocument, profile: Profile, mostOfEach?: number): Judgement;
  /** The same way to run the rules of another release of the specification; undefined if there is none. */
  readonly ofRelease?: (version: string) => Engine | undefined;
}
