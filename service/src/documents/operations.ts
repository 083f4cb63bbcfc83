import { z } from '@hono/zod-openapi';
import { preferredLanguage } from 'pint-ae/http';
import { preferredType } from '../http/media.ts';
import {
  type Call,
  type DocumentBody,
  documentJson,
  emptyReply,
  json,
  jsonReply,
  type Operation,
  operation,
  type Reply,
  textReply,
} from '../http/operation.ts';
import { RequestProblem } from '../http/request-problem.ts';
import { type PageQuery, pageFrom, pageOf, pageQuery, searchText } from '../lists/page.ts';
import { newId } from '../surroundings.ts';
import { allowedStatus, historyOf, recordChange } from './change-status.ts';
import { judgeDocument } from './judge-document.ts';
import { columnsOf } from './keep-document.ts';
import type { DocumentKind } from './kinds.ts';
import { printedContent, printedReply } from './printed-form.ts';
import { countDocument } from './quota.ts';
import {
  documentDetail,
  documentResponse,
  documentSummary,
  failedDocument,
  listedColumns,
} from './representation.ts';
import {
  documentDetailSchema,
  documentResponseSchema,
  documentSummarySchema,
  failedDocumentSchema,
  historyEntrySchema,
  validationResultSchema,
} from './schemas.ts';
import { statuses } from './states.ts';
import {
  type DocumentFilter,
  holdDocument,
  listDocuments,
  listFailed,
  readDocument,
  type Shelf,
} from './store.ts';
import { submitDocument } from './submit.ts';

/** The two resources of outbound documents, and what they are called. */
const kinds = {
  invoice: { path: '/v1/invoices', tag: 'Invoices', name: 'Invoice', noun: 'an invoice', scope: 'invoices' },
  'credit-note': {
    path: '/v1/credit-notes',
    tag: 'CreditNotes',
    name: 'CreditNote',
    noun: 'a credit note',
    scope: 'credit-notes',
  },
} as const;

const strictHandling = z.object({
  Prefer: z
    .string()
    .optional()
    .openapi({ description: 'handling=strict refuses a document that breaks rules with 422.' }),
});

const listQuery = pageQuery.extend({
  status: z.enum(statuses).optional(),
  issuedFrom: z.iso.date().optional().openapi({ description: 'First day of issue.' }),
  issuedTo: z.iso.date().optional().openapi({ description: 'Last day of issue.' }),
  text: searchText
    .optional()
    .openapi({ description: 'Part of the number, or of the name of seller or buyer.' }),
});

const documentPage = pageOf(documentSummarySchema, 'DocumentList');
const failedPage = pageOf(failedDocumentSchema, 'FailedDocumentList');
export const historyPage = pageOf(historyEntrySchema, 'HistoryList');

/** Every operation on outbound documents. */
export function documentOperations(): Operation[] {
  return (['invoice', 'credit-note'] as const).flatMap((kind) => [
    createOperation(kind),
    listOperation(kind),
    failedOperation(kind),
    readOperation(kind),
    replaceOperation(kind),
    deleteOperation(kind),
    submitOperation(kind),
    validateOperation(kind),
    historyOperation(kind),
  ]);
}

function shelfOf(kind: DocumentKind, { caller }: Call): Shelf {
  return { companyId: caller.companyId, kind, direction: 'Outbound' };
}

function createOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = kinds[kind];
  return operation<unknown, DocumentBody>({
    name: `create${name}`,
    method: 'post',
    path,
    tag,
    summary: `Create ${noun}`,
    scope: `${scope}:write`,
    idempotent: true,
    body: { kind: 'document' },
    headers: strictHandling,
    success: { status: 201, description: 'A Draft.', content: documentJson(documentResponseSchema) },
    problems: ['quota-exceeded', 'validation-failed'],
    handle: async (call) => {
      const { scoped, service, caller, traceId } = call;
      const now = service.clock.now();
      const columns = columnsOf(call.body, kind, call.request.headers);
      await countDocument(scoped, caller, now);
      const row = await scoped
        .insertInto('documents')
        .values({
          id: newId(service.clock, service.random),
          company_id: caller.companyId,
          kind,
          direction: 'Outbound',
          status: 'Draft',
          ...columns,
          ubl: null,
          ruleset: null,
          submission_error: null,
          version: 1,
          created_at: now,
          updated_at: now,
        })
        .returning(listedColumns)
        .executeTakeFirstOrThrow();
      const companyId = caller.companyId;
      await recordChange(scoped, service, {
        companyId,
        documentId: row.id,
        from: null,
        trigger: 'create',
        traceId,
      });
      const response = documentResponse(service.settings, row);
      return jsonReply(201, response, { location: response.links.self });
    },
  });
}

function listOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = kinds[kind];
  return operation<DocumentFilter, unknown>({
    name: `list${name}s`,
    method: 'get',
    path,
    tag,
    summary: `List ${noun.replace(/^an? /, '')}s`,
    description: 'Newest first. Pages stay stable while documents are added.',
    scope: `${scope}:read`,
    query: listQuery,
    success: { status: 200, description: 'A page.', content: documentJson(documentPage) },
    problems: [],
    handle: async (call) => {
      const { settings } = call.service;
      const rows = await listDocuments(call.scoped, shelfOf(kind, call), call.query);
      return jsonReply(
        200,
        pageFrom(rows, call.query.limit, (row) => documentSummary(settings, row)),
      );
    },
  });
}

function failedOperation(kind: DocumentKind): Operation {
  const { path, tag, name, scope } = kinds[kind];
  const all = kind === 'invoice';
  return operation<PageQuery, unknown>({
    name: `listFailed${name}s`,
    method: 'get',
    path: `${path}/failed`,
    tag,
    summary: all ? 'List all failed documents' : 'List failed credit notes',
    description: all ? 'Those of the company, credit notes included.' : 'Those of the company.',
    scope: `${scope}:read`,
    query: pageQuery,
    success: { status: 200, description: 'A page.', content: documentJson(failedPage) },
    problems: [],
    handle: async ({ scoped, caller, query, service }) => {
      const { companyId } = caller;
      const rows = await listFailed(scoped, all ? { companyId } : { companyId, kind }, query);
      return jsonReply(
        200,
        pageFrom(rows, query.limit, (row) => failedDocument(service.settings, row)),
      );
    },
  });
}

function readOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = kinds[kind];
  return operation({
    name: `get${name}`,
    method: 'get',
    path: `${path}/{id}`,
    tag,
    summary: `Read ${noun}`,
    description:
      'With Accept: application/xml its UBL, the one submitted or the one that would be; with text/html its printed form.',
    scope: `${scope}:read`,
    success: {
      status: 200,
      description: 'The document.',
      content: [
        ...documentJson(documentDetailSchema),
        { mediaType: 'application/xml', schema: z.string() },
        printedContent,
      ],
    },
    problems: ['not-found', 'validation-failed'],
    handle: async (call) => {
      const row = await readDocument(call.scoped, shelfOf(kind, call), call.id);
      const wanted = preferredType(call.request.headers.get('accept'), shownTypes);
      if (wanted === 'application/xml') return ublReply(row, call);
      if (wanted === 'text/html') {
        const { result } = judgeKept(row, call);
        return printedReply(submittedUbl(row) ?? result.xml, result, call.request);
      }
      return jsonReply(200, documentDetail(call.service.settings, row, row.request ?? '{}'));
    },
  });
}

type KeptDocument = Awaited<ReturnType<typeof readDocument>>;

const shownTypes = ['application/json', 'text/json', 'text/plain', 'application/xml', 'text/html'] as const;

/** The UBL that was sent; null before. */
function submittedUbl({ ubl, status }: KeptDocument): string | null {
  return status === 'Sent' ? ubl : null;
}

/** The UBL that was submitted. Before that, the one that is written now; there is none for what cannot be sent. */
function ublReply(row: KeptDocument, call: Call): Reply {
  const submitted = submittedUbl(row);
  if (submitted !== null) return textReply(submitted, 'application/xml');
  const { result } = judgeKept(row, call);
  if (result.valid && result.xml !== null) return textReply(result.xml, 'application/xml');
  throw new RequestProblem('validation-failed', {
    detail: 'The document breaks rules of PINT-AE, and there is no UBL of it to send; validate tells which.',
  });
}

function judgeKept(row: KeptDocument, { caller, request }: Call) {
  const { searchParams } = new URL(request.url);
  return judgeDocument(
    { request: row.request ?? '{}', documentType: row.document_type, participantId: caller.participantId },
    { language: preferredLanguage(searchParams.get('lang'), request.headers.get('accept-language')) },
  );
}

function replaceOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = kinds[kind];
  return operation<unknown, DocumentBody>({
    name: `replace${name}`,
    method: 'put',
    path: `${path}/{id}`,
    tag,
    summary: `Replace ${noun}`,
    description: 'A Draft or a document that failed becomes a Draft of the new content.',
    scope: `${scope}:write`,
    body: { kind: 'document' },
    headers: strictHandling,
    success: { status: 200, description: 'A Draft.', content: documentJson(documentResponseSchema) },
    problems: ['not-found', 'conflict', 'validation-failed'],
    handle: async (call) => {
      const { scoped, service, caller, traceId } = call;
      const { companyId } = caller;
      const held = await holdDocument(scoped, shelfOf(kind, call), call.id);
      allowedStatus(held.status, 'replace');
      const row = await scoped
        .updateTable('documents')
        .set({
          ...columnsOf(call.body, kind, call.request.headers),
          status: 'Draft',
          submission_error: null,
          ubl: null,
          ruleset: null,
          version: held.version + 1,
          updated_at: service.clock.now(),
        })
        .where('company_id', '=', companyId)
        .where('id', '=', held.id)
        .returning(listedColumns)
        .executeTakeFirstOrThrow();
      const change = {
        companyId,
        documentId: row.id,
        from: held.status,
        trigger: 'replace',
        traceId,
      } as const;
      await recordChange(scoped, service, change);
      return jsonReply(200, documentResponse(service.settings, row));
    },
  });
}

function deleteOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = kinds[kind];
  return operation({
    name: `delete${name}`,
    method: 'delete',
    path: `${path}/{id}`,
    tag,
    summary: `Delete ${noun} that is a Draft`,
    scope: `${scope}:write`,
    success: { status: 204, description: 'Deleted.', content: [] },
    problems: ['not-found', 'conflict'],
    handle: async (call) => {
      const { scoped, service, caller, traceId } = call;
      const { companyId } = caller;
      const { id, status } = await holdDocument(scoped, shelfOf(kind, call), call.id);
      allowedStatus(status, 'delete');
      await scoped.deleteFrom('documents').where('company_id', '=', companyId).where('id', '=', id).execute();
      await recordChange(scoped, service, {
        companyId,
        documentId: id,
        from: status,
        trigger: 'delete',
        traceId,
      });
      return emptyReply;
    },
  });
}

function submitOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = kinds[kind];
  return operation({
    name: `submit${name}`,
    method: 'post',
    path: `${path}/{id}/submit`,
    tag,
    summary: `Submit ${noun}`,
    description:
      'Validation and delivery run in the background. A document that failed is taken again only when it is valid.',
    scope: `${scope}:write`,
    idempotent: true,
    success: { status: 202, description: 'Queued.', content: documentJson(documentResponseSchema) },
    problems: ['not-found', 'conflict', 'validation-failed'],
    handle: async (call) => {
      const { scoped, service, caller, traceId } = call;
      const held = await holdDocument(scoped, shelfOf(kind, call), call.id);
      const { participantId } = caller;
      const row = await submitDocument(scoped, service, held, { participantId, traceId });
      return jsonReply(202, documentResponse(service.settings, row));
    },
  });
}

function validateOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = kinds[kind];
  return operation({
    name: `validate${name}`,
    method: 'post',
    path: `${path}/{id}/validate`,
    tag,
    summary: `Validate ${noun}`,
    description:
      'Runs the checks of the background submission. Persists nothing and takes no Idempotency-Key.',
    scope: `${scope}:read`,
    success: { status: 200, description: 'The verdict.', content: documentJson(validationResultSchema) },
    problems: ['not-found'],
    handle: async (call) => {
      const row = await readDocument(call.scoped, shelfOf(kind, call), call.id);
      const { valid, outcome, issues } = judgeKept(row, call).result;
      if (outcome === 'not-judged') throw new Error('The rules could not be run on a document.');
      const shown = issues.map(({ rule, message, hint }) => ({ rule, message, hint }));
      return jsonReply(200, { valid, issues: shown });
    },
  });
}

function historyOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = kinds[kind];
  return operation({
    name: `get${name}History`,
    method: 'get',
    path: `${path}/{id}/history`,
    tag,
    summary: `Read the history of ${noun}`,
    description: 'Every change of its status, oldest first.',
    scope: `${scope}:read`,
    success: { status: 200, description: 'The changes.', content: json(historyPage) },
    problems: ['not-found'],
    handle: async (call) => {
      const { id } = await readDocument(call.scoped, shelfOf(kind, call), call.id);
      return historyReply(call, id);
    },
  });
}

/** The history of a document that the company has. */
export async function historyReply({ scoped, caller }: Call, id: string): Promise<Reply> {
  const rows = await historyOf(scoped, caller.companyId, id);
  const items = rows.map((row) => ({
    fromStatus: row.from_status,
    toStatus: row.to_status,
    trigger: row.trigger,
    detail: row.detail,
    traceId: row.trace_id,
    at: row.at.toISOString(),
  }));
  return jsonReply(200, { items, nextCursor: null });
}
