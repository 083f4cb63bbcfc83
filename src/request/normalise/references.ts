import type { Contract, OrderReference, PrecedingInvoice, Reference } from '../../core/invoice/invoice.ts';
import { nonBlank } from '../../core/text/text.ts';
import type { DocumentRequest, ReferencesRequest } from '../schema/request.ts';
import { type Context, tellFieldWithoutId } from './context.ts';

/** References to other documents (IBT-010 to IBT-016) that have their own elements. */
export function normaliseReferences(references: ReferencesRequest | null, context: Context) {
  tellFieldsWithoutId(references, context);
  return {
    buyerReference: nonBlank(references?.buyerReference),
    order: orderReference(references, context),
    despatch: reference(references?.despatchId, 'despatchId', references?.despatchSchemeId),
    receipt: reference(references?.receiptId, 'receiptId', references?.receiptSchemeId),
    contract: contractOf(references),
    customs: reference(references?.customsReferenceId, 'customsReferenceId', undefined),
    tender: reference(references?.tenderId, 'tenderId', undefined),
    project: reference(references?.projectId, 'projectId', references?.projectSchemeId),
  };
}

function contractOf(references: ReferencesRequest | null): Contract | undefined {
  const sent = reference(references?.contractId, 'contractId', references?.contractSchemeId);
  return sent && { ...sent, path: 'references', value: nonBlank(references?.contractValue) };
}

/** The references that may have a scheme. */
const referencesWithScheme = (
  ['purchaseOrder', 'salesOrder', 'despatch', 'receipt', 'contract', 'project'] as const
).map((name) => ({ scheme: `${name}SchemeId`, id: `${name}Id` }) as const);

function tellFieldsWithoutId(references: ReferencesRequest | null, context: Context): void {
  for (const { scheme, id } of referencesWithScheme)
    tellFieldWithoutId(references, 'references.', scheme, id, context);
  tellFieldWithoutId(references, 'references.', 'contractValue', 'contractId', context);
}

function reference(
  sent: string | null | undefined,
  field: string,
  schemeId: string | null | undefined,
): Reference | undefined {
  const id = nonBlank(sent);
  return id === undefined ? undefined : { path: `references.${field}`, id, schemeId: nonBlank(schemeId) };
}

/** The order reference; UBL requires a purchase order beside every sales order. */
function orderReference(
  references: ReferencesRequest | null,
  { specification, addWarning }: Context,
): OrderReference | undefined {
  const purchaseOrderId = nonBlank(references?.purchaseOrderId);
  const salesOrderId = nonBlank(references?.salesOrderId);
  if (purchaseOrderId === undefined && salesOrderId === undefined) return undefined;
  if (purchaseOrderId === undefined) addWarning('purchaseOrderPlaceholder', 'references.purchaseOrderId');
  return {
    path: 'references',
    purchaseOrderId: purchaseOrderId ?? specification.defaults.absentIdentifier,
    purchaseOrderSchemeId: purchaseOrderId && nonBlank(references?.purchaseOrderSchemeId),
    salesOrderId,
    salesOrderSchemeId: salesOrderId && nonBlank(references?.salesOrderSchemeId),
  };
}

/** The preceding invoice (IBG-03), which some credit note reasons exclude. */
export function normalisePrecedingInvoice(
  request: DocumentRequest,
  creditNoteReason: string | undefined,
  { specification, addWarning }: Context,
): PrecedingInvoice | undefined {
  const number = nonBlank(request.precedingInvoiceNumber);
  const issueDate = request.precedingInvoiceIssueDate ?? undefined;
  if (number === undefined) {
    if (issueDate) addWarning('precedingDateLeftOut', 'precedingInvoiceIssueDate');
    return undefined;
  }
  if (!specification.defaults.allowsPrecedingInvoice(creditNoteReason)) {
    addWarning('precedingInvoiceLeftOut', 'precedingInvoiceNumber');
    return undefined;
  }
  return { path: '', precedingInvoiceNumber: number, precedingInvoiceIssueDate: issueDate };
}
