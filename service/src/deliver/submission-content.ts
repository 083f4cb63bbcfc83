import { sql } from 'kysely';
import { attachmentsOf } from '../attachments/store.ts';
import { type Database, inOneTrip, type Scoped } from '../database/database.ts';
import { onceReachable } from '../database/faults.ts';
import { senderOf } from '../database/sender-of.ts';
import { besideRow } from '../draft/ledger-neighbours.ts';
import { takenByOther } from '../draft/number-in-use.ts';
import { storedRemarks } from '../draft/remarks.ts';
import { type Busy, writtenReport } from '../report/write-report.ts';
import type { Service } from '../service.ts';
import { changeLeased, type LeasedSubmission, type Submission } from '../submit/leased-submission.ts';
import type { Invalid, Parcel, ValidatedSubmission } from '../submit/parcel.ts';
import { ifAlone, otherOfUuid, sendHoldOfUuid } from '../submit/uuid-in-use.ts';

/**
 * Returns the content that a submission delivers. It stays the same after the first attempt, because that attempt may
 * have arrived. Another text under its identifier would be another document. If a later release refused the content
 * now, its correction would arrive as a second document.
 */
export async function packed(
  service: Service,
  taken: LeasedSubmission,
  stored: StoredContent | undefined,
): Promise<Parcel | Invalid | Busy> {
  const { submission, lease } = taken;
  const { id, company_id: companyId, provider, message } = submission;
  const enclosed = { id, createdAt: submission.created_at.toISOString(), provider };
  const { database, clock, documentWork } = service;
  if (stored === undefined) {
    const report = await writtenReport(service, taken);
    if ('outcome' in report) return report;
    return documentWork.run('parcelOf', { ...report, message, ...enclosed }, companyId);
  }
  if ('ubl' in stored) return documentWork.run('parcelOf', { ...stored, message, ...enclosed }, companyId);
  const validated = await documentWork.run('validatedSubmission', { ...stored, ...enclosed }, companyId);
  return onceReachable(() => keep(database, taken, validated), { clock, until: lease });
}

/** The text that was first sent or is to be sent; before there is one, the request to check. */
export type StoredContent = { readonly ubl: string } | Awaited<ReturnType<typeof requestOf>>;

/** The request of a document to send, as it is checked. */
export async function requestOf(scoped: Scoped, submission: Submission) {
  const { id, company_id: companyId } = submission;
  const { handling, request, has_attachments, ...kept } = await scoped
    .selectFrom('submissions')
    .innerJoin('documents', 'documents.id', 'submissions.document_id')
    .innerJoin('companies', 'companies.id', 'documents.company_id')
    .where('submissions.id', '=', id)
    .where('submissions.company_id', '=', companyId)
    .select(['document_type as documentType', senderOf.as('sender'), 'filling', 'request', 'has_attachments'])
    .select(['companies.handling', takenByOther.as('taken'), besideRow.as('beside')])
    .executeTakeFirstOrThrow();
  const { document_id, company_id } = submission;
  const attachments = await attachmentsOf(scoped, { id: document_id, company_id, has_attachments });
  return { ...kept, attachments, request: request ?? '', isStrict: handling === 'strict' };
}

/**
 * Stores the verdict, and the UBL of a valid document, before the first try, because every try delivers this UBL. A
 * document is not sent if the authority knows its UUID from another document: its report would be a second submission.
 */
async function keep(
  database: Database,
  taken: LeasedSubmission,
  { ruleSet, remarks, parcel, uuid }: ValidatedSubmission,
): Promise<Parcel | Invalid> {
  const { warnings: warning_count, adjustments: adjustment_count } = remarks;
  const { document_id, company_id } = taken.submission;
  const of = { companyId: company_id, documentId: document_id };
  const validated = { rule_set: JSON.stringify(ruleSet), warning_count, adjustment_count };
  const { rows } = await inOneTrip(database, company_id, (scoped) => {
    if ('ubl' in parcel) sendHoldOfUuid(scoped, company_id, uuid);
    const leased = changeLeased(scoped, taken)
      // The UBL may have been written on submission, and may no longer be valid.
      .set(
        'ubl' in parcel
          ? { ubl: ifAlone(parcel.ubl), report_uuid: ifAlone(uuid) }
          : { ubl: null, report_uuid: null },
      )
      .set({ leased_until: taken.lease, remarks: storedRemarks(remarks) });
    const noted = scoped
      .updateTable('document_states')
      .set(validated)
      .where('document_id', '=', document_id)
      .where('company_id', '=', company_id)
      .where(sql<boolean>`exists (select from leased)`)
      .returning('document_id');
    return sql<{ isNoted: boolean; other: string | null }>`
      with other as (${otherOfUuid(scoped, of, uuid)}), leased as (${leased}), noted as (${noted})
      select exists (select from noted) as "isNoted", (select document_id from other) as other`.execute(
      scoped,
    );
  });
  const { isNoted = false, other = null } = rows[0] ?? {};
  if (!isNoted) throw new Error('Another process has leased the submission.');
  return other === null || 'outcome' in parcel
    ? parcel
    : { outcome: 'invalid', reason: { text: 'uuidTaken', values: { id: other, uuid } } };
}
