import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { forCompany, type Scoped } from '../database/database.ts';
import { onceReachable } from '../database/faults.ts';
import type { Service } from '../service.ts';
import type { ServiceText } from '../texts/service-text.ts';
import type { Reply } from './operation.ts';
import { RequestProblem } from './request-problem.ts';

export const maximumKeyLength = 255;

/** How long a request may take before another with its key may replace it. */
const leaseSeconds = 60;

/** One use of an Idempotency-Key: the same key on another path is another use. */
export interface KeyUse {
  readonly companyId: string;
  readonly route: string;
  readonly key: string;
  readonly bodyHash: string;
}

/** The key of a request; throws the 400 for one that is missing or too long. */
export function idempotencyKeyOf(headers: Headers): string {
  const key = headers.get('idempotency-key') ?? '';
  if (key === '') throw refusedKey({ text: 'noIdempotencyKey' });
  if (key.length > maximumKeyLength)
    throw refusedKey({ text: 'longIdempotencyKey', values: { maximum: maximumKeyLength } });
  return key;
}

function refusedKey(detail: ServiceText): RequestProblem {
  return new RequestProblem('bad-request', { detail });
}

export function hashOfBody(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Claims a key for a request: returns a lease for a new key, the stored answer for a repeated request. */
export async function claim(
  service: Service,
  use: KeyUse,
): Promise<{ readonly lease: Date } | { readonly reply: Reply }> {
  const { database, clock, settings } = service;
  const now = clock.now();
  const lease = new Date(now.getTime() + leaseSeconds * 1000);
  const forgotten = new Date(now.getTime() - settings.idempotencyHours * 3_600_000);
  return forCompany(database, use.companyId, async (scoped) => {
    const claimed = {
      body_hash: use.bodyHash,
      leased_until: lease,
      status: null,
      headers: null,
      body: null,
      created_at: now,
    };
    const taken = await scoped
      .insertInto('idempotency_keys')
      .values({
        company_id: use.companyId,
        route: use.route,
        key: use.key,
        ...claimed,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'route', 'key'])
          .doUpdateSet(claimed)
          .where((row) =>
            row.or([
              row('idempotency_keys.created_at', '<', forgotten),
              row.and([
                row('idempotency_keys.status', 'is', null),
                row('idempotency_keys.leased_until', '<', now),
                row('idempotency_keys.body_hash', '=', use.bodyHash),
              ]),
            ]),
          ),
      )
      .returning('key')
      .executeTakeFirst();
    return taken === undefined ? { reply: await earlierReply(scoped, use, now) } : { lease };
  });
}

async function earlierReply(scoped: Scoped, use: KeyUse, now: Date): Promise<Reply> {
  const row = await scoped
    .selectFrom('idempotency_keys')
    .where('company_id', '=', use.companyId)
    .where('route', '=', use.route)
    .where('key', '=', use.key)
    .select(['body_hash', 'status', 'headers', 'body', 'leased_until'])
    .executeTakeFirst();
  if (row !== undefined && row.body_hash !== use.bodyHash)
    throw new RequestProblem('conflict', {
      detail: { text: 'keyWithOtherBody' },
    });
  if (row === undefined || row.status === null) {
    const seconds = Math.ceil(((row?.leased_until.getTime() ?? now.getTime()) - now.getTime()) / 1000);
    throw new RequestProblem('conflict', {
      detail: { text: 'keyInProgress' },
      headers: { 'retry-after': String(Math.min(Math.max(seconds, 1), 2)) },
    });
  }
  const { 'content-type': mediaType = '', ...headers } = row.headers ?? {};
  return {
    status: row.status,
    headers: { ...headers, 'idempotency-replayed': 'true' },
    text: row.body ?? '',
    mediaType,
  };
}

/**
 * Stores the answer, in the transaction that did the work. Throws if another request has taken over the
 * lease.
 */
export async function remember(scoped: Scoped, use: KeyUse, lease: Date, reply: Reply): Promise<void> {
  const kept = await scoped
    .updateTable('idempotency_keys')
    .set({
      status: reply.status,
      headers: JSON.stringify({ ...reply.headers, 'content-type': reply.mediaType }),
      body: reply.text,
    })
    .where('company_id', '=', use.companyId)
    .where('route', '=', use.route)
    .where('key', '=', use.key)
    .where('status', 'is', null)
    .where(sql<boolean>`leased_until = ${lease}`)
    .returning('key')
    .executeTakeFirst();
  if (kept === undefined)
    throw new RequestProblem('conflict', {
      detail: { text: 'keyTaken' },
      headers: { 'retry-after': '1' },
    });
}

/** Releases a key, so that the request can be sent again: nothing was done. */
export async function forget(service: Service, use: KeyUse, lease: Date): Promise<void> {
  await forCompany(service.database, use.companyId, (scoped) =>
    scoped
      .deleteFrom('idempotency_keys')
      .where('company_id', '=', use.companyId)
      .where('route', '=', use.route)
      .where('key', '=', use.key)
      .where('status', 'is', null)
      .where(sql<boolean>`leased_until = ${lease}`)
      .execute(),
  );
}

/** The same once the database can be reached again; after the end of the lease nothing needs releasing. */
export async function forgetLater(service: Service, use: KeyUse, lease: Date): Promise<void> {
  const given = onceReachable(() => forget(service, use, lease), { clock: service.clock, until: lease });
  await given.catch(() => {});
}
