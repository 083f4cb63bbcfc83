import { type DocumentRequest, type DocumentType, type Language, parseDocumentRequest } from 'pint-ae';
import { readJson } from 'pint-ae/http';
import { isDay } from '../database/day.ts';
import { malformed } from '../http/request-problem.ts';
import { unstorableFields } from '../http/unstorable.ts';
import { judgeRequest } from './judge-request.ts';
import type { DocumentKind } from './kinds.ts';
import { refuseInvalid } from './refuse-invalid.ts';

/** The values of a document request that have their own columns. */
export interface DocumentColumns {
  readonly document_type: DocumentType;
  readonly invoice_number: string;
  readonly issue_date: string;
  readonly due_date: string | null;
  readonly currency: string;
  readonly seller_name: string;
  readonly buyer_name: string;
  readonly payable_amount: string | null;
  readonly request: string;
}

/** A document request as it was sent. */
export interface SentRequest {
  readonly bytes: Uint8Array;
  readonly kind: DocumentKind;
  readonly participantId: string | null;
  /** Whether a document that breaks rules is to be refused (RFC 7240). */
  readonly handling: 'strict' | 'lenient';
  readonly language: Language;
}

const defaultCurrency = 'AED';

/**
 * Reads a document request and returns the values to store. Throws the 400 for a malformed request and, with
 * strict handling, the 422 for one that breaks rules.
 */
export function keptColumns({
  bytes,
  kind,
  participantId,
  handling,
  language,
}: SentRequest): DocumentColumns {
  const { value, text } = jsonOf(bytes, language);
  const parsed = parseDocumentRequest(kind === 'credit-note' ? asCreditNote(value) : value, { language });
  if (!parsed.ok) throw malformed(parsed.problems);
  const { request } = parsed;
  refuseNoDays(request);
  const { documentType } = request;
  const { verdict, totals } = judgeRequest({ request: text, documentType, participantId });
  if (handling === 'strict') refuseInvalid(verdict, language);
  return {
    document_type: documentType,
    invoice_number: request.invoiceNumber ?? '',
    issue_date: request.issueDate,
    due_date: request.dueDate,
    currency: currencyOf(request),
    seller_name: request.seller.name,
    buyer_name: request.buyer.name,
    payable_amount: totals?.payableAmount ?? null,
    request: text,
  };
}

function jsonOf(bytes: Uint8Array, language: Language): { readonly value: unknown; readonly text: string } {
  const read = readJson(bytes, {}, { language });
  if (!read.ok) throw malformed(read.problems.map(({ field, message }) => ({ field, message })));
  const unstorable = unstorableFields(read.value);
  if (unstorable.length > 0) throw malformed(unstorable);
  return read;
}

function refuseNoDays(request: DocumentRequest): void {
  const noDays = (['issueDate', 'dueDate'] as const).filter(
    (field) => !isDay(request[field] ?? '0001-01-01'),
  );
  if (noDays.length > 0) throw malformed(noDays.map((field) => ({ field, message: { text: 'noDay' } })));
}

/** On credit-note endpoints the type is CreditNote, whatever is sent. */
function asCreditNote(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return { ...value, documentType: 'CreditNote' };
}

function currencyOf({ currency }: DocumentRequest): string {
  return currency?.trim() || defaultCurrency;
}
