import type { Language } from '../../src/core/messages/language.ts';
import { fill } from '../../src/core/messages/message.ts';
import texts from './messages/reference.json' with { type: 'json' };

/** A page of the reference: its path below the folder of its language, and its content. */
export interface Page {
  /** Such as `reference/limits.md`. */
  readonly path: string;
  readonly markdown: string;
}

export type ReferenceText = keyof typeof texts;

/** A text of the reference in a language. */
export function said(
  name: ReferenceText,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(texts[name], language, values);
}
