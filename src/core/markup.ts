import type { Markup, UblElement } from './element.ts';

const none: readonly Markup[] = [];

/** The comments and processing instructions of an element, in document order. */
export function markupOf({ markup = none }: UblElement): readonly Markup[] {
  return markup;
}
