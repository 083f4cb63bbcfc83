import type { AsSent } from '../../core/invoice/as-sent.ts';
import type {
  AdditionalDocument,
  OrderReference,
  PrecedingInvoice,
  Reference,
} from '../../core/invoice/invoice.ts';
import { oncePer } from '../../core/once-per.ts';
import { plainFieldsOf } from '../../core/specification/plain-fields.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { nonBlank } from '../../core/text/text.ts';
import type { AdditionalDocumentRequest, DocumentRequest, ReferencesRequest } from '../schema/request.ts';
import { type Context, tellFieldWithoutId } from './context.ts';

/** References to other documents (IBT-010 to IBT-016) that have their own elements. */
export function normaliseReferences(references: ReferencesRequest | null, context: Context) {
  for (const { scheme, id } of referencesWithScheme)
    tellFieldWithoutId(references, 'references.', scheme, id, context);
  tellFieldWithoutId(references, 'references.', 'contractValue', 'contractId', context);
  const asSent = context.asSent.References(references ?? {});
  for (const { name, ids } of plainFieldsBeside(context.specification)) {
    const [id] = ids;
    if (asSent[name] !== undefined && id !== undefined && !ids.some((each) => nonBlank(references?.[each])))
      context.addInformation('schemeWithoutId', `references.${name}`, { id }, { leaveOut: true });
  }
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

const plainFieldsBeside = oncePer(({ fields }: Specification) =>
  plainFieldsOf(fields, 'References').map(({ name, ubl }) => ({
    name,
    ids: identifiers[ubl.slice(0, ubl.indexOf('/'))] ?? [],
  })),
);

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

/** The reason of a credit note (BTAE-03). */
export function creditNoteReasonOf(
  request: DocumentRequest,
  codeOfCaller: string | null | undefined,
  context: Context,
): string | undefined {
  if (context.root !== 'CreditNote') {
    tellReasonLeftOut(request, '', context);
    for (const [index, further] of (request.creditNoteReasons ?? []).entries())
      tellReasonLeftOut(further, `creditNoteReasons[${index}].`, context);
    return undefined;
  }
  const { specification, addWarning } = context;
  const sent = nonBlank(request.creditNoteReasonCode) ?? nonBlank(codeOfCaller);
  if (sent) return sent;
  const assumed = specification.defaults.creditNoteReason;
  addWarning('creditNoteReasonDefaulted', 'creditNoteReasonCode', { code: assumed });
  return assumed;
}

/** Reports the reason of a credit note in a part of an invoice, which has no element for it. */
export function tellReasonLeftOut(
  sent: Pick<DocumentRequest, 'creditNoteReasonCode' | 'creditNoteReason'>,
  path: string,
  { addInformation }: Context,
): void {
  for (const field of ['creditNoteReasonCode', 'creditNoteReason'] as const) {
    const code = nonBlank(sent[field]);
    if (code) addInformation('creditReasonLeftOut', path + field, { code });
  }
}

/** Supporting documents (IBG-24); the project (IBT-011) of a credit note is one of them. */
export function supportingDocuments(
  request: DocumentRequest,
  project: Reference | undefined,
  context: Context,
): readonly AdditionalDocument[] {
  const sent = (request.additionalDocuments ?? []).map((document, index) => {
    const path = `additionalDocuments[${index}]`;
    const documentId = nonBlank(document.documentId);
    return {
      path,
      documentId,
      schemeId: documentId && nonBlank(document.schemeId),
      documentTypeCode: nonBlank(document.documentTypeCode),
      description: nonBlank(document.description),
      externalUri: nonBlank(document.externalUri),
      ...attachmentOf(document, documentId, path, context),
      asSent: context.asSent.AdditionalDocument(document),
    };
  });
  if (context.root !== 'CreditNote' || project === undefined) return sent;
  return [
    ...sent,
    {
      path: project.path,
      documentId: project.id,
      schemeId: project.schemeId,
      documentTypeCode: context.specification.defaults.projectTypeCode,
      description: undefined,
      externalUri: undefined,
      embeddedBase64: undefined,
      mimeCode: undefined,
      fileName: undefined,
    },
  ];
}

function attachmentOf(
  document: AdditionalDocumentRequest,
  documentId: string | undefined,
  path: string,
  { specification, addWarning }: Context,
) {
  const embeddedBase64 = nonBlank(document.embeddedBase64)?.replaceAll(/\s/g, '');
  if (embeddedBase64 === undefined) {
    const part = (['fileName', 'mimeCode'] as const).find((name) => nonBlank(document[name]) !== undefined);
    if (part !== undefined) addWarning('attachmentWithoutContent', `${path}.${part}`);
    return { embeddedBase64, mimeCode: undefined, fileName: undefined };
  }
  const sentName = nonBlank(document.fileName);
  const sentType = nonBlank(document.mimeCode);
  const { mediaTypes } = specification.defaults;
  const extension = sentName?.split('.').at(-1)?.toLowerCase() ?? '';
  const media =
    mediaTypes.find(({ type }) => type === sentType) ??
    mediaTypes.find(({ extensions }) => extensions.includes(extension)) ??
    mediaTypes.find(({ base64Start }) => base64Start !== undefined && embeddedBase64.startsWith(base64Start));
  const mimeCode = sentType ?? media?.type;
  if (!sentType && mimeCode)
    addWarning('mediaTypeDerived', `${path}.mimeCode`, { type: mimeCode }, { value: mimeCode });
  const fileName = sentName ?? [documentId, media?.extensions[0]].filter((part) => part).join('.');
  if (!sentName && fileName)
    addWarning('attachmentNameDerived', `${path}.fileName`, { fileName }, { value: fileName });
  return { embeddedBase64, mimeCode, fileName: nonBlank(fileName) };
}
