import { stringValue, type XmlAttribute, type XmlElement } from '../../../xml/element.ts';
import type { LocationPrefixes } from '../../../xml/locations.ts';
import { type Effort, spendOnVisits } from '../effort.ts';

/**
 * A document numbered for rules. Elements are numbers in document order (0 is the document, 1 its root element), so
 * document order is `<`, identity is `===`, and the subtree of an element is the range up to `end`.
 */
export interface DocumentIndex extends Effort {
  /** The number of nodes, the document included; the columns may be longer. */
  readonly size: number;
  /** Returns the element with a number. */
  readonly element: (n: number) => XmlElement;
  readonly attributes: readonly (readonly XmlAttribute[])[];
  /** The text of each element that contains exactly one text node, as most do; undefined for the others. */
  readonly texts: readonly (string | undefined)[];
  /** The number of the name in the rules' name table; 0 for names that no rule mentions. */
  readonly name: Int32Array;
  /** The number of the path in the rules' path table. */
  readonly path: Int32Array;
  readonly parent: Int32Array;
  /** For each element, the number after its last descendant. */
  readonly end: Int32Array;
  /** The children of wide elements by name, built on first use. */
  readonly childTables: Map<number, number[][]>;
  /** All elements by name, listed on first use. */
  readonly byName: (readonly number[])[];
  /** The last element with each name and, for each element, the previous one with its name, or 0. */
  readonly lastOfName: Int32Array;
  readonly sameNameBefore: Int32Array;
  /** The elements with an attribute without namespace, by its name; found on first use. */
  attributeOwners: ReadonlyMap<string, readonly number[]> | undefined;
  /** The number of times that lists of the document were searched for items with a key. */
  listQuestions: number;
  /** Values that are the same everywhere in the document, computed on first use. */
  readonly memo: unknown[];
  /** The value of the parameter of the rules. */
  readonly profile: string;
  /** The prefixes with which locations name elements. */
  readonly prefixes: LocationPrefixes;
  /** Undefined if the caller gave no clock. */
  clock: Clock | undefined;
  /** The time of the clock, as an xs:dateTime; read on first use. */
  now: string | undefined;
  /** The given document, if the rules reached this document through it. */
  judged: DocumentIndex | undefined;
  /** The documents that rules may read besides this one, by name. */
  readonly others: (name: string) => DocumentIndex;
  /** Positions among siblings with the same name, counted for reported elements. */
  readonly positions: Map<number, number>;
}

/** Returns the current xs:dateTime, with its timezone. */
export type Clock = () => string;

export function elementAt(d: DocumentIndex, n: number): XmlElement {
  return d.element(n);
}

/** The string value of an element. */
export function textOf(d: DocumentIndex, n: number): string {
  return d.texts[n] ?? textBelow(d, n);
}

function textBelow(d: DocumentIndex, n: number): string {
  const text = stringValue(d.element(n));
  spendOnVisits(d, (d.end[n] as number) - n + text.length);
  return text;
}

/** The index of another document that the rules were given under this name. */
export function otherDocument(d: DocumentIndex, name: string): DocumentIndex {
  return d.others(name);
}

/** The document that was passed in to be checked. */
export const judgedDocument = (d: DocumentIndex): DocumentIndex => d.judged ?? d;

/** Another document to which rules are applied; nothing that they compute for it is stored. */
export function judgedBeside(d: DocumentIndex, name: string): DocumentIndex {
  const other = d.others(name);
  other.judged = d;
  other.clock = d.clock;
  other.now = d.now;
  other.memo.length = 0;
  return other;
}
