import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import { answers, documentJson, jsonReply, type Operation, operation } from '../http/operation.ts';
import { checkIfMatch, etagOf, ifMatch } from '../http/revision.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import { holdDocument } from '../read/find-document.ts';
import { type DocumentRow, documentResponse, readerOf } from '../read/representation.ts';
import { outboundKinds, outboundShelf } from '../read/resources.ts';
import { documentResponseSchema } from '../read/schemas.ts';
import type { Changing } from '../service.ts';
import { openAsItWas } from '../submit/open-message.ts';
import { changeTracks } from '../track/change-document.ts';
import { type DocumentKind, reportableAgain } from '../track/states.ts';
import { reportingOf } from '../track/stored-tracks.ts';

/**
 * Sends again what the tax authority has not accepted about a delivered document: the report, and withdrawals of
 * earlier reports. Messages that were answered get a new envelope. Throws the 409 if there is nothing to send.
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
  service.queue.added(scoped, 'submission');
  if (refused.every(({ message }) => message !== 'report')) return row;
  return changeTracks(scoped, service, row, { reporting: { event: 'again' } }, traceId);
}

/** The last report of a document, and the last withdrawal of each earlier one, if not accepted. */
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

/** Reports a document again if its report was rejected or did not arrive. */
export function reportOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = outboundKinds[kind];
  return operation({
    name: `report${name}`,
    method: 'post',
    path: `${path}/{id}/report`,
    tag,
    summary: { text: 'reportAgain', values: { noun } },
    description: { text: 'reportedAgain' },
    scope: `${scope}:write`,
    headers: ifMatch,
    success: answers(202, 'reportQueued', documentJson(documentResponseSchema), ['ETag']),
    problems: ['not-found', 'conflict', 'precondition-failed'],
    handle: async (call) => {
      const { scoped, service, traceId } = call;
      const held = await holdDocument(scoped, outboundShelf(kind, call), call.id);
      checkIfMatch(call.request.headers, held);
      const row = await reportAgain(scoped, service, held, traceId);
      return jsonReply(202, documentResponse(readerOf(call), row), etagOf(row));
    },
  });
}
