import type { DeliveryOutcome } from '../access-points/delivery.ts';
import { secondsUntilFree, WorkFailed } from '../document-work/document-work.ts';
import { beforeAttempt, doLeased } from '../queue/lease.ts';
import type { Jobs } from '../queue/queue.ts';
import { reportOfSent } from '../report/write-report.ts';
import type { Service } from '../service.ts';
import type { Submission } from '../submit/leased-submission.ts';
import type { Parcel } from '../submit/parcel.ts';
import { traceHeaders } from '../telemetry/trace.ts';
import type { End } from './end-message.ts';
import {
  asksForAnswer,
  leaseSubmissions,
  type TakenSubmission,
  takingSubmission,
  withContent,
} from './lease-submissions.ts';
import { settle, settleAsKnown, type Verdict } from './settle-submission.ts';
import { packed } from './submission-content.ts';

/** Validates and delivers submissions leased together, a promise for each; doing so twice does no harm. */
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
    // An earlier run of the transaction was rolled back.
    following = undefined;
    if (report === undefined) return undefined;
    const { ubl, type, uuid } = report;
    const { leased_until, leased_by } = takingSubmission(service);
    const ending = { remarks: null, report_type: type, report_uuid: uuid };
    return (document) => ({
      columns: { ubl, report_type: type, report_uuid: uuid, leased_until, leased_by },
      onOpened: (opened) => {
        const taken = { lease: leased_until, content: { ubl }, document, endsAlone: true };
        // If nobody knows whether the report was opened, it is taken when its lease ends.
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
      return verdict;
    },
    settle: (scoped, taken, verdict) => settle(scoped, service, taken, verdict, reportIn(verdict)),
    settleAsKnown: (taken, verdict) => settleAsKnown(service, taken, verdict, reportIn(verdict)),
  });
  const report = following;
  if (report !== undefined) await processSubmission(service, companyId, () => report);
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

/** The verdict on a sent document, with its report. */
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

/** Tells whether a target is unreachable. Without a wait between tries, only time-outs count. */
function isFailure(result: DeliveryOutcome, { retrySeconds }: Service['settings']['delivery']): boolean {
  if (result.outcome !== 'unavailable') return false;
  return retrySeconds > 0 || ('text' in result.reason && result.reason.text === 'accessPointLate');
}
