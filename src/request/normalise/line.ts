import exemptionReasons from '../../../rules/ae/codelists/Aligned-TaxExemptionCodes.json' with {
  type: 'json',
};
import { defaultUnit, gtinScheme } from '../../../rules/ae/defaults/items.ts';
import {
  defaultVatCategory,
  marginCategory,
  type VatCategoryCode,
  vatCategories,
} from '../../../rules/ae/defaults/vat-categories.ts';
import { type Decimal, decimal, optionalDecimal } from '../../core/decimal.ts';
import type { Line } from '../../core/invoice.ts';
import type { LineRequest, VatCategoryRequest } from '../schema/line.ts';
import { normaliseLineEntries } from './allowance-charge.ts';
import { normaliseItemClassification } from './commodity.ts';
import type { Note } from './notice.ts';
import { given } from './text.ts';

/** The lines (IBG-25) with ids that are unique, resolved VAT categories and sorted classifications. */
export function normaliseLines(lines: readonly LineRequest[], profitMargin: boolean, note: Note): Line[] {
  const idOf = uniqueLineIds(lines, note);
  return lines.map((line, index) => normaliseLine(line, `lines[${index}]`, idOf(index), profitMargin, note));
}

/** Every field in one literal: objects of one shape are what the steps after this one run fastest on. */
function normaliseLine(line: LineRequest, path: string, id: string, profitMargin: boolean, note: Note): Line {
  const vatCategory = categoryOf(line.vatCategory, profitMargin);
  const unitCode = unitOf(line, path, note);
  const { quantity, unitPrice, sentUnitPrice } = quantityAndPrice(line, path, note);
  const exemption = exemptionOf(line, vatCategory, path, note);
  const allowancesCharges = normaliseLineEntries(line.allowancesCharges ?? [], path, vatCategory, note);
  const item = standardItem(line, path, note);
  const classification = normaliseItemClassification(line, path, note);
  return {
    path,
    id,
    description: given(line.description),
    quantity,
    unitCode,
    unitPrice,
    sentUnitPrice,
    sentNetAmount: optionalDecimal(line.lineExtensionAmount),
    vatCategory,
    vatPercent: percentOf(line, vatCategory),
    sentVatRate: decimal(line.vatRate),
    exemptionReasonCode: exemption.code,
    exemptionReason: exemption.reason,
    allowancesCharges,
    buyersItemId: given(line.buyersItemId),
    sellersItemId: given(line.sellersItemId),
    standardItemId: item.id,
    standardItemSchemeId: item.schemeId,
    sentItemTypeCode: classification.sentItemTypeCode,
    serviceAccountingCode: classification.serviceAccountingCode,
    goodsNatureCode: classification.goodsNatureCode,
    commodities: classification.commodities,
  };
}

function uniqueLineIds(lines: readonly LineRequest[], note: Note): (index: number) => string {
  const used = new Set<string>();
  // Read off the lines only when one of them needs another id, which is rare.
  let sent: ReadonlySet<string | undefined> | undefined;
  return (index) => {
    const id = given(lines[index]?.id);
    if (id !== undefined && !used.has(id)) {
      used.add(id);
      return id;
    }
    sent ??= new Set(lines.map((line) => given(line.id)));
    const written = freeId(index + 1, sent, used);
    used.add(written);
    const path = `lines[${index}].id`;
    if (id === undefined) note('lineIdDefaulted', path, { id: written });
    else note('lineIdRepeated', path, { id: written, sent: id });
    return written;
  };
}

function freeId(position: number, sent: ReadonlySet<string | undefined>, used: ReadonlySet<string>): string {
  let id = String(position);
  for (let suffix = 1; sent.has(id) || used.has(id); suffix += 1) id = `${position}.${suffix}`;
  return id;
}

/** The default category of a line, or the one that the profit margin scheme puts in its place (ibr-116-ae). */
function categoryOf(sent: VatCategoryRequest | null | undefined, profitMargin: boolean): VatCategoryCode {
  const category = sent ?? defaultVatCategory;
  return profitMargin && category === defaultVatCategory ? marginCategory : category;
}

function percentOf(line: LineRequest, category: VatCategoryCode): Decimal | undefined {
  const { linePercent } = vatCategories[category];
  if (linePercent === 'none') return undefined;
  return decimal(linePercent === 'sent' ? line.vatRate : linePercent);
}

function unitOf(line: LineRequest, path: string, note: Note): string {
  const sent = given(line.unitCode);
  if (sent === undefined) note('unitDefaulted', `${path}.unitCode`, { unit: defaultUnit });
  return sent ?? defaultUnit;
}

/** A price is never negative (ibr-027): its sign belongs to the quantity. */
function quantityAndPrice(line: LineRequest, path: string, note: Note) {
  const quantity = decimal(line.quantity);
  const unitPrice = decimal(line.unitPrice);
  if (!unitPrice.isNegative() || unitPrice.isZero()) return { quantity, unitPrice, sentUnitPrice: unitPrice };
  note('negativePriceTurned', `${path}.unitPrice`);
  return { quantity: quantity.negated(), unitPrice: unitPrice.negated(), sentUnitPrice: unitPrice };
}

const notExempt = { code: undefined, reason: undefined };

function exemptionOf(line: LineRequest, category: VatCategoryCode, path: string, note: Note) {
  const code = given(line.exemptionReasonCode);
  if (code === undefined) return notExempt;
  if (!vatCategories[category].exempt) {
    note('exemptionReasonLeftOut', `${path}.exemptionReasonCode`, { code });
    return notExempt;
  }
  const reasons: Readonly<Record<string, string>> = exemptionReasons.codes;
  const listed = Object.hasOwn(reasons, code);
  if (!listed) {
    const codes = Object.keys(reasons).join(', ');
    note('exemptionReasonUnlisted', `${path}.exemptionReasonCode`, { code, codes });
  }
  return { code, reason: listed ? reasons[code] : undefined };
}

const noStandardItem = { id: undefined, schemeId: undefined };

function standardItem(line: LineRequest, path: string, note: Note) {
  const id = given(line.standardItemId);
  if (id === undefined) return noStandardItem;
  const schemeId = given(line.standardItemSchemeId);
  if (schemeId === undefined)
    note('itemSchemeDefaulted', `${path}.standardItemSchemeId`, { scheme: gtinScheme });
  return { id, schemeId: schemeId ?? gtinScheme };
}
