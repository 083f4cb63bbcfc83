import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../../../src/core/numbers/decimal.ts';
import { elementAt, namespaces } from '../../../src/core/xml/element.ts';
import { defaultSpecification } from '../../../src/specification/default.ts';
import { issueDateOf, profileOf, typeCodeOf } from '../../../src/ubl/profile.ts';
import {
  digitsNumber,
  isHeldExactly,
  isNumberOf,
  listOf,
  numberOf,
  plainNumber,
  withoutBlanks,
} from '../../../src/ubl/reading/fields.ts';
import { attributeOf, textAt, textsAt, trimmedText } from '../../../src/ubl/reading.ts';
import { encode } from '../../../src/ubl/writing.ts';
import { parsed } from '../parsed.ts';

const invoice = (inner: string, root = 'Invoice') =>
  parsed(
    `<${root} xmlns="${root === 'Invoice' ? namespaces.invoice : namespaces.creditNote}" xmlns:cac="${namespaces.cac}" xmlns:cbc="${namespaces.cbc}" xmlns:x="urn:x">${inner}</${root}>`,
  );

describe('a text of UBL is a number of a request', () => {
  test.each([
    ['5', 5],
    ['+5.50', 5.5],
    ['-0.5', -0.5],
    ['.5', 0.5],
    ['5.', 5],
  ])('if it consists of digits: %s', (text, number) => expect(numberOf(text)).toBe(number));

  test.each([undefined, '', ' ', ...'0x10 1e5 INF NaN 1,5 1.2.3 . -'.split(' '), '5 AED', '9'.repeat(400)])(
    'and no other text: %s',
    (text) => expect(numberOf(text)).toBeUndefined(),
  );

  test('to its last digit, or it is reported', () => {
    for (const text of ['0.1', '1.10', '-450.00', '9007199254740.99'])
      expect([text, isHeldExactly(text)]).toEqual([text, true]);
    expect(['0.12345678901234567891', 'ten', ''].map(isHeldExactly)).toEqual([false, false, false]);
  });

  test('whatever its sign and its zeros say', () => {
    for (const same of ['5', '+5', '05', '5.', '5.0', '005.00']) expect(plainNumber(same)).toBe('5.');
    for (const same of ['0', '-0', '+0.0', '.0', '00']) expect(plainNumber(same)).toBe('0.');
    for (const same of ['-0.5', '-.5', '-00.500']) expect(plainNumber(same)).toBe('-0.5');
    for (const other of ['', '.', '-', 'x', '1e5', '1.2.3']) expect(plainNumber(other)).toBe(other);
  });

  test('read at once where it has few digits', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n }),
        fc.nat(4),
        (whole, scale) => {
          const digits = String(whole < 0n ? -whole : whole).padStart(scale + 1, '0');
          const text = `${whole < 0n ? '-' : ''}${scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`}`;
          const number = digitsNumber(text);
          expect(Number.isNaN(number) || number === Number(text)).toBe(true);
        },
      ),
    );
    expect(['450.00', '-450.5', '7', '0.01', '100'].map(digitsNumber)).toEqual([450, -450.5, 7, 0.01, 100]);
    for (const other of ['', '-', '.5', '5.', '1.2.3', '+5', '1e5', ' 5', '1234567890123456'])
      expect([other, digitsNumber(other)]).toEqual([other, Number.NaN]);
    expect(isNumberOf(decimal(450.5), '450.50')).toBe(true);
    expect(isNumberOf(decimal(450.5), '450.51')).toBe(false);
    expect(isNumberOf(decimal(450.5), '-450.5')).toBe(false);
    expect(isNumberOf(decimal(-450.5), '-450.5')).toBe(true);
  });
});

describe('what UBL has of a document', () => {
  const root = invoice(`
    <cbc:IssueDate> 2026-01-31 </cbc:IssueDate>
    <x:InvoiceTypeCode>999</x:InvoiceTypeCode><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
    <cac:Party><cbc:Name>A</cbc:Name><cbc:Name> </cbc:Name><x:Name>X</x:Name></cac:Party>
    <cac:Party><cbc:Name x:id="9" id=" 7 ">B</cbc:Name><cbc:ID>9</cbc:ID></cac:Party>`);

  test('is read by namespace and name, without blanks around it', () => {
    expect(textsAt(root, 'cac:Party/cbc:Name')).toEqual(['A', 'B']);
    expect(textsAt(root, 'cac:Name')).toEqual([]);
    expect(textsAt(undefined, 'cac:Party')).toEqual([]);
    expect([textAt(root, 'cac:Party/cbc:Name'), textAt(root, 'cac:Party/cbc:ID')]).toEqual(['A', '9']);
    expect(textAt(root, 'cac:Party/cac:Contact/cbc:ID')).toBeUndefined();
    const name = elementAt(root, '/Invoice/cac:Party[2]/cbc:Name[1]');
    const said = [trimmedText(name), attributeOf(name, 'id'), attributeOf(name, 'no')];
    expect(said).toEqual(['B', '7', undefined]);
    expect([trimmedText(undefined), attributeOf(undefined, 'id')]).toEqual([undefined, undefined]);
    expect([typeCodeOf(root), issueDateOf(root)]).toEqual(['380', '2026-01-31']);
    expect([typeCodeOf(invoice('')), issueDateOf(invoice(''))]).toEqual(['', '']);
    const note = invoice('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>', 'CreditNote');
    expect(typeCodeOf(note)).toBe('381');
  });

  test('is found at its location, and nothing where there is none', () => {
    expect(elementAt(root, '/Invoice')).toBe(root);
    expect(elementAt(root, '/Invoice/cac:Party[1]/Q{urn:x}Name[1]')?.namespace).toBe('urn:x');
    const parties = ['/Invoice/cac:Party[3]', '/Invoice/cac:Party[0]', '/Invoice/cac:Party'];
    for (const none of ['/CreditNote', ...parties, '/', '']) expect(elementAt(root, none)).toBeUndefined();
  });

  test('is its profile: by what it follows, else by a type code that only self-billing has', () => {
    const { profiles } = defaultSpecification;
    const profile = (inner: string) => profileOf(invoice(inner), defaultSpecification);
    for (const name of ['billing', 'selfbilling'] as const)
      expect(profile(`<cbc:CustomizationID> ${profiles[name].customizationId} </cbc:CustomizationID>`)).toBe(
        name,
      );
    expect(profile('<cbc:InvoiceTypeCode>389</cbc:InvoiceTypeCode>')).toBe('selfbilling');
    expect(profile('<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>')).toBe('billing');
    expect(profile('')).toBe('billing');
    const billing = `<cbc:CustomizationID>${profiles.billing.customizationId}</cbc:CustomizationID>`;
    expect(profile(`${billing}<cbc:InvoiceTypeCode>389</cbc:InvoiceTypeCode>`)).toBe('billing');
  });
});

test('fields that say nothing are left out', () => {
  expect(withoutBlanks({ a: 1, b: undefined, c: null, d: '' })).toStrictEqual({ a: 1, c: null, d: '' });
  const lists = [listOf(undefined, String), listOf([], String), listOf([1, 2], String)];
  expect(lists).toEqual([undefined, undefined, ['1', '2']]);
});

test('values are written as their codec has them', () => {
  const money = { minorUnits: 2, accounting: { currency: 'AED', minorUnits: 2 } };
  const value = decimal(1234.5);
  expect(encode(value, 'amount', money)).toBe('1234.50');
  expect(encode(value, 'accountingAmount', money)).toBe('1234.50');
  expect(encode(value, 'accountingText', money)).toBe('AED 1234.50');
  expect(encode(value, 'decimal', money)).toBe('1234.5');
  const amounts = [undefined, '', 'x', true, false].map((each) => encode(each, 'amount', money));
  expect(amounts).toEqual([undefined, undefined, 'x', 'true', 'false']);
});
