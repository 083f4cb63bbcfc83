import { z } from '@hono/zod-openapi';
import { preferredType } from '../http/media.ts';
import {
  type Call,
  documentJson,
  jsonReply,
  type Operation,
  operation,
  type Reply,
  xmlReply,
} from '../http/operation.ts';
import { languageOf } from '../texts/service-text.ts';
import { historyContent, historyReply } from './history-operation.ts';
import { type JudgedRequest, judgeRequest } from './judge-request.ts';
import { refuseInvalid } from './keep-document.ts';
import type { DocumentKind } from './kinds.ts';
import { outboundKinds, outboundShelf } from './outbound.ts';
import { printedContent, printedReply, shownTypes } from './printed-form.ts';
import { documentDetail, readerOf } from './representation.ts';
import { documentDetailSchema, validationResultSchema } from './schemas.ts';
import { readDocument } from './store.ts';
import { resultIn } from './verdict.ts';

type KeptDocument = Awaited<ReturnType<typeof readDocument>>;

export function readOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = outboundKinds[kind];
  return operation({
    name: `get${name}`,
    method: 'get',
    path: `${path}/{id}`,
    tag,
    summary: { text: 'read', values: { noun } },
    description: { text: 'forms' },
    scope: `${scope}:read`,
    success: {
      status: 200,
      description: { text: 'theDocument' },
      content: [
        ...documentJson(documentDetailSchema),
        { mediaType: 'application/xml', schema: z.string() },
        printedContent,
      ],
    },
    problems: ['not-found', 'validation-failed'],
    handle: async (call) => {
      const row = await readDocument(call.scoped, outboundShelf(kind, call), call.id);
      const wanted = preferredType(call.request.headers.get('accept'), shownTypes);
      if (wanted === 'application/xml') return ublReply(row, call);
      if (wanted === 'text/html') {
        const { verdict, xml } = judgeKept(row, call);
        const language = languageOf(call.request);
        const submitted = await submittedUbl(row, call);
        const page = printedReply(submitted ?? xml, resultIn(verdict, language), language);
        if (page !== undefined) return page;
        refuseInvalid(verdict, language);
        throw new Error('A valid document cannot be shown.');
      }
      return jsonReply(200, documentDetail(readerOf(call), row, row.request ?? '{}'));
    },
  });
}

/** The UBL that was submitted: it may have arrived, whatever the status says. Null if nothing was. */
async function submittedUbl({ id, version }: KeptDocument, { scoped, caller }: Call): Promise<string | null> {
  const submission = await scoped
    .selectFrom('submissions')
    .where('company_id', '=', caller.companyId)
    .where('document_id', '=', id)
    .where('document_version', '=', version)
    .select('ubl')
    .executeTakeFirst();
  return submission?.ubl ?? null;
}

/**
 * The UBL that was submitted; before submission, what would be written now; none for a document that cannot
 * be sent.
 */
async function ublReply(row: KeptDocument, call: Call): Promise<Reply> {
  const submitted = await submittedUbl(row, call);
  if (submitted !== null) return xmlReply(submitted);
  const { verdict, xml } = judgeKept(row, call);
  refuseInvalid(verdict, languageOf(call.request));
  if (xml === null) throw new Error('A valid document has no UBL.');
  return xmlReply(xml);
}

function judgeKept(row: KeptDocument, { caller }: Call): JudgedRequest {
  const { participantId } = caller;
  return judgeRequest({ request: row.request ?? '{}', documentType: row.document_type, participantId });
}

export function validateOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = outboundKinds[kind];
  return operation({
    name: `validate${name}`,
    method: 'post',
    path: `${path}/{id}/validate`,
    tag,
    summary: { text: 'validate', values: { noun } },
    description: { text: 'validatesOnly' },
    scope: `${scope}:read`,
    success: {
      status: 200,
      description: { text: 'theVerdict' },
      content: documentJson(validationResultSchema),
    },
    problems: ['not-found'],
    handle: async (call) => {
      const row = await readDocument(call.scoped, outboundShelf(kind, call), call.id);
      const { valid, outcome, issues } = resultIn(judgeKept(row, call).verdict, languageOf(call.request));
      if (outcome === 'not-judged') throw new Error('The rules could not be run on a document.');
      const shown = issues.map(({ rule, message, hint }) => ({ rule, message, hint }));
      return jsonReply(200, { valid, issues: shown });
    },
  });
}

export function historyOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = outboundKinds[kind];
  return operation({
    name: `get${name}History`,
    method: 'get',
    path: `${path}/{id}/history`,
    tag,
    summary: { text: 'readHistory', values: { noun } },
    description: { text: 'everyChange' },
    scope: `${scope}:read`,
    success: { status: 200, description: { text: 'theChanges' }, content: historyContent },
    problems: ['not-found'],
    handle: async (call) => {
      const { id } = await readDocument(call.scoped, outboundShelf(kind, call), call.id);
      return historyReply(call, id);
    },
  });
}
