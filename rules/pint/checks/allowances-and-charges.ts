import type { Remedy } from '../../../src/core/findings/fix.ts';
import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import type { AllowanceCharge, DocumentAllowanceCharge } from '../../../src/core/invoice/invoice.ts';
import { amountText, type Decimal, plainText, sum, toDouble } from '../../../src/core/numbers/decimal.ts';
import { officialPercentageHolds } from '../../../src/core/numbers/doubles.ts';
import { roundAmount } from '../../../src/core/numbers/rounding.ts';
import {
  type Check,
  type CheckFinding,
  findingsWhere,
  partsOfAll,
} from '../../../src/core/specification/check.ts';
import {
  UNCL5189List as allowanceReasons,
  UNCL7161List as chargeReasons,
} from '../../../src/generated/code-lists.js';

export const allowancesAndCharges: readonly Check[] = [
  undecidedRule('aligned-ibrp-032', (entry) => !entry.isCharge),
  undecidedRule('aligned-ibrp-037', (entry) => entry.isCharge),
  {
    id: 'pint-ae-entry-category',
    needs: 'request',
    text: 'entryApportioned',
    severity: 'warning',
    about: ['documentEntries'],
    find: ({ allowancesCharges, minorUnits }) => apportioned(allowancesCharges, minorUnits),
  },
  percentageRule('ibr-131-ae', (entry) => !entry.isCharge),
  percentageRule('ibr-146-ae', (entry) => entry.isCharge),
  {
    id: 'ibr-cl-19',
    misspelt: { value: 'code', list: 'allowanceReasons' },
    about: ['allowances'],
    find: (invoice) => unknownReasons(invoice, allowanceReasons.codes, (entry) => !entry.isCharge),
  },
  {
    id: 'ibr-cl-20',
    misspelt: { value: 'code', list: 'chargeReasons' },
    about: ['charges'],
    find: (invoice) => unknownReasons(invoice, chargeReasons.codes, (entry) => entry.isCharge),
  },
];

type Kind = (entry: AllowanceCharge) => boolean;

/** A check of entries without one of several categories (decision 4), and of all totals that need them. */
function undecidedRule(id: string, isOfKind: Kind): Check {
  return {
    id,
    about: ['documentEntries'],
    find: (invoice) =>
      invoice.allowancesCharges
        .filter((entry) => isOfKind(entry) && entry.vatCategory === undefined)
        .map((entry) => {
          const values = {
            amount: amountText(entry.amount, invoice.minorUnits),
            categories: [...new Set(invoice.lines.map(({ vatCategory }) => vatCategory))],
          };
          const reason = undividedCase(entry, invoice);
          return { path: `${entry.path}.vatCategory`, ...reason, values: { ...values, ...reason?.values } };
        }),
  };
}

/** The reason why an entry is not divided although the caller requests it. */
function undividedCase(
  { multiplierPercent }: AllowanceCharge,
  { splitDiscounts, lines, minorUnits }: ComputedInvoice,
): Pick<CheckFinding, 'text' | 'values'> | undefined {
  if (!splitDiscounts) return undefined;
  if (multiplierPercent !== undefined) return { text: 'undividedByPercentage' };
  for (const { vatCategory: category } of lines) {
    const total = sum(
      lines.filter(({ vatCategory }) => vatCategory === category).map(({ netAmount }) => netAmount),
    );
    if (total.lessThanOrEqualTo(0))
      return { text: 'undividedByTotals', values: { category, total: amountText(total, minorUnits) } };
  }
  return undefined;
}

/** Shares of one entry, at the place of the entry. A single share counts, because others may be below a minor unit. */
function apportioned(entries: readonly DocumentAllowanceCharge[], minorUnits: number): CheckFinding[] {
  const byPath = new Map<string, DocumentAllowanceCharge[]>();
  for (const entry of entries.filter(({ isShare }) => isShare))
    byPath.set(entry.path, [...(byPath.get(entry.path) ?? []), entry]);
  return [...byPath].map(([path, shares]) => ({
    path: `${path}.vatCategory`,
    values: {
      amount: amountText(sum(shares.map(({ amount }) => amount)), minorUnits),
      shares: shares.map(({ vatCategory, amount }) => `${vatCategory} ${amountText(amount, minorUnits)}`),
    },
  }));
}

function percentageRule(id: string, isOfKind: Kind): Check {
  return {
    id,
    about: ['percentages'],
    find: (invoice) =>
      entriesOf(invoice)
        .filter((entry) => isOfKind(entry) && !percentageHolds(entry, invoice))
        .flatMap((entry) => percentageFinding(entry, invoice)),
  };
}

