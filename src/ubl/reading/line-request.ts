import type { ComputedLine } from '../../core/computed-invoice.ts';
import type { AllowanceCharge, Commodity, DocumentAllowanceCharge } from '../../core/invoice.ts';
import type { Specification } from '../../core/specification.ts';
import type { AllowanceChargeRequest, LineRequest } from '../../request/schema/request.ts';
import { listOf, numberOf, withoutBlanks } from './fields.ts';
import type { ReadOf } from './read-parts.ts';

function entryOf(entry: ReadOf<AllowanceCharge>): AllowanceChargeRequest {
  return withoutBlanks<AllowanceChargeRequest>({
    isCharge: entry.isCharge === 'true' || entry.isCharge === '1',
    amount: numberOf(entry.amount) ?? 0,
    reasonCode: entry.reasonCode,
    reason: entry.reason,
    baseAmount: numberOf(entry.baseAmount),
    multiplierPercent: numberOf(entry.multiplierPercent),
  });
}

/** A document level allowance or charge (IBG-20, IBG-21). */
export function documentEntryOf(
  entry: ReadOf<DocumentAllowanceCharge>,
  specification: Specification,
): AllowanceChargeRequest {
  return withoutBlanks<AllowanceChargeRequest>({
    ...entryOf(entry),
    vatCategory: requestCategory(entry.vatCategory, specification),
    vatRate: numberOf(entry.vatPercent),
    exemptionReasonCode: entry.exemptionReasonCode,
    exemptionReason: entry.exemptionReason,
  });
}

/** A category that no request may name follows from the transaction. */
function requestCategory(
  category: string | undefined,
  { requestVatCategories }: Specification,
): string | undefined {
  return category !== undefined && requestVatCategories.includes(category) ? category : undefined;
}

/** A line (IBG-25). */
export function lineOf(line: ReadOf<ComputedLine>, specification: Specification): LineRequest {
  const commodities = line.commodities ?? [];
  return withoutBlanks<LineRequest>({
    id: line.id ?? null,
    description: line.description ?? '',
    quantity: numberOf(line.quantity) ?? 0,
    unitCode: line.unitCode ?? null,
    unitPrice: numberOf(line.unitPrice) ?? 0,
    lineExtensionAmount: numberOf(line.netAmount) ?? null,
    vatCategory: requestCategory(line.vatCategory, specification),
    vatRate: numberOf(line.vatPercent) ?? 0,
    exemptionReasonCode: line.exemptionReasonCode,
    allowancesCharges: listOf(line.allowancesCharges, entryOf),
    buyersItemId: line.buyersItemId,
    sellersItemId: line.sellersItemId,
    standardItemId: line.standardItemId,
    standardItemSchemeId: line.standardItemSchemeId,
    classifications: listOf(
      commodities.filter(({ code }) => code !== undefined),
      classificationOf,
    ),
    itemTypeCode: commodities.find(({ itemTypeCode }) => itemTypeCode !== undefined)?.itemTypeCode,
    goodsNatureCode: commodities.find(({ goodsNatureCode }) => goodsNatureCode !== undefined)
      ?.goodsNatureCode,
    serviceAccountingCode: line.serviceAccountingCode,
    ...lineExtensions(line),
  });
}

/** What the published interface has no field for. */
function lineExtensions(line: ReadOf<ComputedLine>): Partial<LineRequest> {
  const [object] = line.object ?? [];
  const baseQuantity = numberOf(line.baseQuantity);
  const grossPrice = numberOf(line.grossPrice);
  return {
    name: line.name === line.description ? undefined : line.name,
    note: line.note,
    accountingCost: line.accountingCost,
    periodStart: line.periodStart,
    periodEnd: line.periodEnd,
    orderId: line.orderId,
    orderLineId: line.orderLineId,
    despatchId: line.despatchId,
    despatchLineId: line.despatchLineId,
    objectId: object?.objectId,
    objectSchemeId: object?.objectSchemeId,
    creditNoteReasonCode: line.creditNoteReasonCode,
    creditNoteReason: line.creditNoteReason,
    exemptionReason: line.exemptionReason,
    baseQuantity: baseQuantity === 1 ? undefined : baseQuantity,
    grossPrice: grossPrice === numberOf(line.unitPrice) ? undefined : grossPrice,
    vatTotal: numberOf(line.vatTotal),
    perUnitAmount: numberOf(line.perUnitAmount),
    originCountry: line.originCountry,
    batchNumber: line.batchNumber,
    attributes: listOf(line.attributes, ({ name, value }) => ({ name: name ?? '', value: value ?? '' })),
    certificates: listOf(line.certificates, ({ id = '', typeCode = '', type = '', issuer = '' }) => ({
      id,
      typeCode,
      type,
      issuer,
    })),
  };
}

function classificationOf({ code, listId, listVersionId }: ReadOf<Commodity>) {
  return withoutBlanks({ code, listId, listVersionId });
}
