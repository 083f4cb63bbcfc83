import type { ComputedInvoice, TaxSubtotal } from '../../core/invoice/computed-invoice.ts';
import type {
  AdditionalDocument,
  Payee,
  Payment,
  Reference,
  RootName,
  TaxRepresentative,
} from '../../core/invoice/invoice.ts';
import type { Profile } from '../../core/specification/engine.ts';
import type { ObjectWithPlainFields } from '../../core/specification/plain-fields.ts';
import type { Specification } from '../../core/specification/specification.ts';
import type {
  AdditionalDocumentRequest,
  DocumentRequest,
  PaymentInstructionRequest,
  ReferencesRequest,
} from '../../request/schema/request.ts';
import { withAsSent } from './as-sent.ts';
import { listOf, numberOf, withoutBlanks } from './fields.ts';
import { documentEntriesOf } from './line-request.ts';
import { addressOf, partyOf } from './party-request.ts';
import type { ReadOf } from './read-parts.ts';
import { transactionTypeOf } from './transaction-flags.ts';

/** The content of a UBL invoice; its lines are already lines of a request. */
export interface ReadInvoice extends Omit<ReadOf<ComputedInvoice>, 'lines'> {
  readonly lines?: DocumentRequest['lines'];
}

/** The document request with the meaning of UBL, as far as a request can express it. */
export function toRequest(
  read: ReadInvoice,
  kind: { readonly root: RootName; readonly profile: Profile },
  specification: Specification,
): DocumentRequest {
  const [seller = {}] = read.seller ?? [];
  const [buyer = {}] = read.buyer ?? [];
  const [payment] = read.payment ?? [];
  const [period] = read.period ?? [];
  const [preceding] = read.precedingInvoice ?? [];
  const [rate] = read.exchangeRate ?? [];
  const [taxTotal] = read.taxTotal ?? [];
  const [totals] = read.totals ?? [];
  const withPlain = <Part extends object>(object: ObjectWithPlainFields, part: object, request: Part) =>
    withAsSent(object, part, request, specification);
  const { isProject, projectOf } = projects(kind.root, specification);
  const documents = read.additionalDocuments ?? [];
  const lines = read.lines ?? [];
  const project = read.project?.[0] ?? documents.filter(isProject).map(projectOf)[0];
  const request = withoutBlanks<DocumentRequest>({
    documentType: documentTypeOf(kind, specification),
    invoiceNumber: read.invoiceNumber ?? null,
    issueDate: read.issueDate ?? '',
    dueDate: read.dueDate ?? payment?.dueDate ?? null,
    currency: read.currency ?? null,
    seller: partyOf(seller, specification),
    buyer: partyOf(buyer, specification),
    lines,
    references: referencesOf(read, project, specification),
    notes: read.notes ?? null,
    precedingInvoiceNumber: preceding?.precedingInvoiceNumber ?? null,
    precedingInvoiceIssueDate: preceding?.precedingInvoiceIssueDate,
    precedingInvoices: listOf(read.furtherPrecedingInvoices, (each) =>
      withPlain('PrecedingInvoice', each, {
        precedingInvoiceNumber: each.precedingInvoiceNumber ?? '',
        precedingInvoiceIssueDate: each.precedingInvoiceIssueDate,
      }),
    ),
    taxTotal: taxTotalOf(taxTotal?.taxAmount),
    legalMonetaryTotal: monetaryTotalOf(totals),
    allowancesCharges: documentEntriesOf(read.allowancesCharges, lines, specification),
    additionalDocuments: listOf(
      documents.filter((each) => !isProject(each)),
      (each) => withPlain('AdditionalDocument', each, documentOf(each)),
    ),
    delivery: deliveryOf(read, specification),
    transactionType: transactionTypeOf(read.profileExecutionId, specification),
    billingFrequencyCode: period?.billingFrequencyCode,
    billingFrequencyText: period?.billingFrequencyText,
    billingPeriodStart: period?.billingPeriodStart,
    billingPeriodEnd: period?.billingPeriodEnd,
    taxCurrencyCode: read.taxCurrency,
    currencyExchangeRate: numberOf(rate?.rate),
    paymentMode: payment?.paymentMode,
    paymentBankAccount: payment?.paymentBankAccount,
    ...(payment && paymentDetails(payment, specification)),
    paymentInstructions: listOf(read.furtherPayments, (each) =>
      withPlain('PaymentInstruction', each, {
        id: each.id,
        paymentMode: each.paymentMode ?? '',
        paymentBankAccount: each.paymentBankAccount,
        ...paymentDetails(each, specification),
      }),
    ),
    paymentTerms: read.paymentTerms,
    instalments: listOf(read.instalments, ({ amount, ...rest }) =>
      withPlain('Instalment', rest, withoutBlanks({ ...rest, amount: numberOf(amount) })),
    ),
    paidAmounts: listOf(read.paidAmounts, ({ amount, ...rest }) =>
      withPlain('PaidAmount', rest, withoutBlanks({ ...rest, amount: numberOf(amount) })),
    ),
    payee: payeeOf(read.payee?.[0], specification),
    taxRepresentative: representativeOf(read.taxRepresentative?.[0], specification),
    vatPointDate: read.vatPointDate,
    prepaidAmount: numberOf(totals?.prepaidAmount),
    payableRoundingAmount: numberOf(totals?.payableRoundingAmount),
    creditNoteReasonCode: read.creditNoteReason,
    creditNoteReason: read.creditNoteReasonText,
    creditNoteReasons: listOf(read.furtherReasons, (each) =>
      withPlain(
        'CreditNoteReason',
        each,
        withoutBlanks({ ...each, creditNoteReasonCode: each.creditNoteReasonCode ?? '' }),
      ),
    ),
    uuid: read.uuid,
    issueTime: read.issueTime,
    vatExemptions: vatExemptionsOf(taxTotal?.breakdown),
  });
  return withPlain('DocumentRequest', read, request);
}

