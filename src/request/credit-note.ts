import type { Result } from '../core/findings/result.ts';
import type { AmountValue } from '../core/numbers/amount-value.ts';
import { decimal } from '../core/numbers/decimal.ts';
import type { Specification } from '../core/specification/specification.ts';
import { numberOf } from './decimal-values.ts';
import type { SentLine, SentRequest } from './schema/request.ts';

/** Data of a credit note that its invoice does not have. */
export interface CreditNoteFacts {
  /** Number of the credit note (IBT-001). */
  readonly number: string;
  /** Day on which it is issued (IBT-002), such as `2026-11-26`. */
  readonly issueDate: string;
  /** The reason for the credit note: a code of the reasons for credit notes (BTAE-03), such as `DL8.61.1.D`. */
  readonly reasonCode: string;
  /** The lines to credit; default: the whole invoice. */
  readonly lines?: readonly CreditedLine[];
}

export interface CreditedLine {
  /** Its `id` in the invoice (IBT-126); if the line has no id, its number from 1. */
  readonly id: string;
  /** The quantity to credit; default: all of it. */
  readonly quantity?: number;
}

/** The request of a credit note by any specification, and the parts of the invoice that are not in it. */
export interface CreditNoteRequest<Amount extends AmountValue = number> {
  readonly request: SentRequest<Amount | number>;
  /**
   * JSON paths of amounts in the invoice if it is not clear how much of them is credited: allowances and charges of a
   * partly credited document or line, and prepaid or rounding amounts.
   */
  readonly leftOut: readonly string[];
}

/** Reason for refusing to make a credit note. */
export type CreditNoteRefusal =
  | { readonly reason: 'notAnInvoice' }
  | { readonly reason: 'unknownLine' | 'lineTwice'; readonly line: string }
  | { readonly reason: 'quantityNotOfLine'; readonly line: string; readonly has: string };

/** The credit note for a well-formed request of an invoice. */
export function creditNoteOf<Amount extends AmountValue>(
  invoice: SentRequest<Amount>,
  { number, issueDate, reasonCode, lines: chosen }: CreditNoteFacts,
  { documentTypes }: Pick<Specification, 'documentTypes'>,
): Result<CreditNoteRequest<Amount>, CreditNoteRefusal> {
  const documentType = creditNoteType(invoice.documentType, documentTypes);
  if (documentType === undefined) return { ok: false, failure: { reason: 'notAnInvoice' } };
  const credited = creditedLines(invoice, chosen);
  if (!credited.ok) return credited;
  const { lines, isWhole, leftOut } = credited.value;
  const { allowancesCharges, ...kept } = { ...invoice };
  for (const field of [...paid, ...ofInvoiceOnly]) delete kept[field];
  return {
    ok: true,
    value: {
      request: {
        ...kept,
        documentType,
        invoiceNumber: number,
        issueDate,
        dueDate: null,
        lines,
        ...(isWhole && allowancesCharges ? { allowancesCharges } : {}),
        precedingInvoiceNumber: invoice.invoiceNumber,
        precedingInvoiceIssueDate: invoice.issueDate,
        creditNoteReasonCode: reasonCode,
      },
      leftOut: [
        ...leftOut,
        ...(isWhole ? [] : pathsOf('allowancesCharges', allowancesCharges)),
        ...paid.filter((field) => isStated(invoice[field])),
      ],
    },
  };
}

function creditNoteType(
  type: string,
  documentTypes: Specification['documentTypes'],
): SentRequest['documentType'] | undefined {
  const invoice = documentTypes[type];
  if (invoice?.root !== 'Invoice') return undefined;
  const found = Object.entries(documentTypes).find(
    ([, { root, profile }]) => root === 'CreditNote' && profile === invoice.profile,
  );
  // A key of the specification's own types is a document type of its requests.
  return found?.[0] as SentRequest['documentType'] | undefined;
}

/** Prepayments of an invoice, and the amount that rounds the amount due. */
const paid = ['prepaidAmount', 'paidAmounts', 'payableRoundingAmount', 'instalments'] as const;

const ofInvoiceOnly = [
  ...(['uuid', 'issueTime', 'vatPointDate', 'taxTotal', 'legalMonetaryTotal'] as const),
  ...(['paymentTerms', 'precedingInvoices', 'creditNoteReason', 'creditNoteReasons'] as const),
] as const;

interface CreditedLines<Amount extends AmountValue> {
  readonly lines: SentLine<Amount | number>[];
  readonly isWhole: boolean;
  readonly leftOut: readonly string[];
}

function creditedLines<Amount extends AmountValue>(
  { lines }: SentRequest<Amount>,
  chosen: readonly CreditedLine[] | undefined,
): Result<CreditedLines<Amount>, CreditNoteRefusal> {
  if (chosen === undefined) return { ok: true, value: { lines: [...lines], isWhole: true, leftOut: [] } };
  const credited: SentLine<Amount | number>[] = [];
  const leftOut: string[] = [];
  const taken = new Set<number>();
  for (const { id, quantity } of chosen) {
    const index = lines.findIndex((line, at) => (line.id ?? String(at + 1)) === id);
    const line = lines[index];
    if (line === undefined) return { ok: false, failure: { reason: 'unknownLine', line: id } };
    if (taken.has(index)) return { ok: false, failure: { reason: 'lineTwice', line: id } };
    taken.add(index);
    if (quantity === undefined) credited.push(line);
    else if (!isPartOf(quantity, line))
      return { ok: false, failure: { reason: 'quantityNotOfLine', line: id, has: String(line.quantity) } };
    else {
      const { allowancesCharges, vatTotal, ...kept } = line;
      credited.push({ ...kept, quantity, lineExtensionAmount: null });
      leftOut.push(...pathsOf(`lines[${index}].allowancesCharges`, allowancesCharges));
    }
  }
  const isWhole = lines.length === credited.length && lines.every((line) => credited.includes(line));
  return { ok: true, value: { lines: credited, isWhole, leftOut } };
}

/** Tells whether a quantity can be a part of a line's quantity: it has the same sign and is not larger. */
function isPartOf(quantity: number, line: SentLine<AmountValue>): boolean {
  if (!Number.isFinite(quantity)) return false;
  const [part, all] = [decimal(quantity), decimal(numberOf(line.quantity) ?? 0)];
  return !part.isZero() && part.isNegative() === all.isNegative() && !part.abs().greaterThan(all.abs());
}

function pathsOf(path: string, entries: readonly unknown[] | null | undefined): string[] {
  return (entries ?? []).map((_, index) => `${path}[${index}]`);
}

function isStated(value: unknown): boolean {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}
