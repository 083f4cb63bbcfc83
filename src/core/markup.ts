import type { UblElement } from './element.ts';
import { oncePer } from './once-per.ts';

/** A comment or processing instruction among the children of an element. */
export interface Markup {
  readonly kind: 'comment' | 'processing-instruction';
  /** The target of a processing instruction; empty for comments. */
  readonly target: string;
  readonly text: string;
  /** How many children stand before it. */
  readonly before: number;
}

/** A comment or processing instruction of a document, with the element that contains it. */
export interface PlacedMarkup extends Markup {
  readonly parent: UblElement;
}

const known = new WeakMap<UblElement, readonly PlacedMarkup[]>();
const none: readonly Markup[] = [];

/**
 * Records the comments and processing instructions of the document with this root, in document order. They
 * are kept outside the elements because few documents have any.
 */
export function noteMarkup(root: UblElement, markup: readonly PlacedMarkup[]): void {
  if (markup.length > 0) known.set(root, markup);
}

/** Records that an element of a document has become the root of its own. */
export function keepMarkup(root: UblElement, top: UblElement): void {
  noteMarkup(root, known.get(top) ?? []);
}

/** The comments and processing instructions of an element, in document order. */
export function markupOf(element: UblElement): readonly Markup[] {
  let root = element;
  while (root.parent !== null) root = root.parent;
  const markup = known.get(root);
  return markup === undefined ? none : (byParent(markup).get(element) ?? none);
}

/** Done only when they are asked for: most rules never ask. */
const byParent = oncePer((markup: readonly PlacedMarkup[]): ReadonlyMap<UblElement, readonly Markup[]> => {
  const lists = new Map<UblElement, Markup[]>();
  for (const each of markup) {
    const list = lists.get(each.parent);
    if (list === undefined) lists.set(each.parent, [each]);
    else list.push(each);
  }
  return lists;
});
