import { z } from '@hono/zod-openapi';

/** The shape of every error answer; the library's schema, which replaces it, has the descriptions. */
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
