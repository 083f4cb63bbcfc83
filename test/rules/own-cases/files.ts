import { namespaces } from '../../../src/core/xml/element.ts';
import { fixture } from '../../schematron/fixture.ts';
import { type FileCase, files, requestText } from './case.ts';

const oneLine = (invoiceNumber: string) =>
  `${JSON.stringify({ ...JSON.parse(requestText), invoiceNumber })}\n`;
const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );
/** The request with another text in place of one that it has. */
function written(from: string, to: string): string {
  if (!requestText.includes(from)) throw new Error(`the request has no ${from}`);
  return requestText.replace(from, to);
}
/** The request with a seller's name whose last character is given as bytes. */
function named(character: readonly number[]): Uint8Array {
  const [before = '', after = ''] = requestText.split('Falcon Office Supplies');
  return bytesOf(before, 'Falcon Caf', character, ' Supplies', after);
}
const ubl = fixture('invoice');

/** Cases of the rules on files that are to be read. */
export const fileCases: readonly FileCase[] = [
  {
    rule: 'pint-ae-empty',
    fact: 'blanks',
    ...files(bytesOf(' \n'), requestText),
    found: { severity: 'error', path: '', message: 'The document is empty.' },
  },
  {
    rule: 'pint-ae-file-kind',
    fact: 'a PDF file',
    ...files(bytesOf('%PDF-1.7\n%', [0xe2, 0xe3, 0xcf, 0xd3], '\n1 0 obj\n<< /Type /Catalog'), requestText),
    found: { severity: 'error', path: '', message: 'The document is a PDF file, not JSON or XML.' },
  },
  {
    rule: 'pint-ae-several-documents',
    fact: 'documents one a line',
    ...files(`${oneLine('INV-2026-0042')}${oneLine('INV-2026-0043')}`, oneLine('INV-2026-0042')),
    found: {
      severity: 'error',
      path: '',
      place: { line: 2, column: 1 },
      message: 'The document contains several JSON documents, one on each line; the second begins at line 2.',
    },
  },
  {
    rule: 'pint-ae-encoding',
    fact: 'JSON with a byte of ISO-8859-1',
    ...files(named([0xe9]), named([0xc3, 0xa9])),
    found: {
      severity: 'error',
      path: '',
      place: { line: 8, column: 24 },
      message: 'The document contains bytes that are not UTF-8: 0xE9 at offset 181, line 8, column 24.',
    },
  },
  {
    rule: 'pint-ae-too-large',
    fact: 'lists nested too deep',
    ...files(written('"notes": null', `"notes": ${'['.repeat(257)}${']'.repeat(257)}`), requestText),
    found: {
      severity: 'error',
      path: '',
      place: { line: 76, column: 267 },
      message: 'The document has objects and lists nested more than 256 levels deep.',
    },
  },
  {
    rule: 'pint-ae-not-json',
    fact: 'a comma too many',
    ...files(written('"issueDate": "2026-11-02",', '"issueDate": "2026-11-02",,'), requestText),
    found: {
      severity: 'error',
      path: '',
      place: { line: 4, column: 29 },
      message: 'The document is not JSON: property name expected at line 4, column 29.',
    },
  },
  {
    rule: 'pint-ae-duplicate-key',
    fact: 'a field given twice',
    ...files(written('"issueDate"', '"invoiceNumber": "INV-2026-0043",\n  "issueDate"'), requestText),
    found: {
      severity: 'error',
      path: 'invoiceNumber',
      place: { line: 4, column: 3 },
      message: 'invoiceNumber is given more than once: at line 3, column 3, and at line 4, column 3.',
    },
  },
  {
    rule: 'pint-ae-inexact-number',
    fact: 'a number with more than 40 digits',
    ...files(written('"unitPrice": 845.5', `"unitPrice": 845.5${'0'.repeat(40)}1`), requestText),
    found: {
      severity: 'error',
      path: 'lines[0].unitPrice',
      place: { line: 46, column: 20 },
      message: `lines[0].unitPrice is 845.5${'0'.repeat(40)}1, which has more digits than we can keep.`,
    },
  },
  {
    rule: 'pint-ae-not-well-formed',
    fact: 'an ampersand that stands for itself',
    ...files(
      ubl.replace('>Marsa Hospitality<', '>Marsa & Sons<'),
      ubl.replace('>Marsa Hospitality<', '>Marsa &amp; Sons<'),
    ),
    document: 'invoice',
    found: {
      severity: 'error',
      path: '',
      place: { line: 54, column: 25 },
      message: 'The document cannot be read at line 54, column 25: & must begin a reference such as &amp;.',
    },
  },
  {
    rule: 'pint-ae-root',
    fact: 'an envelope without a document',
    ...files(`<StandardBusinessDocument xmlns="${namespaces.envelope}"/>`, ubl),
    document: 'invoice',
    found: {
      severity: 'error',
      path: '',
      message:
        'The document cannot be read: its envelope (Standard Business Document) must contain one header and one UBL document, and nothing else.',
    },
  },
];
