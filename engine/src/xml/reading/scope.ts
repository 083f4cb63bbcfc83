import type { ElementName, XmlAttribute } from '../element.ts';

/** The namespaces in scope, with a limited number of names and tags that were read in this scope. */
export interface NamespaceScope {
  readonly namespaces: ReadonlyMap<string, string>;
  readonly elements: Map<string, ElementName>;
  readonly attributes: Map<string, ElementName>;
  readonly tags: Map<string, StartTag>;
  /** The scopes of elements inside that declare namespaces, by their declarations. */
  readonly inside: Map<string, NamespaceScope>;
  /**
   * The place of the element that declares them, the number of places below it, and the number of their runs.
   */
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
  /** The whole tag, if it is known in its scope; otherwise empty. */
  readonly written: string;
  /** The end tag in its usual form. */
  readonly closing: string;
  readonly element: ElementName;
  readonly attributes: readonly XmlAttribute[];
  /** The namespaces inside the element. */
  readonly scope: NamespaceScope;
  /** True if it is an empty-element tag, which has no end tag. */
  readonly closed: boolean;
}

/**
 * The position of an element among others. It is stored for the next document, because documents repeat the same tags
 * in the same order.
 */
export interface TagPlace {
  readonly tag: StartTag;
  /** Its only text last time, reused if it occurs again. */
  only: string;
  /** The places of its child elements, by their tags. */
  readonly below: Map<StartTag, TagPlace>;
  /** The runs that have followed its text, at most a few. */
  readonly runs: MarkupRun[];
}

/**
 * All markup from the end of one text to the beginning of the next: end tags, indentation, start tags. Comparing it
 * as a whole takes an eighth of the time of comparing tag by tag, and none of it is read again.
 */
export interface MarkupRun {
  readonly written: string;
  /** The steps after the end tag of the first element; the last one begins the element with the next text. */
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
  /** The offset at which it begins. */
  readonly at: number;
  /** Its usual form; a document may also write white space as references, and end tags with blanks. */
  written: string;
  readonly steps: MarkupStep[];
}
