import { z } from '@hono/zod-openapi';

/** Whether a text is a day of the calendar, as PostgreSQL can keep it: it knows no year 0. */
export function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success && !text.startsWith('0000');
}
