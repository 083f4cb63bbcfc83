import { z } from 'zod';

/** Tells whether a text is a calendar day that PostgreSQL can store: it has no year 0. */
export function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success && !text.startsWith('0000');
}
