import { z } from '@hono/zod-openapi';
import type { Language } from 'pint-ae';
import type { Scoped } from '../database/database.ts';
import { tellChange } from '../database/journal.ts';
import {
  answers,
  type Call,
  documentJson,
  json,
  jsonReply,
  jsonText,
  type Operation,
  operation,
  type Reply,
  xmlReply,
} from '../http/operation.ts';
import { pageOf } from '../lists/page.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import { described } from '../problems/schema-errors.ts';
import { holdDocument, ofShelf, readDocument, type Shelf, withText } from '../read/find-document.ts';
import { historyContent, historyReply } from '../read/history.ts';
import { type DocumentFilter, listDocuments } from '../read/list.ts';
import { listDescription, listedQuery } from '../read/list-operations.ts';
import { printedContent, printedReply, wantedForm } from '../read/printed-form.ts';
import { listedColumns, pathOf, purchaseSummary, readerOf } from '../read/representation.ts';
import {
  purchaseDocumentSchema,
  purchaseSummarySchema,
  reviewSchema,
  reviewState as state,
} from '../read/schemas.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { reasonOrNull, storedReason } from '../track/reason.ts';
import { type InboundStatus, shownInbound } from '../track/states.ts';
import { judgementIn } from './inbound-verdict.ts';

const kinds = {
  invoice: {
    tag: 'PurchaseInvoices',
    name: 'PurchaseInvoice',
    noun: { text: 'aPurchaseInvoice' },
    nouns: { text: 'purchaseInvoices' },
    answer: { text: 'thePurchaseInvoice' },
    scope: 'purchase-invoices',
  },
  'credit-note': {
    tag: 'PurchaseCreditNotes',
    name: 'PurchaseCreditNote',
    noun: { text: 'aPurchaseCreditNote' },
    nouns: { text: 'purchaseCreditNotes' },
    answer: { text: 'thePurchaseCreditNote' },
    scope: 'purchase-credit-notes',
  },
} as const;
type Kind = keyof typeof kinds;

const inboundQuery = listedQuery.extend({
  status: described(z.enum(shownInbound).optional(), { text: 'inboundStatusParameter' }),
});

const purchasePage = pageOf(purchaseSummarySchema, 'PurchaseList');

/** Every operation on inbound documents. */
export function purchaseOperations(): Operation[] {
  return (['invoice', 'credit-note'] as const).flatMap((kind) => [
    listOperation(kind),
    refusedOperation(kind),
    readOperation(kind),
    historyOperation(kind),
    reviewOperation(kind),
  ]);
}

function shelfOf(kind: Kind, { caller }: Call): Shelf {
  return { companyId: caller.companyId, kind, direction: 'Inbound' };
}

function listOperation(kind: Kind): Operation {
  const { tag, name, nouns, scope } = kinds[kind];
  return operation<DocumentFilter, unknown>({
    name: `list${name}s`,
    method: 'get',
    path: pathOf(kind, 'Inbound'),
    tag,
    summary: { text: 'list', values: { nouns } },
    description: listDescription,
    scope: `${scope}:read`,
    query: inboundQuery,
    success: answers(200, 'aPage', documentJson(purchasePage)),
    // Refused documents are listed separately, so that nobody pays them by this list.
    handle: (call) => listed(kind, call, call.query.status === 'DeliveryFailed' ? 'Refused' : 'Received'),
  });
}

function refusedOperation(kind: Kind): Operation {
  const { tag, name, nouns, scope } = kinds[kind];
  return operation<DocumentFilter, unknown>({
    name: `listRefused${name}s`,
    method: 'get',
    path: `${pathOf(kind, 'Inbound')}/refused`,
    tag,
    summary: { text: 'listRefused', values: { nouns } },
    description: { text: 'refusedArrivals' },
    scope: `${scope}:read`,
    query: listedQuery,
    success: answers(200, 'aPage', documentJson(purchasePage)),
    handle: (call) => listed(kind, call, 'Refused'),
  });
}

async function listed(kind: Kind, call: Call<DocumentFilter>, status: InboundStatus): Promise<Reply> {
  const reader = readerOf(call);
  const chosen = { ...call, query: { ...call.query, status } };
  const page = await listDocuments(chosen, shelfOf(kind, call), (row) => purchaseSummary(reader, row));
  return jsonReply(200, page);
}

