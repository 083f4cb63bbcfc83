import type { AsSent } from '../../core/invoice/as-sent.ts';
import type { OrderReference, PrecedingInvoice, Reference } from '../../core/invoice/invoice.ts';
import { oncePer } from '../../core/once-per.ts';
import { plainFieldsOf } from '../../core/specification/plain-fields.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { nonBlank } from '../../core/text/text.ts';
import type { DocumentRequest, ReferencesRequest } from '../schema/request.ts';
import { type Context, tellFieldWithoutId } from './context.ts';

/** References to other documents (IBT-010 to IBT-016) that have their own elements. */
export function normaliseReferences(references: ReferencesRequest | null, context: Context) {
  tellFieldsWithoutId(references, context);
  const asSent = context.asSent.References(references ?? {});
  tellPlainFieldsWithoutId(references, asSent, context);
  const contract = reference('contractId', references?.contractId, references?.contractSchemeId);
  return {
    buyerReference: nonBlank(references?.buyerReference),
    order: orderReference(references, asSent, context),
    despatch: reference('despatchId', references?.despatchId, references?.despatchSchemeId),
    receipt: reference('receiptId', references?.receiptId, references?.receiptSchemeId),
    contract: contract && { ...contract, path: 'references', value: nonBlank(references?.contractValue) },
    customs: reference('customsReferenceId', references?.customsReferenceId),
    tender: reference('tenderId', references?.tenderId),
    project: reference('projectId', references?.projectId, references?.projectSchemeId),
  };

  function reference(field: string, sent: Sent, scheme?: Sent): Reference | undefined {
    const id = nonBlank(sent);
    return id === undefined
      ? undefined
      : { path: `references.${field}`, id, schemeId: nonBlank(scheme), asSent };
  }
}

type Sent = string | null | undefined;

/** The references that may have a scheme. */
const referencesWithScheme = (
  ['purchaseOrder', 'salesOrder', 'despatch', 'receipt', 'contract', 'project'] as const
).map((name) => ({ scheme: `${name}SchemeId`, id: `${name}Id` }) as const);

/** The identifiers of references, without which UBL has no place for their plain fields. */
const identifiers: Readonly<Record<string, readonly (keyof ReferencesRequest)[]>> = {
  'cac:OrderReference': ['purchaseOrderId', 'salesOrderId'],
  'cac:DespatchDocumentReference': ['despatchId'],
  'cac:ReceiptDocumentReference': ['receiptId'],
  'cac:ContractDocumentReference': ['contractId'],
  'cac:StatementDocumentReference': ['customsReferenceId'],
  'cac:OriginatorDocumentReference': ['tenderId'],
};

function tellFieldsWithoutId(references: ReferencesRequest | null, context: Context): void {
  for (const { scheme, id } of referencesWithScheme)
    tellFieldWithoutId(references, 'references.', scheme, id, context);
  tellFieldWithoutId(references, 'references.', 'contractValue', 'contractId', context);
}

/** The plain fields of references, each with the identifiers of its reference. */
const plainFieldsBeside = oncePer(({ fields }: Specification) =>
  plainFieldsOf(fields, 'References').map(({ name, ubl }) => ({
    name,
    ids: identifiers[ubl.slice(0, ubl.indexOf('/'))] ?? [],
  })),
);

/** Reports the plain fields of a reference that is not written because it has no identifier. */
function tellPlainFieldsWithoutId(
  references: ReferencesRequest | null,
  asSent: AsSent<'References'>,
  { specification, addInformation }: Context,
): void {
  for (const { name, ids } of plainFieldsBeside(specification)) {
    const [id] = ids;
    if (asSent[name] !== undefined && id !== undefined && !ids.some((each) => nonBlank(references?.[each])))
      addInformation('schemeWithoutId', `references.${name}`, { id }, { leaveOut: true });
  }
}

/** The order reference; UBL requires a purchase order beside every sales order. */
function orderReference(
  references: ReferencesRequest | null,
  asSent: AsSent<'References'>,
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
    asSent,
  };
}

/** The preceding invoice (IBG-03); some credit note reasons exclude it. */
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
