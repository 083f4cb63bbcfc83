import { createHash } from 'node:crypto';
import type { Database, Scoped } from '../database/database.ts';
import type { Environment } from '../database/environment.ts';
import { senderOf } from '../database/sender-of.ts';
import { type Clock, newId, type Random } from '../surroundings.ts';

/** The caller: a valid key and its company. */
export type Caller = Readonly<Awaited<ReturnType<ReturnType<typeof callerWith>['executeTakeFirstOrThrow']>>>;

/** A new key is shown only once; only its hash is stored. */
export interface CreatedKey {
  readonly id: string;
  readonly apiKey: string;
}

export interface NewKey {
  readonly companyId: string;
  readonly name: string;
  readonly scopes: readonly string[];
  /** The time from which the key is refused; default: never. */
  readonly expiresAt?: Date | null;
}

const secretBytes = 32;
const hintLength = 6;

export async function createKey(
  scoped: Scoped,
  given: NewKey,
  surroundings: { readonly environment: Environment; readonly clock: Clock; readonly random: Random },
): Promise<CreatedKey> {
  const { environment, clock, random } = surroundings;
  const id = newId(clock, random);
  const prefix = keyPrefixes[environment];
  const apiKey = `${prefix}${Buffer.from(random.bytes(secretBytes)).toString('base64url')}`;
  await scoped
    .insertInto('api_keys')
    .values({
      id,
      company_id: given.companyId,
      name: given.name,
      hash: hashOfKey(apiKey),
      // Enough to recognise it in a list.
      hint: `${apiKey.slice(0, apiKey.lastIndexOf('_', prefix.length) + 1 + hintLength)}…`,
      scopes: [...given.scopes],
      created_at: clock.now(),
      revoked_at: null,
      expires_at: given.expiresAt ?? null,
    })
    .execute();
  return { id, apiKey };
}

/** The query for the caller with a key, in one row; no row if the key is unknown, revoked or expired. */
export function callerWith(database: Database, apiKey: string, now: Date) {
  return database
    .selectFrom('api_keys')
    .innerJoin('companies', 'companies.id', 'api_keys.company_id')
    .where('api_keys.hash', '=', hashOfKey(apiKey))
    .where('api_keys.revoked_at', 'is', null)
    .where((is) => is.or([is('api_keys.expires_at', 'is', null), is('api_keys.expires_at', '>', now)]))
    .where('companies.status', '!=', 'closed')
    .select([
      'companies.id as companyId',
      'companies.name as companyName',
      'companies.participant_id as participantId',
      // The names that the company may send under.
      senderOf.as('sender'),
      'companies.monthly_quota as monthlyQuota',
      'companies.handling as handling',
      'companies.number_gaps as numberGaps',
      'companies.status as companyStatus',
      'api_keys.id as keyId',
      'api_keys.name as keyName',
      'api_keys.scopes as scopes',
      'api_keys.last_used_at as lastUsedAt',
    ]);
}

/** The keys of a company, newest last. */
export function listKeys(scoped: Scoped, companyId: string) {
  return scoped
    .selectFrom('api_keys')
    .where('company_id', '=', companyId)
    .select(['id', 'name', 'hint', 'scopes', 'created_at', 'revoked_at', 'expires_at', 'last_used_at'])
    .orderBy('created_at')
    .execute();
}

/** Revokes a key, at once and in every process; returns its company, or undefined for an invalid key. */
export async function revokeKey(scoped: Scoped, id: string, clock: Clock): Promise<string | undefined> {
  const revoked = await scoped
    .updateTable('api_keys')
    .set({ revoked_at: clock.now() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('company_id')
    .executeTakeFirst();
  return revoked?.company_id;
}

/** Replaces a key by a new one; the old one stays valid for some hours. Undefined for an invalid key. */
export async function rotateKey(
  scoped: Scoped,
  { id, overlapHours }: { readonly id: string; readonly overlapHours: number },
  surroundings: Parameters<typeof createKey>[2],
): Promise<(CreatedKey & { readonly companyId: string; readonly until: Date }) | undefined> {
  const now = surroundings.clock.now();
  const old = await scoped
    .selectFrom('api_keys')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .select(['company_id', 'name', 'scopes', 'expires_at'])
    .forUpdate()
    .executeTakeFirst();
  if (old === undefined) return undefined;
  const { company_id: companyId, name, scopes } = old;
  const created = await createKey(scoped, { companyId, name, scopes }, surroundings);
  const overlap = new Date(now.getTime() + overlapHours * 3_600_000);
  const until = old.expires_at !== null && old.expires_at < overlap ? old.expires_at : overlap;
  await scoped.updateTable('api_keys').set({ expires_at: until }).where('id', '=', id).execute();
  return { ...created, companyId, until };
}

/** Seconds between two updates of the last use, because each update is a write. */
const secondsBetweenNotes = 300;

/** Tells whether the use of a key should be recorded. */
export function isUseUnnoted({ lastUsedAt }: Pick<Caller, 'lastUsedAt'>, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > secondsBetweenNotes * 1000;
}

/** Records the use of a key, once for all requests that find it unrecorded. */
export async function noteUse(scoped: Scoped, { keyId }: Pick<Caller, 'keyId'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - secondsBetweenNotes * 1000);
  await scoped
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', keyId)
    .where((is) => is.or([is('last_used_at', 'is', null), is('last_used_at', '<', before)]))
    .execute();
}

/** The prefix of an environment's keys; each environment refuses the other's keys. */
export const keyPrefixes: Readonly<Record<Environment, string>> = {
  production: 'pint_live_',
  sandbox: 'pint_test_',
};

/** Returns the hash of a key. Only this hash is stored; 256 random bits need no slow hash. */
export function hashOfKey(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex');
}
