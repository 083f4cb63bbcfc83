import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import type { Evidence } from '../content/evidence.ts';
import type { DocumentKind } from '../content/kinds.ts';
import { reasonOrNull } from '../content/reason.ts';
import { type Call, fileReply, type Operation, operation } from '../http/operation.ts';
import { languageOf } from '../texts/service-text.ts';
import { historyOf } from './change-status.ts';
import { shownHistory } from './history-operation.ts';
import { outboundKinds, outboundShelf } from './outbound.ts';
import { detailOf, readerOf } from './representation.ts';
import { readWithText } from './store.ts';

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
    success: {
      status: 200,
      description: { text: 'theEvidence' },
      content: [{ mediaType: zip, schema: z.string().openapi({ format: 'binary' }) }],
    },
    problems: ['not-found', 'unavailable'],
    handle: async (call) => {
      const evidence = JSON.stringify(await evidenceOf(call, kind));
      const { service, caller, ended, id } = call;
      return async () =>
        fileReply(
          await service.documentWork.run('evidenceFile', { evidence }, caller.companyId, ended),
          zip,
          `${id}.zip`,
        );
    },
  });
}

/** Everything that is stored of a document; its texts are counted before they are read. */
async function evidenceOf(call: Call, kind: DocumentKind): Promise<Evidence> {
  const { scoped, caller, hold, id } = call;
  const { companyId } = caller;
  const { text: request, ...row } = await readWithText(call, outboundShelf(kind, call), id, 'request');
  hold.text((await bytesOf(call)) + (request?.length ?? 0));
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
  const { facts } = detailOf(readerOf(call), row);
  const language = languageOf(call.request);
  const history = shownHistory(await historyOf(scoped, companyId, id), language);
  const last = history.items.findLast(({ trigger }) => judging.has(trigger));
  return {
    createdAt: row.created_at.toISOString(),
    request,
    document: facts,
    verdict: {
      ruleset: row.ruleset,
      isValid: messages.some(
        ({ message, ubl, document_version: version }) =>
          message === 'document' && ubl !== null && version === row.version,
      ),
      submissionError: reasonOrNull(row.submission_error, language),
      warnings: last?.warnings ?? [],
      adjustments: last?.adjustments ?? [],
    },
    history,
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
      receivedAt: status.received_at.toISOString(),
      content: status.content,
    })),
  };
}

/** After these, the history says what was told of the document. */
const judging: ReadonlySet<string> = new Set(['create', 'replace', 'succeed', 'fail']);

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
