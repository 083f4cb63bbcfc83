import { edits, insertAfter, remove, text } from '../../edits.ts';
import { testEdges } from './edges.ts';

const line = 'cac:InvoiceLine';
const splitByComment = (value: string) => `${value.slice(0, 2)}<!-- -->${value.slice(2)}`;

testEdges('extensive-invoice', [
  ['ibr-073', 'fails', 'on white space around a date', text('cbc:DueDate', '2025-10-15 ')],
  ['ibr-073', 'fails', 'with a time zone', text('cbc:DueDate', '2025-10-15Z')],
  ['ibr-073', 'fails', 'on a day that does not exist', text('cbc:DueDate', '2025-02-29')],
  ['ibr-073', 'passes', 'on the leap day', text('cbc:DueDate', '2028-02-29')],
  ['ibr-073', 'is unjudged', 'on two text nodes', text('cbc:DueDate', splitByComment('2025-10-15'))],
  [
    'ibr-073',
    'passes',
    'on another date element',
    insertAfter('cbc:PaymentMeansCode', '<cbc:PaymentDueDate>soon</cbc:PaymentDueDate>'),
  ],
  ['ibr-029', 'is unjudged', 'on a date that is none', text('cac:InvoicePeriod/cbc:EndDate', 'x')],
  [
    'ibr-029',
    'passes',
    'on a date that is none, alone',
    edits(remove('cac:InvoicePeriod/cbc:StartDate'), text('cac:InvoicePeriod/cbc:EndDate', 'x')),
  ],
  [
    'ibr-085',
    'passes',
    'on a line that starts after the end of the document',
    text(`${line}/cac:InvoicePeriod/cbc:StartDate`, '2025-09-01'),
  ],
  [
    'ibr-085',
    'is unjudged',
    'on two periods of the document',
    insertAfter(
      'cac:InvoicePeriod',
      '<cac:InvoicePeriod><cbc:StartDate>2025-08-01</cbc:StartDate></cac:InvoicePeriod>',
    ),
  ],
  [
    'ibr-co-19',
    'passes',
    'on a frequency alone',
    edits(remove('cac:InvoicePeriod/cbc:StartDate'), remove('cac:InvoicePeriod/cbc:EndDate')),
  ],
  ['ibr-119', 'passes', 'on 24:00:00', text('cbc:IssueTime', '24:00:00')],
  [
    'ibr-119',
    'passes',
    'on a fraction, an offset and white space',
    text('cbc:IssueTime', ' 10:30:00.25-14:00\n'),
  ],
  ['ibr-119', 'fails', 'on a second too many', text('cbc:IssueTime', '10:30:60')],
  ['ibr-119', 'fails', 'on an offset beyond fourteen hours', text('cbc:IssueTime', '10:30:00+15:00')],
  ['ibr-119', 'fails', 'without seconds', text('cbc:IssueTime', '10:30')],
  ['ibr-119', 'fails', 'on an empty time, which ibr-079 leaves alone', text('cbc:IssueTime', '')],
  ['ibr-079', 'passes', 'on an empty time', text('cbc:IssueTime', '')],
]);
