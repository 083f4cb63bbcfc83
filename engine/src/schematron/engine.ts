import type { XmlElement } from '../xml/element.ts';

/** A document to check: the tree, and its text, if it came as text. */
export interface JudgedDocument {
  readonly root: XmlElement;
  readonly xml?: string;
}

/** An assertion that a document fails. */
export interface FailedAssertion {
  /** The id of the assertion. */
  readonly id: string;
  /** Location of the context element as `locationOf` writes it. */
  readonly location: string;
  /** The context element itself, if the engine ran on the tree. */
  readonly element?: XmlElement;
  /** The assertion's own text in the Schematron. */
  readonly text: string;
}

/** An assertion that could not be evaluated on the document, such as a sum over a text that is not a number. */
export interface UnjudgedAssertion {
  readonly id: string;
  readonly location: string;
  /** The context element itself, if the engine ran on the tree. */
  readonly element?: XmlElement;
  /** The failure, in the engine's words. */
  readonly reason: string;
}

/** A rule whose context could not be evaluated on a node, so that it is not known whether the rule applies there. */
export interface UndecidedRule {
  /** The ids of the rule's assertions, which were not evaluated on the node. */
  readonly ids: readonly string[];
  readonly location: string;
  /** The node's element itself, if the engine ran on the tree. */
  readonly element?: XmlElement;
  /** The failure, in the words of the engine. */
  readonly reason: string;
}

/** The name under which `unlisted` counts undecided rules: no assertion has an empty id. */
export const undecidedRules = '';

/**
 * All findings of an engine about a document. For a valid document, all these lists are empty: a document that was
 * not checked is not valid.
 */
export interface Judgement {
  readonly failed: readonly FailedAssertion[];
  readonly unjudged: readonly UnjudgedAssertion[];
  /** XSLT treats this rule as not matching and tries the next one; the report lists the rule. */
  readonly undecided?: readonly UndecidedRule[];
  /** By assertion id, the number of further failures of both kinds, if only the first ones were requested. */
  readonly unlisted?: ReadonlyMap<string, number>;
  /** Number of rules that matched a node; 0 means that no rule applied to the document. Undefined if not counted. */
  readonly rulesFired?: number;
  /** By assertion id, the number of nodes to which it was applied; only on request, and if the engine counts. */
  readonly nodesByRule?: ReadonlyMap<string, number>;
  /** Set if the rules begin at other root elements: the rules that fired are general rules. */
  readonly isAboutOthers?: true;
}

/** A way to run a compiled rule set. Pure and synchronous; throws only when the engine itself fails. */
export interface Engine<Profile extends string = string> {
  readonly name: string;
  /**
   * `profile` is the value of the parameter of the rules, if they have one. `mostOfEach` is the number of failures to
   * list for each assertion; an engine may list more. `coverage` requests `nodesByRule`.
   */
  judge(document: JudgedDocument, profile: Profile, mostOfEach?: number, coverage?: boolean): Judgement;
}
