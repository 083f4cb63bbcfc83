import { z } from '@hono/zod-openapi';

/**
 * The body of every error answer: its shape is here, its descriptions are in the library's schema, which replaces it.
 */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().nullable(),
    instance: z.string().nullable(),
    traceId: z.string().nullable(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).nullable(),
  })
  .openapi('Problem');
