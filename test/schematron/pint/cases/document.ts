import { append, attribute, edits, insertAfter, insertBefore, remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const after = (element: string) => insertAfter('cac:OrderReference', element);
const reference = (name: string, id = 'R-1') => `<cac:${name}><cbc:ID>${id}</cbc:ID></cac:${name}>`;
const typed = (type: string, content = '') =>
  `<cac:AdditionalDocumentReference><cbc:ID>A</cbc:ID><cbc:DocumentTypeCode>${type}</cbc:DocumentTypeCode>${content}</cac:AdditionalDocumentReference>`;
const foreign = edits(
  insertAfter('cbc:DocumentCurrencyCode', '<cbc:TaxCurrencyCode>USD</cbc:TaxCurrencyCode>'),
  insertAfter(
    'cac:TaxTotal',
    '<cac:TaxTotal><cbc:TaxAmount currencyID="USD">164.00</cbc:TaxAmount></cac:TaxTotal>',
  ),
);

export const document: Readonly<Record<string, readonly RuleCase[]>> = {
  'the document': [
    { rule: 'ibr-001', breaks: text('cbc:CustomizationID', ''), with: ['aligned-ibrp-001-ae', 'ibr-079'] },
    { rule: 'ibr-sr-63', breaks: text('cbc:CustomizationID', 'urn:peppol:pint:billing-1@ae-1*') },
    { rule: 'ibr-002', breaks: remove('cbc:ID') },
    { rule: 'ibr-003', breaks: remove('cbc:IssueDate'), with: ['ibr-141-ae'] },
    { rule: 'ibr-004', breaks: remove('cbc:InvoiceTypeCode') },
    {
      rule: 'ibr-005',
      breaks: remove('cbc:DocumentCurrencyCode'),
      with: ['ibr-126', 'ibr-159-ae', 'ibr-175-ae', 'ibr-co-15'],
    },
    {
      rule: 'ibr-016',
      breaks: edits(remove('cac:InvoiceLine'), remove('cac:InvoiceLine')),
      with: ['aligned-ibrp-s-08', 'ibr-151-ae', 'ibr-co-10'],
    },
    { rule: 'ibr-076', breaks: remove('cbc:ProfileID'), with: ['aligned-ibrp-002-ae'] },
    {
      rule: 'ibr-053',
      breaks: insertAfter('cbc:DocumentCurrencyCode', '<cbc:TaxCurrencyCode>USD</cbc:TaxCurrencyCode>'),
      with: ['ibr-084', 'ibr-140-ae'],
      takes: foreign,
      takesWith: ['ibr-140-ae'],
    },
    {
      rule: 'ibr-084',
      breaks: edits(foreign, (xml) => xml.replace('>164.00<', '>-164.00<')),
      with: ['ibr-140-ae'],
      takes: foreign,
      takesWith: ['ibr-140-ae'],
    },
    {
      rule: 'ibr-077',
      breaks: insertAfter('cbc:DocumentCurrencyCode', '<cbc:TaxCurrencyCode>AED</cbc:TaxCurrencyCode>'),
      takes: foreign,
      takesWith: ['ibr-140-ae'],
    },
    { rule: 'ibr-078', breaks: after(typed('130') + typed('130')), takes: after(typed('130')) },
    {
      rule: 'ibr-071',
      breaks: after(
        typed(
          '130',
          '<cac:Attachment><cac:ExternalReference><cbc:URI>https://x.example</cbc:URI></cac:ExternalReference></cac:Attachment>',
        ),
      ),
      takes: after(
        typed(
          '131',
          '<cac:Attachment><cac:ExternalReference><cbc:URI>https://x.example</cbc:URI></cac:ExternalReference></cac:Attachment>',
        ),
      ),
    },
    {
      rule: 'ibr-072',
      breaks: after(typed('130', '<cbc:DocumentDescription>x</cbc:DocumentDescription>')),
      takes: after(typed('131', '<cbc:DocumentDescription>x</cbc:DocumentDescription>')),
    },
    {
      rule: 'ibr-090',
      breaks: after(typed('50') + typed('50')),
      takes: after(typed('50') + reference('ProjectReference')),
    },
    {
      rule: 'ibr-094',
      breaks: after(reference('ContractDocumentReference') + reference('ContractDocumentReference')),
      takes: after(reference('ContractDocumentReference')),
    },
    {
      rule: 'ibr-095',
      breaks: after(reference('ReceiptDocumentReference') + reference('ReceiptDocumentReference')),
      takes: after(reference('ReceiptDocumentReference')),
    },
    {
      rule: 'ibr-096',
      breaks: after(reference('DespatchDocumentReference') + reference('DespatchDocumentReference')),
      takes: after(reference('DespatchDocumentReference')),
    },
    {
      rule: 'ibr-sr-39',
      breaks: after('<cac:ProjectReference><cbc:ID>1</cbc:ID><cbc:ID>2</cbc:ID></cac:ProjectReference>'),
      takes: after(reference('ProjectReference')),
    },
    {
      rule: 'ibr-sr-52',
      breaks: after(reference('OriginatorDocumentReference') + reference('OriginatorDocumentReference')),
      takes: after(reference('OriginatorDocumentReference')),
    },
    {
      rule: 'ibr-097',
      breaks: insertAfter(
        'cac:InvoicePeriod',
        '<cac:InvoicePeriod><cbc:StartDate>2025-05-01</cbc:StartDate></cac:InvoicePeriod>',
      ),
    },
    {
      rule: 'ibr-107',
      breaks: insertAfter(
        'cac:Delivery',
        '<cac:Delivery><cbc:ActualDeliveryDate>2025-05-29</cbc:ActualDeliveryDate></cac:Delivery>',
      ),
      shows: ['ActualDeliveryDate'],
    },
    {
      rule: 'ibr-sr-49',
      breaks: append('cac:InvoicePeriod', '<cbc:DescriptionCode>DLY</cbc:DescriptionCode>'),
    },
    { rule: 'ibr-sr-51', breaks: insertAfter('cbc:Note', '<cbc:Note>More</cbc:Note>') },
    {
      rule: 'ibr-079',
      breaks: insertBefore('cac:InvoicePeriod', '<cbc:BuyerReference> </cbc:BuyerReference>'),
      takes: text('cbc:Note', '\u00a0'),
    },
    {
      rule: 'ibr-119',
      breaks: insertAfter('cbc:IssueDate', '<cbc:IssueTime>9 am</cbc:IssueTime>'),
      takes: insertAfter('cbc:IssueDate', '<cbc:IssueTime>09:30:00+04:00</cbc:IssueTime>'),
    },
    {
      rule: 'ibr-126',
      breaks: attribute('cac:InvoiceLine/cbc:LineExtensionAmount', 'currencyID', 'USD'),
      takes: attribute('cac:ItemPriceExtension/cbc:Amount', 'currencyID', 'USD'),
    },
    {
      rule: 'ibr-093',
      breaks: insertBefore(
        'cac:AllowanceCharge',
        '<cac:PrepaidPayment><cbc:ID>P-1</cbc:ID></cac:PrepaidPayment>',
      ),
    },
    { rule: 'ibr-057', breaks: remove('cac:Delivery/cac:Country') },
    {
      rule: 'ibr-sr-56',
      breaks: append(
        'cac:Delivery/cac:Address',
        '<cac:AddressLine><cbc:Line>a</cbc:Line></cac:AddressLine><cac:AddressLine><cbc:Line>b</cbc:Line></cac:AddressLine>',
      ),
      takes: append('cac:Delivery/cac:Address', '<cac:AddressLine><cbc:Line>a</cbc:Line></cac:AddressLine>'),
    },
    {
      rule: 'ibr-108',
      breaks: append(
        'cac:Delivery',
        '<cac:DeliveryParty><cac:PartyName><cbc:Name>a</cbc:Name></cac:PartyName><cac:PartyName><cbc:Name>b</cbc:Name></cac:PartyName></cac:DeliveryParty>',
      ),
      takes: append(
        'cac:Delivery',
        '<cac:DeliveryParty><cac:PartyName><cbc:Name>a</cbc:Name></cac:PartyName></cac:DeliveryParty>',
      ),
    },
  ],
};
