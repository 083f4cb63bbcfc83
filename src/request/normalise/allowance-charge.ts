import type { AllowanceCharge, DocumentAllowanceCharge, LineTax } from '../../core/invoice/invoice.ts';
import { amountText, type Decimal, decimal, optionalDecimal } from '../../core/numbers/decimal.ts';
import { officialPercentageHolds } from '../../core/numbers/doubles.ts';
import { roundAmount } from '../../core/numbers/rounding.ts';
import { onceAsked } from '../../core/once-per.ts';
import type { Reason } from '../../core/specification/defaults.ts';
import { vatCategoryOf } from '../../core/specification/specification.ts';
import { percentOfEntry } from '../../core/specification/vat-category.ts';
import { nonBlank } from '../../core/text/text.ts';
import type { AllowanceChargeRequest, LineRequest } from '../schema/request.ts';
import type { Context } from './context.ts';

/** Allowances and charges of a line (IBG-27, IBG-28); they have the VAT category of the line. */
export function normaliseLineEntries(
  line: LineRequest,
  linePath: string,
  category: string,
  context: Context,
): AllowanceCharge[] {
  return (line.allowancesCharges ?? []).map((entry, index) => {
    const path = `${linePath}.allowancesCharges[${index}]`;
    const sent = entry.vatCategory;
    if (sent && sent !== category)
      context.addWarning('entryCategoryIgnored', `${path}.vatCategory`, { sent, category });
    const isOtherRate = (entry.vatRate ?? line.vatRate) !== line.vatRate;
    const exemption = (['exemptionReasonCode', 'exemptionReason'] as const).filter(
      (field) => nonBlank(entry[field]) !== undefined && entry[field] !== line[field],
    );
    for (const field of isOtherRate ? ['vatRate', ...exemption] : exemption)
      context.addWarning('lineEntryTax', `${path}.${field}`, { field });
    return normaliseEntry(entry, path, context);
  });
}

/** Document level allowances and charges (IBG-20, IBG-21), each with its own VAT category. */
export function normaliseDocumentEntries(
  entries: readonly AllowanceChargeRequest[],
  lines: readonly LineTax[],
  splitDiscounts: boolean | undefined,
  context: Context,
): DocumentAllowanceCharge[] {
  if (entries.length === 0) return [];
  // Most entries name their category and are taxed, so the lines' common category is not needed.
  const categories = onceAsked(() =>
    lines.length === 0
      ? new Set([context.specification.defaults.vatCategory])
      : new Set(lines.map(({ vatCategory }) => vatCategory)),
  );
  const exemption = onceAsked(() => {
    const common = lines.find(({ exemptionReasonCode }) => exemptionReasonCode)?.exemptionReasonCode;
    const isOfAll = lines.every(({ exemptionReasonCode: code = common }) => code === common);
    return { code: isOfAll ? common : undefined };
  });
  return entries.map((entry, index) => {
    const path = `allowancesCharges[${index}]`;
    const vatCategory = entry.vatCategory ?? onlyCategory(categories(), path, context);
    const basics = normaliseEntry(entry, path, context);
    const isApportioned = vatCategory === undefined && splitDiscounts === true;
    const treatment = treatmentOf(vatCategory, context);
    const exempt = isApportioned
      ? [...categories()].some((each) => treatmentOf(each, context).exempt)
      : treatment.exempt;
    const code = nonBlank(entry.exemptionReasonCode);
    if (!exempt && code !== undefined)
      context.addWarning('exemptionReasonLeftOut', `${path}.exemptionReasonCode`, { code });
    const { baseAmount, multiplierPercent } = isApportioned ? percentageOfShares(basics, context) : basics;
    // Written field by field: adding to a spread takes ten times as long.
    return {
      path,
      isCharge: basics.isCharge,
      amount: basics.amount,
      sentAmount: basics.sentAmount,
      sentBaseAmount: basics.sentBaseAmount,
      sentPercent: basics.sentPercent,
      sentVatCategory: basics.sentVatCategory,
      sentVatRate: basics.sentVatRate,
      baseAmount,
      multiplierPercent,
      reason: basics.reason,
      reasonCode: basics.reasonCode ?? (exempt ? reasonCodeOfExempt(basics, context) : undefined),
      vatCategory,
      vatPercent: percentOfEntry(treatment),
      exemptionReasonCode: exempt
        ? (code ?? impliedExemption(entry, exemption().code, isApportioned ? undefined : path, context))
        : undefined,
      exemptionReason: nonBlank(entry.exemptionReason),
      asSent: basics.asSent,
    };
  });
}

