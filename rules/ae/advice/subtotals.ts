import type { ComputedInvoice, ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import { amountText, type Decimal, sum, zero } from '../../../src/core/numbers/decimal.ts';
import type { Check, CheckFinding } from '../../../src/core/specification/check.ts';
import { uaeVatCategory } from '../defaults/vat-categories.ts';

/** A line that is really a subtotal or the VAT, and so counts twice. Only documents without sent totals are checked. */
export const subtotals: readonly Check[] = [
  {
    id: 'pint-ae-advice-subtotal-line',
    needs: 'request',
    find: (invoice) => linesThatAre('sum', invoice, (index) => isLastOfMany(index, invoice)),
  },
  {
    id: 'pint-ae-advice-subtotal-line',
    severity: 'information',
    needs: 'request',
    find: (invoice) =>
      linesThatAre(
        'sum',
        invoice,
        (index) => !isLastOfMany(index, invoice) && isNamed('sum', index, invoice),
      ),
  },
  {
    id: 'pint-ae-advice-subtotal-line',
    severity: 'information',
    needs: 'request',
    text: 'vatAmongLines',
    find: (invoice) => linesThatAre('vat', invoice, (index) => isNamed('vat', index, invoice)),
  },
];

/** Beginnings of names for subtotals: a reason to ask, not a proof. */
const names = {
  sum: /^\W{0,3}(?:sub-? ?total|grand total|net total|total|sum|المجموع|مجموع|الإجمالي|الاجمالي|إجمالي|اجمالي)/iu,
  vat: /^\W{0,3}(?:vat|tax|value added tax|ضريبة|الضريبة)/iu,
};

const isNamed = (what: keyof typeof names, index: number, { lines }: ComputedInvoice) =>
  names[what].test(lines[index]?.description ?? '');

/** After this many lines, a line that equals their sum is hardly a coincidence. */
const fewest = 3;
const isLastOfMany = (index: number, { lines }: ComputedInvoice) =>
  index >= fewest && index === lines.length - 1;
const halfCent = 0.005;

function linesThatAre(
  what: keyof typeof names,
  { lines, sent, totals }: ComputedInvoice,
  isLookedAt: (index: number) => boolean,
): CheckFinding[] {
  if (sent.legalMonetaryTotal !== undefined) return [];
  return lines.flatMap((line, index) => {
    if (index === 0 || line.netAmount.isZero() || !isLookedAt(index)) return [];
    const before = lines.slice(0, index);
    if (!amountsOf(what, before).some((amount) => isNear(amount, line.netAmount))) return [];
    const values = { amount: amountText(line.netAmount), payable: amountText(totals.payableAmount) };
    return [{ path: line.path, values }];
  });
}

/** The sum of lines without and with VAT, or their VAT. */
function amountsOf(what: keyof typeof names, lines: readonly ComputedLine[]): Decimal[] {
  const net = sum(lines.map(({ netAmount }) => netAmount));
  const vat = lines.reduce(
    (total, { netAmount, vatCategory }) =>
      total.plus(netAmount.times(uaeVatCategory(vatCategory).taxPercent).dividedBy(100)),
    zero,
  );
  if (what === 'sum') return [net, net.plus(vat)];
  return vat.isZero() ? [] : [vat];
}

function isNear(one: Decimal, other: Decimal): boolean {
  return !one.minus(other).abs().greaterThan(halfCent);
}
