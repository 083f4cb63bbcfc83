import {
  attribute,
  edits,
  insertAfter,
  insertBefore,
  remove,
  text,
  withoutAttribute,
} from '../../schematron/edits.ts';
import { type OwnCase, type UblCase, ublInvoices } from './case.ts';

const seller = 'cac:AccountingSupplierParty';
const attachment = (base64: string) =>
  insertBefore(
    seller,
    `<cac:AdditionalDocumentReference><cbc:ID>Timesheet</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/csv" filename="hours.csv">${base64}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`,
  );
const issueTime = (time: string) => insertAfter('cbc:IssueDate', `<cbc:IssueTime>${time}</cbc:IssueTime>`);
const orderIssuedOn = (day: string) =>
  insertAfter('cac:OrderReference/cbc:ID', `<cbc:IssueDate>${day}</cbc:IssueDate>`);

/** Cases of the rules on the structure of UBL 2.1. */
export const structureCases: readonly UblCase[] = [
  {
    rule: 'ubl-unknown-element',
    fact: 'an element that UBL does not have',
    ...ublInvoices(insertAfter('cbc:ID', '<cbc:InvoiceNumber>RF-2025-0612</cbc:InvoiceNumber>')),
    found: {
      severity: 'error',
      location: '/Invoice/cbc:InvoiceNumber[1]',
      message:
        'Invoice cannot hold cbc:InvoiceNumber. Expected here: cbc:CopyIndicator, cbc:UUID, cbc:IssueDate.',
    },
  },
  {
    rule: 'ubl-order',
    fact: 'an element out of order, with its neighbours',
    ...ublInvoices(
      edits(
        remove('cbc:DueDate'),
        insertAfter('cbc:DocumentCurrencyCode', '<cbc:DueDate>2025-06-30</cbc:DueDate>'),
      ),
    ),
    found: {
      severity: 'error',
      location: '/Invoice/cbc:DueDate[1]',
      message:
        'cbc:DueDate is in the wrong place in Invoice. The order there is: cbc:IssueDate, cbc:DueDate, cbc:InvoiceTypeCode.',
    },
  },
  {
    rule: 'ubl-too-many',
    fact: 'an element that is there twice',
    ...ublInvoices(
      insertAfter('cbc:EndpointID', '<cbc:EndpointID schemeID="0088">7300010000001</cbc:EndpointID>'),
    ),
    found: {
      severity: 'error',
      location: '/Invoice/cac:AccountingSupplierParty[1]/cac:Party[1]/cbc:EndpointID[2]',
      message: 'cac:Party contains cbc:EndpointID more than once; UBL allows it once.',
    },
  },
  {
    rule: 'ubl-missing-element',
    fact: 'an element that is missing, with its neighbours',
    ...ublInvoices(remove('cbc:IssueDate')),
    found: {
      severity: 'error',
      location: '/Invoice',
      message: 'Invoice lacks cbc:IssueDate. The order there is: cbc:UUID, cbc:IssueDate, cbc:DueDate.',
    },
    alsoFails: ['ibr-003', 'ibr-141-ae'],
  },
  {
    rule: 'ubl-empty-element',
    fact: 'an element without the content that its type asks for',
    ...ublInvoices(text('cbc:DueDate', '')),
    found: {
      severity: 'error',
      location: '/Invoice/cbc:DueDate[1]',
      message: 'cbc:DueDate has no content; UBL forbids empty elements.',
    },
    alsoFails: ['ibr-073'],
  },
  {
    rule: 'ubl-empty-element',
    fact: 'an element without content that the schema allows',
    ...ublInvoices(insertAfter('cac:AccountingCustomerParty', '<cac:PayeeParty/>')),
    found: {
      severity: 'warning',
      location: '/Invoice/cac:PayeeParty[1]',
      message: 'cac:PayeeParty has no content; UBL forbids empty elements.',
    },
    alsoFails: ['ibr-017'],
  },
  {
    rule: 'ubl-text',
    fact: 'text between elements',
    ...ublInvoices(insertBefore(seller, 'Dear Sir ')),
    found: {
      severity: 'error',
      location: '/Invoice',
      message: 'Invoice contains the text “Dear Sir” between its elements.',
    },
  },
  {
    rule: 'ubl-missing-attribute',
    fact: 'an amount without currency',
    ...ublInvoices(withoutAttribute('cac:LegalMonetaryTotal/cbc:ChargeTotalAmount', 'currencyID')),
    found: {
      severity: 'error',
      location: '/Invoice/cac:LegalMonetaryTotal[1]/cbc:ChargeTotalAmount[1]',
      message: 'cbc:ChargeTotalAmount lacks the attribute currencyID.',
    },
    alsoFails: ['ibr-126', 'ibr-cl-03'],
  },
  {
    rule: 'ubl-unknown-attribute',
    fact: 'a date with an attribute',
    ...ublInvoices(attribute('cbc:IssueDate', 'format', 'YYYY-MM-DD')),
    found: {
      severity: 'error',
      location: '/Invoice/cbc:IssueDate[1]',
      message: 'cbc:IssueDate cannot have the attribute format. It may have: –.',
    },
  },
  {
    rule: 'ubl-decimal',
    fact: 'an amount with thousands separators',
    ...ublInvoices(text('cbc:PayableAmount', '12,645.68')),
    found: {
      severity: 'error',
      location: '/Invoice/cac:LegalMonetaryTotal[1]/cbc:PayableAmount[1]',
      message: 'cbc:PayableAmount is “12,645.68”, which is not a decimal number.',
    },
    alsoFails: ['ibr-co-16', 'ibr-127-ae'],
  },
  {
    rule: 'ubl-date',
    fact: 'a day that is written day first',
    ...ublInvoices(text('cbc:DueDate', '30/06/2025')),
    found: {
      severity: 'error',
      location: '/Invoice/cbc:DueDate[1]',
      message: 'cbc:DueDate is “30/06/2025”, which is not a date.',
    },
    alsoFails: ['ibr-073'],
  },
  {
    rule: 'ubl-date-range',
    fact: 'a year with two digits exchanged, in a date that no request has',
    ...ublInvoices(orderIssuedOn('2205-06-30'), orderIssuedOn('2025-06-30')),
    found: {
      severity: 'warning',
      location: '/Invoice/cac:OrderReference[1]/cbc:IssueDate[1]',
      message: 'The date 2205-06-30 in cbc:IssueDate is not between 2000-01-01 and 2100-12-31.',
    },
  },
  {
    rule: 'ubl-number-range',
    fact: 'a quantity with more digits than every receiver computes with',
    ...ublInvoices(text('cbc:InvoicedQuantity', '40.0000000000000000001')),
    found: {
      severity: 'warning',
      location: '/Invoice/cac:InvoiceLine[1]/cbc:InvoicedQuantity[1]',
      message:
        'cbc:InvoicedQuantity is 40.0000000000000000001: beyond 90000000000000, or with more than 18 digits, not every receiver computes exactly.',
    },
  },
  {
    rule: 'ubl-type',
    fact: 'a type that UBL does not have',
    ...ublInvoices(
      edits(
        attribute('cbc:Note', 'xmlns:xsi', 'http://www.w3.org/2001/XMLSchema-instance'),
        attribute('cbc:Note', 'xsi:type', 'xs:string'),
      ),
    ),
    found: { severity: 'error', location: '/Invoice/cbc:Note[1]' },
  },
  {
    rule: 'ubl-time',
    fact: 'a time without seconds',
    ...ublInvoices(issueTime('14:30'), issueTime('14:30:00')),
    found: {
      severity: 'error',
      location: '/Invoice/cbc:IssueTime[1]',
      message: 'cbc:IssueTime is “14:30”, which is not a time of day.',
    },
    alsoFails: ['ibr-119'],
  },
  {
    rule: 'ubl-boolean',
    fact: 'an indicator in capital letters',
    ...ublInvoices(text('cac:Price/cbc:ChargeIndicator', 'FALSE')),
    found: {
      severity: 'error',
      location: '/Invoice/cac:InvoiceLine[1]/cac:Price[1]/cac:AllowanceCharge[1]/cbc:ChargeIndicator[1]',
      message: 'cbc:ChargeIndicator is “FALSE”, which is not true or false.',
    },
    alsoFails: ['ibr-083'],
  },
  {
    rule: 'ubl-base64',
    fact: 'a file that is cut off',
    ...ublInvoices(attachment('SG91cnMsNDA'), attachment('SG91cnMsNDA=')),
    found: {
      severity: 'error',
      location:
        '/Invoice/cac:AdditionalDocumentReference[1]/cac:Attachment[1]/cbc:EmbeddedDocumentBinaryObject[1]',
      message: 'cbc:EmbeddedDocumentBinaryObject is “SG91cnMsNDA”, which is not Base64.',
    },
  },
  {
    rule: 'ubl-language',
    fact: 'a language by its name',
    ...ublInvoices(
      attribute('cbc:Note', 'languageID', 'Arabic (UAE)'),
      attribute('cbc:Note', 'languageID', 'ar-AE'),
    ),
    found: {
      severity: 'error',
      location: '/Invoice/cbc:Note[1]',
      message: 'cbc:Note/@languageID is “Arabic (UAE)”, which is not a language code.',
    },
  },
  {
    rule: 'ubl-uri',
    fact: 'an address with a port that is not a number',
    ...ublInvoices(
      attribute('cbc:ID', 'schemeURI', 'https://example.com:port/ids'),
      attribute('cbc:ID', 'schemeURI', 'https://example.com/ids'),
    ),
    found: {
      severity: 'error',
      location: '/Invoice/cbc:ID[1]',
      message: 'cbc:ID/@schemeURI is “https://example.com:port/ids”, which is not a URI.',
    },
  },
];

