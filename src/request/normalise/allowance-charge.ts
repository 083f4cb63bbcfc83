import {
  defaultAllowanceReason,
  defaultChargeReason,
} from '../../../rules/ae/defaults/allowances-and-charges.ts';
import {
  defaultVatCategory,
  type VatCategoryCode,
  vatCategories,
} from '../../../rules/ae/defaults/vat-categories.ts';
import { amountText, type Decimal, decimal, optionalDecimal, roundToCents } from '../../core/decimal.ts';
import { officialPercentageHolds } from '../../core/doubles.ts';
import type { AllowanceCharge, DocumentAllowanceCharge, Line } from '../../core/invoice.ts';
import type { AllowanceChargeRequest } from '../schema/line.ts';
import type { Note } from './notice.ts';
import { given } from './text.ts';

/** Allowances and charges of a line (IBG-27, IBG-28): they share the line's VAT category. */
export function normaliseLineEntries(
  entries: readonly AllowanceChargeRequest[],
  linePath: string,
  category: VatCategoryCode,
  note: Note,
): AllowanceCharge[] {
  return entries.map((entry, index) => {
    const path = `${linePath}.allowancesCharges[${index}]`;
    const sent = entry.vatCategory;
    if (sent && sent !== category) note('entryCategoryIgnored', `${path}.vatCategory`, { sent, category });
    return normaliseEntry(entry, path, note);
  });
}

/** Document level allowances and charges (IBG-20, IBG-21), each with a VAT category of its own. */
export function normaliseDocumentEntries(
  entries: readonly AllowanceChargeRequest[],
  lines: readonly Line[],
  note: Note,
): DocumentAllowanceCharge[] {
  if (entries.length === 0) return [];
  const category = commonCategory(lines);
  const exemption = commonExemption(lines);
  return entries.map((entry, index) => {
    const path = `allowancesCharges[${index}]`;
    const vatCategory = entry.vatCategory ?? category;
    const basics = normaliseEntry(entry, path, note);
    const { entryPercent, exempt } = vatCategories[vatCategory];
    return {
      path,
      isCharge: basics.isCharge,
      amount: basics.amount,
      sentAmount: basics.sentAmount,
      sentBaseAmount: basics.sentBaseAmount,
      reasonCode: basics.reasonCode ?? reasonCodeOfExempt(basics, vatCategory, note),
      reason: basics.reason,
      baseAmount: basics.baseAmount,
      multiplierPercent: basics.multiplierPercent,
      vatCategory,
      vatPercent: entryPercent === 'none' ? undefined : decimal(entryPercent),
      sentVatRate: optionalDecimal(entry.vatRate),
      exemptionReasonCode: exempt ? (given(entry.exemptionReasonCode) ?? exemption) : undefined,
    };
  });
}

function normaliseEntry(entry: AllowanceChargeRequest, path: string, note: Note): AllowanceCharge {
  const sentAmount = decimal(entry.amount);
  const amount = roundToCents(sentAmount);
  const { reasonCode, reason } = reasonOf(entry, path, note);
  const { baseAmount, multiplierPercent } = percentageOf(entry, amount, path, note);
  return {
    path,
    isCharge: entry.isCharge,
    amount,
    sentAmount,
    sentBaseAmount: optionalDecimal(entry.baseAmount),
    reasonCode,
    reason,
    baseAmount,
    multiplierPercent,
  };
}

function reasonOf(entry: AllowanceChargeRequest, path: string, note: Note) {
  const reasonCode = given(entry.reasonCode);
  const reason = given(entry.reason);
  if (reasonCode || reason) return { reasonCode, reason };
  const { code, text } = defaultReason(entry.isCharge);
  note('entryReasonDefaulted', `${path}.reason`, { code, text });
  return { reasonCode: code, reason: text };
}

function defaultReason(isCharge: boolean) {
  return isCharge ? defaultChargeReason : defaultAllowanceReason;
}

const noPercentage = { baseAmount: undefined, multiplierPercent: undefined };

/** Base and percentage go out together and only when the official check takes the amount for their product. */
function percentageOf(entry: AllowanceChargeRequest, amount: Decimal, path: string, note: Note) {
  const base = optionalDecimal(entry.baseAmount);
  const multiplierPercent = optionalDecimal(entry.multiplierPercent);
  if (!base && !multiplierPercent) return noPercentage;
  if (!base || !multiplierPercent) {
    note('percentageLeftOut', `${path}.${base ? 'multiplierPercent' : 'baseAmount'}`);
    return noPercentage;
  }
  const baseAmount = roundToCents(base);
  const isOff = !officialPercentageHolds(amount, baseAmount, multiplierPercent);
  if (isOff && centsApart(amount, baseAmount.times(multiplierPercent).div(100)) <= 1) {
    note('percentageRounded', `${path}.amount`, { amount: amountText(amount) });
    return noPercentage;
  }
  return { baseAmount, multiplierPercent };
}

function centsApart(one: Decimal, other: Decimal): number {
  return one.minus(roundToCents(other)).abs().times(100).toNumber();
}

/** A category E entry needs a reason code even where the reason is given as text (ibr-168-ae, ibr-169-ae). */
function reasonCodeOfExempt(
  { isCharge, path }: AllowanceCharge,
  vatCategory: VatCategoryCode,
  note: Note,
): string | undefined {
  if (!vatCategories[vatCategory].exempt) return undefined;
  const { code } = defaultReason(isCharge);
  note('entryReasonCodeDefaulted', `${path}.reasonCode`, { code });
  return code;
}

function commonCategory(lines: readonly Line[]): VatCategoryCode {
  const common = lines[0]?.vatCategory ?? defaultVatCategory;
  return lines.every(({ vatCategory }) => vatCategory === common) ? common : defaultVatCategory;
}

function commonExemption(lines: readonly Line[]): string | undefined {
  const common = lines.find(({ exemptionReasonCode }) => exemptionReasonCode)?.exemptionReasonCode;
  return lines.every(({ exemptionReasonCode: code = common }) => code === common) ? common : undefined;
}
