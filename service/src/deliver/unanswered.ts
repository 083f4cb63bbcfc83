import { type SqlBool, sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import { insertDeed } from '../keys/audit.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Service } from '../service.ts';
import { handOverAgain } from '../submit/open-message.ts';
import type { Clock } from '../surroundings.ts';
import { type Answerable, answerable } from '../track/states.ts';

/** Filter of messages without an answer. */
export interface UnansweredFilter {
  readonly message?: Answerable | undefined;
  readonly companyId?: string | undefined;
  readonly olderThanSeconds?: number | undefined;
}

/** Counts the messages of each kind that wait for their status, with the wait of the oldest in seconds. */
export async function countUnanswered(scoped: Scoped, clock: Clock) {
  const rows = await scoped
    .selectFrom('unanswered')
    .groupBy('message')
    .select(({ fn }) => ['message', fn.countAll<string>().as('count'), fn.min('since').as('since')])
    .execute();
  return Object.fromEntries(
    answerable.map((message) => {
      const found = rows.find((row) => row.message === message);
      const oldestSeconds =
        found === undefined ? 0 : Math.max(0, (clock.now().getTime() - found.since.getTime()) / 1000);
      return [message, { count: Number(found?.count ?? 0), oldestSeconds }];
    }),
  );
}

function unansweredBy(scoped: Scoped, clock: Clock, filter: UnansweredFilter) {
  const { message, companyId, olderThanSeconds } = filter;
  let rows = scoped.selectFrom('unanswered');
  if (message !== undefined) rows = rows.where('unanswered.message', '=', message);
  if (companyId !== undefined) rows = rows.where('unanswered.company_id', '=', companyId);
  if (olderThanSeconds !== undefined)
    rows = rows.where('since', '<=', secondsBefore(clock, olderThanSeconds));
  return rows;
}

function secondsBefore(clock: Clock, seconds: number): Date {
  return new Date(clock.now().getTime() - seconds * 1000);
}

export type UnansweredRow = Awaited<ReturnType<typeof listUnanswered>>[number];

export function placeOfUnanswered({ since, submission_id: id }: UnansweredRow): string {
  return `${since.toISOString()} ${id}`;
}

/** Lists a page of unanswered messages, the oldest first; without a page, all of them. */
export function listUnanswered(
  scoped: Scoped,
  clock: Clock,
  filter: UnansweredFilter,
  page?: { readonly after: string | undefined; readonly most: number },
) {
  let rows = unansweredBy(scoped, clock, filter)
    .innerJoin('submissions', 'submissions.id', 'unanswered.submission_id')
    .selectAll('unanswered')
    .select('submissions.resent_at');
  const [since, id] = page?.after?.split(' ') ?? [];
  if (since !== undefined && id !== undefined)
    rows = rows.where(sql<SqlBool>`(since, submission_id) > (${since}::timestamptz, ${id})`);
  const ordered = rows.orderBy('since').orderBy('submission_id');
  return (page === undefined ? ordered : ordered.limit(page.most)).execute();
}

const mostAtOnce = 500;

/** A message that is handed over again. */
export interface Resent {
  readonly id: string;
  readonly companyId: string;
  readonly documentId: string;
}

/** Messages that lack an answer for long enough, with no other of their kind on its way, locked. */
async function holdDue(scoped: Scoped, service: Service, filter: UnansweredFilter, id?: string) {
  const { clock, settings } = service;
  const before = secondsBefore(clock, settings.delivery.resendAfterSeconds);
  let due = unansweredBy(scoped, clock, filter)
    .innerJoin('submissions', 'submissions.id', 'unanswered.submission_id')
    .where('submissions.state', '=', 'delivered')
    .where(sql<SqlBool>`coalesce(submissions.resent_at, since) <= ${before}`)
    .where(
      sql<SqlBool>`not exists (select from submissions as other
        where other.document_id = submissions.document_id and other.message = submissions.message
          and other.document_version = submissions.document_version
          and (other.state in ('open', 'dead', 'skipped') or (other.id < submissions.id and exists (
            select from unanswered as earlier where earlier.submission_id = other.id
              and coalesce(other.resent_at, earlier.since) <= ${before}))))`,
    );
  if (id !== undefined) due = due.where('unanswered.submission_id', '=', id);
  return due
    .select([
      'submissions.id',
      'submissions.company_id as companyId',
      'submissions.document_id as documentId',
    ])
    .orderBy('since')
    .orderBy('unanswered.submission_id')
    .limit(mostAtOnce)
    .forUpdate('submissions')
    .skipLocked()
    .execute();
}

/** Hands over again, with the same instances, messages that waited long enough for an answer, up to a number. */
export async function resendAll(
  scoped: Scoped,
  service: Service,
  filter: UnansweredFilter,
): Promise<readonly Resent[]> {
  return resent(scoped, service, await holdDue(scoped, service, filter));
}

/** Hands over one message again; undefined if it is answered or was never sent. Throws the 409 if it is too early. */
export async function resendUnanswered(
  scoped: Scoped,
  service: Service,
  id: string,
): Promise<Resent | undefined> {
  const [one] = await resent(scoped, service, await holdDue(scoped, service, {}, id));
  const unanswered = scoped.selectFrom('unanswered').where('submission_id', '=', id).select('submission_id');
  if (one !== undefined || (await unanswered.executeTakeFirst()) === undefined) return one;
  const values = { seconds: service.settings.delivery.resendAfterSeconds };
  throw new RequestProblem('conflict', { detail: { text: 'resendTooEarly', values } });
}

async function resent(scoped: Scoped, service: Service, due: readonly Resent[]): Promise<readonly Resent[]> {
  if (due.length === 0) return due;
  const ids = due.map(({ id }) => id);
  await handOverAgain(scoped, service, ids);
  for (const id of ids) await service.delivery.forgetReceipt?.(id);
  for (const { companyId, documentId } of due) {
    const deed = { companyId, resourceId: documentId, operation: 'unanswered resend' };
    await insertDeed(scoped, service, deed).execute();
  }
  return due;
}
