import type { AddFinding } from '../../core/findings/add-finding.ts';
import type { Line, LineObject } from '../../core/invoice/invoice.ts';
import { type Decimal, decimal, optionalDecimal, sum, zero } from '../../core/numbers/decimal.ts';
import { roundAmount } from '../../core/numbers/rounding.ts';
import { vatCategoryOf } from '../../core/specification/specification.ts';
import type { VatCategory } from '../../core/specification/vat-category.ts';
import { nonBlank } from '../../core/text/text.ts';
import type { DocumentRequest, LineRequest } from '../schema/request.ts';
import { normaliseLineEntries } from './allowance-charge.ts';
import { sentParts } from './as-sent.ts';
import { type Context, identifierBeside, tellFieldWithoutId } from './context.ts';
import { normaliseItemClassification } from './item.ts';
import { tellReasonLeftOut } from './references.ts';
import { unitOf } from './unit.ts';

/** The lines (IBG-25) with unique ids; `make` receives each as soon as it is normalised. */
export function normaliseLines<Made>(
  lines: readonly LineRequest[],
  context: Context,
  make: (line: Line, index: number) => Made,
): Made[] {
  const used = new Set<string>();
  // Collected only if a line needs another id, which is rare.
  let sent: ReadonlySet<string | undefined> | undefined;
  const idOf = (index: number) => {
    const id = nonBlank(lines[index]?.id);
    if (id !== undefined && !used.has(id)) {
      used.add(id);
      return id;
    }
    sent ??= new Set(lines.map((line) => nonBlank(line.id)));
    const written = freeId(index + 1, sent, used);
    used.add(written);
    const path = `lines[${index}].id`;
    if (id === undefined)
      context.addInformation('lineIdDefaulted', path, { id: written }, { value: written });
    else context.addWarning('lineIdRepeated', path, { id: written, sent: id });
    return written;
  };
  return lines.map((line, index) =>
    make(normaliseLine(line, `lines[${index}]`, idOf(index), context), index),
  );
}

/** All fields in one literal, so that all lines have one shape and later steps run fastest. */
function normaliseLine(line: LineRequest, path: string, id: string, context: Context): Line {
  const vatCategory = vatCategoryOfLine(line, path, context);
  const category = vatCategoryOf(context.specification, vatCategory);
  const unitCode = unitOf(line, path, context);
  const description = nonBlank(line.description);
  const { quantity, unitPrice, sentUnitPrice } = quantityAndPrice(line);
  const sent = optionalDecimal(line.grossPrice);
  const grossPrice = (decimal(line.unitPrice).lessThan(0) ? sent?.abs() : sent) ?? unitPrice;
  const exemption = exemptionOf(line, category, path, context);
  const allowancesCharges = normaliseLineEntries(line, path, vatCategory, context);
  const item = standardItem(line, path, context);
  if (line.objectSchemeId) tellFieldWithoutId(line, `${path}.`, 'objectSchemeId', 'objectId', context);
  if (line.standardItemSchemeId)
    tellFieldWithoutId(line, `${path}.`, 'standardItemSchemeId', 'standardItemId', context);
  const classification = normaliseItemClassification(line, path, context);
  if (context.root === 'Invoice' && (line.creditNoteReasonCode || line.creditNoteReason))
    tellReasonLeftOut(line, `${path}.`, context);
  const sentVatTotal = optionalDecimal(line.vatTotal);
  return {
    path,
    id,
    asSent: context.asSent.Line(line),
    orderLineId: orderLineIdOf(line, path, context),
    creditNoteReasonCode: nonBlank(line.creditNoteReasonCode),
    creditNoteReason: nonBlank(line.creditNoteReason),
    despatchLineId: despatchLineIdOf(line, path, context),
    object: objectOf(line, path),
    sentVatTotal,
    vatTotal: sentVatTotal && roundAmount(sentVatTotal, context.minorUnits),
    name: nonBlank(line.name) ?? description,
    description,
    quantity,
    unitCode,
    unitPrice,
    baseQuantity: baseQuantityOf(line),
    sentBaseQuantity: optionalDecimal(line.baseQuantity),
    grossPrice,
    sentGrossPrice: optionalDecimal(line.grossPrice),
    priceDiscount: grossPrice === unitPrice ? zero : grossPrice.minus(unitPrice),
    sentUnitPrice,
    sentNetAmount: optionalDecimal(line.lineExtensionAmount),
    vatCategory,
    vatPercent: percentOf(line, category),
    sentVatCategory: line.vatCategory ?? undefined,
    sentVatRate: decimal(line.vatRate),
    exemptionReasonCode: exemption.code,
    exemptionReason: nonBlank(line.exemptionReason) ?? exemption.reason,
    allowancesCharges,
    standardItemId: item.id,
    standardItemSchemeId: item.schemeId,
    sentItemTypeCode: classification.sentItemTypeCode,
    serviceCode: classification.serviceCode,
    natureCode: classification.natureCode,
    attributes: sentParts(line.attributes, `${path}.attributes`, context.asSent.ItemAttribute),
    certificates: sentParts(line.certificates, `${path}.certificates`, context.asSent.ItemCertificate),
    commodities: classification.commodities,
  };
}

