import type { DocumentIndex } from '../../xpath/runtime/document.ts';
import type { ElementName } from '../../xpath/runtime/name-table.ts';
import type { AttributeNode } from '../../xpath/runtime/node-items.ts';

/** A schema compiled to functions, as the generated module exports it. */
export interface CompiledRules {
  /** Element names by number, the first being 1. */
  readonly names: readonly ElementName[];
  readonly asserts: readonly CompiledAssert[];
  /** What the rules read beside the document that is judged, as XML by name. */
  readonly documents?: ReadonlyMap<string, string>;
  readonly patterns: readonly (readonly CompiledRule[])[];
  /** What must hold of a document for the rules to be about it at all. */
  readonly applies?: readonly ((d: DocumentIndex) => boolean)[];
}

export interface CompiledAssert {
  readonly id: string;
  /** As it is written, with expressions in braces where it has values; nothing where it has no text. */
  readonly text?: string;
  /** Gives the text with its values. */
  readonly message?: Message;
}

export type Message = (d: DocumentIndex, n: JudgedNode) => string;

export interface CompiledRule {
  /** The names of the elements that it can match; undefined for all. */
  readonly names: readonly number[] | undefined;
  /** What the names of the element and of those above it must be for it to match; it reads nothing else. */
  readonly onPath: Test | undefined;
  /** What must hold for it to match on such a path. */
  readonly matches: Test | undefined;
  readonly judge: (d: DocumentIndex, n: JudgedNode, report: Report) => void;
  /** The number of its first assertion and how many there are, where `matches` may throw an evaluation error. */
  readonly asserts?: readonly [first: number, count: number];
  /** Its number in what explains the rules, where they are explained. */
  readonly rule?: number;
  /** It matches the document itself, or attributes, which its functions are given in place of a number. */
  readonly on?: 'document' | 'attributes';
}

/** What a rule is about: the number of an element, 0 for the document, or an attribute. */
export type JudgedNode = number | AttributeNode;

export type Test = (d: DocumentIndex, n: JudgedNode) => boolean;

/** Where rules say what they found; assertions go by their number. */
export interface Report {
  /** A rule found something to judge; not told where nobody asks. */
  fired?(rule: CompiledRule): void;
  failed(assertion: number, n: JudgedNode): void;
  unjudged(assertion: number, n: JudgedNode, error: unknown): void;
  /** The context of a rule could not be evaluated; or, without one, whether the rules are about the document. */
  undecided(rule: CompiledRule | undefined, n: JudgedNode, error: unknown): void;
}
