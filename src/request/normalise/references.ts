import { volumeDiscountReason } from '../../../rules/ae/defaults/credit-notes.ts';
import type { OrderReference, PrecedingInvoice, Reference } from '../../core/invoice.ts';
import type { DocumentRequest, ReferencesRequest } from '../schema/document.ts';
import type { Note } from './notice.ts';
import { given } from './text.ts';

/** References to other documents (IBT-010 to IBT-016) that have an element of their own. */
export function normaliseReferences(references: ReferencesRequest | null, note: Note) {
  const of = (id: string | null | undefined, path: string, schemeId: string | null | undefined) =>
    reference(given(id), `references.${path}`, given(schemeId));
  return {
    buyerReference: given(references?.buyerReference),
    order: orderReference(references, note),
    despatch: of(references?.despatchId, 'despatchId', references?.despatchSchemeId),
    receipt: of(references?.receiptId, 'receiptId', references?.receiptSchemeId),
    contract: of(references?.contractId, 'contractId', references?.contractSchemeId),
    project: of(references?.projectId, 'projectId', references?.projectSchemeId),
  };
}

function reference(
  id: string | undefined,
  path: string,
  schemeId: string | undefined,
): Reference | undefined {
  return id === undefined ? undefined : { path, id, schemeId };
}

/** UBL asks for a purchase order beside every sales order; Peppol writes NA where there is none. */
function orderReference(references: ReferencesRequest | null, note: Note): OrderReference | undefined {
  const purchaseOrderId = given(references?.purchaseOrderId);
  const salesOrderId = given(references?.salesOrderId);
  if (purchaseOrderId === undefined && salesOrderId === undefined) return undefined;
  if (purchaseOrderId === undefined) note('purchaseOrderPlaceholder', 'references.purchaseOrderId');
  return {
    path: 'references',
    purchaseOrderId: purchaseOrderId ?? 'NA',
    purchaseOrderSchemeId: purchaseOrderId && given(references?.purchaseOrderSchemeId),
    salesOrderId,
    salesOrderSchemeId: salesOrderId && given(references?.salesOrderSchemeId),
  };
}

/** The preceding invoice (IBG-03), which a volume discount must not name (ibr-055-ae). */
export function normalisePrecedingInvoice(
  request: DocumentRequest,
  creditNoteReason: string | undefined,
  note: Note,
): PrecedingInvoice | undefined {
  const number = given(request.precedingInvoiceNumber);
  const issueDate = request.precedingInvoiceIssueDate ?? undefined;
  if (number === undefined) {
    if (issueDate) note('precedingDateLeftOut', 'precedingInvoiceIssueDate');
    return undefined;
  }
  if (creditNoteReason === volumeDiscountReason) {
    note('precedingInvoiceLeftOut', 'precedingInvoiceNumber');
    return undefined;
  }
  return { path: '', precedingInvoiceNumber: number, precedingInvoiceIssueDate: issueDate };
}
