import { sql } from 'kysely';
import { reportableAgain } from '../track/states.ts';
import type { Scoped } from '../database/database.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Changing } from '../service.ts';
import { changeTracks } from '../track/change-document.ts';
import { reportingOf } from '../track/change-track.ts';
import { openAsItWas } from '../submit/open-message.ts';
import type { DocumentRow } from '../read/representation.ts';

/**
 * Sends to the tax authority again what it has not taken of a document that others have: its report, and withdrawals of
 * earlier ones. What was answered goes out in a new envelope. Throws the 409 if there is nothing of the kind.
 */
export async function reportAgain(
  scoped: Scoped,
  service: Changing,
  row: DocumentRow,
  traceId: string | null,
): Promise<DocumentRow> {
  const refused = reportableAgain.has(row.status) ? await refusedReports(scoped, row) : [];
  if (refused.length === 0) {
    const values = { status: row.status, reporting: reportingOf(row).status };
    throw new RequestProblem('conflict', { detail: { text: 'nothingToReportAgain', values } });
  }
  for (const message of refused) await openAsItWas(scoped, service, message);
  await service.queue.added(scoped, 'submission');
  if (refused.every(({ message }) => message !== 'report')) return row;
  return changeTracks(scoped, service, row, { reporting: { event: 'again' } }, traceId);
}

/** The last report of a document, and the last withdrawal of each earlier one, as far as they were not taken. */
async function refusedReports(scoped: Scoped, { id, company_id: companyId }: DocumentRow) {
  const last = await scoped
    .selectFrom('submissions')
    .where('company_id', '=', companyId)
    .where('document_id', '=', id)
    .where('message', 'in', ['report', 'withdrawal'])
    .distinctOn(['message', sql`case when message = 'withdrawal' then about end`])
    .select(['id', 'company_id', 'document_id', 'document_version', 'message', 'about', 'state'])
    .orderBy('message')
    .orderBy(sql`case when message = 'withdrawal' then about end`)
    .orderBy('document_version', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return last.filter(({ state }) => state === 'failed' || state === 'dead' || state === 'rejected');
}
