import type { z } from '@hono/zod-openapi';
import type { Selectable } from 'kysely';
import type { Language } from 'pint-ae';
import type { DocumentsTable } from '../database/tables.ts';
import { baseUrlFor, baseUrlOf } from '../http/base-url.ts';
import type { Call } from '../http/operation.ts';
import type { Settings } from '../settings.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { type Reason, type RejectionIssue, reasonIn, reasonOrNull } from '../track/reason.ts';
import { type Direction, type DocumentKind, participantDeliveryOf, shownStatus } from '../track/states.ts';
import { exchangeOf, type KnownTrack, reportingOf } from '../track/stored-tracks.ts';
import type { Detailed } from './document-texts.ts';
import type {
  documentDetailSchema,
  documentResponseSchema,
  documentSummarySchema,
  failedDocumentSchema,
  purchaseSummarySchema,
} from './schemas.ts';

/** A document without its texts, which lists do not need, and without columns that are only for searching. */
export type DocumentRow = Pick<Selectable<DocumentsTable>, (typeof listedColumns)[number]>;

export const listedColumns = [
  'id',
  'company_id',
  'position',
  'kind',
  'direction',
  'document_type',
  'status',
  'invoice_number',
  'issue_date',
  'due_date',
  'currency',
  'seller_name',
  'buyer_name',
  'payable_amount',
  'rule_set',
  'submission_error',
  'warning_count',
  'adjustment_count',
  'error_count',
  'answered',
  'same_as',
  'exchange',
  'reporting',
  'has_attachments',
  'version',
  'revision',
  'created_at',
  'updated_at',
  'changed_at',
] as const;

/** The reader of an answer: the base of its links, and its language. */
export interface Reader {
  readonly baseUrl: string;
  readonly language: Language;
}

/** Returns the sender of a request as the reader of its answer. */
export function readerOf({ service, request }: Pick<Call, 'service' | 'request'>): Reader {
  return { baseUrl: baseUrlOf(service.settings, request), language: languageOf(request) };
}

/** The language of an event's receivers is unknown. */
export function announcedTo(settings: Settings): Reader {
  return { baseUrl: baseUrlFor(settings), language: 'en' };
}

type Named = Pick<DocumentRow, 'id' | 'kind' | 'direction'>;

/** The path of the resource for documents of a kind. */
export function pathOf(kind: DocumentKind, direction: Direction): string {
  return direction === 'Inbound' ? `/v1/purchase-${kind}s` : `/v1/${kind}s`;
}

function linksOf({ baseUrl }: Pick<Reader, 'baseUrl'>, { id, kind, direction }: Named) {
  return { self: `${baseUrl}${pathOf(kind, direction)}/${id}` };
}

export function documentResponse(reader: Reader, row: DocumentRow): z.infer<typeof documentResponseSchema> {
  return {
    id: row.id,
    invoiceNumber: row.invoice_number,
    status: shownStatus(row.status),
    participantDelivery: participantDeliveryOf(row.status, exchangeOf(row).status),
    createdAt: row.created_at.toISOString(),
    links: linksOf(reader, row),
    submissionError: reasonOrNull(row.submission_error, reader.language),
    warningCount: row.warning_count,
    adjustmentCount: row.adjustment_count,
    exchange: shownTrack(exchangeOf(row), reader.language),
    reporting: shownTrack(reportingOf(row), reader.language),
  };
}

export function documentSummary(reader: Reader, row: DocumentRow): z.infer<typeof documentSummarySchema> {
  return {
    ...documentResponse(reader, row),
    ...listedFacts(reader, row),
    dueDate: row.due_date,
    updatedAt: row.changed_at.toISOString(),
  };
}

/** Notes on a document besides its request. */
export function detailOf(reader: Reader, row: DocumentRow): Omit<Detailed, 'request'> {
  const ruleSet = row.rule_set as z.infer<typeof documentDetailSchema>['ruleSet'];
  const facts = { ...documentSummary(reader, row), ruleSet } satisfies Facts;
  return { facts, documentType: row.document_type };
}

type Facts = Omit<z.infer<typeof documentDetailSchema>, 'document'>;

export function failedDocument(reader: Reader, row: DocumentRow): z.infer<typeof failedDocumentSchema> {
  return {
    ...listedFacts(reader, row),
    direction: row.direction,
    submissionError: reasonOrNull(row.submission_error, reader.language) ?? '',
  };
}

export function purchaseSummary(reader: Reader, row: DocumentRow): z.infer<typeof purchaseSummarySchema> {
  return {
    ...listedFacts(reader, row),
    status: row.status === 'Refused' ? 'DeliveryFailed' : 'Received',
    submissionError: reasonOrNull(row.submission_error, reader.language),
    dueDate: row.due_date,
    receivedAt: row.created_at.toISOString(),
    errorCount: row.error_count,
    warningCount: row.warning_count,
    answered: row.answered,
    sameAs: row.same_as,
    reporting: shownTrack(reportingOf(row), reader.language),
  };
}

function listedFacts(reader: Reader, row: DocumentRow) {
  return {
    id: row.id,
    invoiceNumber: row.invoice_number,
    documentType: row.document_type,
    status: shownStatus(row.status),
    issueDate: row.issue_date,
    currency: row.currency,
    sellerName: row.seller_name,
    buyerName: row.buyer_name,
    totalPayableAmount: row.payable_amount === null ? null : Number(row.payable_amount),
    links: linksOf(reader, row),
  };
}

/** A track as the interface shows it. */
export function shownTrack<Status extends string>(
  { status, at, code, reason }: KnownTrack<Status>,
  language: Language,
) {
  return { status, at, code, issues: reason === null ? [] : shownReasons(reason, language) };
}

/** Each reason of a rejection; any other reason as a single one. */
function shownReasons(reason: Reason, language: Language): RejectionIssue[] {
  if ('rejection' in reason && reason.rejection.issues[language].length > 0)
    return [...reason.rejection.issues[language]];
  const message = reasonIn(reason, language);
  const nowhere = { rule: '', hint: '', path: '', code: '', location: '', said: '' };
  return [{ ...nowhere, message, severity: 'error' }];
}