type PaymentField = Exclude<
  keyof DocumentRequest & keyof PaymentInstructionRequest,
  'paymentMode' | 'paymentBankAccount'
>;

function vatExemptionsOf(
  breakdown: readonly ReadOf<TaxSubtotal>[] | undefined,
): DocumentRequest['vatExemptions'] {
  const exempt = (breakdown ?? []).filter(
    ({ exemptionReason, exemptionReasonCode }) => (exemptionReason ?? exemptionReasonCode) !== undefined,
  );
  return listOf(exempt, ({ vatCategory, exemptionReason, exemptionReasonCode }) =>
    withoutBlanks({ vatCategory: vatCategory ?? '', exemptionReasonCode, exemptionReason }),
  );
}

function paymentDetails(
  payment: ReadOf<Payment>,
  specification: Specification,
): Pick<DocumentRequest, PaymentField> {
  const [address] = payment.paymentServiceProviderAddress ?? [];
  return withoutBlanks({
    paymentModeText: payment.name,
    paymentReference: payment.paymentReference,
    paymentAccountSchemeId: payment.accountScheme,
    paymentAccountName: payment.paymentAccountName,
    paymentServiceProviderId: payment.paymentServiceProviderId,
    paymentServiceProviderAddress: address && addressOf(address, specification),
    cardAccountNumber: payment.cardAccountNumber,
    cardNetworkId: payment.cardNetworkId,
    cardHolderName: payment.cardHolderName,
    mandateId: payment.mandateId,
    payerAccount: payment.payerAccount,
  });
}

function payeeOf(payee: ReadOf<Payee> | undefined, specification: Specification): DocumentRequest['payee'] {
  if (payee === undefined) return undefined;
  return withAsSent('Payee', payee, withoutBlanks({ ...payee, name: payee.name ?? '' }), specification);
}

function representativeOf(
  read: ReadOf<TaxRepresentative> | undefined,
  specification: Specification,
): DocumentRequest['taxRepresentative'] {
  if (read === undefined) return undefined;
  const address = addressOf(read.address?.[0] ?? {}, specification);
  const request = { name: read.name ?? '', trn: read.taxRegistration?.[0]?.number ?? null, address };
  return withAsSent('TaxRepresentative', read, request, specification);
}

