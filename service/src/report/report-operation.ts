import type { DocumentKind } from '../track/kinds.ts';
import { documentResponseSchema } from '../read/schemas.ts';
import { documentJson, jsonReply, type Operation, operation } from '../http/operation.ts';
import { checkIfMatch, etagOf, ifMatch } from '../http/revision.ts';
import { outboundKinds, outboundShelf } from '../draft/resources.ts';
import { reportAgain } from './report-again.ts';
import { documentResponse, readerOf } from '../read/representation.ts';
import { holdDocument } from '../read/find-document.ts';

/** Reports a document again whose report was rejected, or did not arrive. */
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
    idempotent: true,
    headers: ifMatch,
    success: {
      status: 202,
      description: { text: 'reportQueued' },
      content: documentJson(documentResponseSchema),
      headers: ['ETag'],
    },
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
