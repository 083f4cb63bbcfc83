import { append, edits, insertBefore, remove, replace, text } from '../../edits.ts';
import type { NetworkCase } from '../../network-cases.ts';

const transaction = 'pxs:ReportedTransaction';
const reported = `${transaction}/pxs:ReportedDocument`;
const source = `${transaction}/pxs:SourceDocument`;
const creditNote = '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"/>';
const order = '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>';

export const transactionCases: readonly NetworkCase[] = [
  { rule: 'ibr-tdd-22', breaks: remove(reported) },
  {
    rule: 'ibr-tdd-22',
    breaks: edits(remove(reported), text('pxs:DocumentTypeCode', 'W')),
    takes: edits(remove(reported), text('pxs:DocumentTypeCode', 'F')),
  },
  { rule: 'ibr-tdd-23', breaks: remove(source), takes: remove(`${source}/cec:ExtensionContent`) },
  {
    rule: 'ibr-tdd-55',
    breaks: remove(`${transaction}/pxs:CustomContent/cbc:Value`),
    takes: text(`${transaction}/pxs:CustomContent/cbc:Value`, ''),
  },
  {
    rule: 'ibr-tdd-55',
    breaks: replace(`${transaction}/pxs:CustomContent/cbc:Value`, '<cec:ExtensionContent/>'),
    takes: remove(`${transaction}/pxs:CustomContent`),
  },
  {
    rule: 'ibr-tdd-56',
    breaks: insertBefore(`${source}/cec:ExtensionContent`, '<cec:ExtensionReason>sent</cec:ExtensionReason>'),
    takes: append(source, '<cbc:Note>sent</cbc:Note>'),
  },
  {
    rule: 'ibr-tdd-57',
    breaks: replace(`${source}/Invoice`, order),
    takes: replace(`${source}/Invoice`, creditNote),
  },
  // The name alone does not make it an invoice.
  { rule: 'ibr-tdd-57', breaks: replace(`${source}/Invoice`, '<Invoice/>') },
];
