import shared from '../../rules/pint/messages/rendering.json' with { type: 'json' };
import { printedFields } from '../../src/core/specification/plain-fields.ts';
import type { Rendering } from '../../src/core/specification/rendering.ts';
import { fields } from './fields.ts';
import { inEnglish } from './in-english.ts';

/** Describes how a Ruritanian document is printed: its own names are in English. */
export const rendering: Rendering = {
  texts: {
    ...shared.texts,
    ...inEnglish({
      taxRegistrationNumber: { en: 'Crown number' },
      taxIdentificationNumber: { en: 'Identity number' },
      beneficiary: { en: 'Beneficiary' },
      principal: { en: 'Principal' },
      contractValue: { en: 'Contract value' },
      customsReference: { en: 'Customs reference' },
      goodsNature: { en: 'Nature of goods' },
      serviceCode: { en: 'Service code' },
      incoterms: { en: 'Incoterms' },
    }),
  },
  titles: { billing: inEnglish({ '380': { en: 'Bill' }, '381': { en: 'Refund' } }), selfbilling: {} },
  months: shared.months,
  currenciesInWords: {},
  fields: printedFields(fields),
  meanings: {
    ...shared.meanings,
    billingFrequency: {},
    country: inEnglish({ QR: { en: 'Ruritania' } }),
    creditNoteReason: {},
    exemptionReason: {},
    goodsNature: {},
    addressScheme: {},
    documentType: {},
    electronicAddress: {},
    identifierScheme: {},
    itemType: {},
    legalRegistrationType: {},
    paymentMeans: inEnglish({ '10': { en: 'In cash' } }),
    transactionType: {},
    subdivision: {},
    unit: {},
    vatCategory: inEnglish({ H: { en: 'High rate' }, L: { en: 'Low rate' }, F: { en: 'Free' } }),
    vatCategoryStatement: {},
  },
  taxRegistrations: { VAT: 'taxRegistrationNumber', TIN: 'taxIdentificationNumber' },
  specialDocuments: { accountingTotal: '', project: '50', invoicedObject: '130' },
};
