import type { UblAttribute, UblNode } from '../../core/element.ts';

/** The namespaces in scope, and the names and tags already read in it, of which it knows a bounded number. */
export interface NamespaceScope {
  readonly namespaces: ReadonlyMap<string, string>;
  readonly elements: Map<string, ResolvedName>;
  readonly attributes: Map<string, ResolvedName>;
  readonly tags: Map<string, StartTag>;
  /** The place of the element that declares them, and how many are below it. */
  top: TagPlace | undefined;
  places: number;
}

export interface ResolvedName {
  readonly namespace: string;
  readonly prefix: string;
  readonly localName: string;
}

/** What a start tag or an empty element tag says. */
export interface StartTag extends ResolvedName {
  readonly name: string;
  /** The whole tag, where it is known in its scope; else empty. */
  readonly written: string;
  /** The end tag, as it is mostly written. */
  readonly closing: string;
  readonly attributes: readonly UblAttribute[];
  /** The namespaces inside the element. */
  readonly scope: NamespaceScope;
  /** An empty element tag: there is no end tag. */
  readonly closed: boolean;
}

/**
 * An element where it stands below others, kept from one document to the next. Documents have the same tags in the same
 * order again and again: to compare with what stood there last time saves a third of the time of finding out what does.
 */
export interface TagPlace {
  readonly tag: StartTag;
  /** What comes after its start tag, and after its end. */
  readonly inside: Ahead;
  readonly after: Ahead;
  /** Its only text last time, as the children of an element: where it comes again, neither is made anew. */
  only: readonly UblNode[];
  /** The places of its child elements, by their tags. */
  readonly below: Map<StartTag, TagPlace>;
}

/** What stood at a point of a document last time. */
export interface Ahead {
  /** White space, or nothing. */
  blank: string;
  /** The element that began there; null where the outer one ended, undefined where nothing is foreseen. */
  place: TagPlace | null | undefined;
}
