import type { Finding } from '../core/findings/finding.ts';
import type { ComputedInvoice, SentAmount } from '../core/invoice/computed-invoice.ts';
import { messageOf } from '../core/messages/message.ts';
import { amountText, type Decimal, toDouble } from '../core/numbers/decimal.ts';
import type { Specification } from '../core/specification/specification.ts';
import type { TextOptions } from '../specification/default.ts';
import { requestSpecification } from '../specification/of-requests.ts';

/** An amount that the caller sent and that is not written as it was sent. */
export interface Adjustment {
  /** JSON path of the amount. */
  readonly path: string;
  /** Amounts as plain digits, with at least two decimals. */
  readonly sent: string;
  /** What is written; null if the amount is omitted. */
  readonly written: string | null;
  /** Why, in words. */
  readonly why: string;
}

/**
 * The adjustments of an invoice as findings, each reported once: an omitted base amount is reported together
 * with its percentage.
 */
export function adjustmentFindings(
  { adjustments }: Pick<ComputedInvoice, 'adjustments'>,
  specification: Specification,
): Finding[] {
  return adjustments
    .filter(({ amount, written }) => amount !== 'entryBaseAmount' || written !== undefined)
    .map((adjustment) => findingOf(adjustment, specification));
}

/** The adjustments as results show them. */
export function adjustmentsInWords(
  adjustments: readonly SentAmount[],
  { specification = requestSpecification, language = 'en' }: TextOptions,
): Adjustment[] {
  return adjustments.map((adjustment) => ({
    path: adjustment.path,
    sent: amountText(adjustment.sent),
    written: adjustment.written === undefined ? null : amountText(adjustment.written),
    why: messageOf(findingOf(adjustment, specification), specification.messages, language),
  }));
}

function findingOf({ amount, path, sent, written }: SentAmount, { adjustmentTexts }: Specification): Finding {
  // A base amount that is written is rounded, as an amount is; one that is not, is left out.
  const isRoundedBase = amount === 'entryBaseAmount' && written !== undefined;
  return {
    ...adjustmentTexts[isRoundedBase ? 'entryAmount' : amount],
    severity: 'warning',
    path,
    values: { sent: amountText(sent), written: written === undefined ? '' : amountText(written) },
    ...remedyOf(amount, written),
    foundBy: 'checks',
  };
}

/** Sending what is written changes only the sent amount; a moved sign would change two fields. */
function remedyOf(amount: SentAmount['amount'], written: Decimal | undefined) {
  return written === undefined || amount === 'unitPrice' ? {} : { remedy: { value: toDouble(written) } };
}