/** Cases of the rules on values that keep rules from being judged. */
export const contextCases: readonly OwnCase[] = [
  {
    rule: 'pint-ae-rule-context',
    fact: 'a line of two VAT categories',
    ...ublInvoices(insertAfter('cac:ClassifiedTaxCategory/cbc:ID', '<cbc:ID>Z</cbc:ID>')),
    found: {
      severity: 'error',
      location: '/Invoice/cac:InvoiceLine[1]/cac:Item[1]/cac:ClassifiedTaxCategory[1]',
      message:
        'It cannot be decided whether aligned-ibrp-s-05, aligned-ibrp-e-05, ibr-163-ae, aligned-ibrp-z-05, ibr-165-ae, aligned-ibrp-o-05, aligned-ibrp-ae-05-ae, ibr-103-ae, ibr-162-ae, ibr-174-ae apply to /Invoice/cac:InvoiceLine[1]/cac:Item[1]/cac:ClassifiedTaxCategory[1]: XPTY0004: 2 items where at most one is allowed',
    },
    alsoFails: [
      'ubl-too-many',
      'ibr-151-ae',
      'aligned-ibrp-e-01',
      'aligned-ibrp-z-01',
      'aligned-ibrp-o-01',
      'aligned-ibrp-ae-01-ae',
      'aligned-ibrp-s-08',
      'ibr-104-ae',
    ],
  },
];
