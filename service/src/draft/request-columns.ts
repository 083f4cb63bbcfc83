import type { Issue, Language } from 'pint-ae';
import { readJson } from 'pint-ae/http';
import { defaultSpecification, parseDocumentRequest } from 'pint-ae/steps';
import type { FieldError } from '../problems/request-problem.ts';
import { malformed, malformedShape } from '../problems/request-problem.ts';
import { unstorableFields } from '../problems/unstorable.ts';
import { documentDetailSchema } from '../read/schemas.ts';
import { isDay } from '../texts/forms.ts';
import type { DocumentKind } from '../track/states.ts';
import { idsIn, refuseWrongReferences } from './attachment-references.ts';
import type { DocumentColumns } from './document-columns.ts';
import { findable } from './document-columns.ts';
import { fillIn, type KnownRecord } from './fill-from-records.ts';
import { fillingOf } from './record-notes.ts';
import { isPart, type Part, type ReadBack, readBackIn } from './record-references.ts';
import { refuseFaults, refuseLarge } from './refusals.ts';
import type { Remarks } from './remarks.ts';
import type { Sender } from './sender.ts';
import { type Judging, validateRequest } from './validate-request.ts';
import type { Verdict } from './verdict.ts';

/** A document request as it was sent. */
export interface SentRequest {
  readonly bytes: Uint8Array;
  readonly kind: DocumentKind;
  readonly sender: Sender;
  /** True if the document may be one that was read before. */
  readonly isReplacement: boolean;
  readonly language: Language;
  /** The records that the document names, or undefined. */
  readonly records?: readonly KnownRecord[];
  /** The files that the document refers to, as JSON, or undefined. */
  readonly attachments?: string;
  /** The size limit, including the values from records. */
  readonly maxBytes: number;
}

/** The values to store of a document, and its verdict. */
export interface KeptColumns {
  readonly columns: DocumentColumns;
  readonly verdict: Verdict;
  readonly remarks: Remarks;
  /** The attachments that the document refers to. */
  readonly attachmentIds: readonly string[];
  /** The numbers of the preceding documents. */
  readonly preceding: readonly string[];
}

/** Reads a document request and checks it. Throws the 400 for a malformed request. */
export function keptColumns(
  { bytes, kind, sender, isReplacement, language, records, attachments, maxBytes }: SentRequest,
  judging: Judging,
): KeptColumns {
  const read = readJson(bytes, {}, { language });
  if (!read.ok) throw malformedShape(read.failure);
  const sent = read.value;
  const unstorable = unstorableFields(sent.value);
  if (unstorable.length > 0) throw malformed(unstorable);
  const readBack = isReplacement ? readBackIn(sent.value) : undefined;
  const given = readBack?.document ?? sent.value;
  const prefix = readBack === undefined ? '' : 'document.';
  if (attachments !== undefined) refuseWrongReferences(given, attachments, prefix, language);
  const { value, parts, faults } = fillIn(given, kind, records);
  refuseFaults('record', faults, prefix, language);
  const filling = fillingOf(parts);
  const text = value === sent.value ? sent.text : JSON.stringify(value);
  if (records !== undefined) refuseLarge('record', Buffer.byteLength(text), maxBytes);
  // On credit-note endpoints, the type is always CreditNote.
  const typed = kind === 'credit-note' && isPart(value) ? { ...value, documentType: 'CreditNote' } : value;
  const stated = withoutPercentagesAlone(typed);
  const parsed = parseDocumentRequest(stated, { language });
  if (!parsed.ok)
    throw malformedShape(readBack === undefined ? parsed.failure : parsed.failure.map(inDocument));
  const request = parsed.value;
  const noDays = (['issueDate', 'dueDate'] as const).filter(
    (field) => !isDay(request[field] ?? '0001-01-01'),
  );
  if (noDays.length > 0) throw malformed(noDays.map((field) => ({ field, message: { text: 'noDay' } })));
  const { documentType } = request;
  const { verdict, remarks, totals, route, vat, books, preceding } = validateRequest(
    { request: text, documentType, sender, filling, attachments },
    judging,
  );
  const attachmentIds = attachments === undefined ? [] : idsIn(value);
  const columns = {
    document_type: documentType,
    invoice_number: request.invoiceNumber?.trim() ?? '',
    issue_date: request.issueDate,
    due_date: request.dueDate,
    currency: request.currency?.trim() || defaultSpecification.accounting.currency,
    seller_name: request.seller.name,
    buyer_name: request.buyer.name,
    payable_amount: totals?.payableAmount ?? null,
    seller_trn: findable(request.seller.trn),
    buyer_trn: findable(request.buyer.trn),
    receiver: findable(route.receiver ?? request.buyer.participantId),
    request: text,
    ...vat,
    ...books,
    filling: filling === undefined ? null : JSON.stringify(filling),
    has_attachments: attachmentIds.length > 0,
  };
  const contradicted = readBack === undefined ? [] : problemsOfFacts(readBack, columns);
  if (contradicted.length > 0) throw malformed(contradicted);
  return { columns, verdict, remarks, attachmentIds, preceding };
}

function inDocument(issue: Issue): Issue {
  return { ...issue, path: issue.path === '' ? 'document' : `document.${issue.path}` };
}

/**
 * Returns a request in which allowances and charges without an amount have no percentage either: the interface
 * requires every amount, but the library would compute one from a percentage.
 */
export function withoutPercentagesAlone(request: unknown): unknown {
  if (!isPart(request)) return request;
  const { lines } = request;
  const whole = withoutThem(request);
  return Array.isArray(lines)
    ? { ...whole, lines: lines.map((line: unknown) => (isPart(line) ? withoutThem(line) : line)) }
    : whole;
}

function withoutThem(part: Part): Part {
  const { allowancesCharges: entries } = part;
  if (!Array.isArray(entries)) return part;
  return {
    ...part,
    allowancesCharges: entries.map((entry: unknown) => {
      if (!isPart(entry) || (entry.amount ?? null) !== null) return entry;
      const { multiplierPercent: _, ...stated } = entry;
      return stated;
    }),
  };
}

/** The facts that the document itself states, with their columns. */
const saidByDocument = {
  documentType: 'document_type',
  invoiceNumber: 'invoice_number',
  issueDate: 'issue_date',
  dueDate: 'due_date',
  currency: 'currency',
  sellerName: 'seller_name',
  buyerName: 'buyer_name',
} as const satisfies Readonly<Record<string, keyof DocumentColumns>>;

/** Returns the problems of facts that no answer has, or that contradict the document and would be lost. */
export function problemsOfFacts({ facts }: ReadBack, columns: DocumentColumns): FieldError[] {
  const unknown = Object.keys(facts).filter((name) => !(name in documentDetailSchema.shape));
  const other = Object.entries(saidByDocument).filter(
    ([name, column]) => name in facts && facts[name] !== columns[column],
  );
  return [
    ...unknown.map((field): FieldError => ({ field, message: { text: 'unknownField' } })),
    ...other.map(([field]): FieldError => ({ field, message: { text: 'otherThanDocument' } })),
  ];
}
