import type { Finding, Values } from '../core/findings/finding.ts';
import {
  type AmountName,
  type ComputedInvoice,
  factorNames,
  type SentAmount,
} from '../core/invoice/computed-invoice.ts';
import { messageOf } from '../core/messages/message.ts';
import { amountText, type Decimal, plainText, sum, toDouble, zero } from '../core/numbers/decimal.ts';
import { roundAmount, roundHalfAwayFromZero } from '../core/numbers/rounding.ts';
import type { JointAdjustmentTexts, Specification } from '../core/specification/specification.ts';
import type { TextOptions } from '../specification/default.ts';
import { defaultSpecification } from '../specification/default.ts';

/**
 * An amount that is not written as the caller sent it; or a rate, category, percentage, quantity or price that was
 * not used to compute the amounts.
 */
export interface Adjustment {
  /** JSON path of the field. */
  readonly path: string;
  /**
   * Amounts as plain digits, with at least two decimals; other numbers as sent; `10 %` if only a percentage was sent.
   */
  readonly sent: string;
  /** The written value, or the value used to compute the amounts; null without either. */
  readonly written: string | null;
  /** The reason, in words. */
  readonly why: string;
}

/** More amounts of one kind, or with one cause, share a finding. */
const mostTold = 3;

/**
 * Returns the adjustments of an invoice as findings, each reported once. An omitted base amount is reported together
 * with its percentage. The amounts of many lines are reported together, and so are the amounts of a currency with
 * more decimals than are written.
 */
export function adjustmentFindings(
  { adjustments, currency, minorUnits }: Pick<ComputedInvoice, 'adjustments' | 'currency' | 'minorUnits'>,
  specification: Specification,
): Finding[] {
  if (adjustments.length === 0) return [];
  const { lineNetAmounts, thousandths } = specification.jointAdjustmentTexts ?? {};
  const told = adjustments.filter(
    ({ amount, written }) => amount !== 'entryBaseAmount' || written !== undefined,
  );
  const isRounded = thousandths?.currencies.includes(currency)
    ? (adjustment: SentAmount) => isRoundedOnly(adjustment, minorUnits)
    : () => false;
  const [rounded, others] = parted(told, isRounded);
  const [ofLines, apart] = parted(others, ({ amount }) => amount.startsWith('lineNetAmount'));
  const separately = [
    ...(rounded.length <= mostTold ? rounded : []),
    ...(lineNetAmounts === undefined || ofLines.length <= mostTold ? ofLines : []),
    ...apart,
  ];
  return [
    ...separately.map((adjustment) => findingOf(adjustment, minorUnits, specification)),
    ...together(rounded, thousandths, minorUnits, { currency }),
    ...together(ofLines, lineNetAmounts, minorUnits, {}),
  ];
}

const termsOfTotals: Partial<Record<AmountName, readonly string[]>> = {
  prepaidAmount: ['IBT-113'],
  payableRoundingAmount: ['IBT-114'],
  payableAmount: ['IBT-115'],
};

/** The text for an amount of a UBL document with more decimals than its currency has. */
export const manyDecimals = 'manyDecimals';

/** The amounts of a UBL document with more decimals than its currency has, as findings at their fields. */
export function amountsWithManyDecimals(
  { adjustments, minorUnits }: Pick<ComputedInvoice, 'adjustments' | 'minorUnits'>,
  { adjustmentTexts }: Specification,
): Finding[] {
  return adjustments
    .filter((each) => isRoundedOnly(each, minorUnits))
    .map(({ amount, path, sent, written = zero }) => ({
      rule: adjustmentTexts.entryAmount.rule,
      text: manyDecimals,
      severity: 'warning',
      path,
      ...(amount in termsOfTotals ? { terms: termsOfTotals[amount] ?? [] } : {}),
      values: { sent: amountText(sent, minorUnits), written: amountText(written, minorUnits) },
      foundBy: 'checks',
    }));
}

