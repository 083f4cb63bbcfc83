import { z } from 'zod';

/** Tells whether a text is a calendar day that PostgreSQL can store: it has no year 0. */
export function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success && !text.startsWith('0000');
}

/** A character that can be seen; the description of the interface contains it as the pattern of a text. */
export const seen = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Tells whether a text has a character that can be seen. */
export function isSeen(text: string): boolean {
  return seen.test(text);
}

/**
 * One plain e-mail address without name, list, quotation mark, comment or line break, because a mail server could
 * turn these into another receiver or header. Its host is a name with a domain.
 */
export const mailbox =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.){1,8}(?:[A-Za-z]{2,63}|xn--[A-Za-z\d-]{1,59})$/;

/** Tells whether a text is one plain e-mail address. */
export function isMailbox(text: string): boolean {
  return mailbox.test(text);
}
