import type { UblElement } from './element.ts';

/** A comment or processing instruction among the children of an element. */
export interface Markup {
  readonly kind: 'comment' | 'processing-instruction';
  /** The target of a processing instruction; empty for comments. */
  readonly target: string;
  readonly text: string;
  /** How many children stand before it. */
  readonly before: number;
}

const known = new WeakMap<UblElement, Markup[]>();
const none: readonly Markup[] = [];

/**
 * Records a comment or processing instruction. They are kept outside the elements because few documents have
 * any.
 */
export function addMarkup(element: UblElement, markup: Markup): void {
  const list = known.get(element);
  if (list === undefined) known.set(element, [markup]);
  else list.push(markup);
}

/** The comments and processing instructions of an element, in document order. */
export function markupOf(element: UblElement): readonly Markup[] {
  return known.get(element) ?? none;
}
