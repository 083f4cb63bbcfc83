import { z } from '@hono/zod-openapi';
import { answers, documentJson, jsonReply, type Operation, operation } from '../http/operation.ts';
import { allows } from '../keys/scopes.ts';
import { moment, pageOf, pageQuery, searchText } from '../lists/page.ts';
import { described, inWordsOf } from '../problems/schema-errors.ts';
import { isStorable } from '../problems/unstorable.ts';
import { isDay } from '../texts/forms.ts';
import { type Direction, type DocumentKind, documentKinds, shownStatuses } from '../track/states.ts';
import { exchangeStatuses, reportingStatuses } from '../track/tracks.ts';
import { type DocumentFilter, type FailedFilter, listDocuments, listFailed, sorts } from './list.ts';
import { documentSummary, failedDocument, readerOf } from './representation.ts';
import { outboundKinds, outboundShelf } from './resources.ts';
import { documentSummarySchema, documentTypes, failedDocumentSchema } from './schemas.ts';

const day = z.string().refine(isDay, inWordsOf('noDay'));
const asDay = { type: 'string', format: 'date' } as const;

const exactText = z.string().trim().min(1).max(200).refine(isStorable, inWordsOf('unstorable'));
const exchange = described(z.enum(exchangeStatuses).optional(), { text: 'exchangeParameter' });
const reporting = described(z.enum(reportingStatuses).optional(), { text: 'reportingParameter' });

/** The filters of every list of documents. */
export const listedQuery = pageQuery.extend({
  reporting,
  documentType: described(z.enum(documentTypes).optional(), { text: 'documentTypeParameter' }),
  invoiceNumber: described(exactText.optional(), { text: 'invoiceNumberParameter' }),
  trn: described(exactText.optional(), { text: 'trnParameter' }),
  receiver: described(exactText.optional(), { text: 'receiverParameter' }),
  updatedSince: described(moment.optional(), { text: 'updatedSinceParameter' }),
  sort: described(z.enum(sorts).optional(), { text: 'sortParameter' }),
  issuedFrom: described(day.optional().openapi(asDay), { text: 'issuedFromParameter' }),
  issuedTo: described(day.optional().openapi(asDay), { text: 'issuedToParameter' }),
  text: described(searchText.optional(), {
    text: 'documentTextParameter',
    values: { spellings: { text: 'spellings' } },
  }),
});
const outboundQuery = listedQuery.extend({
  status: described(z.enum(shownStatuses).optional(), { text: 'statusParameter' }),
  exchange,
});
const failedQuery = pageQuery.extend({ exchange, reporting });

export const listDescription = { text: 'listOrder' } as const;

const documentPage = pageOf(documentSummarySchema, 'DocumentList');
const failedPage = pageOf(failedDocumentSchema, 'FailedDocumentList');

export function listOperation(kind: DocumentKind): Operation {
  const { path, tag, name, nouns, scope } = outboundKinds[kind];
  return operation<DocumentFilter, unknown>({
    name: `list${name}s`,
    method: 'get',
    path,
    tag,
    summary: { text: 'list', values: { nouns } },
    description: listDescription,
    scope: `${scope}:read`,
    query: outboundQuery,
    success: answers(200, 'aPage', documentJson(documentPage)),
    handle: async (call) => {
      const reader = readerOf(call);
      const page = await listDocuments(call, outboundShelf(kind, call), (row) =>
        documentSummary(reader, row),
      );
      return jsonReply(200, page);
    },
  });
}

export function failedOperation(kind: DocumentKind): Operation {
  const { path, tag, name, scope } = outboundKinds[kind];
  const all = kind === 'invoice';
  return operation<FailedFilter, unknown>({
    name: `listFailed${name}s`,
    method: 'get',
    path: `${path}/failed`,
    tag,
    summary: { text: all ? 'listFailed' : 'listFailedCreditNotes' },
    description: { text: all ? 'failedOfCompany' : 'failedCreditNotesOfCompany' },
    scope: `${scope}:read`,
    query: failedQuery,
    success: answers(200, 'aPage', documentJson(failedPage)),
    handle: async (call) => {
      const { scopes } = call.caller;
      const reader = readerOf(call);
      // All documents of the company that the key could also read by id.
      const readable = (direction: Direction) =>
        (all ? documentKinds : [kind]).filter((each) => {
          const of = outboundKinds[each].scope;
          return allows(scopes, direction === 'Inbound' ? `purchase-${of}:read` : `${of}:read`);
        });
      const kinds = { Outbound: readable('Outbound'), Inbound: readable('Inbound') };
      const page = await listFailed(call, kinds, (row) => failedDocument(reader, row));
      return jsonReply(200, page);
    },
  });
}
