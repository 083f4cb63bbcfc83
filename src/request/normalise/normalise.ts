import { parse as uuidBytes, v5 as uuidV5 } from 'uuid';
import { defaultCreditNoteReason } from '../../../rules/ae/defaults/credit-notes.ts';
import { accountingCurrency, exchangeRateDecimals } from '../../../rules/ae/defaults/currency.ts';
import { documentTypes, profiles, uuidNamespace } from '../../../rules/ae/defaults/profiles.ts';
import { type TransactionFlag, transactionFlags } from '../../../rules/ae/defaults/transaction-flags.ts';
import { checkOptions } from '../../core/check-options.ts';
import { type Decimal, decimal, optionalDecimal, plainText } from '../../core/decimal.ts';
import type { ExchangeRate, Invoice, Period, RootName, SentTotals } from '../../core/invoice.ts';
import type { DocumentRequest, TransactionTypeRequest } from '../schema/document.ts';
import { normaliseAdditionalDocuments, projectDocument } from './additional-document.ts';
import { normaliseDocumentEntries } from './allowance-charge.ts';
import { withDefaults } from './defaults.ts';
import { normaliseDelivery } from './delivery.ts';
import { normaliseLines } from './line.ts';
import { type Note, type Notice, noticeBook } from './notice.ts';
import { type NormaliseOptions, normaliseOptionsSchema } from './options.ts';
import { normaliseBuyer, normaliseSeller } from './party.ts';
import { normalisePayment } from './payment.ts';
import { normalisePrecedingInvoice, normaliseReferences } from './references.ts';
import { given } from './text.ts';
import { typeCodeOf } from './type-code.ts';

export interface NormalisedInvoice {
  readonly invoice: Invoice;
  /** What was derived, defaulted or left out on the way. */
  readonly notices: readonly Notice[];
}

/**
 * Turns a well-formed request into the one model of all four document types: aliases and codes resolved, defaults in
 * place, texts trimmed. Pure: the same request and options always give the same invoice; only wrong options are thrown.
 *
 * @example
 * ```ts
 * const { invoice, notices } = normalise(request, { documentType: 'SelfBillingInvoice' });
 * console.log(invoice.typeCode, notices.length); // 389 0
 * ```
 */
export function normalise(sent: DocumentRequest, options: NormaliseOptions = {}): NormalisedInvoice {
  checkOptions('normalise', normaliseOptionsSchema, options);
  const { notices, note } = noticeBook();
  const request = withDefaults(sent, options);
  const { root, profile } = documentTypes[request.documentType];
  const transactionType = flagsOf(request.transactionType);
  const lines = normaliseLines(request.lines, transactionType.has('profitMargin'), note);
  const buyer = normaliseBuyer(request.buyer, transactionType, note);
  const allowancesCharges = normaliseDocumentEntries(request.allowancesCharges ?? [], lines, note);
  const references = normaliseReferences(request.references, note);
  const creditNoteReason = root === 'CreditNote' ? creditNoteReasonOf(request, options, note) : undefined;
  const currency = currencyOf(request, note);
  const invoice: Invoice = {
    path: '',
    documentType: request.documentType,
    root,
    profile,
    customizationId: profiles[profile].customizationId,
    profileId: profiles[profile].profileId,
    typeCode: typeCodeOf({
      documentType: request.documentType,
      lines,
      allowancesCharges,
      buyer,
      transactionType,
    }),
    transactionType,
    profileExecutionId: transactionFlags.map((flag) => (transactionType.has(flag) ? '1' : '0')).join(''),
    invoiceNumber: given(request.invoiceNumber),
    uuid: options.uuid ?? uuidOf(request),
    issueDate: request.issueDate,
    issueTime: options.issueTime,
    dueDate: request.dueDate ?? undefined,
    notes: given(request.notes),
    vatPointDate: vatPointDateOf(request, root, note),
    currency,
    taxCurrency: currency === accountingCurrency ? undefined : accountingCurrency,
    exchangeRate: exchangeRateOf(request, currency, note),
    period: periodOf(request),
    creditNoteReason,
    precedingInvoice: normalisePrecedingInvoice(request, creditNoteReason, note),
    buyerReference: references.buyerReference,
    order: references.order,
    despatch: references.despatch,
    receipt: references.receipt,
    contract: references.contract,
    project: root === 'Invoice' ? references.project : undefined,
    additionalDocuments: [
      ...normaliseAdditionalDocuments(request.additionalDocuments ?? [], note),
      ...(root === 'CreditNote' && references.project ? [projectDocument(references.project)] : []),
    ],
    seller: normaliseSeller(request.seller, note),
    buyer,
    beneficiaryId: given(request.beneficiaryId),
    principalId: given(request.principalId),
    delivery: normaliseDelivery(request.delivery, buyer.address, transactionType, note),
    payment: normalisePayment(request, root, transactionType, note),
    paymentTerms: given(request.paymentTerms),
    allowancesCharges,
    lines,
    prepaidAmount: optionalDecimal(request.prepaidAmount),
    sent: sentTotals(request),
  };
  return { invoice, notices };
}

