import { setTimeout } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { beforeCommit, forCompany, type Scoped, unflushedScopeStep } from '../database/database.ts';
import { isDemandRefused, onceReachable } from '../database/faults.ts';
import type { insertDeed } from '../keys/audit.ts';
import type { SecretBox } from '../keys/sealing.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Service } from '../service.ts';
import type { Reply } from './operation.ts';

export const maximumKeyLength = 255;

/** Time that a request keeps its key after its process has ended; a working request renews its lease. */
const leaseSeconds = 15;
const secondsBetweenRenewals = 5;

/** Seconds until a client may repeat a request whose first try has no answer yet. */
const secondsUntilRepeat = 2;

/** One use of an Idempotency-Key: the same key on another path is another use. */
export interface KeyUse {
  readonly companyId: string;
  readonly route: string;
  readonly key: string;
  /** The hash of the meaning of the body. */
  readonly bodyHash: string;
}

/** A key that a request has claimed. After the end of its lease, another claim makes it void. */
export interface Claim {
  readonly since: Date;
}

/** The key of a request; throws the 400 if the key is missing or too long. */
export function idempotencyKeyOf(headers: Headers): string {
  const key = headers.get('idempotency-key') ?? '';
  if (key === '') throw new RequestProblem('bad-request', { detail: { text: 'noIdempotencyKey' } });
  if (key.length <= maximumKeyLength) return key;
  const values = { maximum: maximumKeyLength };
  throw new RequestProblem('bad-request', { detail: { text: 'longIdempotencyKey', values } });
}

/**
 * Claims a key for a request. A new key is claimed; a repeated request gets the stored answer; undefined while the
 * first request is in progress. Throws the 409 for a key that came with another body.
 */
export async function claim(
  { database, clock, settings, secrets }: Service,
  use: KeyUse,
): Promise<{ readonly claim: Claim } | { readonly reply: Reply } | undefined> {
  const now = clock.now();
  const lease = new Date(now.getTime() + leaseSeconds * 1000);
  // A single statement begins before the awaited row is stored, and sees the row only when repeated. It does not wait
  // for the disk, because the later transaction of the request does.
  const { rows } = await sql<{ readonly isClaimed: boolean } & (Earlier | { readonly bodyHash: null })>`
    with ${unflushedScopeStep(use.companyId)},
    claimed as (
      insert into idempotency_keys (company_id, route, key, body_hash, leased_until, created_at)
      select app_scope.company, ${use.route}::text, ${use.key}::text, ${use.bodyHash}::text,
        ${lease}::timestamptz, ${now}::timestamptz from app_scope
      ${ifFree(use, now, settings)} returning key)
    select exists (select from claimed) as "isClaimed", earlier.* from app_scope left join lateral (
      select body_hash as "bodyHash", status, headers, body from idempotency_keys
      where company_id = app_scope.company and route = ${use.route} and key = ${use.key}
      offset 0) as earlier on true`.execute(database);
  const [row] = rows;
  if (row === undefined || row.isClaimed) return row && { claim: { since: now } };
  return row.bodyHash === null ? undefined : earlierReply(row, use, secrets);
}

/** Handles an existing key: claims it again if it has expired, or if its request ended without an answer. */
function ifFree(
  { bodyHash }: KeyUse,
  now: Date,
  { idempotencyHours }: Pick<Service['settings'], 'idempotencyHours'>,
) {
  const forgotten = new Date(now.getTime() - idempotencyHours * 3_600_000);
  return sql`on conflict (company_id, route, key) do update set body_hash = excluded.body_hash,
      leased_until = excluded.leased_until, status = excluded.status, headers = excluded.headers,
      body = excluded.body, created_at = excluded.created_at
    where idempotency_keys.created_at < ${forgotten}
      or (idempotency_keys.status is null and idempotency_keys.leased_until < ${now}
        and idempotency_keys.body_hash = ${bodyHash})`;
}

/** Stored answer to an earlier request with a key; an entry without a status is in progress. */
interface Earlier {
  readonly bodyHash: string;
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>> | null;
  readonly body: string | null;
}

function earlierReply(
  { bodyHash, status, headers, body }: Earlier,
  use: KeyUse,
  secrets: SecretBox,
): { readonly reply: Reply } | undefined {
  if (bodyHash !== use.bodyHash)
    throw new RequestProblem('conflict', { detail: { text: 'keyWithOtherBody' } });
  if (status === null) return undefined;
  const { 'content-type': mediaType = '', ...others } = headers ?? {};
  const text = secrets.secretOf(body ?? '', ownerOfAnswer(use));
  return { reply: { status, headers: { ...others, 'idempotency-replayed': 'true' }, text, mediaType } };
}

/** Claims a key, or waits for the answer to its first request; throws the 502 if there is none in time. */
export async function claimOrWait(
  service: Service,
  use: KeyUse,
  ended: AbortSignal | undefined,
): Promise<{ readonly claim: Claim } | { readonly reply: Reply }> {
  const end = performance.now() + service.settings.repeatWaitSeconds * 1000;
  for (let pause = shortestPause; ; pause = Math.min(2 * pause, longestPause)) {
    const claimed = await claim(service, use);
    if (claimed !== undefined) return claimed;
    if (performance.now() + pause > end || ended?.aborted === true) throw unanswered('keyInProgress');
    await setTimeout(pause);
  }
}

