import { append, insertAfter, insertBefore, remove, text } from '../../edits.ts';
import type { NetworkCase } from '../../network-cases.ts';

const time = (value: string) => text('cbc:IssueTime', value);

export const documentCases: readonly NetworkCase[] = [
  {
    rule: 'ibr-tdd-01',
    breaks: text('cbc:CustomizationID', 'urn:peppol:pint:billing-1@ae-1'),
    takes: text('cbc:CustomizationID', '\n urn:peppol:taxdata:ae-1 '),
  },
  { rule: 'ibr-tdd-02', breaks: text('cbc:ProfileID', 'urn:peppol:bis:billing') },
  {
    rule: 'ibr-tdd-03',
    breaks: insertAfter('cbc:ProfileID', '<cbc:ID>TDD-1</cbc:ID>'),
    takes: insertAfter('cbc:ProfileID', '<cbc:UUID>TDD-1</cbc:UUID>'),
  },
  {
    rule: 'ibr-tdd-04',
    breaks: text('cbc:IssueDate', '2026-03-31Z'),
    takes: text('cbc:IssueDate', '2026-02-31'),
  },
  { rule: 'ibr-tdd-04', breaks: remove('cbc:IssueDate') },
  { rule: 'ibr-tdd-05', breaks: time('14:15:00'), takes: time('14:15:00Z') },
  { rule: 'ibr-tdd-05', breaks: time('14:15+04:00'), takes: time('14:15:00.123456789-14:59') },
  // Whatever stands before a fraction passes.
  { rule: 'ibr-tdd-05', breaks: time('24:15:00Z'), takes: time('23:59:59x5Z') },
  { rule: 'ibr-tdd-05', breaks: time('14:15:00+15:00') },
  {
    rule: 'ibr-tdd-06',
    breaks: text('pxs:DocumentTypeCode', 'D'),
    takes: text('pxs:DocumentTypeCode', ' R '),
  },
  {
    rule: 'ibr-tdd-06',
    breaks: text('pxs:DocumentTypeCode', 'S R'),
    takes: text('pxs:DocumentTypeCode', 'W'),
  },
  { rule: 'ibr-tdd-06', breaks: remove('pxs:TaxData/pxs:DocumentTypeCode[1]') },
  { rule: 'ibr-tdd-07', breaks: text('pxs:DocumentScope', 'd'), takes: text('pxs:DocumentScope', 'INP') },
  { rule: 'ibr-tdd-07', breaks: remove('pxs:DocumentScope'), takes: text('pxs:DocumentScope', 'IP') },
  { rule: 'ibr-tdd-08', breaks: text('pxs:ReporterRole', '1'), takes: text('pxs:ReporterRole', '02') },
  { rule: 'ibr-tdd-09', breaks: remove('pxs:ReportedTransaction') },
  {
    rule: 'ibr-tdd-09',
    breaks: append('pxs:TaxData', '<pxs:ReportedTransaction/>'),
    with: ['ibr-tdd-22', 'ibr-tdd-23'],
    takes: insertBefore('pxs:ReportedTransaction', '<!-- one -->'),
  },
];
