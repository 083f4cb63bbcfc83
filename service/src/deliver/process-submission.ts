import { sql } from 'kysely';
import type { DeliveryOutcome } from '../access-points/delivery.ts';
import { type Scoped, sendAlong } from '../database/database.ts';
import { secondsUntilFree, WorkFailed } from '../document-work/document-work.ts';
import { storable } from '../problems/unstorable.ts';
import { beforeAttempt, doLeased } from '../queue/lease.ts';
import type { Jobs } from '../queue/queue.ts';
import { type Busy, reportOfSent } from '../report/write-report.ts';
import type { Service } from '../service.ts';
import { changeLeased, type LeasedSubmission, type Submission } from '../submit/leased-submission.ts';
import type { Invalid, Parcel } from '../submit/parcel.ts';
import { randomFraction } from '../surroundings.ts';
import { traceHeaders } from '../telemetry/trace.ts';
import { holdAround } from '../track/change-document.ts';
import { type Reason, storedReason } from '../track/reason.ts';
import { type End, endedColumns, endingAsKnown, endMessage } from './end-message.ts';
import {
  asksForAnswer,
  leaseSubmissions,
  type TakenSubmission,
  takingSubmission,
  withContent,
} from './lease-submissions.ts';
import { nameRuleSet, packed } from './submission-content.ts';

/**
 * The result of an attempt: that of the delivery, or that the document is not valid, or that nobody receives it, or
 * that there was no attempt.
 */
type Verdict = (DeliveryOutcome | Invalid | Busy | OnlyReported) & {
  /** The seconds after which its target is tried again. */
  readonly retryIn?: number;
  /** The report of a document that was sent, if it is written already. */
  readonly report?: Awaited<ReturnType<typeof reportOfSent>>;
};

interface OnlyReported {
  readonly outcome: 'onlyReported';
}

const maximumDelaySeconds = 3600;

/**
 * Validates and delivers submissions, which are leased together; a promise for each. Running the same job again, even at the
 * same time, does no harm.
 */
export function processSubmissions(
  service: Service,
  jobs: readonly Jobs['submission'][],
): readonly Promise<void>[] {
  const leased = beforeAttempt(service, () => leaseSubmissions(service, jobs));
  return jobs.map((job) =>
    processSubmission(service, job.companyId, async () =>
      withContent(service, (await leased).get(job.submissionId)),
    ),
  );
}

async function processSubmission(
  service: Service,
  companyId: string,
  take: () => Promise<TakenSubmission | undefined>,
): Promise<void> {
  let following: Promise<TakenSubmission | undefined> | undefined;
  const reportIn = ({ report }: Verdict): End['report'] => {
    if (report === undefined) return undefined;
    const { ubl, type, uuid } = report;
    const { leased_until, leased_by } = takingSubmission(service);
    const ending = { remarks: null, report_type: type, report_uuid: uuid };
    return (document) => ({
      columns: { ubl, report_type: type, report_uuid: uuid, leased_until, leased_by },
      onOpened: (opened) => {
        const taken = { lease: leased_until, content: { ubl }, document, endsAlone: true };
        // If nobody knows whether it was opened, it is taken when its lease ends.
        following = opened
          .then((submission) => submission && { submission: { ...submission, ...ending }, ...taken })
          .catch(() => undefined);
      },
    });
  };
  await doLeased<TakenSubmission, Verdict>(service, companyId, {
    take,
    step: ({ submission: { message, document_id, attempts, trace_parent } }) => ({
      name: `submission ${message}`,
      kind: 'consumer',
      attributes: { 'pint_ae.document': document_id, 'pint_ae.attempt': attempts },
      continues: trace_parent ?? undefined,
    }),
    attempt: async (taken) => {
      const verdict = await verdictOn(service, taken);
      service.metrics.delivery(taken.submission.message, verdict.outcome);
      // A document judged now has named it.
      const wasJudged = taken.content !== undefined && !('ubl' in taken.content);
      const isNamed = wasJudged || taken.document?.rule_set !== null;
      if (!isNamed && isLast(service, taken, verdict)) await nameRuleSetIfPossible(service, taken);
      return verdict;
    },
    settle: (scoped, taken, verdict) => settle(scoped, service, taken, verdict, reportIn(verdict)),
    settleAsKnown: (taken, verdict) => settleAsKnown(service, taken, verdict, reportIn(verdict)),
  });
  const report = following;
  if (report !== undefined) await processSubmission(service, companyId, () => report);
}

/** Tells whether nothing is tried after this verdict. */
function isLast(service: Service, { submission }: LeasedSubmission, { outcome }: Verdict): boolean {
  if (outcome === 'awaiting' || outcome === 'busy') return false;
  return outcome !== 'unavailable' || isGivenUp(service, submission);
}

/**
 * After so many tries, and not before as many tries with doubling waits would have ended: a target is asked again sooner
 * than that, so that a short outage stays short, and a long one loses nothing.
 */
function isGivenUp({ settings, clock }: Service, { attempts, created_at: since }: Submission): boolean {
  const { attempts: most, retrySeconds } = settings.delivery;
  if (attempts < most) return false;
  const waits = Array.from({ length: most - 1 }, (_, tried) => waitSeconds(retrySeconds, tried + 1));
  const patience = waits.reduce((sum, seconds) => sum + seconds, 0);
  return clock.now().getTime() - since.getTime() >= patience * 1000;
}

