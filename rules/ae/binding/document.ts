import type { AccountingTotals, ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import type {
  Contract,
  CreditNoteReason,
  Delivery,
  ExchangeRate,
  Party,
  Period,
} from '../../../src/core/invoice/invoice.ts';
import {
  type Aggregate,
  decimal,
  type Row,
  text,
  withRows,
} from '../../../src/core/specification/binding.ts';

import { delivery, documentBinding, invoicePeriod } from '../../pint/binding/document.ts';
import { type PartyRole, partyBinding, termsOf } from '../../pint/binding/party.ts';
import { contractReference, reference } from '../../pint/binding/references.ts';
import { accountingTotalDocument } from '../defaults/currency.ts';
import { line } from './line.ts';

const period: Aggregate<Period> = [
  ...invoicePeriod,
  text('cbc:DescriptionCode', 'billingFrequencyCode', ['BTAE-06']),
  text('cbc:Description', 'billingFrequencyText'),
];

const furtherReason: Aggregate<CreditNoteReason> = [
  text('cbc:ResponseCode', 'creditNoteReasonCode', ['BTAE-03']),
  text('cbc:Description', 'creditNoteReason'),
];

const contract: Aggregate<Contract> = [
  ...contractReference,
  text('cbc:DocumentDescription', 'value', ['BTAE-05'], { field: 'contractValue' }),
];

const deliveryWithTerms: Aggregate<Delivery> = [
  ...delivery,
  {
    element: 'cac:DeliveryParty',
    rows: [
      { element: 'cac:PartyIdentification', rows: [text('cbc:ID', 'partyId', ['BTAE-23'])] },
      { element: 'cac:PartyName', rows: [text('cbc:Name', 'partyName', ['IBT-070'])] },
    ],
  },
  {
    element: 'cac:DeliveryTerms',
    rows: [
      text('cbc:ID', 'incoterms', ['BTAE-22'], { attributes: [{ name: 'schemeID', constant: 'Incoterms' }] }),
    ],
  },
];

const taxExchangeRate: Aggregate<ExchangeRate> = [
  text('cbc:SourceCurrencyCode', 'fromCurrency', [], { field: 'currency' }),
  text('cbc:TargetCurrencyCode', 'toCurrency', [], { field: 'currencyExchangeRate' }),
  decimal('cbc:CalculationRate', 'rate', ['BTAE-04'], { field: 'currencyExchangeRate' }),
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
      text('cbc:ProfileExecutionID', 'profileExecutionId', ['BTAE-02'], { field: 'transactionType' }),
    ],
    'cbc:ID': [text('cbc:UUID', 'uuid', ['BTAE-07'], { field: '' })],
    'cac:InvoicePeriod': [
      {
        element: 'cac:DiscrepancyResponse',
        only: 'CreditNote',
        rows: [
          text('cbc:ResponseCode', 'creditNoteReason', ['BTAE-03'], { field: 'creditNoteReasonCode' }),
          text('cbc:Description', 'creditNoteReasonText', [], { field: 'creditNoteReason' }),
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
