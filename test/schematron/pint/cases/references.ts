import { append, edits, insertAfter, insertBefore, remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const supporting = (content: string) =>
  insertAfter(
    'cac:OrderReference',
    `<cac:AdditionalDocumentReference>${content}</cac:AdditionalDocumentReference>`,
  );
const attachment = (attributes: string) =>
  supporting(
    `<cbc:ID>A</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject ${attributes}>QQ==</cbc:EmbeddedDocumentBinaryObject></cac:Attachment>`,
  );
const billing = (content: string) =>
  insertAfter('cac:OrderReference', `<cac:BillingReference>${content}</cac:BillingReference>`);
const invoice = '<cac:InvoiceDocumentReference><cbc:ID>INV-1</cbc:ID></cac:InvoiceDocumentReference>';
const complete = 'mimeCode="application/pdf" filename="a.pdf"';

export const references: Readonly<Record<string, readonly RuleCase[]>> = {
  references: [
    {
      rule: 'ibr-052',
      breaks: supporting('<cbc:DocumentDescription>x</cbc:DocumentDescription>'),
      takes: supporting('<cbc:ID>A</cbc:ID>'),
    },
    {
      rule: 'ibr-sr-33',
      breaks: supporting(
        '<cbc:ID>A</cbc:ID><cbc:DocumentDescription>x</cbc:DocumentDescription><cbc:DocumentDescription>y</cbc:DocumentDescription>',
      ),
      takes: supporting('<cbc:ID>A</cbc:ID><cbc:DocumentDescription>x</cbc:DocumentDescription>'),
    },
    { rule: 'ibr-074', breaks: attachment('filename="a.pdf"'), takes: attachment(complete) },
    { rule: 'ibr-075', breaks: attachment('mimeCode="application/pdf"'), takes: attachment(complete) },
    {
      rule: 'ibr-cl-24',
      breaks: attachment('mimeCode="text/plain" filename="a.txt"'),
      takes: attachment(complete),
    },
    {
      rule: 'ibr-055',
      breaks: billing(
        '<cac:InvoiceDocumentReference><cbc:IssueDate>2025-05-01</cbc:IssueDate></cac:InvoiceDocumentReference>',
      ),
      with: ['ibr-sr-07'],
      takes: billing(invoice),
    },
    {
      rule: 'ibr-sr-07',
      breaks: billing(
        '<cac:InvoiceDocumentReference><cbc:IssueDate>2025-05-01</cbc:IssueDate></cac:InvoiceDocumentReference>',
      ),
      with: ['ibr-055'],
      takes: billing(invoice),
    },
    { rule: 'ibr-sr-06', breaks: billing(invoice + invoice), takes: billing(invoice) },
    { rule: 'ibr-049', breaks: remove('cac:PaymentMeans/cbc:PaymentMeansCode'), with: ['ibr-191-ae'] },
    {
      rule: 'ibr-sr-27',
      breaks: insertAfter('cbc:PaymentMeansCode', '<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>'),
    },
    {
      rule: 'ibr-sr-28',
      breaks: append(
        'cac:PaymentMeans',
        '<cac:PaymentMandate><cbc:ID>a</cbc:ID><cbc:ID>b</cbc:ID></cac:PaymentMandate>',
      ),
    },
    {
      rule: 'ibr-sr-46',
      breaks: edits(
        insertAfter('cbc:PaymentMeansCode', '<cbc:PaymentMeansCode name="a">30</cbc:PaymentMeansCode>'),
        insertAfter('cbc:PaymentMeansCode', '<cbc:PaymentMeansCode name="b">30</cbc:PaymentMeansCode>'),
      ),
      with: ['ibr-sr-27'],
    },
    {
      rule: 'ibr-066',
      breaks: append(
        'cac:PaymentMeans',
        '<cac:CardAccount><cbc:PrimaryAccountNumberID>1</cbc:PrimaryAccountNumberID></cac:CardAccount><cac:CardAccount><cbc:PrimaryAccountNumberID>2</cbc:PrimaryAccountNumberID></cac:CardAccount>',
      ),
    },
    {
      rule: 'ibr-067',
      breaks: append(
        'cac:PaymentMeans',
        '<cac:PaymentMandate><cbc:ID>a</cbc:ID></cac:PaymentMandate><cac:PaymentMandate><cbc:PayerReference>b</cbc:PayerReference></cac:PaymentMandate>',
      ),
    },
    {
      rule: 'ibr-sr-59',
      breaks: append(
        'cac:PayeeFinancialAccount',
        '<cac:FinancialInstitutionBranch><cac:Address><cac:AddressLine><cbc:Line>a</cbc:Line></cac:AddressLine><cac:AddressLine><cbc:Line>b</cbc:Line></cac:AddressLine></cac:Address></cac:FinancialInstitutionBranch>',
      ),
    },
    {
      rule: 'ibr-sr-05',
      breaks: insertBefore(
        'cac:AllowanceCharge',
        '<cac:PaymentTerms><cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note></cac:PaymentTerms>',
      ),
      takes: insertBefore(
        'cac:AllowanceCharge',
        '<cac:PaymentTerms><cbc:Note>a</cbc:Note></cac:PaymentTerms>',
      ),
    },
    {
      rule: 'ibr-sr-60',
      breaks: insertBefore(
        'cac:AllowanceCharge',
        '<cac:PaymentTerms><cbc:PaymentMeansID>a</cbc:PaymentMeansID><cbc:PaymentMeansID>b</cbc:PaymentMeansID></cac:PaymentTerms>',
      ),
      takes: insertBefore(
        'cac:AllowanceCharge',
        '<cac:PaymentTerms><cbc:PaymentMeansID>a</cbc:PaymentMeansID></cac:PaymentTerms>',
      ),
    },
    { rule: 'ibr-cl-16', breaks: text('cbc:PaymentMeansCode', '01') },
  ],
};
