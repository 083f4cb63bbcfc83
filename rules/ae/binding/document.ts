import type { AccountingTotals, ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import type {
  Contract,
  CreditNoteReason,
  Delivery,
  ExchangeRate,
  Party,
  Period,
} from '../../../src/core/invoice/invoice.ts';
import { type Aggregate, type Row, withRows } from '../../../src/core/specification/binding.ts';

import { delivery, documentBinding, invoicePeriod } from '../../pint/binding/document.ts';
import { type PartyRole, partyBinding, termsOf } from '../../pint/binding/party.ts';
import { contractReference, reference } from '../../pint/binding/references.ts';
import { accountingTotalDocument } from '../defaults/currency.ts';
import { line } from './line.ts';

const period: Aggregate<Period> = [
  ...invoicePeriod,
  { element: 'cbc:DescriptionCode', terms: ['BTAE-06'], value: 'billingFrequencyCode', codec: 'text' },
  { element: 'cbc:Description', value: 'billingFrequencyText', codec: 'text' },
];

const furtherReason: Aggregate<CreditNoteReason> = [
  { element: 'cbc:ResponseCode', terms: ['BTAE-03'], value: 'creditNoteReasonCode', codec: 'text' },
  { element: 'cbc:Description', value: 'creditNoteReason', codec: 'text' },
];

const contract: Aggregate<Contract> = [
  ...contractReference,
  {
    element: 'cbc:DocumentDescription',
    terms: ['BTAE-05'],
    value: 'value',
    field: 'contractValue',
    codec: 'text',
  },
];

const deliveryWithTerms: Aggregate<Delivery> = [
  ...delivery,
  {
    element: 'cac:DeliveryParty',
    rows: [
      {
        element: 'cac:PartyIdentification',
        rows: [{ element: 'cbc:ID', terms: ['BTAE-23'], value: 'partyId', codec: 'text' }],
      },
      {
        element: 'cac:PartyName',
        rows: [{ element: 'cbc:Name', terms: ['IBT-070'], value: 'partyName', codec: 'text' }],
      },
    ],
  },
  {
    element: 'cac:DeliveryTerms',
    rows: [
      {
        element: 'cbc:ID',
        terms: ['BTAE-22'],
        value: 'incoterms',
        codec: 'text',
        attributes: [{ name: 'schemeID', constant: 'Incoterms' }],
      },
    ],
  },
];

const taxExchangeRate: Aggregate<ExchangeRate> = [
  { element: 'cbc:SourceCurrencyCode', value: 'fromCurrency', field: 'currency', codec: 'text' },
  { element: 'cbc:TargetCurrencyCode', value: 'toCurrency', field: 'currencyExchangeRate', codec: 'text' },
  {
    element: 'cbc:CalculationRate',
    terms: ['BTAE-04'],
    value: 'rate',
    field: 'currencyExchangeRate',
    codec: 'decimal',
  },
];

const exchangeRateRow: Row<ComputedInvoice> = {
  element: 'cac:TaxExchangeRate',
  of: 'exchangeRate',
  parts: taxExchangeRate,
};

/** The total in AED of a document in another currency (BTAE-20); UBL has it as a supporting document. */
const accountingTotal: Aggregate<AccountingTotals> = [
  { element: 'cbc:ID', constant: accountingTotalDocument.id, isOwnChoice: true },
  { element: 'cbc:DocumentTypeCode', constant: accountingTotalDocument.typeCode },
  {
    element: 'cbc:DocumentDescription',
    terms: ['BTAE-20'],
    value: 'taxInclusiveAmount',
    field: '',
    codec: 'accountingText',
  },
];

/** The customs reference follows the supporting documents on a credit note, and precedes them on an invoice. */
const customsRow: Row<ComputedInvoice> = {
  element: 'cac:StatementDocumentReference',
  of: 'customs',
  parts: reference('BTAE-21'),
};

/** PINT's invoice and credit note with the UAE's additions, without plain fields. */
export const ownDocument: Aggregate<ComputedInvoice> = withRows(
  documentBinding({
    period,
    contract,
    seller: uaeParty('seller'),
    buyer: uaeParty('buyer'),
    delivery: deliveryWithTerms,
    line,
  }),
  {
    'cbc:ProfileID': [
      {
        element: 'cbc:ProfileExecutionID',
        terms: ['BTAE-02'],
        value: 'profileExecutionId',
        field: 'transactionType',
        codec: 'text',
      },
    ],
    'cbc:ID': [{ element: 'cbc:UUID', terms: ['BTAE-07'], value: 'uuid', field: '', codec: 'text' }],
    'cac:InvoicePeriod': [
      {
        element: 'cac:DiscrepancyResponse',
        only: 'CreditNote',
        rows: [
          {
            element: 'cbc:ResponseCode',
            terms: ['BTAE-03'],
            value: 'creditNoteReason',
            field: 'creditNoteReasonCode',
            codec: 'text',
          },
          {
            element: 'cbc:Description',
            value: 'creditNoteReasonText',
            field: 'creditNoteReason',
            codec: 'text',
          },
        ],
      },
      { element: 'cac:DiscrepancyResponse', only: 'CreditNote', of: 'furtherReasons', parts: furtherReason },
    ],
    'cac:ReceiptDocumentReference': [{ ...customsRow, only: 'Invoice' }],
    'cac:AdditionalDocumentReference': [
      { element: 'cac:AdditionalDocumentReference', of: 'accounting', parts: accountingTotal },
      { ...customsRow, only: 'CreditNote' },
    ],
    // In UBL, the exchange rate of a credit note precedes its allowances and charges; on an invoice it
    // follows them.
    'cac:PaymentTerms': [{ ...exchangeRateRow, only: 'CreditNote' }],
    'cac:AllowanceCharge': [{ ...exchangeRateRow, only: 'Invoice' }],
  },
);

/** A party states the type and issuer of its legal registration: for a passport, the issuer is a country. */
function uaeParty(role: PartyRole): Aggregate<Party> {
  const termOf = termsOf(role);
  return partyBinding(role, [
    { name: 'schemeAgencyID', value: 'legalRegistrationType', terms: termOf('BTAE-15', 'BTAE-16') },
    {
      name: 'schemeAgencyName',
      value: 'registrationAuthority',
      terms: [...termOf('BTAE-12', 'BTAE-11'), ...termOf('BTAE-18', 'BTAE-19')],
    },
  ]);
}
