import type { ComputedInvoice, ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import { amountText, type Decimal, plainText, sum, zero } from '../../../src/core/numbers/decimal.ts';
import { percentOf } from '../../../src/core/numbers/rounding.ts';
import {
  type Check,
  type CheckFinding,
  findingIf,
  findingsWhere,
} from '../../../src/core/specification/check.ts';
import { minorUnitsOf } from '../defaults/currency.ts';
import { electronicPaymentModes } from '../defaults/payment.ts';
import { tolerances } from '../defaults/tolerances.ts';
import { uaeVatCategory } from '../defaults/vat-categories.ts';

/** Another way of rounding explains no larger difference. */
const roundingDifference = 0.02;
const halfCent = 0.005;

/** Checks of amounts that are written as sent, and that no official rule compares with others. */
export const amounts: readonly Check[] = [
  {
    id: 'pint-ae-advice-cash-rounding',
    // In UBL the rounding amount is always stated, so the issuer decided it.
    needs: 'request',
    find: ({ payment, payableRoundingAmount, vatRounding, totals }) => {
      const rounding = totals.payableRoundingAmount ?? zero;
      const isForCash =
        payableRoundingAmount === undefined &&
        vatRounding !== 'per-line' &&
        rounding.abs().greaterThan(roundingDifference);
      return findingIf(
        isForCash && electronicPaymentModes.includes(payment?.paymentMode ?? ''),
        'paymentMode',
        {
          mode: { code: payment?.paymentMode ?? '', list: 'paymentMeans' },
          rounding: amountText(rounding),
          exact: amountText(totals.payableAmount.minus(rounding)),
        },
      );
    },
  },
  {
    id: 'pint-ae-advice-gross-price',
    about: ['priceDiscounts'],
    find: ({ lines }) =>
      findingsWhere(
        lines,
        // Rule ibr-028 reports a negative gross price.
        ({ priceDiscount, grossPrice }) =>
          priceDiscount.isNegative() && !priceDiscount.isZero() && !grossPrice.isNegative(),
        ({ path }) => `${path}.grossPrice`,
        ({ grossPrice, unitPrice }) => ({ gross: plainText(grossPrice), net: plainText(unitPrice) }),
      ),
  },
  {
    id: 'pint-ae-advice-line-allowances',
    about: ['allowances'],
    find: ({ lines, totals: { breakdown } }) =>
      findingsWhere(
        lines,
        // Another check reports a VAT category whose total is negative.
        ({ netAmount, quantity, unitPrice, vatCategory }) =>
          netAmount.lessThan(0) &&
          !quantity.times(unitPrice).lessThan(0) &&
          breakdown.some((group) => group.vatCategory === vatCategory && !group.taxableAmount.lessThan(0)),
        ({ path }) => `${path}.allowancesCharges`,
        ({ allowancesCharges, netAmount }) => {
          const allowances = sum(
            allowancesCharges.flatMap(({ isCharge, amount }) => (isCharge ? [] : amount)),
          );
          return {
            allowances: amountText(allowances),
            amount: amountText(allowances.plus(netAmount)),
            net: amountText(netAmount),
          };
        },
      ),
  },
  {
    id: 'pint-ae-advice-empty-line',
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ quantity, allowancesCharges }) => quantity.isZero() && allowancesCharges.length === 0,
        ({ path }) => path,
      ),
  },
  {
    id: 'pint-ae-advice-line-vat',
    about: ['lineVatTotals'],
    find: ({ lines }) =>
      lines.flatMap((line) => {
        const { path, sentVatTotal, quantity } = line;
        const { perUnitAmount } = line.asSent;
        return [
          ...vatBeside(line, `${path}.vatTotal`, sentVatTotal),
          // A price with VAT is rounded for one unit, so the rounding counts once for each unit.
          ...vatBeside(
            line,
            `${path}.perUnitAmount`,
            perUnitAmount?.times(quantity),
            quantity.times(halfCent),
          ),
        ];
      }),
  },
  {
    id: 'pint-ae-advice-prepaid',
    about: ['prepaidAmount'],
    find: ({ totals: { prepaidAmount: prepaid = zero, taxInclusiveAmount: total } }) =>
      prepaid.greaterThan(total) && prepaid.greaterThan(0)
        ? [{ path: 'prepaidAmount', values: { prepaid: amountText(prepaid), total: amountText(total) } }]
        : [],
  },
  {
    id: 'pint-ae-advice-advance-vat',
    severity: 'information',
    about: ['prepaidAmount'],
    find: ({ root, precedingInvoice, contradictions, totals: { prepaidAmount: prepaid, taxAmount } }) =>
      root === 'Invoice' &&
      // An error on the VAT already mentions the advance.
      contradictions.every(({ amount }) => amount !== 'taxAmount' && amount !== 'taxInclusiveAmount') &&
      precedingInvoice !== undefined &&
      prepaid?.greaterThan(0) &&
      taxAmount.greaterThan(0)
        ? [
            {
              path: 'prepaidAmount',
              values: {
                prepaid: amountText(prepaid),
                number: precedingInvoice.precedingInvoiceNumber ?? '',
                tax: amountText(taxAmount),
              },
            },
          ]
        : [],
  },
  {
    id: 'pint-ae-advice-rounding',
    values: { below: String(tolerances.cash.below) },
    // A derived payable amount is below the limit.
    find: ({ totals: { payableRoundingAmount: rounding = zero } }) =>
      findingIf(rounding.abs().greaterThanOrEqualTo(tolerances.cash.below), 'payableRoundingAmount', {
        rounding: amountText(rounding),
      }),
  },
  {
    id: 'pint-ae-advice-paid-amounts',
    about: ['paidAmounts'],
    // If no prepaid amount is given, rule ibr-093 applies.
    find: ({ paidAmounts, totals: { prepaidAmount: prepaid } }) =>
      prepaid === undefined ? [] : differenceOf(paidAmounts, prepaid, 'paidAmounts'),
  },
  {
    id: 'pint-ae-advice-instalments',
    about: ['instalments'],
    find: ({ instalments, totals: { payableAmount } }) =>
      differenceOf(instalments, payableAmount, 'instalments'),
  },
];

/** The VAT of a line as sent in a field, if it is not the VAT of the line's amount. */
function vatBeside(
  line: ComputedLine,
  path: string,
  sent: Decimal | undefined,
  rounded = zero,
): CheckFinding[] {
  const computed = vatOf(line);
  if (sent === undefined || !isApart(sent, computed, rounded)) return [];
  return [{ path, values: { sent: amountText(sent), computed: amountText(computed) } }];
}

function vatOf({ netAmount, vatCategory }: ComputedLine): Decimal {
  return percentOf(netAmount, uaeVatCategory(vatCategory).taxPercent, minorUnitsOf());
}

function isApart(one: Decimal, other: Decimal, rounded = zero): boolean {
  return one.minus(other).abs().greaterThan(rounded.abs().plus(roundingDifference));
}

type Part = ComputedInvoice['paidAmounts' | 'instalments'][number];

/** Compares the sum of the parts with the whole; the sum is unknown if a part states no amount. */
function differenceOf(parts: readonly Part[], whole: Decimal, path: string) {
  const amounts = parts.flatMap(({ amount }) => amount ?? []);
  if (amounts.length === 0 || amounts.length < parts.length) return [];
  const total = sum(amounts);
  return findingIf(isApart(total, whole), path, { sum: amountText(total), total: amountText(whole) });
}
