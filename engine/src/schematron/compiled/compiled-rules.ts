import type { Copied } from '../../xpath/runtime/nodes/copies.ts';
import type { DocumentIndex } from '../../xpath/runtime/nodes/document.ts';
import type { ElementName } from '../../xpath/runtime/nodes/name-table.ts';
import type { AttributeNode, MarkupNode, NodeItem, TextNode } from '../../xpath/runtime/nodes/node-items.ts';
import type { textsAndMarkup } from '../../xpath/runtime/nodes/texts-and-markup.ts';
import type { Visited } from '../../xpath/runtime/nodes/visited.ts';

/** A schema compiled to functions, as the generated module exports it. */
export interface CompiledRules {
  /** Element names; numbers start at 1. */
  readonly names: readonly ElementName[];
  readonly asserts: readonly CompiledAssert[];
  /** Documents that the rules read, as XML by name. */
  readonly documents?: ReadonlyMap<string, string>;
  readonly patterns: readonly (readonly CompiledRule[])[];
  /** The assertions of each rule, in the order of the rules, in the form that `rangesOf` reads. */
  readonly ranges: string;
  /** Runs rules on texts, comments and processing instructions, if there are any. */
  readonly others?: typeof textsAndMarkup;
  /** The patterns that apply only to parts of the document. */
  readonly reaches?: readonly Reach[];
  /** Elements that contexts name; left out if another part of the program distinguishes kinds of documents. */
  readonly elements?: NamedElements;
  /** Conditions under which the rules apply to a document. */
  readonly applies?: readonly ((d: DocumentIndex) => boolean)[];
}

/** Names of elements as `{namespace}name`, in which `*` stands for any namespace or name. */
export interface NamedElements {
  /** The root names with which contexts begin: `/order`. */
  readonly roots: readonly string[];
  /** All names in contexts. */
  readonly mentioned: readonly string[];
}

/** Nodes to which the rules of patterns apply. */
export interface Reach {
  /** The patterns by number. */
  readonly patterns: readonly number[];
  /** The elements to check, with all descendants; undefined for all. */
  readonly from?: Test;
  /** The names of the documents to check instead of the given one. */
  readonly documents?: (d: DocumentIndex) => readonly string[];
}

export interface CompiledAssert {
  readonly id: string;
  /** The text as written, with expressions in braces for its values; undefined if it has no text. */
  readonly text?: string;
  /** Renders the text with its values. */
  readonly message?: Message;
}

export type Message = (d: DocumentIndex, n: JudgedNode) => string;

/** A message as XML, with the nodes that it copies. */
export type Content = (d: DocumentIndex, n: JudgedNode) => Copied;

/** The nodes that a finding on a node is about. */
export type Subject = (d: DocumentIndex, n: JudgedNode) => readonly (JudgedNode | NodeItem)[];

export interface CompiledRule {
  /** The numbers of the element names that the rule can match; undefined for all. */
  readonly names: readonly number[] | undefined;
  /** The condition on the names of the element and its ancestors; the condition reads nothing else. */
  readonly onPath: Test | undefined;
  /** The additional condition for a match on this path. */
  readonly matches: Test | undefined;
  readonly judge: (d: DocumentIndex, n: ContextNode, report: Report) => void;
  /** The number of the first assertion, and the count of assertions, if `matches` may throw an evaluation error. */
  readonly asserts?: readonly [first: number, count: number];
  /** The rule's number in the explanation of the rules, if the rules are explained. */
  readonly rule?: number;
  /**
   * Set if the rule matches the document itself, or nodes other than elements; its functions then receive that node
   * instead of an element's number. `markup`: comments and processing instructions.
   */
  readonly on?: 'document' | 'attributes' | 'texts' | 'markup';
}

/** A node that a rule is evaluated on: an element by number, 0 for the document, or any other node. */
export type ContextNode = number | AttributeNode | TextNode | MarkupNode;
/** The node on which an assertion is evaluated: the node of its rule, or a node that the rule visits from there. */
export type JudgedNode = ContextNode | Visited<ContextNode>;

export type Test = (d: DocumentIndex, n: ContextNode) => boolean;

/** Receives the findings of rules; assertions are identified by number. */
export interface Report {
  /** Called if a rule matched a node. Optional. */
  fired?(rule: CompiledRule, n: ContextNode): void;
  failed(assertion: number, n: JudgedNode): void;
  unjudged(assertion: number, n: JudgedNode, error: unknown): void;
  /**
   * Called if the context of a rule could not be evaluated. Without a rule, the condition for applying any rules
   * failed.
   */
  undecided(rule: CompiledRule | undefined, n: JudgedNode, error: unknown): void;
  /** Returns the report on another document, by its name. */
  within(d: DocumentIndex, name: string): Report;
}