const one = decimal(1);

/** The quantity that the price is for: one unit unless a larger base quantity is given. Zero or less is impossible. */
export function baseQuantityOf({ baseQuantity }: LineRequest): Decimal {
  const sent = optionalDecimal(baseQuantity);
  return sent?.greaterThan(0) ? sent : one;
}

function objectOf({ objectId, objectSchemeId }: LineRequest, path: string): LineObject | undefined {
  const id = nonBlank(objectId);
  return id === undefined ? undefined : { path, objectId: id, objectSchemeId: nonBlank(objectSchemeId) };
}

/** The line of the order, which UBL demands beside the order (IBT-183). */
function orderLineIdOf({ orderId, orderLineId }: LineRequest, path: string, context: Context) {
  const sent = nonBlank(orderLineId);
  return identifierBeside(sent, nonBlank(orderId), 'orderLinePlaceholder', `${path}.orderLineId`, context);
}

/** The line of the despatch advice, which UBL demands beside the despatch advice (IBT-184). */
function despatchLineIdOf({ despatchId, despatchLineId }: LineRequest, path: string, context: Context) {
  const sent = nonBlank(despatchLineId);
  const field = `${path}.despatchLineId`;
  return identifierBeside(sent, nonBlank(despatchId), 'despatchLinePlaceholder', field, context);
}

function freeId(position: number, sent: ReadonlySet<string | undefined>, used: ReadonlySet<string>): string {
  let id = String(position);
  for (let suffix = 1; sent.has(id) || used.has(id); suffix += 1) id = `${position}.${suffix}`;
  return id;
}

/** The VAT category (IBT-151): assuming one decides the VAT, and is a warning unless a flag decides. */
function vatCategoryOfLine({ vatCategory, vatRate }: LineRequest, path: string, context: Context): string {
  const { specification, transactionType, addInformation, addWarning } = context;
  const { lineVatCategory, vatCategory: assumed } = specification.defaults;
  const category = lineVatCategory(vatCategory ?? undefined, transactionType);
  if (vatCategory == null) {
    const field = `${path}.vatCategory`;
    // If the rate does not match the assumed category, an error reports the missing category.
    const isOfAssumed = vatRate === vatCategoryOf(specification, assumed).taxPercent;
    if (category !== assumed) addInformation('vatCategoryByFlag', field, { category });
    else (isOfAssumed ? addWarning : addInformation)('vatCategoryDefaulted', field, { category });
  }
  return category;
}

function percentOf(line: LineRequest, { linePercent }: VatCategory): Decimal | undefined {
  if (linePercent === 'none') return undefined;
  return decimal(linePercent === 'sent' ? line.vatRate : linePercent);
}

