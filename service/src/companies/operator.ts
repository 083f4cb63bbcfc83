import type { Scoped } from '../database/database.ts';
import type { Clock } from '../surroundings.ts';

/**
 * The operator's account. It is stored like a company, so that its keys, limits and audit work in the same way. It
 * has no documents, and is not in the list of companies.
 */
export const operatorId = 'operator';

/** Returns the operator's account, which is created with its first key. */
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
