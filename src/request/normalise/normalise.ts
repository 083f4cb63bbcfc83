import { parse as uuidBytes, v5 as uuidV5 } from 'uuid';
import { toldFindings } from '../../core/findings/add-finding.ts';
import type { Finding } from '../../core/findings/finding.ts';
import type {
  Invoice,
  InvoiceWith,
  Line,
  LineTax,
  Period,
  RootName,
  SentTotals,
} from '../../core/invoice/invoice.ts';
import { decimal, optionalDecimal } from '../../core/numbers/decimal.ts';
import { oncePer } from '../../core/once-per.ts';
import type { TransactionType, TypeCodeFacts } from '../../core/specification/defaults.ts';
import type { DocumentTypeFacts, Specification } from '../../core/specification/specification.ts';
import { nonBlank } from '../../core/text/text.ts';
import type { DocumentRequest, TransactionTypeRequest } from '../schema/request.ts';
import { normaliseDocumentEntries } from './allowance-charge.ts';
import { makersAsSent, sentPart, sentParts, withoutPlainFields } from './as-sent.ts';
import { withCompany } from './company.ts';
import { type Context, lookUpsOf, tellFieldWithoutId } from './context.ts';
import { currencyOf, exchangeRateOf, rateOfUnnamed, sentCurrency } from './currency.ts';
import { normaliseDelivery } from './delivery.ts';
import { normaliseLines, withPositiveAmounts } from './line.ts';
import { type NormaliseOptions, withOptions } from './options.ts';
import { normaliseBuyer, normaliseSeller, normaliseTaxRepresentative } from './party.ts';
import { normaliseFurtherPayments, normalisePayment } from './payment.ts';
import {
  creditNoteReasonOf,
  normalisePrecedingInvoice,
  normaliseReferences,
  supportingDocuments,
} from './references.ts';
import { ownUnitsOf } from './unit.ts';

export interface NormalisedInvoice extends NormalisedWith<Line> {
  readonly invoice: Invoice;
}

/** A normalised invoice with lines of another form. */
export interface NormalisedWith<OwnLine> {
  readonly invoice: InvoiceWith<OwnLine>;
  /** Derived, defaulted and ignored values. */
  readonly findings: readonly Finding[];
}

/** Converts a well-formed request to the common model of all document types. Pure, and never throws. */
export function normalise(
  sent: DocumentRequest,
  specification: Specification,
  options: NormaliseOptions = {},
): NormalisedInvoice {
  return normaliseWith(sent, specification, options, ({ lines }, context) =>
    normaliseLines(lines, context, (line) => line),
  );
}

