import type { ElementName, XmlAttribute } from '../element.ts';

/** The namespaces in scope, with a limited number of names and tags that were read in this scope. */
export interface NamespaceScope {
  readonly namespaces: ReadonlyMap<string, string>;
  readonly elements: Map<string, ElementName>;
  readonly attributes: Map<string, ElementName>;
  readonly tags: Map<string, StartTag>;
  /** The scopes of inner elements that declare namespaces, by their declarations. */
  readonly inside: Map<string, NamespaceScope>;
  /** The place of the declaring element, the number of places below it, and the number of their runs. */
  top: TagPlace | undefined;
  places: number;
  runs: number;
  readonly room: Room;
}

/** The number of names, tags, places and steps of runs that may still be stored; all scopes share one count. */
export interface Room {
  left: number;
}

/** The content of a start tag or an empty-element tag. */
export interface StartTag {
  readonly name: string;
  /** The whole tag, if its scope knows it; otherwise empty. */
  readonly written: string;
  /** The end tag in its usual form. */
  readonly closing: string;
  readonly element: ElementName;
  readonly attributes: readonly XmlAttribute[];
  /** The namespaces inside the element. */
  readonly scope: NamespaceScope;
  /** True for an empty-element tag, which has no end tag. */
  readonly closed: boolean;
}

/**
 * The position of an element among others. It is stored for the next document, because documents repeat the same tags
 * in the same order.
 */
export interface TagPlace {
  readonly tag: StartTag;
  /** The text of the latest such element that contained only text, reused if it occurs again. */
  only: string;
  /** The places of its child elements, by their tags. */
  readonly below: Map<StartTag, TagPlace>;
  /** A few runs that have followed the text. */
  readonly runs: MarkupRun[];
}

/**
 * All markup from the end of one text to the beginning of the next: end tags, indentation, start tags. Comparing
 * the whole takes an eighth of the time of comparing tags, and no part is read again.
 */
export interface MarkupRun {
  readonly written: string;
  /** The steps after the end tag of the first element; the last begins the element with the next text. */
  readonly steps: readonly MarkupStep[];
}

/** Optional white space, then a comment, or the element that begins; null if the open element ends instead. */
export interface MarkupStep {
  readonly blank: string;
  readonly comment: string | undefined;
  readonly place: TagPlace | null;
}

/** Markup after the text of a place, as far as it has been read. */
export interface BegunRun {
  readonly place: TagPlace;
  /** The offset at which the run begins. */
  readonly at: number;
  /** The usual form; a document may also write white space as references, and blanks in end tags. */
  written: string;
  readonly steps: MarkupStep[];
}
