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

const none: readonly Markup[] = [];

/** The comments and processing instructions of an element, in document order. */
export function markupOf({ markup = none }: UblElement): readonly Markup[] {
  return markup;
}
