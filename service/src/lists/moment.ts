import { z } from '@hono/zod-openapi';
import { inWordsOf } from '../problems/schema-errors.ts';
import { isDay } from '../texts/day.ts';

/** A moment as RFC 3339 writes it, with its offset. */
const form =
  /^(?<day>\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** A parameter that is a moment. */
export const moment = z
  .string()
  .refine((text) => isDay(form.exec(text)?.groups?.day ?? ''), inWordsOf('noMoment'))
  .openapi({ type: 'string', format: 'date-time' });
