import { append, attribute, insertAfter, remove, text } from '../../edits.ts';
import type { NetworkCase } from '../../network-cases.ts';

const totals = 'pxs:ReportedDocument/pxs:MonetaryTotal';
const netTotal = `${totals}/cbc:TaxExclusiveAmount`;
const taxTotal = 'pxs:ReportedDocument/cac:TaxTotal[2]';

export const reportedAmountCases: readonly NetworkCase[] = [
  { rule: 'ibr-tdd-37', breaks: remove(totals), takes: text(netTotal, '') },
  {
    rule: 'ibr-tdd-37',
    breaks: insertAfter(
      totals,
      '<pxs:MonetaryTotal><cbc:TaxExclusiveAmount currencyID="USD">1.00</cbc:TaxExclusiveAmount></pxs:MonetaryTotal>',
    ),
  },
  {
    rule: 'ibr-tdd-38',
    breaks: attribute(netTotal, 'currencyID', 'AED'),
    with: ['ibr-tdd-53'],
    takes: insertAfter(netTotal, '<cbc:TaxExclusiveAmount currencyID="AED">3672.50</cbc:TaxExclusiveAmount>'),
  },
  {
    rule: 'ibr-tdd-51',
    breaks: append(taxTotal, '<cac:TaxSubtotal/>'),
    takes: append(taxTotal, '<cbc:Note>in AED</cbc:Note>'),
  },
  {
    rule: 'ibr-tdd-51',
    breaks: append(taxTotal, '<cbc:RoundingAmount currencyID="AED">0</cbc:RoundingAmount>'),
  },
  {
    rule: 'ibr-tdd-52',
    breaks: remove(netTotal),
    with: ['ibr-tdd-38', 'ibr-tdd-53'],
    takes: text(netTotal, ''),
  },
  { rule: 'ibr-tdd-53', breaks: attribute(netTotal, 'currencyID', ' USD'), with: ['ibr-tdd-38'] },
  {
    rule: 'ibr-tdd-54',
    breaks: append(totals, '<cbc:TaxInclusiveAmount currencyID="USD">1050.00</cbc:TaxInclusiveAmount>'),
    takes: append(totals, '<cbc:PayableAmount currencyID="USD">1050.00</cbc:PayableAmount>'),
  },
];
