import type {
  FormCondition,
  FormField,
  FormLayout,
  FormList,
  FormStandIn,
} from '../../src/core/specification/form.ts';
import aliases from './aliases/emirates.json' with { type: 'json' };
import { accountingCurrency } from './defaults/currency.ts';
import { predefinedEndpoints } from './defaults/endpoints.ts';
import { homeCountry } from './defaults/parties.ts';
import { documentTypes } from './defaults/profiles.ts';
import {
  categoriesThat,
  defaultVatCategory,
  requestVatCategories,
  vatCategories,
} from './defaults/vat-categories.ts';
import texts from './messages/form.json' with { type: 'json' };
import { supplies } from './supplies.ts';
import { uaeEndpointScheme } from './tax-numbers.ts';

const creditNotes = Object.entries(documentTypes).flatMap(([type, { root }]) =>
  root === 'CreditNote' ? [type] : [],
);
const ofInvoices = [{ field: '/documentType', isNot: creditNotes }];
const ofCreditNotes = [{ field: '/documentType', is: creditNotes }];
const isFlagged = (...flags: readonly string[]) =>
  flags.map((flag) => ({ field: `/transactionType.${flag}`, is: [true] }));

const vatCategory: FormField = {
  field: 'vatCategory',
  required: true,
  sets: {
    field: 'vatRate',
    values: Object.fromEntries(
      requestVatCategories.map((code) => [code, vatCategories[code].acceptedRates[0]]),
    ),
  },
};
/** Facts that already set a field, so that the form need not ask. */
const factsThatSay = (path: string) =>
  Object.keys(supplies).filter((name) => Object.hasOwn(supplies[name]?.writes ?? {}, path));
const sayTheCategory = factsThatSay('lines[].vatCategory');
const isCategoryOpen = [
  { field: '/supply', isNot: sayTheCategory },
  { field: 'supply', isNot: sayTheCategory },
];
const flag = (name: string): FormField => ({
  field: `transactionType.${name}`,
  when: [{ field: 'supply', isNot: factsThatSay(`transactionType.${name}`) }],
});
const saidByFacts = Object.fromEntries(
  Object.entries(supplies).map(([name, { writes }]) => [name, Object.keys(writes)]),
);
const isUnderReverseCharge = [{ field: 'vatCategory', is: categoriesThat('reverseCharge') }];
/** A seller that is not registered for VAT charges no VAT, and has no TRN. */
const isSubjectToVat = [{ field: '/lines[0].vatCategory', isNot: categoriesThat('outOfScope') }];
const byTransfer = ['30', '42', '58'];
const isExempt = [{ field: 'vatCategory', is: categoriesThat('exempt') }];

/** A TRN begins with the TIN, the electronic address of its holder, unless the TRN is of a VAT group. */
const trn: FormField = {
  field: 'trn',
  gives: {
    field: 'participantId',
    before: `${uaeEndpointScheme}:`,
    digits: 10,
    question: texts.ownTrn,
  },
};
const selfBilled = Object.entries(documentTypes).flatMap(([type, { profile }]) =>
  profile === 'selfbilling' ? [type] : [],
);
/** Conditions under which a flag is set, directly or by a fact. */
const isSetBy = (name: string) => [
  isFlagged(name),
  [{ field: '/supply', is: factsThatSay(`transactionType.${name}`) }],
];
const standsInWhere = (endpoint: string, ...cases: readonly (readonly FormCondition[])[]) =>
  cases.map((when) => ({ value: `${uaeEndpointScheme}:${endpoint}`, when }));
/** The addresses of documents that no buyer receives; the sale decides which one (decision 42). */
const reportOnly: FormStandIn = {
  question: texts.reportOnly,
  values: [
    ...standsInWhere(predefinedEndpoints.deemedSupply, ...isSetBy('deemedSupply')),
    ...standsInWhere(predefinedEndpoints.exports, ...isSetBy('exports'), [
      { field: 'address.countryCode', isNot: [homeCountry, null, ''] },
    ]),
    ...standsInWhere(predefinedEndpoints.notUnderMandate, []),
  ],
  when: [{ field: '/documentType', isNot: selfBilled }],
};
/** In the UAE, a region is an emirate. */
const namesOfRegion = (country: string): FormField['names'] => [
  { name: texts.emirate, when: { field: country, is: [homeCountry] } },
  { name: texts.region, when: { field: country, isNot: [homeCountry, null, ''] } },
];
/** The emirate of each known city, by the city's name in lower case. */
const emirateOfCity = Object.fromEntries(
  Object.entries(aliases.emirates).flatMap(([code, { names, arabicNames, places, arabicPlaces }]) =>
    [...names, ...arabicNames, ...places, ...arabicPlaces].map((name) => [name.toLowerCase(), code] as const),
  ),
);
const isRegisteredBy = [{ field: 'legalRegistrationType', is: ['TL', 'PAS'] }];
const partyWith = (
  needs: Pick<FormField, 'required'>,
  trn: FormField,
  ofAddress: Pick<FormField, 'standIn'> = {},
): readonly FormField[] => [
  { field: 'name', required: true },
  trn,
  { field: 'participantId', required: true, ...ofAddress },
  { field: 'address.line1', required: true },
  {
    field: 'address.city',
    required: true,
    chooses: { field: 'address.countrySubentity', codes: emirateOfCity },
  },
  { field: 'address.countryCode', required: true, starts: homeCountry },
  {
    field: 'address.countrySubentity',
    required: true,
    chosenWhen: { field: 'address.countryCode', is: [homeCountry, null, ''] },
    names: namesOfRegion('address.countryCode'),
  },
  { field: 'legalRegistrationNumber', ...needs },
  { field: 'legalRegistrationType', ...needs },
  // A trade licence has an authority, and a passport a country.
  { field: 'authorityName', when: isRegisteredBy, required: isRegisteredBy },
  { field: 'contactEmail' },
];

