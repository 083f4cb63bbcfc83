import { text } from '../../schematron/edits.ts';
import { type UblCase, ublInvoices } from './case.ts';

/** Cases of figures that no official rule compares with those they follow from. */
export const figureCases: readonly UblCase[] = [
  {
    rule: 'pint-ae-document-currency',
    fact: 'a document that names another currency than all of its amounts',
    ...ublInvoices(text('cbc:DocumentCurrencyCode', 'EUR')),
    found: {
      severity: 'error',
      location: '/Invoice/cbc:DocumentCurrencyCode[1]',
    },
    alsoFails: ['ibr-co-15', 'ibr-126', 'ibr-159-ae', 'ibr-175-ae'],
  },
  {
    rule: 'pint-ae-figure',
    fact: 'the VAT of a line in AED that is not that of its amount',
    ...ublInvoices(text('cac:ItemPriceExtension/cac:TaxTotal/cbc:TaxAmount', '53.00')),
    found: {
      severity: 'warning',
      location: '/Invoice/cac:InvoiceLine[1]/cac:ItemPriceExtension[1]/cac:TaxTotal[1]/cbc:TaxAmount[1]',
    },
  },
];
