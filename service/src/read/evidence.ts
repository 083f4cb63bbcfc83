import { attachmentsOf } from '../attachments/store.ts';
import type { Scoped } from '../database/database.ts';
import type { Hold } from '../limits/held-bytes.ts';
import { reasonOrNull } from '../track/reason.ts';
import type { Evidence } from './evidence-file.ts';
import { historyOf, shownHistory } from './history.ts';
import { type DocumentRow, detailOf, type Reader } from './representation.ts';

/** The texts of a document: its request, or its UBL if it was received. */
interface Texts {
  readonly request: string | null;
  readonly ubl: string | null;
}

/** Everything that is stored of a document. */
export async function evidenceOf(
  scoped: Scoped,
  row: DocumentRow,
  { request, ubl }: Texts,
  reader: Reader,
  hold?: Hold,
): Promise<Evidence> {
  const { id, company_id: companyId } = row;
  const messages = await scoped
    .selectFrom('submissions')
    .where('company_id', '=', companyId)
    .where('document_id', '=', id)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const statuses = await scoped
    .selectFrom('message_statuses')
    .innerJoin('submissions', 'submissions.id', 'message_statuses.submission_id')
    .where('message_statuses.company_id', '=', companyId)
    .where('submissions.document_id', '=', id)
    .selectAll('message_statuses')
    .orderBy('received_at')
    .orderBy('message_statuses.id')
    .execute();
  const { language } = reader;
  const { facts } = detailOf(reader, row);
  const history = shownHistory(await historyOf(scoped, companyId, id), language);
  const last = history.items.findLast(({ trigger }) => judging.has(trigger));
  return {
    createdAt: row.created_at.toISOString(),
    request,
    received: ubl,
    document: facts,
    verdict: {
      ruleSet: row.rule_set,
      isValid: messages.some(
        ({ message, ubl, document_version: version }) =>
          message === 'document' && ubl !== null && version === row.version,
      ),
      submissionError: reasonOrNull(row.submission_error, language),
      warnings: last?.warnings ?? [],
      adjustments: last?.adjustments ?? [],
    },
    history,
    attachments: JSON.parse((await attachmentsOf(scoped, row, hold)) ?? '[]'),
    messages: messages.map((message) => ({
      id: message.id,
      message: message.message,
      state: message.state,
      about: message.about,
      provider: message.provider,
      reportType: message.report_type,
      attempts: message.attempts,
      receipt: message.receipt,
      createdAt: message.created_at.toISOString(),
      updatedAt: message.updated_at.toISOString(),
      xml: message.ubl,
    })),
    statuses: statuses.map((status) => ({
      instanceId: status.instance_id,
      about: status.about,
      code: status.code,
      sender: status.sender,
      senderProvider: status.sender_provider,
      counts: status.applied_at !== null,
      receivedAt: status.received_at.toISOString(),
      content: status.content,
    })),
  };
}

/** After these operations, the history lists the findings on the document. */
const judging: ReadonlySet<string> = new Set(['create', 'replace', 'succeed', 'fail']);
