import type { Finding } from '../core/findings/finding.ts';
import type {
  ComputedInvoice,
  FactorName,
  SentAmount,
  SentFactor,
} from '../core/invoice/computed-invoice.ts';
import { messageOf } from '../core/messages/message.ts';
import { amountText, type Decimal, plainText, roundToCents, toDouble } from '../core/numbers/decimal.ts';
import type { Specification } from '../core/specification/specification.ts';
import type { TextOptions } from '../specification/default.ts';
import { requestSpecification } from '../specification/of-requests.ts';

/**
 * An amount that the caller sent and that is not written as it was sent; or a rate, category, percentage, quantity or
 * price that the amounts were not made of.
 */
export interface Adjustment {
  /** JSON path of the field. */
  readonly path: string;
  /** Amounts as plain digits, with at least two decimals; other numbers with those that were sent. */
  readonly sent: string;
  /** What is written, or what the amounts were made of; null if nothing stands in its place. */
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

/** Each adjustment as a finding, to be put into words. */
export function adjustmentsFound(
  { adjustments, unusedFactors }: Pick<ComputedInvoice, 'adjustments' | 'unusedFactors'>,
  specification: Specification,
): Finding[] {
  return [
    ...unusedFactors.map(unusedFactorFinding),
    ...adjustments.map((adjustment) => findingOf(adjustment, specification)),
  ];
}

/** The adjustments of an invoice as results show them. */
export function adjustmentsInWords(
  invoice: Pick<ComputedInvoice, 'adjustments' | 'unusedFactors'>,
  options: TextOptions,
): Adjustment[] {
  const { specification = requestSpecification } = options;
  return foundInWords(adjustmentsFound(invoice, specification), options);
}

/** Findings of adjustments as results show adjustments. */
export function foundInWords(
  adjustments: readonly Finding[],
  { specification = requestSpecification, language = 'en' }: TextOptions,
): Adjustment[] {
  return adjustments.map((adjustment) => {
    const { path, values = {} } = adjustment;
    const { sent, written = values.used } = values;
    return {
      path,
      sent: String(sent),
      written: written === '' ? null : String(written),
      why: messageOf(adjustment, specification.messages, language),
    };
  });
}

/** Whether an adjusted field is one that amounts are made of, and they were made of something else. */
export function isUnusedFactor({ path, sent, written }: Adjustment): boolean {
  const isFactor = factorNames.some((name) => path === name || path.endsWith(`.${name}`));
  // A price and its quantity that exchange their signs give the same amounts.
  return isFactor && (written === null || sent.replace('-', '') !== written.replace('-', ''));
}

const factorNames: readonly string[] = [
  'vatRate',
  'vatCategory',
  'multiplierPercent',
  'quantity',
  'baseQuantity',
  'grossPrice',
  'currencyExchangeRate',
] satisfies readonly FactorName[];

function factorText(value: Decimal | string): string {
  return typeof value === 'string' ? value : plainText(value);
}

/** Only put into words: each of these is told by the check or the notice on its field. */
function unusedFactorFinding({ path, sent, used }: SentFactor): Finding {
  const values = { sent: factorText(sent), used: used === undefined ? '' : factorText(used) };
  const text = used === undefined ? 'factorLeftOut' : 'factorReplaced';
  return { rule: 'pint-ae-amount-rounded', text, severity: 'warning', path, values, foundBy: 'checks' };
}

function findingOf({ amount, path, sent, written }: SentAmount, { adjustmentTexts }: Specification): Finding {
  // A base amount that is written is rounded, as an amount is; one that is not, is left out.
  const isRoundedBase = amount === 'entryBaseAmount' && written !== undefined;
  return {
    ...adjustmentTexts[isRoundedBase ? 'entryAmount' : amount],
    severity: 'warning',
    path,
    values: { sent: amountText(sent), written: written === undefined ? '' : amountText(written) },
    ...remedyOf(amount, sent, written),
    foundBy: 'checks',
  };
}

/**
 * Only the digits after the cents may be left out: any other amount than the one that was sent is the sender's to
 * decide. A moved sign would change two fields.
 */
function remedyOf(amount: SentAmount['amount'], sent: Decimal, written: Decimal | undefined) {
  const isRounded = written !== undefined && amount !== 'unitPrice' && roundToCents(sent).equals(written);
  return isRounded ? { remedy: { value: toDouble(written) } } : {};
}