const shortestPause = 25;
const longestPause = 500;

/** The request may be correct, and a client that sends it again gets its answer. */
function unanswered(text: 'keyInProgress' | 'keyTaken'): RequestProblem {
  return new RequestProblem('upstream-error', {
    detail: { text },
    headers: { 'retry-after': String(secondsUntilRepeat) },
  });
}

/** Holds a claim while work runs, however long. */
export async function holding<Result>(
  service: Service,
  use: KeyUse,
  held: Claim,
  work: () => Promise<Result>,
): Promise<Result> {
  const renew = () => {
    const leased_until = new Date(service.clock.now().getTime() + leaseSeconds * 1000);
    const renewed = forCompany(service.database, use.companyId, (scoped) =>
      ofClaim(scoped, use, held).set({ leased_until }).execute(),
    );
    // The next renewal may succeed; if none does, another request may take the key.
    renewed.catch(() => {});
  };
  const timer = setInterval(renew, secondsBetweenRenewals * 1000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

function ofClaim(scoped: Scoped, { companyId, route, key }: KeyUse, { since }: Claim) {
  return scoped
    .updateTable('idempotency_keys')
    .where('company_id', '=', companyId)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('created_at', '=', since);
}

function answerColumns(use: KeyUse, { status, headers, text, mediaType }: Reply, secrets: SecretBox) {
  return {
    status,
    headers: JSON.stringify({ ...headers, 'content-type': mediaType }),
    // The secret of a webhook is encrypted; of the key of a company only the hash is stored.
    body: text.includes('"whsec_')
      ? secrets.kept(text, ownerOfAnswer(use))
      : text.replace(/"apiKey":"pint_(?:live|test)_[\w-]+"/, '"apiKey":null'),
  };
}

type Adding = (scoped: Pick<Scoped, 'insertInto'>) => ReturnType<typeof insertDeed>;

/** Stores an answer with the commit, together with additions; the transaction fails if the answer cannot be stored. */
function storeLast(
  scoped: Scoped,
  kept: RawBuilder<unknown>,
  adding: Adding | undefined,
  failure: () => Error,
): void {
  const added = adding === undefined ? sql`` : sql`added as (${adding(scoped)}),`;
  beforeCommit(scoped, async () => {
    await sql`with ${added} kept as (${kept}) select demand(exists (select from kept))`
      .execute(scoped)
      .catch((error: unknown) => {
        throw isDemandRefused(error) ? failure() : error;
      });
  });
}

/** Stores the answer with the work's transaction, which fails if another request has taken over the key. */
export async function remember(
  scoped: Scoped,
  use: KeyUse,
  held: Claim,
  reply: Reply,
  secrets: SecretBox,
  adding?: Adding,
): Promise<void> {
  const kept = ofClaim(scoped, use, held)
    .set(answerColumns(use, reply, secrets))
    .returning('key');
  storeLast(scoped, sql`${kept}`, adding, () => unanswered('keyTaken'));
}

/** The error if another request has or had the key, whose answer then counts. */
export class KeyInUse extends Error {}

/** Claims a key together with its answer: throws KeyInUse, and does nothing, if the key is not free. */
export async function claimWithAnswer(
  scoped: Scoped,
  { clock, settings, secrets }: Pick<Service, 'clock' | 'settings' | 'secrets'>,
  use: KeyUse,
  reply: Reply,
  adding?: Adding,
): Promise<void> {
  const now = clock.now();
  const kept = scoped.insertInto('idempotency_keys').values({
    company_id: use.companyId,
    route: use.route,
    key: use.key,
    body_hash: use.bodyHash,
    leased_until: now,
    created_at: now,
    ...answerColumns(use, reply, secrets),
  });
  const claimed = sql`${kept} ${ifFree(use, now, settings)} returning key`;
  storeLast(scoped, claimed, adding, () => new KeyInUse('Another request has this key.'));
}

/**
 * Releases a key so that the request can be sent again, because nothing was done: now, or later once the database can
 * be reached again. After the end of its lease there is nothing to release.
 */
export async function forget(service: Service, use: KeyUse, { since }: Claim): Promise<void> {
  const release = () =>
    forCompany(service.database, use.companyId, (scoped) =>
      scoped
        .deleteFrom('idempotency_keys')
        .where('company_id', '=', use.companyId)
        .where('route', '=', use.route)
        .where('key', '=', use.key)
        .where('status', 'is', null)
        .where('created_at', '=', since)
        .execute(),
    );
  await release().catch(() => {
    const until = new Date(service.clock.now().getTime() + leaseSeconds * 1000);
    onceReachable(release, { clock: service.clock, until }).catch(() => {});
  });
}

/** Returns the request to which a stored answer belongs: no other request can read the answer. */
export function ownerOfAnswer({
  companyId,
  route,
  key,
}: {
  readonly companyId: string;
  readonly route: string;
  readonly key: string;
}): string {
  return JSON.stringify([companyId, route, key]);
}