function documentTypeOf(
  { root, profile }: { readonly root: RootName; readonly profile: Profile },
  { documentTypes }: Specification,
): string {
  const types = Object.entries(documentTypes);
  const same = types.find(([, facts]) => facts.root === root && facts.profile === profile);
  return same?.[0] ?? root;
}

function referencesOf(
  read: ReadInvoice,
  project: ReadOf<Reference> | undefined,
  specification: Specification,
): ReferencesRequest | null {
  const [order] = read.order ?? [];
  const [despatch] = read.despatch ?? [];
  const [receipt] = read.receipt ?? [];
  const [contract] = read.contract ?? [];
  const [tender] = read.tender ?? [];
  const [customs] = read.customs ?? [];
  const references = withoutBlanks<ReferencesRequest>({
    purchaseOrderId: order?.purchaseOrderId ?? null,
    purchaseOrderSchemeId: order?.purchaseOrderSchemeId,
    salesOrderId: order?.salesOrderId,
    salesOrderSchemeId: order?.salesOrderSchemeId,
    contractId: contract?.id ?? null,
    contractSchemeId: contract?.schemeId,
    projectId: project?.id,
    projectSchemeId: project?.schemeId,
    despatchId: despatch?.id,
    despatchSchemeId: despatch?.schemeId,
    receiptId: receipt?.id,
    receiptSchemeId: receipt?.schemeId,
    buyerReference: read.buyerReference,
    tenderId: tender?.id,
    customsReferenceId: customs?.id,
    contractValue: contract?.value,
  });
  const plain = { ...order, ...despatch, ...receipt, ...contract, ...tender, ...customs, ...below(read) };
  withAsSent('References', plain, references, specification);
  return Object.values(references).some((value) => value !== null) ? references : null;
}

/** The fields of the references that the document itself holds. */
function below(read: object): object {
  const prefix = 'references.';
  const held = Object.entries(read).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(held.map(([name, value]) => [name.slice(prefix.length), value]));
}

/** Finds the project (IBT-011) of a credit note, which is among its supporting documents. */
function projects(root: RootName, { defaults }: Specification) {
  return {
    isProject: ({ documentTypeCode }: ReadOf<AdditionalDocument>) =>
      root === 'CreditNote' && documentTypeCode === defaults.projectTypeCode,
    projectOf: ({ documentId, schemeId }: ReadOf<AdditionalDocument>): ReadOf<Reference> =>
      withoutBlanks({ id: documentId, schemeId }) as ReadOf<Reference>,
  };
}

function documentOf(document: ReadOf<AdditionalDocument>): AdditionalDocumentRequest {
  return withoutBlanks<AdditionalDocumentRequest>({
    documentId: document.documentId ?? '',
    schemeId: document.schemeId,
    documentTypeCode: document.documentTypeCode,
    description: document.description,
    externalUri: document.externalUri,
    embeddedBase64: document.embeddedBase64,
    mimeCode: document.mimeCode,
    fileName: document.fileName,
  });
}

function deliveryOf({ delivery }: ReadInvoice, specification: Specification): DocumentRequest['delivery'] {
  const [read] = delivery ?? [];
  if (read === undefined) return undefined;
  const [address = {}] = read.address ?? [];
  const { address: _, ...rest } = read;
  const both = { ...address, ...rest };
  return withAsSent('Delivery', both, withoutBlanks(both), specification);
}

function taxTotalOf(text: string | undefined): DocumentRequest['taxTotal'] {
  const taxAmount = numberOf(text);
  return taxAmount === undefined ? undefined : { taxAmount };
}

function monetaryTotalOf(
  totals: ReadOf<ComputedInvoice['totals']> | undefined,
): DocumentRequest['legalMonetaryTotal'] {
  const lineExtensionAmount = numberOf(totals?.lineExtensionAmount);
  const taxExclusiveAmount = numberOf(totals?.taxExclusiveAmount);
  const taxInclusiveAmount = numberOf(totals?.taxInclusiveAmount);
  const payableAmount = numberOf(totals?.payableAmount);
  if (lineExtensionAmount === undefined || taxExclusiveAmount === undefined) return undefined;
  if (taxInclusiveAmount === undefined || payableAmount === undefined) return undefined;
  return { lineExtensionAmount, taxExclusiveAmount, taxInclusiveAmount, payableAmount };
}
