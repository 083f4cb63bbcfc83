import type { FormField, FormLayout, FormList } from '../../src/core/specification/form.ts';
import { accountingCurrency } from './defaults/currency.ts';
import { homeCountry } from './defaults/parties.ts';
import { documentTypes } from './defaults/profiles.ts';
import { categoriesThat, requestVatCategories, vatCategories } from './defaults/vat-categories.ts';

const creditNotes = Object.entries(documentTypes).flatMap(([type, { root }]) =>
  root === 'CreditNote' ? [type] : [],
);
const ofCreditNotes = [{ field: '/documentType', is: creditNotes }];
const isFlagged = (...flags: readonly string[]) =>
  flags.map((flag) => ({ field: `/transactionType.${flag}`, is: [true] }));

const vatCategory: FormField = {
  field: 'vatCategory',
  sets: {
    field: 'vatRate',
    values: Object.fromEntries(
      requestVatCategories.map((code) => [code, vatCategories[code].acceptedRates[0]]),
    ),
  },
};
const isUnderReverseCharge = [{ field: 'vatCategory', is: categoriesThat('reverseCharge') }];
const isExempt = [{ field: 'vatCategory', is: categoriesThat('exempt') }];

const party: readonly FormField[] = [
  { field: 'name' },
  { field: 'trn' },
  { field: 'address.line1' },
  { field: 'address.city' },
  { field: 'address.countryCode' },
  {
    field: 'address.countrySubentity',
    chosenWhen: { field: 'address.countryCode', is: [homeCountry, null, ''] },
  },
  { field: 'legalRegistrationNumber' },
  { field: 'legalRegistrationType' },
  // A trade licence has an authority, and a passport a country.
  { field: 'authorityName', when: [{ field: 'legalRegistrationType', is: ['TL', 'PAS'] }] },
  { field: 'participantId' },
  { field: 'contactEmail' },
];

const entries = (fields: readonly FormField[]): readonly FormList[] => [
  {
    of: 'allowancesCharges',
    fields: [{ field: 'isCharge' }, { field: 'reason' }, { field: 'amount' }, ...fields],
  },
];

/** Questions to a person for a document of the UAE, in the order of a printed one. */
export const form: FormLayout = {
  sections: [
    {
      name: 'document',
      fields: [
        { field: 'documentType' },
        { field: 'invoiceNumber' },
        { field: 'issueDate' },
        { field: 'dueDate', when: [{ field: '/documentType', isNot: creditNotes }] },
        { field: 'currency' },
        {
          field: 'currencyExchangeRate',
          when: [{ field: 'currency', isNot: [accountingCurrency, null, ''] }],
        },
        { field: 'precedingInvoiceNumber', when: ofCreditNotes },
        { field: 'precedingInvoiceIssueDate', when: ofCreditNotes },
        { field: 'creditNoteReasonCode', when: ofCreditNotes },
      ],
    },
    { name: 'seller', of: 'seller', fields: party, offersOthers: true },
    { name: 'buyer', of: 'buyer', fields: party, offersOthers: true },
    {
      name: 'sale',
      fields: [
        { field: 'transactionType.exports' },
        { field: 'transactionType.freeTradeZone' },
        { field: 'beneficiaryId', when: isFlagged('freeTradeZone') },
        { field: 'transactionType.ecommerce' },
        { field: 'transactionType.continuousSupply' },
        { field: 'billingFrequencyCode', when: isFlagged('continuousSupply') },
        { field: 'transactionType.summaryInvoice' },
        { field: 'transactionType.disclosedAgentBilling' },
        { field: 'principalId', when: isFlagged('disclosedAgentBilling') },
        { field: 'transactionType.profitMargin' },
        { field: 'transactionType.deemedSupply' },
      ],
    },
    {
      name: 'entries',
      fields: [],
      lists: entries([vatCategory]),
    },
    {
      name: 'delivery',
      of: 'delivery',
      fields: [
        { field: 'actualDeliveryDate', when: isFlagged('exports') },
        { field: 'streetName', when: isFlagged('exports') },
        { field: 'city', when: isFlagged('exports') },
        { field: 'countryCode', when: isFlagged('exports') },
      ],
      offersOthers: true,
    },
    {
      name: 'payment',
      fields: [
        { field: 'paymentMode', when: [{ field: '/documentType', isNot: creditNotes }] },
        {
          field: 'paymentBankAccount',
          when: [
            { field: 'paymentMode', is: ['30', '42', '58', null, ''] },
            ...[{ field: '/documentType', isNot: creditNotes }],
          ],
        },
        { field: 'paymentTerms', when: [{ field: '/documentType', isNot: creditNotes }] },
        { field: 'prepaidAmount', when: [{ field: '/documentType', isNot: creditNotes }] },
      ],
    },
    {
      name: 'more',
      fields: [{ field: 'references.purchaseOrderId' }, { field: 'notes' }],
      offersOthers: true,
    },
  ],
  line: {
    columns: [
      { field: 'description' },
      { field: 'quantity' },
      { field: 'unitCode' },
      { field: 'unitPrice' },
      vatCategory,
    ],
    details: [
      { field: 'vatRate', when: [{ field: 'vatCategory', is: [null, ''] }] },
      { field: 'exemptionReasonCode', when: isExempt },
      { field: 'goodsNatureCode', when: isUnderReverseCharge },
      { field: 'standardItemId', when: isUnderReverseCharge },
      { field: 'itemTypeCode', when: isUnderReverseCharge },
      { field: 'serviceAccountingCode', when: [{ field: 'itemTypeCode', is: ['S', 'B'] }] },
    ],
    lists: entries([]),
    unasked: ['id', 'vatRate', 'lineExtensionAmount', 'vatTotal'],
  },
  sums: ['taxTotal', 'legalMonetaryTotal', 'lines[].lineExtensionAmount', 'lines[].vatTotal'],
  afterLines: ['entries', 'delivery', 'payment', 'more'],
  issuers: Object.fromEntries(
    Object.entries(documentTypes).map(([type, { profile }]) => [
      type,
      profile === 'selfbilling' ? 'buyer' : 'seller',
    ]),
  ),
};