function flagsOf(transactionType: TransactionTypeRequest | null | undefined): ReadonlySet<TransactionFlag> {
  return new Set(transactionFlags.filter((flag) => transactionType?.[flag] === true));
}

const utf8 = new TextEncoder();
const namespaceBytes = uuidBytes(uuidNamespace);

function uuidOf(request: DocumentRequest): string {
  const { seller, documentType, invoiceNumber, issueDate } = request;
  const name = [seller.trn, seller.participantId, documentType, invoiceNumber, issueDate];
  // As bytes, since half of a surrogate pair has no UTF-8 and must not end in an error.
  return uuidV5(utf8.encode(name.map((part) => part ?? '').join('|')), namespaceBytes);
}

function creditNoteReasonOf(request: DocumentRequest, options: NormaliseOptions, note: Note): string {
  const sent = given(request.creditNoteReasonCode) ?? given(options.creditNoteReasonCode);
  if (sent) return sent;
  note('creditNoteReasonDefaulted', 'creditNoteReasonCode', { code: defaultCreditNoteReason });
  return defaultCreditNoteReason;
}

function currencyOf(request: DocumentRequest, note: Note): string {
  const sent = given(request.currency)?.toUpperCase();
  if (sent === undefined) note('currencyDefaulted', 'currency', { currency: accountingCurrency });
  return sent ?? accountingCurrency;
}

/** AED for one unit of the document's currency (BTAE-04), rounded to the decimals that rule ibr-002-ae allows. */
function exchangeRateOf(request: DocumentRequest, currency: string, note: Note): ExchangeRate | undefined {
  const sent = optionalDecimal(request.currencyExchangeRate);
  if (currency === accountingCurrency || sent === undefined) return undefined;
  const rate = roundRate(sent);
  if (rate.lessThanOrEqualTo(0)) return undefined;
  if (!rate.equals(sent)) note('exchangeRateRounded', 'currencyExchangeRate', { rate: plainText(rate) });
  return { path: '', source: currency, target: accountingCurrency, rate };
}

function roundRate(rate: Decimal): Decimal {
  return decimal(rate.toDecimalPlaces(exchangeRateDecimals).toFixed());
}

/** Given only where it says something: on an invoice, and different from the issue date (ibr-124-ae, ibr-141-ae). */
function vatPointDateOf(request: DocumentRequest, root: RootName, note: Note): string | undefined {
  const sent = request.vatPointDate ?? undefined;
  if (sent === undefined) return undefined;
  if (root === 'Invoice' && sent !== request.issueDate) return sent;
  note('vatPointDateLeftOut', 'vatPointDate');
  return undefined;
}

function periodOf(request: DocumentRequest): Period | undefined {
  const billingPeriodStart = request.billingPeriodStart ?? undefined;
  const billingPeriodEnd = request.billingPeriodEnd ?? undefined;
  const billingFrequencyCode = given(request.billingFrequencyCode);
  if (!billingPeriodStart && !billingPeriodEnd && !billingFrequencyCode) return undefined;
  return { path: '', billingPeriodStart, billingPeriodEnd, billingFrequencyCode };
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
    taxCurrencyCode: given(request.taxCurrencyCode),
  };
}
