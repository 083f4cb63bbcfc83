import type { ComputedInvoice, TaxSubtotal, Totals } from '../../../src/core/invoice/computed-invoice.ts';
import type { RootName } from '../../../src/core/invoice/invoice.ts';
import { amountText, Decimal, sum, zero } from '../../../src/core/numbers/decimal.ts';
import {
  type Check,
  type CheckFinding,
  findingIf,
  partsOfAll,
} from '../../../src/core/specification/check.ts';

/** Amounts are positive: an allowance, a correction within the document, or a credit note reduces it. */
export const signs: readonly Check[] = [
  {
    id: 'pint-ae-negative-credit-note',
    find: (invoice) => findingIf(isNegativeCreditNote(invoice), 'lines'),
  },
  {
    id: 'pint-ae-negative-total',
    text: 'negativeCreditTotal',
    find: (invoice) =>
      invoice.root === 'CreditNote' && hasNegativeTotal(invoice) && !isNegativeCreditNote(invoice)
        ? [negativeTotal(invoice)]
        : [],
  },
  {
    id: 'pint-ae-negative-total',
    find: (invoice) =>
      invoice.root === 'Invoice' && hasNegativeTotal(invoice) ? [negativeTotal(invoice)] : [],
  },
  {
    id: 'pint-ae-negative-vat-group',
    find: negativeGroups('Invoice', isNoCorrection, pathOfReduction),
  },
  {
    id: 'pint-ae-negative-vat-group',
    severity: 'warning',
    find: negativeGroups('CreditNote', isNoCorrection, pathOfReduction),
  },
  {
    id: 'pint-ae-negative-vat-group',
    text: 'negativeGroupOfLines',
    severity: 'warning',
    find: negativeGroups('Invoice', isCorrection, pathOfFirstLine),
  },
  {
    id: 'pint-ae-negative-vat-group',
    text: 'negativeGroupOfCreditNote',
    severity: 'warning',
    find: negativeGroups('CreditNote', isCorrection, pathOfFirstLine),
  },
  {
    id: 'pint-ae-negative-entry',
    about: ['allowances', 'charges', 'prepaidAmount'],
    find: (invoice) => (isTotalled(invoice) ? [] : negativeEntries(invoice)),
  },
  {
    id: 'pint-ae-negative-entry',
    severity: 'warning',
    about: ['allowances', 'charges', 'prepaidAmount'],
    find: (invoice) => (isTotalled(invoice) ? negativeEntries(invoice) : []),
  },
];

/** Systems also send discounts and advances with a minus; only sent totals prove that it is intended. */
function isTotalled({ sent }: ComputedInvoice): boolean {
  return sent.legalMonetaryTotal !== undefined;
}

function negativeEntries({
  allowancesCharges,
  lines,
  totals,
  minorUnits,
}: ComputedInvoice): readonly CheckFinding[] {
  const finding = (path: string, text: string, amount = zero): CheckFinding[] =>
    isNegative(amount) ? [{ path, text, values: { amount: amountText(amount, minorUnits) } }] : [];
  return [
    ...[...allowancesCharges, ...partsOfAll(lines, (line) => line.allowancesCharges)].flatMap(
      ({ path, isCharge, amount }) =>
        finding(`${path}.amount`, isCharge ? 'negativeCharge' : 'onRequest', amount),
    ),
    ...finding('prepaidAmount', 'negativePrepaid', totals.prepaidAmount),
  ];
}

function isNegative(amount: Decimal): boolean {
  return amount.isNegative() && !amount.isZero();
}

function isNegativeCreditNote({ root, lines }: ComputedInvoice): boolean {
  return (
    root === 'CreditNote' &&
    lines.some(({ netAmount }) => isNegative(netAmount)) &&
    lines.every(({ netAmount }) => !netAmount.greaterThan(0))
  );
}

/** The VAT of some lines may exceed the amount that other lines take from their total. */
function hasNegativeTotal({ totals }: ComputedInvoice): boolean {
  return isNegative(lowerTotal(totals));
}

function lowerTotal({ taxInclusiveAmount, taxExclusiveAmount }: Totals): Decimal {
  return Decimal.min(taxInclusiveAmount, taxExclusiveAmount);
}

function negativeTotal({ totals, currency, minorUnits }: ComputedInvoice): CheckFinding {
  return { path: '', values: { total: amountText(lowerTotal(totals), minorUnits), currency } };
}

/** Finds VAT groups with a negative taxable amount: decision 40 refuses them only on invoices. */
function negativeGroups(
  root: RootName,
  isMeant: (group: TaxSubtotal, invoice: ComputedInvoice) => boolean,
  pathOf: (group: TaxSubtotal, invoice: ComputedInvoice) => string,
): Check['find'] {
  return (invoice) => {
    // A document with a negative total is reported once, not for each group.
    if (invoice.root !== root || hasNegativeTotal(invoice)) return [];
    return invoice.totals.breakdown
      .filter((group) => isNegative(group.taxableAmount) && isMeant(group, invoice))
      .map((group) => ({
        path: pathOf(group, invoice),
        ...(isOfSomeLines(group, invoice) ? { text: 'negativeGroupBySomeLines' } : {}),
        values: { category: group.vatCategory, amount: amountText(group.taxableAmount, invoice.minorUnits) },
      }));
  };
}

/** Tells whether all lines of a group are negative; in a credit note, their sum decides (decision 39). */
function isCorrection({ vatCategory }: TaxSubtotal, { root, lines }: ComputedInvoice): boolean {
  const amounts = lines.filter((line) => line.vatCategory === vatCategory).map((line) => line.netAmount);
  return root === 'Invoice' ? amounts.length > 0 && amounts.every(isNegative) : isNegative(sum(amounts));
}

/** Tells whether negative lines among others, and not an allowance, make a group negative. */
function isOfSomeLines(group: TaxSubtotal, { root, lines, allowancesCharges }: ComputedInvoice): boolean {
  const ofGroup = lines.filter(({ vatCategory }) => vatCategory === group.vatCategory);
  const isReduced = allowancesCharges.some(
    ({ vatCategory, isCharge }) => vatCategory === group.vatCategory && !isCharge,
  );
  const isMixed = ofGroup.some(({ netAmount }) => isNegative(netAmount)) && !ofGroup.every(isNegativeLine);
  return root === 'Invoice' && isMixed && !isReduced;
}

const isNegativeLine = ({ netAmount }: ComputedInvoice['lines'][number]) => isNegative(netAmount);

function isNoCorrection(group: TaxSubtotal, invoice: ComputedInvoice): boolean {
  return !isCorrection(group, invoice);
}

/** The allowance that reduces the group, otherwise the first line that reduces it. */
function pathOfReduction(group: TaxSubtotal, invoice: ComputedInvoice): string {
  const reduction = invoice.allowancesCharges.find(
    ({ vatCategory, isCharge }) => vatCategory === group.vatCategory && !isCharge,
  );
  return reduction?.path ?? pathOfFirstLine(group, invoice);
}

function pathOfFirstLine({ vatCategory }: TaxSubtotal, { lines }: ComputedInvoice): string {
  return lines.find((line) => line.vatCategory === vatCategory)?.path ?? 'lines';
}
