import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import { amountText, sum } from '../../../src/core/numbers/decimal.ts';
import type { CheckFinding } from '../../../src/core/specification/check.ts';
import { areSent, type Change, type Changes, isNear, totalsIf } from './what-if-totals.ts';

/** The allowances and charges of the document and of its lines. */
export function entriesOf({ allowancesCharges, lines }: ComputedInvoice) {
  const ofLines = lines.flatMap(({ vatCategory, allowancesCharges: entries }) =>
    entries.map((entry) => ({ ...entry, vatCategory, isOfLine: true })),
  );
  return [...allowancesCharges.map((entry) => ({ ...entry, isOfLine: false })), ...ofLines];
}

type Entry = Omit<ReturnType<typeof entriesOf>[number], 'isOfLine'> & { readonly isOfLine?: boolean };

function namesOf(entries: readonly Pick<Entry, 'path' | 'amount'>[]): string[] {
  return entries.map(({ path, amount }) => `${path} ${amountText(amount)}`);
}

/** The document with entries added a number of times, given by a factor. */
function withEntries(entries: readonly Entry[], factor: number): Changes {
  const changes = (some: readonly Entry[]): Change[] =>
    some.map(({ vatCategory, isCharge, amount }) => ({
      vatCategory,
      amount: amount.times(isCharge ? factor : -factor),
    }));
  return {
    lines: changes(entries.filter(({ isOfLine }) => isOfLine)),
    entries: changes(entries.filter(({ isOfLine }) => !isOfLine)),
  };
}

/** With more entries than this, they are not tried one by one. */
export const mostEntries = 50;

/** A charge that the totals subtract, or an allowance that they add. */
export function entryInverted(invoice: ComputedInvoice): CheckFinding | undefined {
  const entries = entriesOf(invoice);
  if (entries.length > mostEntries) return undefined;
  const found = entries.filter((entry) => areSent(totalsIf(withEntries([entry], -2), invoice), invoice));
  const [first, ...others] = found;
  if (first === undefined) return undefined;
  const named = namesOf(found);
  return {
    path: others.length === 0 ? `${first.path}.isCharge` : 'allowancesCharges',
    text: first.isCharge ? 'chargeTakenOff' : 'allowanceAdded',
    // If several entries have the same amount, any of them may be the cause.
    values: { entries: others.length > 0 ? { anyOf: named } : named },
  };
}

/** A line that the totals leave out: a subtotal among the lines, or a line that is not for sale. */
export function lineLeftOut(invoice: ComputedInvoice): CheckFinding | undefined {
  const { lines, sent, totals } = invoice;
  const sentSum = sent.legalMonetaryTotal?.lineExtensionAmount;
  if (sentSum === undefined || isNear(totals.lineExtensionAmount, sentSum)) return undefined;
  const missing = totals.lineExtensionAmount.minus(sentSum);
  const tried = new Set<string>();
  const line = lines.findLast(({ netAmount, vatCategory }) => {
    if (tried.has(vatCategory) || !isNear(netAmount, missing)) return false;
    tried.add(vatCategory);
    return areSent(totalsIf({ lines: [{ vatCategory, amount: netAmount.negated() }] }, invoice), invoice);
  });
  if (line === undefined) return undefined;
  const before = lines.slice(0, lines.indexOf(line));
  const isSum = before.length > 1 && isNear(sum(before.map(({ netAmount }) => netAmount)), line.netAmount);
  return {
    path: line.path,
    text: isSum ? 'subtotalAmongLines' : 'lineLeftOut',
    values: { amount: amountText(line.netAmount) },
  };
}

/** Charges that the totals leave out, or all allowances and charges of the document or of its lines. */
export function entriesLeftOut(invoice: ComputedInvoice): CheckFinding | undefined {
  const all = entriesOf(invoice);
  const entries = all.filter(({ isOfLine }) => !isOfLine);
  const ofLines = all.filter(({ isOfLine }) => isOfLine);
  const some = [
    entries.filter(({ isCharge }) => isCharge),
    entries,
    ofLines.filter(({ isCharge }) => !isCharge),
    ofLines.filter(({ isCharge }) => isCharge),
    ofLines,
    all,
  ].find((each) => each.length > 0 && areSent(totalsIf(withEntries(each, -1), invoice), invoice));
  if (some === undefined) return undefined;
  const [first, ...others] = some;
  const path = others.length === 0 && first?.isOfLine ? first.path : 'allowancesCharges';
  return { path, text: 'entriesLeftOut', values: { entries: namesOf(some) } };
}

/** VAT on the amount before the allowances of the document. */
export function taxBeforeAllowances(invoice: ComputedInvoice): CheckFinding | undefined {
  const allowances = invoice.allowancesCharges.filter(({ isCharge }) => !isCharge);
  if (allowances.length === 0) return undefined;
  const sent = totalsIf({ untaxed: withEntries(allowances, -1).entries ?? [] }, invoice);
  if (!areSent(sent, invoice)) return undefined;
  return {
    path: 'taxTotal.taxAmount',
    text: 'taxBeforeAllowances',
    values: {
      sentTax: amountText(sent.taxAmount),
      tax: amountText(invoice.totals.taxAmount),
      allowances: amountText(sum(allowances.map(({ amount }) => amount))),
      exclusive: amountText(invoice.totals.taxExclusiveAmount),
    },
  };
}