/** Normalises a request to an invoice with another form of lines. */
export function normaliseWith<OwnLine extends LineTax>(
  sent: DocumentRequest,
  specification: Specification,
  options: NormaliseOptions,
  linesOf: (request: DocumentRequest, context: Context) => readonly OwnLine[],
): NormalisedWith<OwnLine> {
  const { request, context, findings } = prepared(sent, specification, options);
  const { defaults, accounting, profiles } = specification;
  const { root, profile, transactionType, addWarning } = context;
  const lines = linesOf(request, context);
  const buyer = normaliseBuyer(request.buyer, context);
  const allowancesCharges = normaliseDocumentEntries(
    request.allowancesCharges ?? [],
    lines,
    options.splitDiscounts,
    context,
  );
  const references = normaliseReferences(request.references, context);
  tellFieldWithoutId(
    request.payee,
    'payee.',
    'legalRegistrationSchemeId',
    'legalRegistrationNumber',
    context,
  );
  // A credit note has no element for paid amounts.
  if (root === 'CreditNote' && request.paidAmounts?.length) addWarning('paidAmountsLeftOut', 'paidAmounts');
  const creditNoteReason = creditNoteReasonOf(request, options.creditNoteReasonCode, context);
  const currency = currencyOf(request, context);
  const typeCode = typeCodeOf(
    { documentType: request.documentType, lines, allowancesCharges, buyer, transactionType },
    context,
  );
  const invoice: InvoiceWith<OwnLine> = {
    path: '',
    documentType: request.documentType,
    root,
    profile,
    customizationId: profiles[profile].customizationId,
    profileId: profiles[profile].profileId,
    typeCode,
    transactionType,
    profileExecutionId: defaults.transactionCode(transactionType),
    invoiceNumber: nonBlank(request.invoiceNumber),
    uuid: nonBlank(request.uuid) ?? uuidOf(request, specification),
    issueDate: request.issueDate,
    issueTime: nonBlank(request.issueTime),
    dueDate: request.dueDate ?? undefined,
    notes: nonBlank(request.notes),
    vatPointDate: vatPointDateOf(request, root, context),
    currency,
    minorUnits: context.minorUnits,
    taxCurrency: currency === accounting.currency ? undefined : accounting.currency,
    exchangeRate: exchangeRateOf(request, currency, context),
    period: periodOf(request),
    creditNoteReason,
    creditNoteReasonText: root === 'CreditNote' ? nonBlank(request.creditNoteReason) : undefined,
    precedingInvoice: normalisePrecedingInvoice(request, creditNoteReason, context),
    furtherReasons:
      root === 'CreditNote'
        ? sentParts(request.creditNoteReasons, 'creditNoteReasons', context.asSent.CreditNoteReason)
        : [],
    furtherPrecedingInvoices: sentParts(
      request.precedingInvoices,
      'precedingInvoices',
      context.asSent.PrecedingInvoice,
    ).filter(hasNumber),
    asSent: context.asSent.DocumentRequest(request),
    buyerReference: references.buyerReference,
    order: references.order,
    despatch: references.despatch,
    receipt: references.receipt,
    customs: references.customs,
    tender: references.tender,
    contract: references.contract,
    project: root === 'Invoice' ? references.project : undefined,
    additionalDocuments: supportingDocuments(request, references.project, context),
    seller: normaliseSeller(request.seller, context),
    buyer,
    payee: sentPart(request.payee, 'payee', context.asSent.Payee),
    taxRepresentative: normaliseTaxRepresentative(request.taxRepresentative, context),
    delivery: normaliseDelivery(request.delivery, buyer.address, context),
    payment: normalisePayment(request, root, context),
    furtherPayments: normaliseFurtherPayments(request.paymentInstructions ?? [], context),
    paymentTerms: nonBlank(request.paymentTerms),
    instalments: sentParts(request.instalments, 'instalments', context.asSent.Instalment),
    paidAmounts: sentParts(request.paidAmounts, 'paidAmounts', context.asSent.PaidAmount),
    allowancesCharges,
    lines,
    vatExemptions: sentParts(request.vatExemptions, 'vatExemptions', withoutPlainFields),
    splitDiscounts: options.splitDiscounts ?? false,
    vatRounding: options.vatRounding ?? 'per-category',
    prepaidAmount: optionalDecimal(request.prepaidAmount),
    payableRoundingAmount: optionalDecimal(request.payableRoundingAmount),
    sent: sentTotals(request),
  };
  return { invoice, findings };
}

function prepared(sent: DocumentRequest, specification: Specification, options: NormaliseOptions) {
  const { findings, addError, addWarning, addInformation } = toldFindings(specification.messages);
  const typed = withOptions(sent, options, addInformation);
  const tell = { addError, addWarning, addInformation };
  const filled = withCompany(typed, options.company, specification, tell);
  const { root, profile } = documentTypeFacts(specification, filled.documentType);
  const turnsSigns = root === 'CreditNote' && options.turnNegative === true;
  const request = turnsSigns ? withPositiveAmounts(filled, addWarning) : filled;
  const context: Context = {
    specification,
    lookUps: lookUpsOf(specification),
    asSent: makersAsSent(specification),
    root,
    profile,
    transactionType: flagsOf(request.transactionType, specification),
    minorUnits: specification.minorUnitsOf(sentCurrency(request) ?? specification.accounting.currency),
    ownUnits: ownUnitsOf(options.units),
    ...tell,
  };
  return { request, context, findings };
}

