import type { Scoped } from '../database/database.ts';
import type { Clock } from '../surroundings.ts';

/**
 * The account of whoever runs the service. It is kept as a company is, so that its keys, limits and audit are those of
 * one; it has no documents, and is none of the companies that are listed.
 */
export const operatorId = 'operator';

/** The account of the operator, which begins with its first key. */
export async function operatorAccount(scoped: Scoped, { clock }: { readonly clock: Clock }): Promise<string> {
  await scoped
    .insertInto('companies')
    .values({
      id: operatorId,
      name: 'Operator',
      participant_id: null,
      monthly_quota: 0,
      created_at: clock.now(),
    })
    .onConflict((same) => same.doNothing())
    .execute();
  return operatorId;
}
