import { append, attribute, edits, insertAfter, insertBefore, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const line = 'cac:InvoiceLine';
const seller = 'cac:AccountingSupplierParty/cac:Party';
const identified = (schemeId: string) =>
  insertBefore(
    `${seller}/cac:PostalAddress`,
    `<cac:PartyIdentification><cbc:ID schemeID="${schemeId}">1</cbc:ID></cac:PartyIdentification>`,
  );
const invoicedObject = (schemeId: string) =>
  insertAfter(
    'cac:OrderReference',
    `<cac:AdditionalDocumentReference><cbc:ID schemeID="${schemeId}">A</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>`,
  );
const origin = (code: string) =>
  insertAfter(
    `${line}/cac:StandardItemIdentification`,
    `<cac:OriginCountry><cbc:IdentificationCode>${code}</cbc:IdentificationCode></cac:OriginCountry>`,
  );
const location = (schemeId: string) =>
  insertBefore('cac:Delivery/cac:Address', `<cbc:ID schemeID="${schemeId}">1</cbc:ID>`);

export const codeLists: Readonly<Record<string, readonly RuleCase[]>> = {
  'code lists': [
    {
      rule: 'ibr-cl-01',
      breaks: text('cbc:InvoiceTypeCode', '389'),
      takes: text('cbc:InvoiceTypeCode', ' 380\n'),
    },
    {
      rule: 'ibr-cl-01',
      profile: 'selfbilling',
      breaks: text('cbc:InvoiceTypeCode', '380'),
      takes: text('cbc:InvoiceTypeCode', '389'),
    },
    { rule: 'ibr-cl-01', document: 'credit-note', breaks: text('cbc:CreditNoteTypeCode', '261') },
    { rule: 'ibr-cl-03', breaks: attribute('cac:ItemPriceExtension/cbc:Amount', 'currencyID', 'DHS') },
    {
      rule: 'ibr-cl-04',
      breaks: (xml) => xml.replaceAll('AED<', 'DHS<').replaceAll('currencyID="AED"', 'currencyID="DHS"'),
      with: ['ibr-159-ae', 'ibr-175-ae', 'ibr-cl-03'],
    },
    {
      rule: 'ibr-cl-05',
      breaks: insertAfter('cbc:DocumentCurrencyCode', '<cbc:TaxCurrencyCode>DHS</cbc:TaxCurrencyCode>'),
      with: ['ibr-053', 'ibr-084', 'ibr-140-ae'],
    },
    { rule: 'ibr-cl-07', breaks: invoicedObject('??'), takes: invoicedObject('AAA') },
    { rule: 'ibr-cl-10', breaks: identified('9999'), takes: identified('SEPA') },
    {
      rule: 'ibr-cl-11',
      breaks: attribute(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`, 'schemeID', '9999'),
      takes: attribute(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`, 'schemeID', '0235'),
    },
    {
      rule: 'ibr-cl-13',
      breaks: append(
        `${line}/cac:CommodityClassification`,
        '<cbc:ItemClassificationCode listID="hs">1</cbc:ItemClassificationCode>',
      ),
      takes: append(
        `${line}/cac:CommodityClassification`,
        '<cbc:ItemClassificationCode listID="MP">1</cbc:ItemClassificationCode>',
      ),
    },
    { rule: 'ibr-cl-14', breaks: text('cac:Delivery/cbc:IdentificationCode', 'UAE') },
    { rule: 'ibr-cl-15', breaks: origin('ZZ'), takes: origin('IT') },
    { rule: 'ibr-cl-19', breaks: text('cac:AllowanceCharge[1]/cbc:AllowanceChargeReasonCode', 'FC') },
    { rule: 'ibr-cl-20', breaks: text('cac:AllowanceCharge[2]/cbc:AllowanceChargeReasonCode', '95') },
    {
      rule: 'ibr-cl-21',
      breaks: attribute(`${line}/cac:StandardItemIdentification/cbc:ID`, 'schemeID', 'GTIN'),
    },
    {
      rule: 'ibr-cl-23',
      breaks: edits(
        attribute(`${line}/cbc:InvoicedQuantity`, 'unitCode', 'piece'),
        attribute(`${line}/cbc:BaseQuantity`, 'unitCode', 'piece'),
      ),
      takes: edits(
        attribute(`${line}/cbc:InvoicedQuantity`, 'unitCode', 'XPK'),
        attribute(`${line}/cbc:BaseQuantity`, 'unitCode', 'XPK'),
      ),
    },
    {
      rule: 'ibr-cl-25',
      breaks: attribute(`${seller}/cbc:EndpointID`, 'schemeID', '9907x'),
      takes: attribute(`${seller}/cbc:EndpointID`, 'schemeID', '0088'),
      takesWith: ['ibr-068'],
    },
    { rule: 'ibr-cl-26', breaks: location('GLN'), takes: location('0192') },
  ],
};
