import { describe, expect, test } from 'vitest';
import type { ReadOptions } from '../../src/intake/read-document.ts';
import { readDocument, readRequest } from '../../src/intake/read-document.ts';

const rulesIn = (document: string | Uint8Array, limits: ReadOptions['limits']) => {
  const read = readDocument(document, { limits });
  return read.ok ? [] : read.failure.findings.map(({ rule, text }) => [rule, text]);
};

describe('a document may be as large as a limit, and no larger', () => {
  const text = '{"lines": [1, 2]}';

  test('in characters', () => {
    expect(rulesIn(text, { characters: text.length })).toEqual([]);
    expect(rulesIn(text, { characters: text.length - 1 })).toEqual([['pint-ae-too-large', 'moreCharacters']]);
  });

  test('in bytes', () => {
    const bytes = new TextEncoder().encode(text);
    expect(rulesIn(bytes, { bytes: bytes.length })).toEqual([]);
    expect(rulesIn(bytes, { bytes: bytes.length - 1 })).toEqual([['pint-ae-too-large', 'moreBytes']]);
  });

  test('in lines', () => {
    expect(rulesIn(text, { lines: 2 })).toEqual([]);
    expect(rulesIn(text, { lines: 1 })).toEqual([['pint-ae-too-large', 'moreRequestLines']]);
  });
});

test('UBL may have as many lines as the limit, and no more, whatever their prefix', () => {
  const ubl = (line: string) =>
    `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:c="urn:c">${line.repeat(3)}</Invoice>`;
  for (const line of ['<InvoiceLine/>', '<c:InvoiceLine>\n</c:InvoiceLine>', '<c:CreditNoteLine />']) {
    expect(rulesIn(ubl(line), { lines: 3 })).toEqual([]);
    expect(rulesIn(ubl(line), { lines: 2 })).toEqual([['pint-ae-too-large', 'moreUblLines']]);
  }
  expect(rulesIn(ubl('<c:OrderLine/><c:InvoiceLineCount/>'), { lines: 2 })).toEqual([]);
});

test('UBL within JSON is not a request, and the finding says what it is', () => {
  const invoice = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';
  const read = readRequest(JSON.stringify({ xml: invoice }));
  expect(read.ok ? [] : read.failure.map(({ rule, text }) => [rule, text])).toEqual([
    ['pint-ae-file-kind', 'isXml'],
  ]);
});