function normaliseEntry(entry: AllowanceChargeRequest, path: string, context: Context): AllowanceCharge {
  const sentAmount = decimal(entry.amount);
  const amount = roundAmount(sentAmount, context.minorUnits);
  const { reasonCode, reason } = reasonOf(entry, path, context);
  const { baseAmount, multiplierPercent } = percentageOf(entry, amount, path, context);
  return {
    path,
    isCharge: entry.isCharge,
    amount,
    sentAmount,
    sentBaseAmount: optionalDecimal(entry.baseAmount),
    sentPercent: optionalDecimal(entry.multiplierPercent),
    sentVatCategory: entry.vatCategory ?? undefined,
    sentVatRate: optionalDecimal(entry.vatRate),
    reasonCode,
    reason,
    baseAmount,
    multiplierPercent,
    asSent: context.asSent.AllowanceCharge(entry),
  };
}

function reasonOf(entry: AllowanceChargeRequest, path: string, context: Context) {
  const reasonCode = nonBlank(entry.reasonCode);
  const reason = nonBlank(entry.reason);
  if (reasonCode || reason) return { reasonCode, reason };
  const { code, text } = defaultReason(entry.isCharge, context);
  context.addWarning('entryReasonDefaulted', `${path}.reason`, { code, text });
  return { reasonCode: code, reason: text };
}

function defaultReason(isCharge: boolean, { specification }: Context): Reason {
  const { chargeReason, allowanceReason } = specification.defaults;
  return isCharge ? chargeReason : allowanceReason;
}

const noPercentage = { baseAmount: undefined, multiplierPercent: undefined };

/** Base and percentage, if the official check accepts the amount as their product. */
function percentageOf(
  entry: AllowanceChargeRequest,
  amount: Decimal,
  path: string,
  { minorUnits, addWarning }: Context,
) {
  const base = optionalDecimal(entry.baseAmount);
  const multiplierPercent = optionalDecimal(entry.multiplierPercent);
  if (!base && !multiplierPercent) return noPercentage;
  if (!base || !multiplierPercent) {
    addWarning('percentageLeftOut', `${path}.${base ? 'multiplierPercent' : 'baseAmount'}`);
    return noPercentage;
  }
  const baseAmount = roundAmount(base, minorUnits);
  const isOff = !officialPercentageHolds(amount, baseAmount, multiplierPercent, minorUnits);
  if (isOff && unitsApart(amount, baseAmount.times(multiplierPercent).div(100), minorUnits) <= 1) {
    addWarning('percentageRounded', `${path}.amount`, { amount: amountText(amount, minorUnits) });
    return noPercentage;
  }
  return { baseAmount, multiplierPercent };
}

/** The shares of an entry are not base times percentage; if those two contradict, an issue remains. */
function percentageOfShares(entry: AllowanceCharge, { minorUnits, addWarning }: Context) {
  const { path, amount, baseAmount, multiplierPercent } = entry;
  if (!baseAmount || !multiplierPercent) return entry;
  if (!officialPercentageHolds(amount, baseAmount, multiplierPercent, minorUnits)) return entry;
  addWarning('percentageLeftOut', `${path}.baseAmount`);
  return noPercentage;
}

function unitsApart(one: Decimal, other: Decimal, minorUnits: number): number {
  return one
    .minus(roundAmount(other, minorUnits))
    .abs()
    .times(10 ** minorUnits)
    .toNumber();
}

/** An exempt entry needs a reason code even if the reason is given as text (ibr-168-ae, ibr-169-ae). */
function reasonCodeOfExempt({ isCharge, path }: AllowanceCharge, context: Context): string {
  const { code } = defaultReason(isCharge, context);
  context.addWarning('entryReasonCodeDefaulted', `${path}.reasonCode`, { code }, { value: code });
  return code;
}

/** The category that all lines share; of several, only the caller can choose. */
function onlyCategory(
  categories: ReadonlySet<string>,
  path: string,
  { specification, addInformation, addWarning }: Context,
): string | undefined {
  if (categories.size !== 1) return undefined;
  const [category = ''] = categories;
  // The transaction type decided this category, which cannot be sent.
  if (specification.requestVatCategories.includes(category))
    addWarning('entryCategoryFromLines', `${path}.vatCategory`, { category });
  else addInformation('entryCategoryByFlag', `${path}.vatCategory`, { category });
  return category;
}

const undecided = { entryPercent: 'none', exempt: false } as const;

function treatmentOf(vatCategory: string | undefined, { specification }: Context) {
  return vatCategory === undefined ? undecided : vatCategoryOf(specification, vatCategory);
}

/** An entry without a code uses the lines' code, with a warning, unless it sends an empty text. */
function impliedExemption(
  { exemptionReasonCode }: AllowanceChargeRequest,
  ofLines: string | undefined,
  path: string | undefined,
  { addWarning }: Context,
): string | undefined {
  if (exemptionReasonCode === '' || ofLines === undefined) return undefined;
  // For a divided entry, the warning about the division is enough.
  if (path !== undefined)
    addWarning('entryExemptionFromLines', `${path}.exemptionReasonCode`, { code: ofLines });
  return ofLines;
}
