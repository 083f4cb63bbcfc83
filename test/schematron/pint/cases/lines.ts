import {
  append,
  attribute,
  edits,
  insertAfter,
  insertBefore,
  remove,
  text,
  withoutAttribute,
} from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const line = 'cac:InvoiceLine';
const inLine = (element: string) => insertBefore(`${line}/cac:Item`, element);
const period = (content: string) => inLine(`<cac:InvoicePeriod>${content}</cac:InvoicePeriod>`);
const start = (date: string) => `<cbc:StartDate>${date}</cbc:StartDate>`;
const end = (date: string) => `<cbc:EndDate>${date}</cbc:EndDate>`;
const despatch = (id: string) => `<cac:DocumentReference><cbc:ID>${id}</cbc:ID></cac:DocumentReference>`;
const despatchLine = (content: string) =>
  inLine(`<cac:DespatchLineReference><cbc:LineID>1</cbc:LineID>${content}</cac:DespatchLineReference>`);
const object = (type: string) =>
  `<cac:DocumentReference><cbc:ID>1</cbc:ID><cbc:DocumentTypeCode>${type}</cbc:DocumentTypeCode></cac:DocumentReference>`;

export const lines: Readonly<Record<string, readonly RuleCase[]>> = {
  lines: [
    { rule: 'ibr-021', breaks: remove(`${line}/cbc:ID`) },
    { rule: 'ibr-022', breaks: remove(`${line}/cbc:InvoicedQuantity`), with: ['ibr-023', 'ibr-147-ae'] },
    {
      rule: 'ibr-023',
      breaks: withoutAttribute(`${line}/cbc:InvoicedQuantity`, 'unitCode'),
      with: ['ibr-088'],
    },
    {
      rule: 'ibr-024',
      breaks: remove(`${line}/cbc:LineExtensionAmount`),
      with: ['aligned-ibrp-s-08', 'ibr-147-ae', 'ibr-co-10'],
    },
    { rule: 'ibr-025', breaks: remove(`${line}/cac:Item/cbc:Name`) },
    {
      rule: 'ibr-026',
      breaks: remove(`${line}/cac:Price/cbc:PriceAmount`),
      with: ['aligned-ibrp-004', 'ibr-027', 'ibr-147-ae'],
    },
    {
      rule: 'ibr-027',
      breaks: edits(
        text(`${line}[2]/cac:Price/cbc:PriceAmount`, '-150'),
        text(`${line}[2]/cbc:InvoicedQuantity`, '-10'),
        text(`${line}[2]/cac:Price/cac:AllowanceCharge/cbc:Amount`, '300'),
      ),
    },
    {
      rule: 'ibr-028',
      breaks: edits(
        text(`${line}[2]/cac:Price/cac:AllowanceCharge/cbc:BaseAmount`, '-1'),
        text(`${line}[2]/cac:Price/cac:AllowanceCharge/cbc:Amount`, '-151'),
      ),
    },
    { rule: 'ibr-087', breaks: text(`${line}/cac:Price/cbc:BaseQuantity`, '0'), with: ['ibr-147-ae'] },
    { rule: 'ibr-088', breaks: attribute(`${line}/cac:Price/cbc:BaseQuantity`, 'unitCode', 'KGM') },
    {
      rule: 'ibr-089',
      breaks: inLine(object('130') + object('0130')),
      takes: inLine(object('130') + object('131')),
    },
    {
      rule: 'ibr-109',
      breaks: inLine(
        '<cac:OrderLineReference><cbc:LineID>1</cbc:LineID></cac:OrderLineReference><cac:OrderLineReference><cbc:LineID>2</cbc:LineID></cac:OrderLineReference>',
      ),
    },
    {
      rule: 'ibr-110',
      breaks: edits(period(start('2025-05-02')), period(start('2025-05-03'))),
      takes: period(start('2025-05-02')),
    },
    {
      rule: 'ibr-111',
      breaks: append(`${line}/cac:Price/cac:AllowanceCharge`, '<cbc:Amount currencyID="AED">0</cbc:Amount>'),
      with: ['aligned-ibrp-004'],
    },
    {
      rule: 'ibr-sr-34',
      breaks: insertAfter(`${line}/cbc:ID`, '<cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note>'),
      takes: insertAfter(`${line}/cbc:ID`, '<cbc:Note>a</cbc:Note>'),
    },
    {
      rule: 'ibr-sr-38',
      breaks: append(
        `${line}/cac:Item/cac:ClassifiedTaxCategory`,
        '<cbc:TaxExemptionReason>a</cbc:TaxExemptionReason><cbc:TaxExemptionReason>b</cbc:TaxExemptionReason>',
      ),
    },
    {
      rule: 'ibr-sr-50',
      breaks: insertAfter(`${line}/cac:Item/cbc:Description`, '<cbc:Description>More</cbc:Description>'),
    },
    {
      rule: 'ibr-sr-58',
      breaks: remove(`${line}/cac:Item/cac:ClassifiedTaxCategory/cbc:ID`),
      with: ['aligned-ibrp-s-08'],
    },
    {
      rule: 'ibr-054',
      breaks: append(
        `${line}/cac:Item`,
        '<cac:AdditionalItemProperty><cbc:Name>Colour</cbc:Name></cac:AdditionalItemProperty>',
      ),
      takes: append(
        `${line}/cac:Item`,
        '<cac:AdditionalItemProperty><cbc:Name>Colour</cbc:Name><cbc:Value>black</cbc:Value></cac:AdditionalItemProperty>',
      ),
    },
    {
      rule: 'ibr-064',
      breaks: withoutAttribute(`${line}/cac:StandardItemIdentification/cbc:ID`, 'schemeID'),
    },
    {
      rule: 'ibr-065',
      breaks: withoutAttribute(`${line}/cbc:ItemClassificationCode`, 'listID'),
      with: ['ibr-188-ae'],
    },
    { rule: 'ibr-085', breaks: period(start('2025-04-30')), takes: period(start('2025-05-01')) },
    { rule: 'ibr-086', breaks: period(end('2025-06-01')), takes: period(end('2025-05-31')) },
    {
      rule: 'ibr-030',
      breaks: period(start('2025-05-10') + end('2025-05-09')),
      takes: period(start('2025-05-10') + end('2025-05-10')),
    },
    {
      rule: 'ibr-co-20',
      breaks: period('<cbc:DescriptionCode>MTH</cbc:DescriptionCode>'),
      takes: period(end('2025-05-31')),
    },
    {
      rule: 'ibr-029',
      breaks: text('cac:InvoicePeriod/cbc:EndDate', '2025-04-30'),
      takes: text('cac:InvoicePeriod/cbc:EndDate', '2025-05-01'),
    },
    {
      rule: 'ibr-co-19',
      breaks: edits(
        remove('cac:InvoicePeriod/cbc:StartDate'),
        remove('cac:InvoicePeriod/cbc:EndDate'),
        remove('cac:InvoicePeriod/cbc:DescriptionCode'),
        append('cac:InvoicePeriod', '<cbc:Description>May</cbc:Description>'),
      ),
      takes: edits(remove('cac:InvoicePeriod/cbc:StartDate'), remove('cac:InvoicePeriod/cbc:EndDate')),
    },
    { rule: 'ibr-073', breaks: text('cbc:DueDate', '2025-06-31'), takes: text('cbc:DueDate', '2025-07-31') },
    {
      rule: 'ibr-092',
      breaks: edits(
        insertAfter(
          'cac:OrderReference',
          '<cac:DespatchDocumentReference><cbc:ID>DN-2025-117</cbc:ID></cac:DespatchDocumentReference>',
        ),
        despatchLine(despatch('DN-2025-118')),
      ),
      shows: ['DespatchLineReference'],
      takes: despatchLine(despatch('DN-2025-118')),
    },
    {
      rule: 'ibr-sr-62',
      breaks: despatchLine(despatch('D') + despatch('E')),
      takes: despatchLine(despatch('D')),
    },
  ],
};
