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

/** A text of the reference in a language; a value that is a text, such as a list of links, stays whole. */
export function said(
  name: ReferenceText,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const entries = Object.entries(values);
  const numbers = Object.fromEntries(entries.filter(([, value]) => typeof value === 'number'));
  return entries.reduce(
    (text, [value, part]) => text.replaceAll(`{${value}}`, () => String(part)),
    fill(texts[name], language, numbers),
  );
}
