import { z } from '@hono/zod-openapi';
import type { Language } from 'pint-ae';
import type { Scoped } from '../database/database.ts';
import { type reviewSchema, reviewState as state } from '../read/schemas.ts';
import { reasonOrNull } from '../track/reason.ts';

const reason = z.string().trim().min(1).max(1000);

/** A review of a purchase: queries and rejections need a reason. */
export const reviewRequest = z
  .discriminatedUnion('state', [
    z.strictObject({
      state: state.extract(['accepted', 'booked']).describe('The decision of the company.'),
      reason: reason.nullable().default(null).describe('Why, if there is more to say.'),
    }),
    z.strictObject({
      state: state.extract(['queried', 'rejected']).describe('The decision of the company.'),
      reason: reason.describe('Why.'),
    }),
  ])
  .describe('What the company does with a purchase. Nobody else is told.')
  .openapi('ReviewRequest');

/** The last review of a purchase, from its history, or null. */
export async function reviewOf(
  scoped: Scoped,
  companyId: string,
  documentId: string,
  language: Language,
): Promise<z.infer<typeof reviewSchema> | null> {
  const last = await scoped
    .selectFrom('document_history')
    .where('company_id', '=', companyId)
    .where('document_id', '=', documentId)
    .where('track', '=', 'review')
    .select(['track_status', 'detail', 'at'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last === undefined) return null;
  const reviewed = state.parse(last.track_status);
  return { state: reviewed, reason: reasonOrNull(last.detail, language), at: last.at.toISOString() };
}
