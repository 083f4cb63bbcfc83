import { z } from '@hono/zod-openapi';
import { preferredLanguage } from 'pint-ae/http';
import { preferredType } from '../http/media.ts';
import {
  type Call,
  documentJson,
  jsonReply,
  type Operation,
  operation,
  type Reply,
  textReply,
} from '../http/operation.ts';
import { RequestProblem } from '../http/request-problem.ts';
import { historyContent, historyReply } from './history-operation.ts';
import { judgeDocument } from './judge-document.ts';
import type { DocumentKind } from './kinds.ts';
import { outboundKinds, outboundShelf } from './outbound.ts';
import { printedContent, printedReply, shownTypes } from './printed-form.ts';
import { documentDetail } from './representation.ts';
import { documentDetailSchema, validationResultSchema } from './schemas.ts';
import { readDocument } from './store.ts';

type KeptDocument = Awaited<ReturnType<typeof readDocument>>;

export function readOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = outboundKinds[kind];
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
      const row = await readDocument(call.scoped, outboundShelf(kind, call), call.id);
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
    detail: { text: 'noUbl' },
  });
}

function judgeKept(row: KeptDocument, { caller, request }: Call) {
  const { searchParams } = new URL(request.url);
  return judgeDocument(
    { request: row.request ?? '{}', documentType: row.document_type, participantId: caller.participantId },
    { language: preferredLanguage(searchParams.get('lang'), request.headers.get('accept-language')) },
  );
}

export function validateOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = outboundKinds[kind];
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
      const row = await readDocument(call.scoped, outboundShelf(kind, call), call.id);
      const { valid, outcome, issues } = judgeKept(row, call).result;
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
    summary: `Read the history of ${noun}`,
    description: 'Every change of its status, oldest first.',
    scope: `${scope}:read`,
    success: { status: 200, description: 'The changes.', content: historyContent },
    problems: ['not-found'],
    handle: async (call) => {
      const { id } = await readDocument(call.scoped, outboundShelf(kind, call), call.id);
      return historyReply(call, id);
    },
  });
}
