import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import { amountText, type Decimal, sum } from '../../../src/core/numbers/decimal.ts';
import type { CheckFinding } from '../../../src/core/specification/check.ts';
import { areSent, type Change, type Changes, isNear, totalsIf, type WhatIf } from './what-if-totals.ts';

/** An allowance or charge of the document or of a line. */
interface Entry {
  readonly path: string;
  readonly isCharge: boolean;
  readonly amount: Decimal;
  readonly vatCategory: string | undefined;
  readonly isOfLine?: true;
}

function entriesOf({ allowancesCharges, lines }: ComputedInvoice): Entry[] {
  const ofLines = lines.flatMap(({ vatCategory, allowancesCharges: entries }) =>
    entries.map(({ path, isCharge, amount }) => ({
      path,
      isCharge,
      amount,
      vatCategory,
      isOfLine: true as const,
    })),
  );
  return [...allowancesCharges, ...ofLines];
}

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

/** With more entries than this, they are only tried together. */
const mostEntries = 50;

/** Charges that the totals subtract, or allowances that they add. */
export function entriesInverted(invoice: ComputedInvoice): CheckFinding | undefined {
  const entries = entriesOf(invoice);
  const isInverted = (some: readonly Entry[]) =>
    some.length > 0 && areSent(totalsIf(withEntries(some, -2), invoice), invoice);
  const single = entries.length > mostEntries ? [] : entries.filter((entry) => isInverted([entry]));
  const together = [
    entries.filter(({ isCharge }) => isCharge),
    entries.filter(({ isCharge }) => !isCharge),
    entries,
  ];
  const found = single.length > 0 ? single : (together.find(isInverted) ?? []);
  const [first, ...others] = found;
  if (first === undefined) return undefined;
  const named = namesOf(found);
  const isMixed = others.some(({ isCharge }) => isCharge !== first.isCharge);
  return {
    path: others.length === 0 ? `${first.path}.isCharge` : 'allowancesCharges',
    text: isMixed ? 'entriesInverted' : first.isCharge ? 'chargeTakenOff' : 'allowanceAdded',
    // If several entries have the same amount, any of them may be the cause.
    values: { entries: single.length > 1 ? { anyOf: named } : named },
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
  const allowances = allowancesOf(invoice);
  if (allowances.length === 0) return undefined;
  const totals = totalsIf({ untaxed: withEntries(allowances, -1).entries ?? [] }, invoice);
  if (!areSent(totals, invoice)) return undefined;
  return { path: 'taxTotal.taxAmount', text: 'taxBeforeAllowances', values: taxFigures(totals, invoice) };
}

/** Allowances that were subtracted from the total with VAT. */
export function allowancesAfterTax(invoice: ComputedInvoice): CheckFinding | undefined {
  const allowances = allowancesOf(invoice);
  if (allowances.length === 0) return undefined;
  const whole = totalsIf(withEntries(allowances, -1), invoice);
  const off = sum(allowances.map(({ amount }) => amount));
  const payableAmount = whole.payableAmount.minus(off);
  const taxInclusiveAmount = whole.taxInclusiveAmount.minus(off);
  if (
    ![
      { ...whole, payableAmount },
      { ...whole, taxInclusiveAmount, payableAmount },
    ].some((totals) => areSent(totals, invoice))
  )
    return undefined;
  const values = { ...taxFigures(whole, invoice), payable: amountText(invoice.totals.payableAmount) };
  return { path: 'allowancesCharges', text: 'allowancesAfterTax', values };
}

function allowancesOf({ allowancesCharges }: ComputedInvoice) {
  return allowancesCharges.filter(({ isCharge }) => !isCharge);
}

function taxFigures(sent: WhatIf, invoice: ComputedInvoice) {
  const { totals } = invoice;
  const allowances = allowancesOf(invoice).map(({ amount }) => amount);
  return {
    sentTax: amountText(sent.taxAmount),
    tax: amountText(totals.taxAmount),
    allowances: amountText(sum(allowances)),
    exclusive: amountText(totals.taxExclusiveAmount),
  };
}
