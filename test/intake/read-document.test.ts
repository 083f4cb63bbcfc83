import { describe, expect, test } from 'vitest';
import { invoiceWithLines } from '../../bench/requests.ts';
import { convert } from '../../src/api/convert.ts';
import { defaultLimits, limits as fieldLimits } from '../../src/core/options/limits.ts';
import { markupIn } from '../../src/intake/nodes.ts';
import type { ReadOptions } from '../../src/intake/read-document.ts';
import { readDocument, readRequest, readUblDocument } from '../../src/intake/read-document.ts';

const rulesIn = (document: string | Uint8Array, limits: ReadOptions['limits']) => {
  const read = readDocument(document, { limits });
  return read.ok ? [] : read.failure.findings.map(({ rule, text }) => [rule, text]);
};

describe('a document may be as large as a limit, and no larger', () => {
  const text = '{"lines": [1, 2]}';

  test('in characters', () => {
    expect(rulesIn(text, { maxCharacters: text.length })).toEqual([]);
    expect(rulesIn(text, { maxCharacters: text.length - 1 })).toEqual([
      ['pint-ae-too-large', 'moreCharacters'],
    ]);
  });

  test('in bytes', () => {
    const bytes = new TextEncoder().encode(text);
    expect(rulesIn(bytes, { maxBytes: bytes.length })).toEqual([]);
    expect(rulesIn(bytes, { maxBytes: bytes.length - 1 })).toEqual([['pint-ae-too-large', 'moreBytes']]);
  });

  test('in lines', () => {
    expect(rulesIn(text, { maxLines: 2 })).toEqual([]);
    expect(rulesIn(text, { maxLines: 1 })).toEqual([['pint-ae-too-large', 'moreRequestLines']]);
  });
});

describe('nodes are counted as well as bytes, because a node takes many times the memory of its text', () => {
  const tooMany = [['pint-ae-too-large', 'moreNodes']];

  test.each([
    ['empty elements', `<a>${'<a/>'.repeat(10_000_000)}</a>`],
    ['empty elements in lines', `<a>${'<a/>\n'.repeat(8_000_000)}</a>`],
    ['attributes', `<a>${'<a b="" c="" d=\'\'/>'.repeat(2_000_000)}</a>`],
    ['UBL in JSON', JSON.stringify({ xml: `<a>${'<a/>'.repeat(10_000_000)}</a>` })],
    ['empty objects', `[${'{},'.repeat(10_000_000)}{}]`],
    ['empty lists', `{"lines":[${'[],'.repeat(10_000_000)}[]]}`],
    ['names', `{${'"a":0,'.repeat(5_000_000)}"b":0}`],
  ])('%s', (_, document) => {
    expect(rulesIn(document, {})).toEqual(tooMany);
  });

  test('up to the limit, those in texts aside', () => {
    const four = '{"a,:[": [0, "\\",,,\\\\", 0], "b": 1}';
    expect(rulesIn(four, { maxNodes: 6 })).toEqual([]);
    expect(rulesIn(four, { maxNodes: 5 })).toEqual(tooMany);
    const xml = '<Invoice a="1"><b/><c></c></Invoice>';
    expect(rulesIn(xml, { maxNodes: 3 })).toEqual(tooMany);
    expect(rulesIn(xml, { maxNodes: 4 })).not.toEqual(tooMany);
  });

  test('far above what an invoice of as many lines as are allowed has', () => {
    const line =
      '<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:LineExtensionAmount currencyID="AED">1</cbc:LineExtensionAmount>';
    expect(fieldLimits.maxLines * markupIn(line)).toBeLessThan(defaultLimits.maxNodes / 4);
  });

  test('above what an invoice of as many usual lines as are allowed is written with, as are the bytes', () => {
    const xmlOf = (lines: number) => String(convert(invoiceWithLines(lines)).xml);
    const [fewer, more] = [xmlOf(100), xmlOf(1100)];
    expect((more.length - fewer.length) * (fieldLimits.maxLines / 1000)).toBeLessThan(defaultLimits.maxBytes);
    expect((markupIn(more) - markupIn(fewer)) * (fieldLimits.maxLines / 1000)).toBeLessThan(
      defaultLimits.maxNodes,
    );
  });
});

test('UBL may have as many lines as the limit, and no more, whatever their prefix', () => {
  const ubl = (line: string) =>
    `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:c="urn:c">${line.repeat(3)}</Invoice>`;
  for (const line of ['<InvoiceLine/>', '<c:InvoiceLine>\n</c:InvoiceLine>', '<c:CreditNoteLine />']) {
    expect(rulesIn(ubl(line), { maxLines: 3 })).toEqual([]);
    expect(rulesIn(ubl(line), { maxLines: 2 })).toEqual([['pint-ae-too-large', 'moreUblLines']]);
  }
  expect(rulesIn(ubl('<c:OrderLine/><c:InvoiceLineCount/>'), { maxLines: 2 })).toEqual([]);
});

