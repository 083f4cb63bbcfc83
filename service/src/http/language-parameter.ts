import { z } from '@hono/zod-openapi';
import type { Language } from 'pint-ae';
import { described } from '../problems/parameter-text.ts';

/** The parameter that every operation has. */
export const languageParameter = {
  lang: described(z.enum(['en', 'ar'] satisfies Language[]).optional(), { text: 'langParameter' }),
};
