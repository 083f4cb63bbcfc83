import { sql } from 'kysely';
import type { DeliveryOutcome } from '../access-points/delivery.ts';
import { type Scoped, sendAlong } from '../database/database.ts';
import { storable } from '../problems/unstorable.ts';
import type { Busy, reportOfSent } from '../report/write-report.ts';
import type { Service } from '../service.ts';
import { changeLeased, type LeasedSubmission, type Submission } from '../submit/leased-submission.ts';
import type { Invalid } from '../submit/parcel.ts';
import { randomFraction } from '../surroundings.ts';
import { holdAround } from '../track/change-document.ts';
import { type Reason, storedReason } from '../track/reason.ts';
import { type End, endedColumns, endingAsKnown, endMessage } from './end-message.ts';
import type { TakenSubmission } from './lease-submissions.ts';

/** The result of an attempt: the outcome of the delivery, or the reason why there was none. */
export type Verdict = (DeliveryOutcome | Invalid | Busy | OnlyReported) & {
  /** The number of seconds after which its target is tried again. */
  readonly retryIn?: number;
  /** The report of a sent document, if already written. */
  readonly report?: Awaited<ReturnType<typeof reportOfSent>>;
};

/** A document without a receiver is only reported. */
export interface OnlyReported {
  readonly outcome: 'onlyReported';
}

const maximumDelaySeconds = 3600;

/**
 * True after the allowed number of attempts, but only once the time of as many attempts with doubling waits has
 * passed. A target may be tried earlier, so that delivery resumes soon after a short outage.
 */
export function isGivenUp(
  { settings, clock }: Service,
  { attempts, created_at: since }: Submission,
): boolean {
  const { attempts: most, retrySeconds } = settings.delivery;
  if (attempts < most) return false;
  const waits = Array.from({ length: most - 1 }, (_, tried) => waitSeconds(retrySeconds, tried + 1));
  const patience = waits.reduce((sum, seconds) => sum + seconds, 0);
  return clock.now().getTime() - since.getTime() >= patience * 1000;
}

/** Ends a submission, or schedules another attempt, depending on the result. */
export async function settle(
  scoped: Scoped,
  service: Service,
  taken: TakenSubmission,
  verdict: Verdict,
  report: End['report'],
): Promise<void> {
  switch (verdict.outcome) {
    case 'delivered':
    case 'onlyReported':
      return finish(scoped, service, taken, { ...successOf(verdict), report });
    case 'invalid':
    case 'refused':
      return finish(scoped, service, taken, { state: 'failed', receipt: null, error: verdict.reason });
    case 'awaiting': {
      const handedOver = taken.submission.handed_over_at ?? service.clock.now();
      const waited = (service.clock.now().getTime() - handedOver.getTime()) / 1000;
      // A tenth of the wait so far, because every look writes to the database, and some answers take days.
      const seconds = Math.min(Math.max(waited / 10, 5), 300);
      const { reference } = verdict;
      return postpone(scoped, service, taken, { seconds, error: null, attempts: -1, handedOver, reference });
    }
    case 'busy': {
      const { handed_over_at: handedOver } = taken.submission;
      const { seconds } = verdict;
      return postpone(scoped, service, taken, { seconds, error: null, attempts: -1, handedOver });
    }
    case 'unavailable': {
      const { attempts } = taken.submission;
      const error = verdict.reason;
      if (isGivenUp(service, taken.submission))
        return finish(scoped, service, taken, {
          state: 'dead',
          receipt: null,
          error: { text: 'givenUp', values: { reason: error, tries: attempts } },
        });
      // Randomised so that attempts do not coincide.
      const delay =
        waitSeconds(service.settings.delivery.retrySeconds, attempts) *
        (1 + randomFraction(service.random) / 2);
      return postpone(scoped, service, taken, {
        seconds: Math.min(delay, verdict.retryIn ?? Number.POSITIVE_INFINITY),
        error,
        attempts: 0,
        handedOver: taken.submission.handed_over_at,
      });
    }
  }
}

/** Doubles with every attempt. */
function waitSeconds(retrySeconds: number, attempts: number): number {
  return Math.min(retrySeconds * 2 ** (attempts - 1), maximumDelaySeconds);
}

async function postpone(
  scoped: Scoped,
  service: Service,
  taken: LeasedSubmission,
  until: {
    readonly seconds: number;
    readonly error: Reason | null;
    readonly attempts: number;
    readonly handedOver: Date | null;
    readonly reference?: string | undefined;
  },
): Promise<void> {
  const now = service.clock.now();
  const dueAt = new Date(now.getTime() + until.seconds * 1000);
  const postponed = await changeLeased(scoped, taken)
    .set((row) => ({
      leased_until: null,
      due_at: dueAt,
      error: until.error && storedReason(until.error),
      attempts: row('attempts', '+', until.attempts),
      handed_over_at: until.handedOver,
      ...(until.reference === undefined ? {} : { receipt: storable(until.reference) }),
      updated_at: now,
    }))
    .executeTakeFirst();
  if (postponed !== undefined) await service.queue.addedLater(scoped, 'submission', until.seconds);
}

function successOf(verdict: Extract<DeliveryOutcome, { outcome: 'delivered' }> | OnlyReported): End {
  return verdict.outcome === 'onlyReported'
    ? { state: 'skipped', receipt: null, error: null }
    : { state: 'delivered', receipt: verdict.receipt && storable(verdict.receipt), error: null };
}

/** Ends a delivered message, if its document is known. */
export function settleAsKnown(
  service: Service,
  taken: TakenSubmission,
  verdict: Verdict,
  report: End['report'],
): ((scoped: Scoped) => Promise<void>) | undefined {
  const { submission, document } = taken;
  if (document === undefined) return undefined;
  if (verdict.outcome !== 'delivered' && verdict.outcome !== 'onlyReported') return undefined;
  const end = { ...successOf(verdict), report };
  const ending = endingAsKnown(service, submission, document, end);
  return (
    ending &&
    ((scoped) => {
      const ended = changeLeased(scoped, taken).set(endColumns(service, end));
      const statement = sql`with ended as (${ended}) select demand(exists (select from ended))`;
      sendAlong(scoped, { execute: () => statement.execute(scoped) });
      return ending(scoped);
    })
  );
}

function endColumns({ clock }: Pick<Service, 'clock'>, { state, receipt, error }: Omit<End, 'report'>) {
  const stored = error && storedReason(error);
  return { state, receipt, error: stored, leased_until: null, updated_at: clock.now() };
}

/** Ends a message, unless another process has. A repeated message stays sent: its receiver may refuse it twice. */
async function finish(scoped: Scoped, service: Service, taken: TakenSubmission, end: End): Promise<void> {
  const { resent_at: resentAt, receipt: earlier } = taken.submission;
  const stored =
    resentAt === null ? end : { state: 'delivered' as const, receipt: end.receipt ?? earlier, error: null };
  const ending = changeLeased(scoped, taken)
    .set(endColumns(service, stored))
    .returning(endedColumns)
    .executeTakeFirst();
  // The end may also change earlier messages; these are locked before the document.
  const holding = taken.endsAlone ? holdAround(scoped, taken.submission.id) : undefined;
  const [ended, around] = await Promise.all([ending, holding]);
  if (ended !== undefined) await endMessage(scoped, service, ended, end, around);
}
