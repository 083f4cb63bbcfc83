import type { Invalid, Parcel, ValidatedSubmission } from '../content/parcel.ts';
import { storedRemarks } from '../content/remarks.ts';
import { forCompany, type Scoped } from '../database/database.ts';
import { onceReachable } from '../database/faults.ts';
import type { Service } from '../service.ts';
import { changeLeased, type LeasedSubmission, type Submission } from './leased-submission.ts';
import { takenByOther } from './taken-number.ts';
import { type Busy, writtenReport } from './write-report.ts';

/**
 * What a submission delivers: after the first try the same, because that may have arrived. Another text under its
 * identifier would be another document, and if rules of a later release failed it here, its correction would
 * arrive as a second one.
 */
export async function packed(service: Service, taken: LeasedSubmission): Promise<Parcel | Invalid | Busy> {
  const { submission, lease } = taken;
  const { id, company_id: companyId, provider, message } = submission;
  const enclosed = { id, createdAt: submission.created_at.toISOString(), provider };
  const { database, clock, documentWork } = service;
  const until = { clock, until: lease };
  const stored = await onceReachable(
    () => forCompany(database, companyId, (scoped) => contentOf(scoped, submission)),
    until,
  );
  if (stored === undefined) {
    const report = await writtenReport(service, taken);
    if ('outcome' in report) return report;
    return documentWork.run('parcelOf', { ...report, message, ...enclosed }, companyId);
  }
  if ('ubl' in stored) return documentWork.run('parcelOf', { ...stored, message, ...enclosed }, companyId);
  const validated = await documentWork.run('validatedSubmission', { ...stored, ...enclosed }, companyId);
  await onceReachable(
    () => forCompany(database, companyId, (scoped) => keep(scoped, taken, validated)),
    until,
  );
  return validated.parcel;
}

/** What was first sent; before that, the request to judge. Undefined for a report, which is not written yet. */
async function contentOf(scoped: Scoped, submission: Submission) {
  const { company_id: companyId, document_id: documentId, message } = submission;
  const sent = await sentUbl(scoped, submission).executeTakeFirst();
  if (sent !== undefined) return sent;
  if (message !== 'document') return undefined;
  const document = await scoped
    .selectFrom('documents')
    .innerJoin('companies', 'companies.id', 'documents.company_id')
    .where('documents.id', '=', documentId)
    .where('documents.company_id', '=', companyId)
    .select(['request', 'document_type as documentType', 'companies.participant_id as participantId'])
    .select(['companies.handling', takenByOther.as('taken')])
    .executeTakeFirstOrThrow();
  const { handling, request, ...kept } = document;
  return { ...kept, request: request ?? '', isStrict: handling === 'strict' };
}

function sentUbl(scoped: Scoped, { id, company_id: companyId }: Submission) {
  return scoped
    .selectFrom('submissions')
    .where('submissions.id', '=', id)
    .where('submissions.company_id', '=', companyId)
    .where('submissions.ubl', 'is not', null)
    .select('submissions.ubl')
    .$narrowType<{ ubl: string }>();
}

/** Stores the verdict, and the UBL of a valid document, before the first try: it is what every try delivers. */
async function keep(
  scoped: Scoped,
  taken: LeasedSubmission,
  { ruleset, remarks, parcel }: ValidatedSubmission,
): Promise<void> {
  const leased = await changeLeased(scoped, taken)
    .set('ubl' in parcel ? { ubl: parcel.ubl } : {})
    .set({ leased_until: taken.lease, remarks: storedRemarks(remarks) })
    .executeTakeFirst();
  if (leased === undefined) throw new Error('Another process has leased the submission.');
  const { warnings: warning_count, adjustments: adjustment_count } = remarks;
  await noteValidated(scoped, taken.submission, {
    ruleset: JSON.stringify(ruleset),
    warning_count,
    adjustment_count,
  });
}

async function noteValidated(
  scoped: Scoped,
  submission: Submission,
  validated: { ruleset: string; warning_count?: number; adjustment_count?: number },
): Promise<void> {
  await scoped
    .updateTable('documents')
    .set(validated)
    .where('id', '=', submission.document_id)
    .where('company_id', '=', submission.company_id)
    .execute();
}

/**
 * Names the rule set of a document that an earlier release judged: that release would have named it only when the
 * submission ended. It is named if the UBL that was sent is valid by it.
 */
export async function nameRuleSet(service: Service, submission: Submission): Promise<void> {
  const { company_id: companyId, message } = submission;
  if (message !== 'document') return;
  const { database, documentWork } = service;
  const unnamed = await forCompany(database, companyId, (scoped) =>
    sentUbl(scoped, submission)
      .innerJoin('documents', 'documents.id', 'submissions.document_id')
      .where('documents.ruleset', 'is', null)
      .executeTakeFirst(),
  );
  if (unnamed === undefined) return;
  const ruleset = await documentWork.run('ruleSetOf', unnamed, companyId);
  if (ruleset === null) return;
  const validated = { ruleset: JSON.stringify(ruleset) };
  await forCompany(database, companyId, (scoped) => noteValidated(scoped, submission, validated));
}
