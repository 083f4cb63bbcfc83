import { words } from './strings.ts';

/** fn:contains-token: whether a text has a word, between blanks. */
export function containsToken(texts: readonly string[], token: string): boolean {
  const [sought, ...others] = words(token);
  return sought !== undefined && others.length === 0 && texts.some((text) => words(text).includes(sought));
}