/** A price is never negative (ibr-027): its sign moves to the quantity, which the adjustments report. */
function quantityAndPrice(line: LineRequest) {
  const quantity = decimal(line.quantity);
  const unitPrice = decimal(line.unitPrice);
  if (!unitPrice.isNegative() || unitPrice.isZero()) return { quantity, unitPrice, sentUnitPrice: unitPrice };
  return { quantity: quantity.negated(), unitPrice: unitPrice.negated(), sentUnitPrice: unitPrice };
}

const notExempt = { code: undefined, reason: undefined };

function exemptionOf(
  line: LineRequest,
  { exempt }: VatCategory,
  path: string,
  { specification, addWarning }: Context,
) {
  const code = nonBlank(line.exemptionReasonCode);
  if (code === undefined) return notExempt;
  if (!exempt) {
    addWarning('exemptionReasonLeftOut', `${path}.exemptionReasonCode`, { code });
    return notExempt;
  }
  const reasons = specification.codeLists.exemptionReasons.codes;
  const listed = Object.hasOwn(reasons, code);
  if (!listed) {
    const codes = Object.keys(reasons).join(', ');
    addWarning('exemptionReasonUnlisted', `${path}.exemptionReasonCode`, { code, codes });
  }
  return { code, reason: listed ? reasons[code] : undefined };
}

const noStandardItem = { id: undefined, schemeId: undefined };

function standardItem(line: LineRequest, path: string, context: Context) {
  const { specification, addWarning } = context;
  const id = nonBlank(line.standardItemId);
  const schemeId = nonBlank(line.standardItemSchemeId);
  if (id === undefined) return noStandardItem;
  if (schemeId !== undefined) return { id, schemeId };
  const assumed = specification.defaults.standardItemScheme;
  addWarning('itemSchemeDefaulted', `${path}.standardItemSchemeId`, { scheme: assumed }, { value: assumed });
  return { id, schemeId: assumed };
}

/** Numbers without a direction: a debit and its credit have the same. */
const factors = ['baseQuantity', 'vatRate', 'multiplierPercent', 'currencyExchangeRate'];

/** The rounding has its own direction, up or down, which changes with the amounts. */
const rounding = 'payableRoundingAmount';

/** Only these fields together show whether a line is negative. */
const ofLine = ['quantity', 'unitPrice', 'grossPrice', 'perUnitAmount'];

/** A wholly negative credit note with positive amounts (decision 39); any other request unchanged. */
export function withPositiveAmounts(request: DocumentRequest, addWarning: AddFinding): DocumentRequest {
  const { lines } = request;
  const directed = lines.filter((line) => !isFree(line));
  if (directed.length === 0 || !directed.every(isNegativeLine)) return request;
  let hasPositive = false;
  const turned: DocumentRequest = JSON.parse(JSON.stringify(request), (name, value: unknown) => {
    if (typeof value !== 'number' || factors.includes(name)) return value;
    if (name === rounding) return 0 - value;
    hasPositive ||= value > 0 && !ofLine.includes(name);
    return Math.abs(value);
  });
  if (hasPositive) return request;
  addWarning('creditNoteTurned', 'lines');
  return turned;
}

/** Tells whether quantity or price of a line is negative, and its allowances do not exceed the rest. */
function isNegativeLine(line: LineRequest): boolean {
  const { quantity, unitPrice, allowancesCharges } = line;
  const amounts =
    allowancesCharges?.map(({ isCharge, amount }) =>
      isCharge ? decimal(amount) : decimal(amount).negated(),
    ) ?? [];
  const product = decimal(quantity).times(decimal(unitPrice)).div(baseQuantityOf(line));
  return (
    decimal(quantity).lessThan(0) !== decimal(unitPrice).lessThan(0) &&
    sum([product, ...amounts]).lessThanOrEqualTo(0)
  );
}

function isFree({ quantity, unitPrice, allowancesCharges }: LineRequest): boolean {
  return (decimal(quantity).isZero() || decimal(unitPrice).isZero()) && !allowancesCharges?.length;
}
