import type { ComputedLine } from '../../core/invoice/computed-invoice.ts';
import type { AllowanceCharge, DocumentAllowanceCharge } from '../../core/invoice/invoice.ts';
import { type Specification, vatCategoryOf } from '../../core/specification/specification.ts';
import { namedFields } from '../../request/fields.ts';
import type { AllowanceChargeRequest, LineRequest } from '../../request/schema/request.ts';
import { withAsSent } from './as-sent.ts';
import { listOf, numberOf, withoutBlanks } from './fields.ts';
import type { ReadOf } from './read-parts.ts';

function entryOf(entry: ReadOf<AllowanceCharge>, specification: Specification): AllowanceChargeRequest {
  const request = withoutBlanks<AllowanceChargeRequest>({
    isCharge: entry.isCharge === 'true' || entry.isCharge === '1',
    amount: numberOf(entry.amount) ?? 0,
    reasonCode: entry.reasonCode,
    reason: entry.reason,
    baseAmount: numberOf(entry.baseAmount),
    multiplierPercent: numberOf(entry.multiplierPercent),
  });
  return withAsSent('AllowanceCharge', entry, request, specification);
}

/** The entries of the document (IBG-20, IBG-21); an empty reason says that the lines' reason is not theirs. */
export function documentEntriesOf(
  entries: readonly ReadOf<DocumentAllowanceCharge>[] | undefined,
  lines: readonly LineRequest[],
  specification: Specification,
): AllowanceChargeRequest[] | undefined {
  if (entries === undefined) return undefined;
  const noReason = lines.some((line) => line.exemptionReasonCode !== undefined) ? '' : undefined;
  return listOf(entries, (entry) => {
    const vatCategory = requestCategory(entry.vatCategory, specification);
    const vatRate = numberOf(entry.vatPercent);
    const exemptionReasonCode =
      entry.exemptionReasonCode ??
      (vatCategory !== undefined && vatCategoryOf(specification, vatCategory).exempt ? noReason : undefined);
    const request = entryOf(entry, specification);
    if (vatCategory !== undefined) request.vatCategory = vatCategory;
    if (vatRate !== undefined) request.vatRate = vatRate;
    if (exemptionReasonCode !== undefined) request.exemptionReasonCode = exemptionReasonCode;
    if (entry.exemptionReason !== undefined) request.exemptionReason = entry.exemptionReason;
    return request;
  });
}

/** The category for a request; a category that no request may name follows from the transaction. */
function requestCategory(
  category: string | undefined,
  { requestVatCategories }: Specification,
): string | undefined {
  return category !== undefined && requestVatCategories.includes(category) ? category : undefined;
}

/** A line (IBG-25). */
export function lineOf(line: ReadOf<ComputedLine>, specification: Specification): LineRequest {
  const vatCategory = requestCategory(line.vatCategory, specification);
  const request: LineRequest = {
    id: line.id ?? null,
    description: line.description ?? '',
    quantity: numberOf(line.quantity) ?? 0,
    unitCode: line.unitCode ?? null,
    unitPrice: numberOf(line.unitPrice) ?? 0,
    lineExtensionAmount: numberOf(line.netAmount) ?? null,
    ...(vatCategory === undefined ? undefined : { vatCategory }),
    vatRate: numberOf(line.vatPercent) ?? 0,
  };
  for (const name of sameTexts) if (line[name] !== undefined) request[name] = line[name];
  if (line.name !== undefined && line.name !== line.description) request.name = line.name;
  if (line.serviceCode !== undefined) request[namedFields.serviceCode] = line.serviceCode;
  withAsSent('Line', line, request, specification);
  const baseQuantity = numberOf(line.baseQuantity);
  const grossPrice = numberOf(line.grossPrice);
  const vatTotal = numberOf(line.vatTotal);
  if (baseQuantity !== undefined && baseQuantity !== 1) request.baseQuantity = baseQuantity;
  if (grossPrice !== undefined && grossPrice !== numberOf(line.unitPrice)) request.grossPrice = grossPrice;
  if (vatTotal !== undefined) request.vatTotal = vatTotal;
  if (line.allowancesCharges !== undefined)
    request.allowancesCharges = line.allowancesCharges.map((entry) => entryOf(entry, specification));
  if (line.commodities !== undefined) {
    const classifications: NonNullable<LineRequest['classifications']> = [];
    for (const { code, listId, listVersionId, itemTypeCode, natureCode } of line.commodities) {
      if (code !== undefined) classifications.push(withoutBlanks({ code, listId, listVersionId }));
      if (itemTypeCode !== undefined) request.itemTypeCode ??= itemTypeCode;
      if (natureCode !== undefined) request[namedFields.natureCode] ??= natureCode;
    }
    if (classifications.length > 0) request.classifications = classifications;
  }
  const object = line.object?.[0];
  if (object?.objectId !== undefined) request.objectId = object.objectId;
  if (object?.objectSchemeId !== undefined) request.objectSchemeId = object.objectSchemeId;
  if (line.attributes !== undefined)
    request.attributes = line.attributes.map((each) =>
      withAsSent('ItemAttribute', each, { name: each.name ?? '', value: each.value ?? '' }, specification),
    );
  if (line.certificates !== undefined)
    request.certificates = line.certificates.map((each) => {
      const { id = '', typeCode = '', type = '', issuer = '' } = each;
      return withAsSent('ItemCertificate', each, { id, typeCode, type, issuer }, specification);
    });
  return request;
}

/** Fields that have the same text in the request and in UBL. */
const sameTexts = [
  'exemptionReasonCode',
  'orderLineId',
  'despatchLineId',
  'standardItemId',
  'standardItemSchemeId',
  'creditNoteReasonCode',
  'creditNoteReason',
  'exemptionReason',
] as const satisfies readonly (keyof LineRequest)[];