test('UBL within JSON is not a request, and the finding says what it is', () => {
  const invoice = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';
  const read = readRequest(JSON.stringify({ xml: invoice }));
  expect(read.ok ? [] : read.failure.map(({ rule, text }) => [rule, text])).toEqual([
    ['pint-ae-file-kind', 'isXml'],
  ]);
});

describe('a document that its sender calls JSON', () => {
  const said = (document: string) => {
    const read = readRequest(document);
    return read.ok ? [] : read.failure.map(({ rule, text }) => `${rule} ${text}`);
  };

  test('and that is XML is told so', () => {
    expect(said('<Invoice/>')).toEqual(['pint-ae-file-kind isXml']);
    expect(said('\n <a><b')).toEqual(['pint-ae-file-kind isXml']);
  });

  test('is taken for UBL only if nothing but the UBL is in it', () => {
    const read = readDocument('{"xml": "<Invoice/>", "request": {}}');
    expect(read.ok && read.value.kind).toBe('request');
    for (const xml of ['1', 'null', '["<a/>"]']) expect(said(`{"xml": ${xml}}`)).toEqual([]);
  });
});

test('a document that its sender calls XML and that is JSON is told so, after blanks too', () => {
  const said = (document: string) => {
    const read = readUblDocument(document);
    return read.ok ? [] : read.failure.map(({ rule, text }) => `${rule} ${text}`);
  };
  for (const text of ['{"a": 1}', ' \t\r\n[{}]']) expect(said(text)).toEqual(['pint-ae-file-kind isJson']);
  expect(said('a{}')).toEqual(['pint-ae-not-well-formed notWellFormed']);
});

test('a text with two byte order marks is not read, whichever format it is', () => {
  for (const text of ['\ufeff\ufeff{}', '\ufeff\ufeff<a/>']) {
    const read = readDocument(text);
    expect(read.ok ? [] : read.failure.findings.map((finding) => finding.text)).toEqual([
      'twoByteOrderMarks',
    ]);
  }
});

test('a document that cannot be read is called by the format it seems to have', () => {
  const kindOf = (document: string | Uint8Array, options: ReadOptions = {}) => {
    const read = readDocument(document, options);
    return read.ok ? 'read' : read.failure.kind;
  };
  const bytes = (text: string) => new TextEncoder().encode(text);
  for (const text of ['[{}]', '{ ', ' {"lines": [1, 2, 3]}']) {
    expect(kindOf(text, { limits: { maxLines: 2 } })).toBe('request');
    expect(kindOf(bytes(text), { limits: { maxBytes: 1 } })).toBe('request');
  }
  for (const text of ['<a', '\n<a><'])
    expect([kindOf(text), kindOf(bytes(text), { limits: { maxBytes: 1 } })]).toEqual(['ubl', 'ubl']);
  expect(kindOf(bytes('<a/>'), { format: 'json', limits: { maxBytes: 1 } })).toBe('request');
  expect(kindOf('<a/>', { limits: { maxCharacters: 1 } })).toBe('ubl');
  expect(kindOf('{}', { limits: { maxCharacters: 1 } })).toBe('request');
});

describe('a number of more digits than the limit', () => {
  const header = 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader';
  const enveloped = (inHeader: string, inDocument: string) =>
    `<s:StandardBusinessDocument xmlns:s="${header}"><s:StandardBusinessDocumentHeader>${inHeader}</s:StandardBusinessDocumentHeader>` +
    `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><a><b>${inDocument}</b></a></Invoice></s:StandardBusinessDocument>`;
  const longer = '1'.repeat(fieldLimits.maxNumberLength + 1);

  test('is refused in a document, whether or not it is in an envelope', () => {
    expect(rulesIn(enveloped('', longer), {})).toEqual([['pint-ae-too-large', 'longerNumber']]);
    expect(rulesIn(enveloped('', ` ${longer.slice(1)} `), {})).toEqual([]);
  });

  test('is not looked for in the header of an envelope, with which nothing computes', () => {
    expect(rulesIn(enveloped(longer, '1'), {})).toEqual([]);
  });

  test('is refused in a text that other elements interrupt', () => {
    const half = longer.slice(0, longer.length / 2);
    expect(readUblDocument(`<a>${half}<b/>${half}1</a>`, {}, 'any')).toMatchObject({
      failure: [{ rule: 'pint-ae-too-large', text: 'longerNumber' }],
    });
  });
});