function percentageFinding(entry: AllowanceCharge, invoice: ComputedInvoice): readonly CheckFinding[] {
  const { path, amount, baseAmount, multiplierPercent } = entry;
  const { minorUnits } = invoice;
  if (baseAmount === undefined || multiplierPercent === undefined) return [];
  const values = {
    amount: amountText(amount, minorUnits),
    percent: plainText(multiplierPercent),
    meant: plainText(multiplierPercent.times(100)),
    base: amountText(baseAmount, minorUnits),
    expected: amountText(roundAmount(baseAmount.times(multiplierPercent).div(100), minorUnits), minorUnits),
  };
  if (isPercentAsFraction(entry, invoice))
    return [
      { path: `${path}.multiplierPercent`, text: 'percentAsFraction', remedy: percentMeant(entry), values },
    ];
  if (amount.equals(multiplierPercent)) return [{ path: `${path}.amount`, text: 'percentAsAmount', values }];
  const exact = percentRounded(entry, invoice);
  if (exact !== undefined) {
    const place = `${path}.multiplierPercent`;
    return [{ path: place, text: 'percentTooShort', values: { ...values, exact: plainText(exact) } }];
  }
  const other = basesOf(entry, invoice).find((base) =>
    officialPercentageHolds(amount, base, multiplierPercent, minorUnits),
  );
  return other === undefined
    ? [{ path: `${path}.amount`, values }]
    : [
        {
          path: `${path}.baseAmount`,
          text: 'percentOfAnother',
          values: { ...values, other: amountText(other, minorUnits) },
        },
      ];
}

/** The most decimals of a proposed percentage. */
const mostDecimals = 10;

/** The percentage that gives the amount, if rounding it gives the percentage that was sent. */
function percentRounded(
  { amount, baseAmount, multiplierPercent: sent }: AllowanceCharge,
  { minorUnits }: ComputedInvoice,
): Decimal | undefined {
  if (baseAmount === undefined || sent === undefined || baseAmount.isZero()) return undefined;
  const exact = amount.times(100).div(baseAmount);
  const decimals = sent.decimalPlaces();
  if (!exact.toDecimalPlaces(Math.max(2, decimals)).equals(sent)) return undefined;
  for (let more = Math.max(2, decimals) + 1; more <= mostDecimals; more += 1) {
    const percent = exact.toDecimalPlaces(more);
    if (officialPercentageHolds(amount, baseAmount, percent, minorUnits)) return percent;
  }
  return undefined;
}

/** The possible bases of a percentage: quantity times price, or the sum of the lines with or without VAT. */
function basesOf(entry: AllowanceCharge, { lines, totals, minorUnits }: ComputedInvoice): readonly Decimal[] {
  const line = lines.find(({ allowancesCharges }) => allowancesCharges.includes(entry));
  if (line !== undefined)
    return [roundAmount(line.quantity.times(line.unitPrice).div(line.baseQuantity), minorUnits)];
  const { lineExtensionAmount, taxAmount } = totals;
  return [lineExtensionAmount, lineExtensionAmount.plus(taxAmount)];
}

/** Tells whether 5 % was sent as 0.05. */
function isPercentAsFraction(
  { amount, baseAmount, multiplierPercent }: AllowanceCharge,
  { minorUnits }: ComputedInvoice,
): boolean {
  if (baseAmount === undefined || multiplierPercent === undefined) return false;
  return officialPercentageHolds(amount, baseAmount, multiplierPercent.times(100), minorUnits);
}

function percentMeant({ multiplierPercent }: AllowanceCharge): Remedy | undefined {
  return multiplierPercent && { value: toDouble(multiplierPercent.times(100)) };
}

function percentageHolds(
  { amount, baseAmount, multiplierPercent }: AllowanceCharge,
  { minorUnits }: ComputedInvoice,
): boolean {
  if (baseAmount === undefined || multiplierPercent === undefined) return true;
  return officialPercentageHolds(amount, baseAmount, multiplierPercent, minorUnits);
}

function unknownReasons(
  invoice: ComputedInvoice,
  codes: Readonly<Record<string, string>>,
  isOfKind: Kind,
): readonly CheckFinding[] {
  return findingsWhere(
    entriesOf(invoice),
    (entry) => isOfKind(entry) && entry.reasonCode !== undefined && !Object.hasOwn(codes, entry.reasonCode),
    ({ path }) => `${path}.reasonCode`,
    ({ reasonCode }) => ({ code: reasonCode ?? '' }),
  );
}

function entriesOf({ allowancesCharges, lines }: ComputedInvoice): readonly AllowanceCharge[] {
  return [...allowancesCharges, ...partsOfAll(lines, (line) => line.allowancesCharges)];
}
