import type { Scoped } from '../database/database.ts';
import type { DocumentRow } from '../read/representation.ts';
import type { StoredTrack } from './stored-tracks.ts';
import { type ReportingStatus, reportingTable } from './tracks.ts';

/** The authority's copy of earlier versions of a document, or null. */
export async function standingReport(
  scoped: Scoped,
  { id, company_id: companyId }: Pick<DocumentRow, 'id' | 'company_id'>,
): Promise<StoredTrack<ReportingStatus> | null> {
  const report = await scoped
    .selectFrom('submissions')
    .leftJoin('message_statuses', (join) =>
      join
        .onRef('message_statuses.submission_id', '=', 'submissions.id')
        .on('message_statuses.applied_at', 'is not', null),
    )
    .where('submissions.company_id', '=', companyId)
    .where('document_id', '=', id)
    .where('message', '=', 'report')
    .where('state', 'in', ['delivered', 'open'])
    .select(['state', 'submissions.updated_at', 'code', 'applied_at'])
    .orderBy('document_version', 'desc')
    .orderBy('submissions.id', 'desc')
    .executeTakeFirst();
  if (report === undefined) return null;
  const { state, updated_at: sentAt, code, applied_at: answeredAt } = report;
  const status =
    state === 'open' ? 'pending' : ((code === null ? undefined : reportingTable.sent[code]) ?? 'sent');
  return {
    status: status === 'before' ? 'sent' : status,
    at: (answeredAt ?? sentAt).toISOString(),
    code,
    reason: null,
  };
}
