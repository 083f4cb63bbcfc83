import type { Scoped } from '../database/database.ts';
import type { Handling } from '../database/tables.ts';
import { type Clock, newId, type Random } from '../surroundings.ts';

export interface NewCompany {
  readonly name: string;
  /** The Peppol participant identifier, such as `0235:1003548797`, under which documents reach the company. */
  readonly participantId: string | null;
  /** Documents a month; null for no limit. */
  readonly monthlyQuota: number | null;
  /** Whether a document with warnings is refused; by default it is not. */
  readonly handling?: Handling;
}

export async function createCompany(
  scoped: Scoped,
  { name, participantId, monthlyQuota, handling = 'lenient' }: NewCompany,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): Promise<string> {
  const id = newId(clock, random);
  await scoped
    .insertInto('companies')
    .values({
      id,
      name,
      participant_id: participantId,
      monthly_quota: monthlyQuota,
      handling,
      created_at: clock.now(),
    })
    .execute();
  return id;
}

export function listCompanies(scoped: Scoped) {
  return scoped.selectFrom('companies').selectAll().orderBy('created_at').execute();
}

/** Changes whether documents with warnings are refused; false if there is no such company. */
export async function changeHandling(scoped: Scoped, id: string, handling: Handling): Promise<boolean> {
  const changed = await scoped
    .updateTable('companies')
    .set({ handling })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** The company with a participant identifier; undefined if there is none. */
export async function companyOfParticipant(scoped: Scoped, participantId: string) {
  return scoped
    .selectFrom('companies')
    .where('participant_id', '=', participantId)
    .select(['id', 'name'])
    .executeTakeFirst();
}
