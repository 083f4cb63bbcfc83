import type { UblAttribute, UblNode } from '../../core/element.ts';

/** The namespaces in scope, with a limited number of names and tags that were read in it. */
export interface NamespaceScope {
  readonly namespaces: ReadonlyMap<string, string>;
  readonly elements: Map<string, ResolvedName>;
  readonly attributes: Map<string, ResolvedName>;
  readonly tags: Map<string, StartTag>;
  /** The scopes of elements inside that declare namespaces, by their declarations. */
  readonly inside: Map<string, NamespaceScope>;
  /** The place of the element that declares them, how many are below it, and how many runs those have. */
  top: TagPlace | undefined;
  places: number;
  runs: number;
  readonly room: Room;
}

/** How many names, tags, places and steps of runs may yet be kept; the scopes that are kept share one. */
export interface Room {
  left: number;
}

export interface ResolvedName {
  readonly namespace: string;
  readonly prefix: string;
  readonly localName: string;
}

/** The content of a start tag or an empty-element tag. */
export interface StartTag extends ResolvedName {
  readonly name: string;
  /** The whole tag, if it is known in its scope; otherwise empty. */
  readonly written: string;
  /** The end tag in its usual form. */
  readonly closing: string;
  readonly attributes: readonly UblAttribute[];
  /** The namespaces inside the element. */
  readonly scope: NamespaceScope;
  /** Whether it is an empty-element tag, which has no end tag. */
  readonly closed: boolean;
}

/**
 * An element where it stands below others, kept from one document to the next: documents have the same tags in the same
 * order again and again.
 */
export interface TagPlace {
  readonly tag: StartTag;
  /** Its only text last time, as the children of an element: where it comes again, they are not made anew. */
  only: readonly UblNode[];
  /** The places of its child elements, by their tags. */
  readonly below: Map<StartTag, TagPlace>;
  /** What came after its text before, at most a few. */
  readonly runs: MarkupRun[];
}

/**
 * All markup from the end of one text to the beginning of the next: end tags, white space that indents, start tags.
 * To compare it at once takes an eighth of the time of comparing tag by tag, and nothing in it is read again.
 */
export interface MarkupRun {
  readonly written: string;
  /** After the end tag of the first element, the last of which begins the element with the next text. */
  readonly steps: readonly MarkupStep[];
}

/** White space or nothing, and the element that begins after it; null where the outer one ends. */
export interface MarkupStep {
  readonly blank: string;
  readonly place: TagPlace | null;
}

/** Markup after the text of a place, as far as it has been read. */
export interface BegunRun {
  readonly place: TagPlace;
  /** Where it begins. */
  readonly at: number;
  /** Its usual form; a document may write white space as references, and end tags with blanks. */
  written: string;
  readonly steps: MarkupStep[];
}
