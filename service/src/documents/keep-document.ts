import { type DocumentRequest, type DocumentType, type Language, parseDocumentRequest } from 'pint-ae';
import { problemOf } from 'pint-ae/http';
import { isDay } from '../database/day.ts';
import type { Call, DocumentBody } from '../http/operation.ts';
import { malformed } from '../http/read-request.ts';
import { RequestProblem } from '../http/request-problem.ts';
import { inWords, languageOf } from '../texts/service-text.ts';
import { judgeRequest } from './judge-request.ts';
import type { DocumentKind } from './kinds.ts';
import { resultIn, senderText, type Verdict } from './verdict.ts';

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

const defaultCurrency = 'AED';

/** Whether a client asks for documents that break rules to be refused (RFC 7240). */
function wantsStrictHandling(headers: Headers): boolean {
  const preferences = (headers.get('prefer') ?? '').split(',').map((entry) => entry.trim().toLowerCase());
  return preferences.some((preference) => /^handling\s*=\s*"?strict"?(?:;|$)/.test(preference));
}

/** Tells a client that its preference was applied. */
export function appliedPreference(headers: Headers): Readonly<Record<string, string>> {
  return wantsStrictHandling(headers) ? { 'preference-applied': 'handling=strict' } : {};
}

/**
 * Checks the shape of a document request and returns the values to store. Throws the 400 for a malformed
 * request and, with strict handling, the 422 for one that breaks rules.
 */
export function columnsOf(
  { body, request: { headers, url }, caller }: Call<unknown, DocumentBody>,
  kind: DocumentKind,
): DocumentColumns {
  const value = kind === 'credit-note' ? asCreditNote(body.value) : body.value;
  const language = languageOf({ headers, url });
  const parsed = parseDocumentRequest(value, { language });
  if (!parsed.ok) throw malformed(parsed.problems);
  const { request } = parsed;
  refuseNoDays(request);
  const { documentType } = request;
  const { participantId } = caller;
  const { verdict, judged } = judgeRequest({ request: body.text, documentType, participantId });
  if (wantsStrictHandling(headers)) refuseInvalid(verdict, language);
  return {
    document_type: documentType,
    invoice_number: request.invoiceNumber ?? '',
    issue_date: request.issueDate,
    due_date: request.dueDate,
    currency: currencyOf(request),
    seller_name: request.seller.name,
    buyer_name: request.buyer.name,
    payable_amount: judged.result.totals?.payableAmount ?? null,
    request: body.text,
  };
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

/**
 * Throws the problem of a document that is not valid: each failing rule at its field, and the sender if it is
 * not allowed.
 */
export function refuseInvalid(verdict: Verdict, language: Language): void {
  const problem = problemOf(resultIn(verdict, language), { language });
  if (problem === undefined) return;
  const kind = problem.status === 422 ? 'validation-failed' : 'internal-error';
  const errors = problem.errors ?? [];
  const { foreignSender } = verdict;
  if (foreignSender === undefined) throw new RequestProblem(kind, { detail: problem.detail ?? '', errors });
  const sender = senderText(foreignSender);
  const ofRules = problemOf(resultIn({ ...verdict, foreignSender: undefined }, language), { language });
  throw ofRules === undefined
    ? new RequestProblem(kind, { title: { text: 'senderTitle' }, detail: sender, errors })
    : new RequestProblem(kind, { detail: `${ofRules.detail} ${inWords(sender, language)}`, errors });
}