const entries = (fields: readonly FormField[]): readonly FormList[] => [
  {
    of: 'allowancesCharges',
    fields: [{ field: 'isCharge' }, { field: 'reason' }, { field: 'amount' }, ...fields],
  },
];

/** The questions that a form asks about a document of the UAE, in the order of a printed one. */
export const form: FormLayout = {
  sections: [
    {
      name: 'document',
      fields: [
        { field: 'documentType' },
        { field: 'invoiceNumber', required: true },
        { field: 'issueDate' },
        { field: 'dueDate', when: ofInvoices, required: ofInvoices },
        { field: 'currency', required: true },
        {
          field: 'currencyExchangeRate',
          when: [{ field: 'currency', isNot: [accountingCurrency, null, ''] }],
          required: [{ field: 'currency', isNot: [accountingCurrency, null, ''] }],
        },
        { field: 'precedingInvoiceNumber', when: ofCreditNotes },
        { field: 'precedingInvoiceIssueDate', when: ofCreditNotes },
        { field: 'creditNoteReasonCode', when: ofCreditNotes },
      ],
    },
    {
      name: 'seller',
      of: 'seller',
      fields: partyWith({ required: true }, { ...trn, required: isSubjectToVat }),
      offersOthers: true,
    },
    {
      name: 'buyer',
      of: 'buyer',
      fields: partyWith({}, trn, { standIn: reportOnly }),
      offersOthers: true,
    },
    {
      name: 'sale',
      fields: [
        { field: 'supply' },
        flag('exports'),
        flag('freeTradeZone'),
        { field: 'beneficiaryId', when: isFlagged('freeTradeZone') },
        flag('ecommerce'),
        flag('continuousSupply'),
        { field: 'billingFrequencyCode', when: isFlagged('continuousSupply') },
        flag('summaryInvoice'),
        flag('disclosedAgentBilling'),
        { field: 'principalId', when: isFlagged('disclosedAgentBilling') },
        flag('profitMargin'),
        flag('deemedSupply'),
      ],
    },
    {
      name: 'entries',
      note: texts.retention,
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
        {
          field: 'countrySubentity',
          when: isFlagged('exports'),
          names: namesOfRegion('countryCode'),
        },
        { field: 'countryCode', when: isFlagged('exports') },
      ],
      offersOthers: true,
    },
    {
      name: 'payment',
      note: texts.retention,
      fields: [
        { field: 'paymentMode', when: ofInvoices },
        {
          field: 'paymentBankAccount',
          when: [{ field: 'paymentMode', is: [...byTransfer, null, ''] }, ...ofInvoices],
          required: [{ field: 'paymentMode', is: [...byTransfer, null, ''] }, ...ofInvoices],
        },
        { field: 'paymentTerms', when: ofInvoices },
        { field: 'prepaidAmount', when: ofInvoices },
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
      { field: 'description', required: true },
      { field: 'quantity', required: true },
      { field: 'unitCode', required: true },
      { field: 'unitPrice', required: true },
      { ...vatCategory, required: isCategoryOpen, starts: defaultVatCategory },
    ],
    details: [
      { field: 'vatRate', when: [{ field: 'vatCategory', is: [null, ''] }, ...isCategoryOpen] },
      { field: 'exemptionReasonCode', when: isExempt, required: isExempt },
      { field: 'goodsNatureCode', when: isUnderReverseCharge },
      { field: 'standardItemId', when: isUnderReverseCharge },
      { field: 'itemTypeCode', when: isUnderReverseCharge },
      { field: 'serviceAccountingCode', when: [{ field: 'itemTypeCode', is: ['S', 'B'] }] },
    ],
    lists: entries([]),
    number: 'id',
    unasked: ['id', 'vatRate', 'lineExtensionAmount', 'vatTotal'],
  },
  sums: ['taxTotal', 'legalMonetaryTotal', 'lines[].lineExtensionAmount', 'lines[].vatTotal'],
  says: { supply: saidByFacts, 'lines[].supply': saidByFacts },
  afterLines: ['entries', 'delivery', 'payment', 'more'],
  issuers: Object.fromEntries(
    Object.keys(documentTypes).map((type) => [type, selfBilled.includes(type) ? 'buyer' : 'seller']),
  ),
};
