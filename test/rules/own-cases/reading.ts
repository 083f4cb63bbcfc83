import { convert } from '../../../src/api/convert.ts';
import { example } from '../../requests.ts';
import { edits, remove, text } from '../../schematron/edits.ts';
import type { Documents, OwnCase } from './case.ts';

const written = convert(example('standard-invoice')).xml ?? '';

/** A UBL document that a request does not say in all, and the one that was written from a request. */
function read(edit: (xml: string) => string): Documents {
  return { form: 'reading', document: 'standard-invoice', failing: edit(written), corrected: written };
}

/** Cases of the rules on UBL that is turned back into a request. */
export const readingCases: readonly OwnCase[] = [
  {
    rule: 'ubl-added',
    fact: 'a value that the request adds to the document',
    ...read(edits(remove('cbc:TaxIncludedIndicator'))),
    found: {
      severity: 'information',
      location: '/Invoice/cac:TaxTotal[1]/cbc:TaxIncludedIndicator[1]',
      place: { line: 75, column: 3 },
      message:
        'The UBL of the request contains cbc:TaxIncludedIndicator with “false”, which the document does not have.',
    },
  },
  {
    rule: 'ubl-changed',
    fact: 'a value that the request says otherwise than the document',
    ...read(text('cbc:InvoiceTypeCode', '383')),
    found: {
      severity: 'warning',
      location: '/Invoice/cbc:InvoiceTypeCode[1]',
      message: 'cbc:InvoiceTypeCode is “383” in the document and “380” in the request.',
    },
  },
  {
    rule: 'ubl-derived',
    fact: 'an amount that the other figures of the document do not give',
    ...read(text('cbc:PayableAmount', '11000.00')),
    found: {
      severity: 'warning',
      location: '/Invoice/cac:LegalMonetaryTotal[1]/cbc:PayableAmount[1]',
      place: { line: 94, column: 5 },
      message:
        'The document states the amount due as 11000.00; calculated from its other figures, it is 11125.80.',
    },
  },
];
