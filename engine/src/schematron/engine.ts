import type { XmlElement } from '../xml/element.ts';

/** A document to judge: the tree, and the text it was read from, if it came as text. */
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
  readonly element?: XmlElement;
  /** The failure, in the words of the engine. */
  readonly reason: string;
}

/** The name under which `unlisted` counts undecided rules: no assertion has an empty id. */
export const undecidedRules = '';

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
   * Number of rules that found something to judge; 0 means that nobody looked at the document. Undefined if not
   * counted.
   */
  readonly rulesFired?: number;
  /** To how many nodes each assertion was applied, by its id; only if that was asked for, and the engine counts. */
  readonly nodesByRule?: ReadonlyMap<string, number>;
  /** Set if the rules begin at other root elements: those that fired hold of documents of any kind. */
  readonly isAboutOthers?: true;
}

/** A way to run a compiled rule set. Pure and synchronous; throws only when the engine itself fails. */
export interface Engine<Profile extends string = string> {
  readonly name: string;
  /**
   * `profile` is the value of the parameter of the rules, if they have one. `mostOfEach` is how often an assertion
   * needs to be listed; an engine may list it more often. `coverage` asks for `nodesByRule`.
   */
  judge(document: JudgedDocument, profile: Profile, mostOfEach?: number, coverage?: boolean): Judgement;
}