/** Tells whether only the digits after the minor units are left out. */
function isRoundedOnly({ amount, sent, written }: SentAmount, minorUnits: number): boolean {
  if (amount === 'unitPrice' || written === undefined) return false;
  return (
    roundAmount(sent, minorUnits).equals(written) || roundHalfAwayFromZero(sent, minorUnits).equals(written)
  );
}

function parted<Part>(parts: readonly Part[], isMeant: (part: Part) => boolean): [Part[], Part[]] {
  return [parts.filter(isMeant), parts.filter((part) => !isMeant(part))];
}

/** One finding for many amounts, at the first of them. */
function together(
  adjustments: readonly SentAmount[],
  text: JointAdjustmentTexts['lineNetAmounts'],
  minorUnits: number,
  further: Values,
): Finding[] {
  const [first] = adjustments;
  if (first === undefined || text === undefined || adjustments.length <= mostTold) return [];
  const { path, sent, written = zero } = first;
  const values = {
    count: adjustments.length,
    example: path,
    sent: amountText(sent, minorUnits),
    written: amountText(written, minorUnits),
    difference: amountText(sum(adjustments.map((each) => each.sent.minus(each.written ?? zero))), minorUnits),
    ...further,
  };
  const { rule, text: name } = text;
  const finding: Finding = { rule, severity: 'warning', path, values, foundBy: 'checks' };
  return [name === undefined ? finding : { ...finding, text: name }];
}

type Adjusted = Pick<ComputedInvoice, 'adjustments' | 'unusedFactors' | 'minorUnits'>;

/** Returns each adjustment as a finding that is not in words yet. */
export function adjustmentsFound(
  { adjustments, unusedFactors, minorUnits }: Adjusted,
  specification: Specification,
): Finding[] {
  return [
    // Only worded here: a check or the finding on the field reports the factor.
    ...unusedFactors.map(({ path, sent, used }): Finding => {
      const values = { sent: factorText(sent), used: used === undefined ? '' : factorText(used) };
      const text = used === undefined ? 'factorLeftOut' : 'factorReplaced';
      return { rule: 'pint-ae-amount-rounded', text, severity: 'warning', path, values, foundBy: 'checks' };
    }),
    ...adjustments.map((adjustment) => findingOf(adjustment, minorUnits, specification)),
  ];
}

/** The adjustments of an invoice as results show them. */
export function adjustmentsInWords(invoice: Adjusted, options: TextOptions): Adjustment[] {
  const { specification = defaultSpecification } = options;
  return foundInWords(adjustmentsFound(invoice, specification), options);
}

/** Findings of adjustments as results show adjustments. */
export function foundInWords(
  adjustments: readonly Finding[],
  { specification = defaultSpecification, language = 'en' }: TextOptions,
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

/** Tells whether an adjusted field is a factor of amounts, although the amounts were computed from another value. */
export function isUnusedFactor({ path, sent, written }: Adjustment): boolean {
  const isFactor = factorNames.some((name) => path === name || path.endsWith(`.${name}`));
  // If price and quantity swap signs, the amounts stay the same.
  return isFactor && (written === null || sent.replace('-', '') !== written.replace('-', ''));
}

function factorText(value: Decimal | string): string {
  return typeof value === 'string' ? value : plainText(value);
}

function findingOf(adjustment: SentAmount, minorUnits: number, { adjustmentTexts }: Specification): Finding {
  const { amount, path, sent, written } = adjustment;
  // A written base amount is rounded like an amount; any other is left out.
  const isRoundedBase = amount === 'entryBaseAmount' && written !== undefined;
  return {
    severity: 'warning',
    ...adjustmentTexts[isRoundedBase ? 'entryAmount' : amount],
    path,
    values: {
      sent: amountText(sent, minorUnits),
      written: written === undefined ? '' : amountText(written, minorUnits),
    },
    ...remedyOf(adjustment, minorUnits),
    foundBy: 'checks',
  };
}

/** A remedy may remove digits after the cents; any other difference is the sender's decision. */
function remedyOf(adjustment: SentAmount, minorUnits: number) {
  const { written } = adjustment;
  return written !== undefined && isRoundedOnly(adjustment, minorUnits)
    ? { remedy: { value: toDouble(written) } }
    : {};
}
