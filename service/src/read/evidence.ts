import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { attachmentsOf } from '../attachments/store.ts';
import type { Scoped } from '../database/database.ts';
import { answers, type Call, fileReply, type Operation, operation } from '../http/operation.ts';
import type { Hold } from '../limits/held-bytes.ts';
import { reasonOrNull } from '../track/reason.ts';
import type { DocumentKind } from '../track/states.ts';
import type { Evidence } from './evidence-file.ts';
import { readWithRequest } from './find-document.ts';
import { historyOf, shownHistory } from './history.ts';
import { type DocumentRow, detailOf, type Reader, readerOf } from './representation.ts';
import { outboundKinds, outboundShelf } from './resources.ts';

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

const zip = 'application/zip';

export function evidenceOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = outboundKinds[kind];
  return operation({
    name: `get${name}Evidence`,
    method: 'get',
    path: `${path}/{id}/evidence`,
    tag,
    summary: { text: 'readEvidence', values: { noun } },
    description: { text: 'evidenceDescription' },
    scope: `${scope}:read`,
    success: answers(
      200,
      'theEvidence',
      [{ mediaType: zip, schema: z.string().openapi({ format: 'binary' }) }],
      ['Content-Disposition'],
    ),
    problems: ['not-found', 'unavailable'],
    handle: async (call) => {
      const { id, scoped, hold } = call;
      const { text: request, ...row } = await readWithRequest(call, outboundShelf(kind, call), id);
      hold.text((await bytesOf(call)) + (request?.length ?? 0));
      const evidence = JSON.stringify(
        await evidenceOf(scoped, row, { request, ubl: null }, readerOf(call), hold),
      );
      return async () => fileReply(await call.run('evidenceFile', { evidence }), zip, `${id}.zip`);
    },
  });
}

async function bytesOf({ scoped, caller, id }: Call): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (coalesce((select sum(octet_length(ubl)) from submissions
        where company_id = ${caller.companyId} and document_id = ${id}), 0)
      + coalesce((select sum(octet_length(content)) from message_statuses
        where submission_id in (select id from submissions
          where company_id = ${caller.companyId} and document_id = ${id})), 0))::double precision as bytes`.execute(
    scoped,
  );
  return rows[0]?.bytes ?? 0;
}
