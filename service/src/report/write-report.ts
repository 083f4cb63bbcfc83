import { forCompany, readingFor, type Scoped } from '../database/database.ts';
import { onceReachable } from '../database/faults.ts';
import type { Service } from '../service.ts';
import { changeLeased, type LeasedSubmission, type Submission } from '../submit/leased-submission.ts';
import { openMessage } from '../submit/open-message.ts';
import type { Invalid } from '../submit/parcel.ts';
import type { Report } from './tax-data.ts';

/** A report that waits, with the seconds until it is checked again. */
export interface Busy {
  readonly outcome: 'busy';
  readonly seconds: number;
}

/** Seconds to wait until an earlier report has been sent, so that this report can revise it. */
const secondsForEarlier = 5;

/**
 * Writes the report of a document and stores it before the first attempt, so that every attempt sends the same. The
 * authority's earlier report is revised if it has the same UUID, and otherwise withdrawn.
 */
export async function writtenReport(
  service: Service,
  taken: LeasedSubmission,
): Promise<{ readonly ubl: string } | Invalid | Busy> {
  const { submission, lease } = taken;
  const { company_id: companyId } = submission;
  const { database, clock } = service;
  const until = { clock, until: lease };
  const source = await onceReachable(() => sourceOf(readingFor(database, companyId), submission), until);
  if (source === undefined) return { outcome: 'busy', seconds: secondsForEarlier };
  const report = await written(service, submission, source);
  const { ubl, reason } = report;
  if (ubl === null) return { outcome: 'invalid', reason: reason ?? { text: 'notReportable' } };
  const kept = () =>
    forCompany(database, companyId, (scoped) => keepReport(scoped, service, taken, report, source.standing));
  await onceReachable(kept, until);
  return { ubl };
}

/** The report of a document that was just sent and has no valid report; undefined if it is written later. */
export async function reportOfSent(
  service: Service,
  submission: Submission,
  sent: Pick<Source, 'ubl' | 'transportHeaderId'>,
): Promise<(Report & { readonly ubl: string }) | undefined> {
  const source = { ...sent, isReceived: false, isRefused: false, standing: [] };
  try {
    const { ubl, ...report } = await written(service, { ...submission, message: 'report' }, source);
    return ubl === null ? undefined : { ...report, ubl };
  } catch (error) {
    service.log.error(
      'A report could not be written with its document.',
      { submissionId: submission.id },
      error,
    );
    return undefined;
  }
}

/** The tax data document of a document, written by the service's rules. */
function written(
  { clock, documentWork, settings, tracing }: Service,
  { company_id: companyId, message }: Submission,
  { ubl, transportHeaderId, isReceived, isRefused, standing }: Source,
): Promise<Report> {
  const of = {
    ubl,
    role: isReceived ? '02' : '01',
    authority: settings.network.authority,
    representative: settings.network.provider,
    transportHeaderId,
    issuedAt: clock.now().toISOString(),
    isRefused,
    isWithdrawal: message === 'withdrawal',
    standing: standing.map(({ report_uuid }) => report_uuid ?? ''),
  } as const;
  return tracing.step({ name: 'write report', kind: 'internal' }, () =>
    documentWork.run('reportOf', of, companyId),
  );
}

interface Source {
  readonly ubl: string;
  readonly isReceived: boolean;
  readonly isRefused: boolean;
  readonly transportHeaderId: string | null;
  /** The reports of the document at the authority. */
  readonly standing: readonly Standing[];
}

interface Standing {
  readonly id: string;
  readonly document_version: number;
  readonly report_uuid: string | null;
}

async function sourceOf(scoped: Scoped, submission: Submission): Promise<Source | undefined> {
  const { company_id: companyId, document_id: documentId, message, about } = submission;
  const ofDocument = () =>
    scoped
      .selectFrom('submissions')
      .where('company_id', '=', companyId)
      .where('document_id', '=', documentId);
  if (message === 'withdrawal') {
    const report = await ofDocument()
      .where('id', '=', about ?? '')
      .select('about')
      .executeTakeFirstOrThrow();
    return {
      ...(await travelled(scoped, companyId, report.about)),
      isReceived: false,
      isRefused: false,
      standing: [],
    };
  }
  const reports = await ofDocument()
    .where('message', '=', 'report')
    .where((is) =>
      is.or([
        is('document_version', '<', submission.document_version),
        is.and([is('document_version', '=', submission.document_version), is('id', '<', submission.id)]),
      ]),
    )
    .where('state', 'in', ['open', 'delivered'])
    .select(['id', 'document_version', 'report_uuid', 'state'])
    .execute();
  if (reports.some(({ state }) => state === 'open')) return undefined;
  const { direction, status, ubl } = await scoped
    .selectFrom('documents')
    .where('company_id', '=', companyId)
    .where('id', '=', documentId)
    .select(['direction', 'status', 'ubl'])
    .executeTakeFirstOrThrow();
  if (direction === 'Inbound')
    return {
      ubl: ubl ?? '',
      transportHeaderId: about,
      isReceived: true,
      isRefused: status === 'Refused',
      standing: [],
    };
  return {
    ...(await travelled(scoped, companyId, about)),
    isReceived: false,
    isRefused: false,
    standing: reports,
  };
}

async function travelled(
  scoped: Scoped,
  companyId: string,
  id: string | null,
): Promise<Pick<Source, 'ubl' | 'transportHeaderId'>> {
  const { ubl, state } = await scoped
    .selectFrom('submissions')
    .where('company_id', '=', companyId)
    .where('id', '=', id ?? '')
    .select(['ubl', 'state'])
    .executeTakeFirstOrThrow();
  return { ubl: ubl ?? '', transportHeaderId: state === 'skipped' ? null : id };
}

async function keepReport(
  scoped: Scoped,
  service: Service,
  taken: LeasedSubmission,
  { ubl, type, uuid }: Report,
  standing: readonly Standing[],
): Promise<void> {
  const leased = await changeLeased(scoped, taken)
    .set({ ubl, report_type: type, report_uuid: uuid, leased_until: taken.lease })
    .executeTakeFirst();
  if (leased === undefined) throw new Error('Another process has leased the submission.');
  const { submission } = taken;
  for (const earlier of standing.filter(({ report_uuid }) => report_uuid !== uuid))
    await openMessage(scoped, service, {
      companyId: submission.company_id,
      documentId: submission.document_id,
      version: earlier.document_version,
      message: 'withdrawal',
      about: earlier.id,
    });
}
