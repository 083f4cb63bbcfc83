import { append, attribute, type Edit, edits, insertAfter, insertBefore, remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

/** Every amount in dollars, but for those of the lines that are always in dirhams. */
const amountsInDollars: Edit = (xml) =>
  xml
    .split(/(?=<cac:ItemPriceExtension>)|(?<=<\/cac:ItemPriceExtension>)/)
    .map((part) => (part.startsWith('<cac:ItemPriceExtension>') ? part : part.replaceAll('="AED"', '="USD"')))
    .join('');

const inDollars = edits(
  amountsInDollars,
  text('cbc:DocumentCurrencyCode', 'USD'),
  insertAfter('cbc:DocumentCurrencyCode', '<cbc:TaxCurrencyCode>AED</cbc:TaxCurrencyCode>'),
  insertBefore(
    'cac:AccountingSupplierParty',
    `<cac:AdditionalDocumentReference><cbc:ID>RF-2025-0612</cbc:ID><cbc:DocumentTypeCode>aedtotal-incl-vat</cbc:DocumentTypeCode><cbc:DocumentDescription>46441.26</cbc:DocumentDescription></cac:AdditionalDocumentReference>`,
  ),
  insertBefore(
    'cac:TaxTotal',
    `<cac:TaxExchangeRate><cbc:SourceCurrencyCode>USD</cbc:SourceCurrencyCode><cbc:TargetCurrencyCode>AED</cbc:TargetCurrencyCode><cbc:CalculationRate>3.6725</cbc:CalculationRate></cac:TaxExchangeRate>`,
  ),
  insertAfter(
    'cac:TaxTotal',
    '<cac:TaxTotal><cbc:TaxAmount currencyID="AED">2211.51</cbc:TaxAmount></cac:TaxTotal>',
  ),
);

export const currency: Readonly<Record<string, readonly RuleCase[]>> = {
  currency: [
    {
      rule: 'ibr-175-ae',
      when: 'a document in dollars gives all it must',
      edit: inDollars,
      fails: [],
    },
    {
      rule: 'ibr-140-ae',
      when: 'the VAT accounting currency is the dollar',
      edit: insertAfter('cbc:DocumentCurrencyCode', '<cbc:TaxCurrencyCode>USD</cbc:TaxCurrencyCode>'),
      fails: ['ibr-140-ae', 'ibr-053', 'ibr-084'],
    },
    {
      rule: 'ibr-140-ae',
      when: 'the VAT accounting currency is padded',
      edit: insertAfter('cbc:DocumentCurrencyCode', '<cbc:TaxCurrencyCode>AED </cbc:TaxCurrencyCode>'),
      fails: ['ibr-140-ae', 'ibr-053', 'ibr-077'],
    },
    {
      rule: 'ibr-140-ae',
      when: 'the VAT accounting currency is the dirham',
      edit: insertAfter('cbc:DocumentCurrencyCode', '<cbc:TaxCurrencyCode>AED</cbc:TaxCurrencyCode>'),
      fails: ['ibr-077'],
    },
    {
      rule: 'ibr-153-ae',
      when: 'the exchange rate leads from another currency',
      edit: edits(inDollars, text('cbc:SourceCurrencyCode', 'EUR')),
      takes: inDollars,
      shows: ['DocumentCurrencyCode'],
      fails: ['ibr-153-ae'],
    },
    {
      rule: 'ibr-153-ae',
      when: 'the exchange rate leads to another currency',
      edit: edits(inDollars, text('cbc:TargetCurrencyCode', 'SAR')),
      fails: ['ibr-153-ae'],
    },
    {
      rule: 'ibr-153-ae',
      when: 'the VAT accounting currency is not the dirham',
      edit: edits(inDollars, text('cbc:TaxCurrencyCode', 'SAR'), text('cbc:SourceCurrencyCode', 'EUR')),
      fails: ['ibr-140-ae', 'ibr-175-ae', 'ibr-053', 'ibr-084'],
    },
    {
      rule: 'ibr-159-ae',
      when: 'a document in dollars gives no exchange rate',
      edit: edits(inDollars, remove('cac:TaxExchangeRate')),
      takes: inDollars,
      shows: ['DocumentCurrencyCode'],
      fails: ['ibr-153-ae', 'ibr-159-ae'],
    },
    {
      rule: 'ibr-159-ae',
      when: 'only a line gives an exchange rate',
      edit: edits(
        inDollars,
        remove('cac:TaxExchangeRate'),
        append(
          'cac:InvoiceLine',
          '<cac:TaxExchangeRate><cbc:CalculationRate>3.6725</cbc:CalculationRate></cac:TaxExchangeRate>',
        ),
      ),
      fails: ['ibr-153-ae'],
    },
    {
      rule: 'ibr-159-ae',
      when: 'there is no document currency',
      edit: remove('cbc:DocumentCurrencyCode'),
      fails: ['ibr-159-ae', 'ibr-175-ae', 'ibr-005', 'ibr-126', 'ibr-co-15'],
    },
    {
      rule: 'ibr-175-ae',
      when: 'the VAT total is not in dirhams',
      edit: edits(inDollars, attribute('cac:TaxTotal[2]/cbc:TaxAmount', 'currencyID', 'USD')),
      fails: ['ibr-175-ae', 'ibr-084'],
    },
    {
      rule: 'ibr-175-ae',
      when: 'the total with VAT in dirhams is missing',
      edit: edits(inDollars, remove('cac:AdditionalDocumentReference')),
      takes: inDollars,
      shows: ['DocumentCurrencyCode'],
      fails: ['ibr-175-ae'],
    },
    {
      rule: 'ibr-175-ae',
      when: 'there is no VAT accounting currency',
      edit: edits(inDollars, remove('cbc:TaxCurrencyCode')),
      fails: ['ibr-175-ae'],
    },
    ...['3.67250001', '.5', '3.', '-3.67', ' 3.67', '3,67', '3e0', ''].map((rate) => ({
      rule: 'ibr-002-ae',
      when: `the exchange rate is "${rate}"`,
      edit: edits(inDollars, text('cbc:CalculationRate', rate)),
      takes: inDollars,
      fails: ['ibr-002-ae', ...(rate === '' ? ['ibr-079'] : [])],
    })),
    ...['0', '3.672500', '0003.6'].map((rate) => ({
      rule: 'ibr-002-ae',
      when: `the exchange rate is "${rate}"`,
      edit: edits(inDollars, text('cbc:CalculationRate', rate)),
      fails: [],
    })),
  ],
};