/** The type code of a document; a finding reports if its content requires another one. */
function typeCodeOf(facts: TypeCodeFacts, { specification, addInformation }: Context): string {
  const typeCode = specification.defaults.typeCode(facts);
  const { typeCode: ordinary } = documentTypeFacts(specification, facts.documentType);
  if (typeCode !== ordinary) addInformation('typeCodeOutOfScope', 'documentType', { typeCode, ordinary });
  return typeCode;
}

function hasNumber<Sent extends { readonly precedingInvoiceNumber: string | undefined }>(
  sent: Sent,
): sent is Sent & { readonly precedingInvoiceNumber: string } {
  return sent.precedingInvoiceNumber !== undefined;
}

/** The facts of a document type, which the request's schema or the check of options has accepted. */
function documentTypeFacts({ documentTypes }: Specification, documentType: string): DocumentTypeFacts {
  const facts = Object.hasOwn(documentTypes, documentType) ? documentTypes[documentType] : undefined;
  if (facts === undefined) throw new TypeError(`${documentType} is not a document type of the specification`);
  return facts;
}

function flagsOf(
  transactionType: TransactionTypeRequest | null | undefined,
  { transactionFlags }: Specification,
): TransactionType {
  if (transactionType === undefined || transactionType === null) return new Set();
  return new Set(Object.keys(transactionFlags).filter((flag) => transactionType[flag] === true));
}

const utf8 = new TextEncoder();
const namespaceBytesOf = oncePer(({ defaults }: Specification) => uuidBytes(defaults.uuidNamespace));

function uuidOf(request: DocumentRequest, specification: Specification): string {
  const { seller, documentType, invoiceNumber, issueDate } = request;
  const name = [seller.trn, seller.participantId, documentType, invoiceNumber, issueDate];
  // As bytes, because a lone surrogate has no UTF-8 and must not throw.
  return uuidV5(utf8.encode(name.map((part) => part ?? '').join('|')), namespaceBytesOf(specification));
}

function vatPointDateOf(
  request: DocumentRequest,
  root: RootName,
  { specification, addWarning }: Context,
): string | undefined {
  const sent = request.vatPointDate ?? undefined;
  if (sent === undefined) return undefined;
  if (specification.defaults.writesVatPointDate(root, sent, request.issueDate)) return sent;
  addWarning('vatPointDateLeftOut', 'vatPointDate');
  return undefined;
}

function periodOf(request: DocumentRequest): Period | undefined {
  const billingPeriodStart = request.billingPeriodStart ?? undefined;
  const billingPeriodEnd = request.billingPeriodEnd ?? undefined;
  const billingFrequencyCode = nonBlank(request.billingFrequencyCode);
  const billingFrequencyText = nonBlank(request.billingFrequencyText);
  if (!(billingPeriodStart || billingPeriodEnd || billingFrequencyCode || billingFrequencyText))
    return undefined;
  return { path: '', billingPeriodStart, billingPeriodEnd, billingFrequencyCode, billingFrequencyText };
}

function sentTotals(request: DocumentRequest): SentTotals {
  const total = request.legalMonetaryTotal;
  return {
    taxAmount: optionalDecimal(request.taxTotal?.taxAmount),
    legalMonetaryTotal: total
      ? {
          lineExtensionAmount: decimal(total.lineExtensionAmount),
          taxExclusiveAmount: decimal(total.taxExclusiveAmount),
          taxInclusiveAmount: decimal(total.taxInclusiveAmount),
          payableAmount: decimal(total.payableAmount),
        }
      : undefined,
    taxCurrencyCode: nonBlank(request.taxCurrencyCode),
    exchangeRate: optionalDecimal(request.currencyExchangeRate),
    rateOfUnnamedCurrency: rateOfUnnamed(request),
  };
}
