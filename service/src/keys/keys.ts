import type { Database, Scoped } from '../database/database.ts';
import type { Environment } from '../database/environment.ts';
import type { Handling } from '../database/tables.ts';
import { type Clock, newId, type Random } from '../surroundings.ts';
import { hashOfKey, hintOfKey, newApiKey } from './api-key.ts';
import type { Scope } from './scopes.ts';

/** The caller: a valid key and its company. */
export interface Caller {
  readonly companyId: string;
  readonly companyName: string;
  readonly participantId: string | null;
  readonly monthlyQuota: number | null;
  readonly handling: Handling;
  readonly keyId: string;
  readonly keyName: string;
  readonly scopes: readonly string[];
}

/** A new key is shown only once; only its hash is stored. */
export interface CreatedKey {
  readonly id: string;
  readonly apiKey: string;
}

export async function createKey(
  scoped: Scoped,
  given: { readonly companyId: string; readonly name: string; readonly scopes: readonly Scope[] },
  surroundings: { readonly environment: Environment; readonly clock: Clock; readonly random: Random },
): Promise<CreatedKey> {
  const { environment, clock, random } = surroundings;
  const id = newId(clock, random);
  const apiKey = newApiKey(environment, random);
  await scoped
    .insertInto('api_keys')
    .values({
      id,
      company_id: given.companyId,
      name: given.name,
      hash: hashOfKey(apiKey),
      hint: hintOfKey(apiKey),
      scopes: [...given.scopes],
      created_at: clock.now(),
      revoked_at: null,
    })
    .execute();
  return { id, apiKey };
}

/** The query for the caller with a key, in one row; none if the key is unknown or revoked. */
export function callerWith(database: Database, apiKey: string) {
  return database
    .selectFrom('api_keys')
    .innerJoin('companies', 'companies.id', 'api_keys.company_id')
    .where('api_keys.hash', '=', hashOfKey(apiKey))
    .where('api_keys.revoked_at', 'is', null)
    .select([
      'companies.id as companyId',
      'companies.name as companyName',
      'companies.participant_id as participantId',
      'companies.monthly_quota as monthlyQuota',
      'companies.handling as handling',
      'api_keys.id as keyId',
      'api_keys.name as keyName',
      'api_keys.scopes as scopes',
    ]);
}

/** The keys of a company, newest last. */
export function listKeys(scoped: Scoped, companyId: string) {
  return scoped
    .selectFrom('api_keys')
    .where('company_id', '=', companyId)
    .select(['id', 'name', 'hint', 'scopes', 'created_at', 'revoked_at'])
    .orderBy('created_at')
    .execute();
}

/**
 * Revokes a key, at once and in every process, because each request looks its key up; false if there is no
 * such valid key.
 */
export async function revokeKey(scoped: Scoped, id: string, clock: Clock): Promise<boolean> {
  const revoked = await scoped
    .updateTable('api_keys')
    .set({ revoked_at: clock.now() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}
