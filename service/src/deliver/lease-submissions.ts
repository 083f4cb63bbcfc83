import { sql } from 'kysely';
import { inOneTrip, readingFor, type Scoped } from '../database/database.ts';
import { senderOf } from '../database/sender-of.ts';
import { longestWorkSeconds } from '../document-work/document-work.ts';
import { beforeAttempt, isFree, taking } from '../queue/lease.ts';
import type { Jobs } from '../queue/queue.ts';
import { type DocumentRow, listedColumns } from '../read/representation.ts';
import type { Service } from '../service.ts';
import type { LeasedSubmission, Submission } from '../submit/leased-submission.ts';
import { type Ended, endedColumns } from './end-message.ts';
import { requestOf, type StoredContent } from './submission-content.ts';

/** Longer than any attempt takes: afterwards another process may try. */
const leaseBeyondTimeoutSeconds = 30 + longestWorkSeconds;

interface LeasedWithText extends Pick<TakenSubmission, 'submission' | 'lease' | 'document'> {
  readonly ubl: string | null;
}

/** A leased submission with its stored content, if stored and needed. */
export interface TakenSubmission extends LeasedSubmission {
  readonly submission: Ended;
  readonly content: StoredContent | undefined;
  /** The document at that time; undefined if it still has to be checked. */
  readonly document: DocumentRow | undefined;
  /** True if no other message changes: for a document, and for a report handed over with its document. */
  readonly endsAlone: boolean;
}

/** The values of a submission when it is leased. */
export function takingSubmission(service: Service) {
  return taking(service, service.settings.delivery.timeoutSeconds + leaseBeyondTimeoutSeconds);
}

/**
 * Leases the given submissions that are due and free. The first attempt of a message stores its content before the
 * hand-over and waits for the disk then, so a lost lease means that nothing was handed over. An access point must not
 * get too low a number of attempts, so the first attempt of an already stored message waits here.
 */
export function leaseSubmissions(
  service: Service,
  jobs: readonly Jobs['submission'][],
): Promise<ReadonlyMap<string, LeasedWithText>> {
  const taken = takingSubmission(service);
  const ids = jobs.map(({ submissionId }) => submissionId);
  const free = sql<string>`(select id from submissions
    where id = any(${ids}) and state = 'open'
      and ${isFree(service.clock.now())} order by id for update)`;
  const unflushed = sql`(select set_config('synchronous_commit', 'off', true)
    where not exists (select from leased where attempts = 1 and is_stored))`;
  const isTextNeeded = sql.lit(service.delivery.answerTo === undefined);
  // If the access point can be asked for the outcome, a message that was handed over does not need its text.
  const text = sql<
    string | null
  >`case when (${isTextNeeded} or handed_over_at is null) and ${isStillValid} then ubl end`;
  return inOneTrip(service.database, undefined, async (scoped) => {
    const leased = scoped
      .updateTable('submissions')
      .set(taken)
      .where('id', 'in', free)
      .returning([...endedColumns, text.as('text'), sql<boolean>`ubl is not null`.as('is_stored')]);
    const [rows, documents] = await Promise.all([
      scoped
        .with('leased', () => leased)
        .selectFrom('leased')
        .select([...endedColumns, 'text', unflushed.as('unflushed')])
        .execute(),
      scoped
        .selectFrom('documents')
        .select(listedColumns)
        .where('id', 'in', judgedIn(scoped, ids, taken))
        .execute(),
    ]);
    const documentOf = new Map(documents.map((document) => [document.id, document]));
    return new Map(
      rows.map(({ unflushed: _, text: ubl, ...submission }) => {
        const { id, message, document_id } = submission;
        const document = message === 'document' ? documentOf.get(document_id) : undefined;
        return [id, { submission, lease: taken.leased_until, ubl, document }];
      }),
    );
  });
}

/** A document written on submission is checked again at its first try if the company may no longer send it. */
const isStillValid = sql<boolean>`(attempts > 1 or handed_over_at is not null or sender is null
  or exists (select from companies where companies.id = submissions.company_id
    and companies.handling <> 'strict' and ${senderOf} = submissions.sender))`;

function judgedIn(
  scoped: Scoped,
  ids: readonly string[],
  { leased_until }: ReturnType<typeof takingSubmission>,
) {
  return scoped
    .selectFrom('submissions')
    .where('id', '=', sql<string>`any(${ids})`)
    .where('leased_until', '=', leased_until)
    .where('message', '=', 'document')
    .where('ubl', 'is not', null)
    .select('document_id');
}

/** A leased submission with its stored content. */
export async function withContent(
  service: Service,
  given: LeasedWithText | undefined,
): Promise<TakenSubmission | undefined> {
  if (given === undefined) return undefined;
  const { ubl, ...leased } = given;
  const { submission } = leased;
  const endsAlone = submission.message === 'document';
  if (ubl !== null) return { ...leased, content: { ubl }, endsAlone };
  // A report without a text has not been written yet.
  if (!endsAlone || asksForAnswer(service, submission)) return { ...leased, content: undefined, endsAlone };
  const content = await beforeAttempt(service, () =>
    requestOf(readingFor(service.database, submission.company_id), submission),
  );
  return { ...leased, content, endsAlone };
}

/** Tells whether the message was handed over, so that only its outcome is requested. */
export function asksForAnswer({ delivery }: Service, { handed_over_at: handedOver }: Submission): boolean {
  return handedOver !== null && delivery.answerTo !== undefined;
}
