import { sql } from 'kysely';
import { inOneTrip, readingFor } from '../database/database.ts';
import { longestWorkSeconds } from '../document-work/document-work.ts';
import { beforeAttempt, isFree, taking } from '../queue/lease.ts';
import type { Jobs } from '../queue/queue.ts';
import type { Service } from '../service.ts';
import { type LeasedSubmission, type Submission, submissionColumns } from '../submit/leased-submission.ts';
import { contentOf, type StoredContent } from './submission-content.ts';

/** Longer than any attempt takes: after it another process may try. */
const leaseBeyondTimeoutSeconds = 30 + longestWorkSeconds;

/** With what is stored of it; undefined if nothing is, or nothing of it is needed. */
export interface TakenSubmission extends LeasedSubmission {
  readonly content: StoredContent | undefined;
  /** True if no other message changes with its end: of a document, and of the report that is handed over with it. */
  readonly endsAlone: boolean;
}

/** The values of a submission when it is leased. */
export function takingSubmission(service: Service) {
  return taking(service, service.settings.delivery.timeoutSeconds + leaseBeyondTimeoutSeconds);
}

/**
 * Leases submissions that are due and free, by their ids. The first try of a message stores its content before it is handed over,
 * and waits for the disk then: its lease is lost only if nothing was handed over. An access point must not be told of too few
 * tries, so that the first try of what was stored before waits here.
 */
export function leaseSubmissions(
  service: Service,
  jobs: readonly Jobs['submission'][],
): Promise<ReadonlyMap<string, LeasedSubmission>> {
  const taken = takingSubmission(service);
  const free = sql<string>`(select id from submissions
    where id = any(${jobs.map(({ submissionId }) => submissionId)}) and state = 'open'
      and ${isFree(service.clock.now())} order by id for update)`;
  const unflushed = sql`(select set_config('synchronous_commit', 'off', true)
    where not exists (select from leased where attempts = 1 and is_stored))`;
  return inOneTrip(service.database, undefined, async (scoped) => {
    const leased = scoped
      .updateTable('submissions')
      .set(taken)
      .where('id', 'in', free)
      .returning([...submissionColumns, sql<boolean>`ubl is not null`.as('is_stored')]);
    const rows = await scoped
      .with('leased', () => leased)
      .selectFrom('leased')
      .select([...submissionColumns, unflushed.as('unflushed')])
      .execute();
    return new Map(
      rows.map(({ unflushed: _, ...submission }) => [
        submission.id,
        { submission, lease: taken.leased_until },
      ]),
    );
  });
}

/** A leased submission with what is stored of it. */
export async function withContent(
  service: Service,
  leased: LeasedSubmission | undefined,
): Promise<TakenSubmission | undefined> {
  if (leased === undefined) return undefined;
  const { submission } = leased;
  const endsAlone = submission.message === 'document';
  if (asksForAnswer(service, submission)) return { ...leased, content: undefined, endsAlone };
  const content = await beforeAttempt(service, () =>
    contentOf(readingFor(service.database, submission.company_id), submission),
  );
  return { ...leased, content, endsAlone };
}

/** Tells whether it was handed over, and only what became of it is asked. */
export function asksForAnswer({ delivery }: Service, { handed_over_at: handedOver }: Submission): boolean {
  return handedOver !== null && delivery.answerTo !== undefined;
}