/** The outcome of the document is stored in any case. */
async function nameRuleSetIfPossible(service: Service, { submission }: LeasedSubmission): Promise<void> {
  try {
    await nameRuleSet(service, submission);
  } catch (error) {
    service.log.error(
      'The rule set of a document could not be named.',
      { submissionId: submission.id },
      error,
    );
  }
}

async function verdictOn(service: Service, taken: TakenSubmission): Promise<Verdict> {
  const { submission } = taken;
  const { answerTo } = service.delivery;
  try {
    if (answerTo !== undefined && asksForAnswer(service, submission))
      return await answerTo(submission.id, submission.receipt);
    const parcel = await packed(service, taken, taken.content);
    if ('outcome' in parcel) return parcel;
    const verdict = parcel.isOnlyReported
      ? ({ outcome: 'onlyReported' } as const)
      : await handOver(service, submission, parcel);
    return withReport(service, submission, verdict, parcel.ubl);
  } catch (error) {
    const seconds = secondsUntilFree(error);
    if (seconds !== undefined) return { outcome: 'busy', seconds };
    service.log.error('A delivery failed.', { submissionId: submission.id }, error);
    return {
      outcome: 'unavailable',
      reason: { text: error instanceof WorkFailed ? 'notJudgedYet' : 'accessPointNotAsked' },
    };
  }
}

/** The verdict on a document that was sent, with its report. */
async function withReport(
  service: Service,
  submission: Submission,
  verdict: Verdict,
  ubl: string,
): Promise<Verdict> {
  const { id, message, resent_at: resentAt } = submission;
  if (message !== 'document' || resentAt !== null) return verdict;
  if (verdict.outcome !== 'delivered' && verdict.outcome !== 'onlyReported') return verdict;
  const transportHeaderId = verdict.outcome === 'delivered' ? id : null;
  return { ...verdict, report: await reportOfSent(service, submission, { ubl, transportHeaderId }) };
}

async function handOver(
  { delivery, slowTargets, settings, tracing }: Service,
  submission: Submission,
  { message, envelope, noEnvelope, receiver }: Parcel,
): Promise<Verdict> {
  if (envelope === null) return { outcome: 'refused', reason: noEnvelope };
  const target = `receiver ${submission.company_id} ${receiver ?? ''}`;
  const tried = await slowTargets.trying(target, async () => {
    const result = await tracing.step({ name: `deliver ${message}`, kind: 'client' }, () =>
      delivery.deliver({
        instanceId: submission.id,
        message,
        envelope,
        receiver: receiver ?? '',
        triesBefore: submission.attempts - 1,
        ...traceHeaders(),
      }),
    );
    return { result, failed: isFailure(result, settings.delivery) };
  });
  if ('seconds' in tried) return { outcome: 'busy', seconds: tried.seconds };
  const { result, retryIn } = tried;
  return retryIn > 0 ? { ...result, retryIn } : result;
}

/** Tells whether a target is not there. Without a wait between tries only those count that took the time-out. */
function isFailure(result: DeliveryOutcome, { retrySeconds }: Service['settings']['delivery']): boolean {
  if (result.outcome !== 'unavailable') return false;
  return retrySeconds > 0 || ('text' in result.reason && result.reason.text === 'accessPointLate');
}

async function settle(
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
      const seconds = secondsToNextLook(handedOver, service.clock.now());
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
      return postpone(scoped, service, taken, {
        seconds: Math.min(delaySeconds(service, attempts), verdict.retryIn ?? Number.POSITIVE_INFINITY),
        error,
        attempts: 0,
        handedOver: taken.submission.handed_over_at,
      });
    }
  }
}

/** A tenth of the wait so far: every look writes to the database, and some answers take days. */
function secondsToNextLook(since: Date, now: Date): number {
  const waited = (now.getTime() - since.getTime()) / 1000;
  return Math.min(Math.max(waited / 10, 5), 300);
}

/** Doubles with every attempt, and is randomised so that attempts do not coincide. */
function delaySeconds({ settings, random }: Service, attempts: number): number {
  const { retrySeconds } = settings.delivery;
  return waitSeconds(retrySeconds, attempts) * (1 + randomFraction(random) / 2);
}

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

/** The end of a message that arrived, if its document is known. */
function settleAsKnown(
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
  return { state, receipt, error: stored, sender: null, leased_until: null, updated_at: clock.now() };
}

/** Ends a message, unless another process has done so. One that had been handed over before stays so: its receiver may refuse a repetition. */
async function finish(scoped: Scoped, service: Service, taken: TakenSubmission, end: End): Promise<void> {
  const { resent_at: resentAt, receipt: earlier } = taken.submission;
  const stored =
    resentAt === null ? end : { state: 'delivered' as const, receipt: end.receipt ?? earlier, error: null };
  const ending = changeLeased(scoped, taken)
    .set(endColumns(service, stored))
    .returning(endedColumns)
    .executeTakeFirst();
  // The end of another message may change those before it, which are locked before the document.
  const holding = taken.endsAlone ? holdAround(scoped, taken.submission.id) : undefined;
  const [ended, around] = await Promise.all([ending, holding]);
  if (ended !== undefined) await endMessage(scoped, service, ended, end, around);
}
