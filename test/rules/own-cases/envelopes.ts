import { wrapUbl } from '../../results.ts';
import type { Edit } from '../../schematron/edits.ts';
import { remove, unchanged, withoutAttribute } from '../../schematron/edits.ts';
import { fixture } from '../../schematron/fixture.ts';
import type { Documents, OwnCase } from './case.ts';

const invoice = fixture('invoice');
const wrapped =
  wrapUbl(invoice, { id: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10', createdAt: '2026-01-31T08:00:00Z' }).xml ??
  '';

/** The invoice in its wrapUbl, with the first occurrence of a text replaced. */
function enveloped(from: string, to: string): Documents {
  return { form: 'envelope', document: 'invoice', failing: wrapped.replace(from, to), corrected: wrapped };
}

/** A document that cannot be put into an wrapUbl, and one that can. */
function unwrapped(edit: Edit): Documents {
  return { form: 'wrapping', document: 'invoice', failing: edit(invoice), corrected: unchanged(invoice) };
}

/** Cases of the rules on envelopes: those received, and those to be written. */
export const envelopeCases: readonly OwnCase[] = [
  {
    rule: 'sbdh-sender',
    fact: 'another sender',
    ...enveloped('>0235:1003456785</Identifier>', '>0235:1111111111</Identifier>'),
    found: {
      severity: 'error',
      place: { line: 6, column: 7 },
      message:
        'The envelope names “0235:1111111111” as the sender; the issuer of the document has the electronic address “0235:1003456785”.',
    },
  },
  {
    rule: 'sbdh-receiver',
    fact: 'another receiver',
    ...enveloped('>0235:1007654328</Identifier>', '>0235:1111111111</Identifier>'),
    found: {
      severity: 'error',
      place: { line: 9, column: 7 },
      message:
        'The envelope names “0235:1111111111” as the receiver; the other party of the document has the electronic address “0235:1007654328”.',
    },
  },
  {
    rule: 'sbdh-document-type',
    fact: 'another document type',
    ...enveloped('Invoice##urn:peppol:pint:billing', 'Invoice##urn:peppol:pint:selfbilling'),
    found: {
      severity: 'error',
      place: { line: 21, column: 9 },
      message:
        'The envelope names “urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:peppol:pint:selfbilling-1@ae-1::2.1” as the document type; the document is “urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:peppol:pint:billing-1@ae-1::2.1”.',
    },
  },
  {
    rule: 'sbdh-process',
    fact: 'another process',
    ...enveloped(
      '>urn:peppol:bis:billing</InstanceIdentifier>',
      '>urn:peppol:bis:selfbilling</InstanceIdentifier>',
    ),
    found: {
      severity: 'error',
      place: { line: 26, column: 9 },
      message:
        'The envelope names “urn:peppol:bis:selfbilling” as the process; the document has “urn:peppol:bis:billing”.',
    },
  },
  {
    rule: 'sbdh-country',
    fact: 'another country',
    ...enveloped('>AE</InstanceIdentifier>', '>OM</InstanceIdentifier>'),
    found: {
      severity: 'error',
      place: { line: 31, column: 9 },
      message: 'The envelope names “OM” as the country of the sender; the issuer of the document is in “AE”.',
    },
  },
  {
    rule: 'sbdh-header',
    fact: 'a type of another document',
    ...enveloped('<Type>Invoice</Type>', '<Type>CreditNote</Type>'),
    found: {
      severity: 'error',
      place: { line: 15, column: 7 },
      message: 'The envelope contains “CreditNote” as Type; for this document it must be Invoice.',
    },
  },
  {
    rule: 'sbdh-repeated',
    fact: 'two receivers',
    ...enveloped('<Receiver>', '<Receiver><Identifier/></Receiver><Receiver>'),
    found: {
      severity: 'error',
      message: 'Receiver occurs 2 times in the header of the envelope; it must occur once.',
    },
    alsoFails: ['sbdh-header', 'sbdh-receiver'],
  },
  {
    rule: 'sbdh-missing',
    fact: 'an envelope without an id',
    ...enveloped('2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10', ''),
    found: {
      severity: 'error',
      place: { line: 14, column: 7 },
      message: 'The header of the envelope has no DocumentIdentification/InstanceIdentifier.',
    },
  },
  {
    rule: 'sbdh-time',
    fact: 'a month that does not exist',
    ...enveloped('2026-01-31T08:00:00Z', '2026-13-31T08:00:00Z'),
    found: {
      severity: 'error',
      place: { line: 16, column: 7 },
      message:
        'The envelope was made at “2026-13-31T08:00:00Z”, which is not a date and time with a timezone.',
    },
  },
  {
    rule: 'sbdh-mls',
    fact: 'statuses that do not exist',
    ...enveloped(
      '</BusinessScope>',
      '<Scope><Type>MLS_TYPE</Type><InstanceIdentifier>ALWAYS</InstanceIdentifier></Scope></BusinessScope>',
    ),
    found: {
      severity: 'error',
      message: 'The scope MLS_TYPE of the envelope is “ALWAYS”; it must be like ALWAYS_SEND or FAILURE_ONLY.',
    },
  },
  {
    rule: 'sbdh-incomplete-document',
    fact: 'an address without scheme',
    ...unwrapped(withoutAttribute('cbc:EndpointID', 'schemeID')),
    found: {
      severity: 'error',
      message: 'No envelope can be written: the document has no cbc:EndpointID/@schemeID (sender).',
    },
  },
  {
    rule: 'sbdh-incomplete-document',
    fact: 'a document without process',
    ...unwrapped(remove('cbc:ProfileID')),
    found: {
      severity: 'error',
      message: 'No envelope can be written: the document has no cbc:ProfileID (process).',
    },
  },
  {
    rule: 'sbdh-already',
    fact: 'a document in an envelope',
    ...unwrapped(() => wrapped),
    found: { severity: 'error', message: 'The document is in an envelope already.' },
  },
];