function readOperation(kind: Kind): Operation {
  const { tag, name, noun, answer, scope } = kinds[kind];
  return operation({
    name: `get${name}`,
    method: 'get',
    path: `${pathOf(kind, 'Inbound')}/{id}`,
    tag,
    summary: { text: 'read', values: { noun } },
    description: { text: 'purchaseForms' },
    scope: `${scope}:read`,
    success: answers(200, answer, [
      ...documentJson(purchaseDocumentSchema),
      { mediaType: 'application/xml', schema: z.string() },
      ...printedContent,
    ]),
    problems: ['not-found', 'not-acceptable'],
    handle: async (call) => {
      const wanted = wantedForm(call);
      const received = ofShelf(call.scoped, shelfOf(kind, call), call.id);
      const row = await withText(received.select([...listedColumns, 'judgement']), call.hold, 'ubl');
      const ubl = row.text ?? '';
      if (wanted === 'xml') return xmlReply(ubl);
      if (wanted !== 'data') {
        const shown = { ubl, language: languageOf(call.request) };
        return async () => printedReply(call, wanted, await call.run('shownPurchase', shown));
      }
      const { id, due_date: dueDate } = row;
      const reader = readerOf(call);
      const { status, links, reporting, ...shown } = purchaseSummary(reader, row);
      const { submissionError, errorCount, warningCount, answered, sameAs } = shown;
      const stored = {
        ...{ dueDate, reporting, links },
        review: await reviewOf(call.scoped, call.caller.companyId, id, reader.language),
        ...{ submissionError, errorCount, warningCount, answered, sameAs },
        ...judgementIn(row.judgement, reader.language),
      };
      const asked = { ubl, facts: { id, status }, stored };
      return async () => jsonText(200, await call.run('purchaseText', asked));
    },
  });
}

function historyOperation(kind: Kind): Operation {
  const { tag, name, noun, scope } = kinds[kind];
  return operation({
    name: `get${name}History`,
    method: 'get',
    path: `${pathOf(kind, 'Inbound')}/{id}/history`,
    tag,
    summary: { text: 'readHistory', values: { noun } },
    scope: `${scope}:read`,
    success: answers(200, 'theChanges', historyContent),
    problems: ['not-found'],
    handle: async (call) => {
      const { id } = await readDocument(call.scoped, shelfOf(kind, call), call.id);
      return historyReply(call, id);
    },
  });
}

/** Records the company's decision on a purchase; nobody else is told. */
function reviewOperation(kind: Kind): Operation {
  const { tag, name, noun, scope } = kinds[kind];
  return operation({
    name: `review${name}`,
    method: 'post',
    path: `${pathOf(kind, 'Inbound')}/{id}/review`,
    tag,
    summary: { text: 'reviewPurchase', values: { noun } },
    description: { text: 'reviewDescription' },
    scope: `${scope}:write`,
    body: { kind: 'json', schema: reviewRequest },
    success: answers(200, 'theReview', json(reviewSchema)),
    problems: ['not-found', 'conflict'],
    handle: async (call) => {
      const { scoped, service, caller, body, traceId } = call;
      const row = await holdDocument(scoped, shelfOf(kind, call), call.id);
      if (row.status !== 'Received')
        throw new RequestProblem('conflict', { detail: { text: 'reviewRefused' } });
      const at = service.clock.now();
      const { state, reason } = body;
      tellChange(scoped, {
        ...{ company_id: caller.companyId, document_id: row.id, trace_id: traceId, at },
        ...{ from_status: row.status, to_status: row.status, trigger: 'review' },
        ...{ track: 'review', track_status: state, detail: reason && storedReason({ words: reason }) },
      });
      // The change belongs to the document, and is exported and kept with it.
      const states = scoped.updateTable('document_states').set({ updated_at: at });
      const changed = states.where('document_id', '=', row.id);
      await changed.where('company_id', '=', caller.companyId).execute();
      return jsonReply(200, { state, reason, at: at.toISOString() });
    },
  });
}

const reason = z.string().trim().min(1).max(1000);

/** A review of a purchase: queries and rejections need a reason. */
export const reviewRequest = z
  .discriminatedUnion('state', [
    z.strictObject({
      state: state.extract(['accepted', 'booked']).describe('The decision of the company.'),
      reason: reason.nullable().default(null).describe('Why, if there is more to say.'),
    }),
    z.strictObject({
      state: state.extract(['queried', 'rejected']).describe('The decision of the company.'),
      reason: reason.describe('Why.'),
    }),
  ])
  .describe('What the company does with a purchase. Nobody else is told.')
  .openapi('ReviewRequest');

/** The last review of a purchase, from its history, or null. */
export async function reviewOf(
  scoped: Scoped,
  companyId: string,
  documentId: string,
  language: Language,
): Promise<z.infer<typeof reviewSchema> | null> {
  const last = await scoped
    .selectFrom('document_history')
    .where('company_id', '=', companyId)
    .where('document_id', '=', documentId)
    .where('track', '=', 'review')
    .select(['track_status', 'detail', 'at'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last === undefined) return null;
  const reviewed = state.parse(last.track_status);
  return { state: reviewed, reason: reasonOrNull(last.detail, language), at: last.at.toISOString() };
}
