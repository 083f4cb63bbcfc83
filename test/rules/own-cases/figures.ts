import { edits, insertAfter, remove, text } from '../../schematron/edits.ts';
import { type UblCase, ublInvoices } from './case.ts';

/** PINT has the terms of delivery in `cac:Delivery`. */
const withoutTermsAtRoot = remove('cac:DeliveryTerms');

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
    rule: 'pint-ae-not-read',
    fact: 'a line that is free of charge, which PINT does not know',
    ...ublInvoices(
      edits(
        withoutTermsAtRoot,
        insertAfter(
          'cac:InvoiceLine/cbc:LineExtensionAmount',
          '<cbc:FreeOfChargeIndicator>true</cbc:FreeOfChargeIndicator>',
        ),
      ),
      withoutTermsAtRoot,
    ),
    found: {
      severity: 'warning',
      location: '/Invoice/cac:InvoiceLine[1]/cbc:FreeOfChargeIndicator[1]',
    },
  },
  {
    rule: 'pint-ae-look-alike',
    fact: 'a code with a letter of another alphabet, which is told as that',
    ...ublInvoices(text('cac:Country/cbc:IdentificationCode', '\u0410E')),
    alsoFails: ['ibr-cl-14'],
    found: {
      severity: 'error',
      location:
        '/Invoice/cac:AccountingSupplierParty[1]/cac:Party[1]/cac:PostalAddress[1]/cac:Country[1]/cbc:IdentificationCode[1]',
    },
  },
  {
    rule: 'pint-ae-item-type',
    fact: 'an item type that is none of the list',
    ...ublInvoices(text('cac:InvoiceLine/cbc:CommodityCode', 'X')),
    found: {
      severity: 'warning',
      location: '/Invoice/cac:InvoiceLine[1]/cac:Item[1]/cac:CommodityClassification[1]/cbc:CommodityCode[1]',
    },
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
