import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate, validateUbl } from '../../src/index.ts';
import { edited, example, lineOf } from '../requests.ts';
import { runs } from '../tier.ts';

/** Letters of other alphabets in the place of Latin ones. */
const likeness: Readonly<Record<string, readonly string[]>> = {
  A: ['Α', 'А', 'Ａ'],
  D: ['Ｄ'],
  E: ['Ε', 'Е', 'Ｅ'],
  G: ['Ｇ'],
  S: ['Ѕ', 'Ｓ'],
  T: ['Τ', 'Т', 'Ｔ'],
  L: ['Ｌ'],
};

/** A code with at least one letter that only looks like its own. */
const looksLike = (code: string) =>
  fc
    .tuple(...[...code].map((letter) => fc.constantFrom(letter, ...(likeness[letter] ?? []))))
    .map((letters) => letters.join(''))
    .filter((text) => text !== code);

const point = (text: string) => {
  const letter = [...text].find((each) => each > '\u007f') ?? '';
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
};

const inRequest: readonly (readonly [field: string, code: string, set: (value: string) => object])[] = [
  ['a VAT category', 'S', (vatCategory) => ({ line: { vatCategory } })],
  ['a unit', 'EA', (unitCode) => ({ line: { unitCode } })],
  ['a currency', 'AED', (currency) => ({ document: { currency } })],
  ['a country', 'AE', (countryCode) => ({ address: { countryCode } })],
];

describe('a code of look-alike letters is told as that', () => {
  test.each(inRequest)('of a request: %s', (_field, code, set) => {
    fc.assert(
      fc.property(looksLike(code), (value) => {
        const request = edited('standard-invoice', (each) => {
          const { line, document, address }: Record<string, object> = { ...set(value) };
          Object.assign(each, { taxTotal: null, legalMonetaryTotal: null }, document);
          Object.assign(lineOf(each), line);
          Object.assign(each.buyer.address, address);
        });
        const { issues, warnings } = validate(request);
        // Letters of full width are Latin ones: they are read, and a note says so.
        const told = [...issues, ...warnings].filter(
          ({ rule, message }) => rule === 'pint-ae-alias' || message.includes(point(value)),
        );
        expect(told.length).toBe(1);
      }),
      { numRuns: runs(20) },
    );
  });

  const ubl = convert(example('standard-invoice')).xml ?? '';
  test.each([
    ['the VAT category of a line', 'S', /(?<=ClassifiedTaxCategory>\s*<cbc:ID>)S/],
    ['the VAT category of the breakdown', 'S', /(?<=<cac:TaxCategory>\s*<cbc:ID>)S/],
    ['a unit', 'EA', /(?<=InvoicedQuantity unitCode=")EA/],
    ['a currency', 'AED', /(?<=DocumentCurrencyCode>)AED/],
    ['a country', 'AE', /(?<=IdentificationCode>)AE/],
    ['an item type', 'G', /(?<=<cbc:CommodityCode[^>]*>)G/],
    ['a type of registration', 'TL', /(?<=schemeAgencyID=")TL/],
  ])('of UBL: %s, once, and nothing else is an error', (_place, code, place) => {
    fc.assert(
      fc.property(looksLike(code), (value) => {
        expect(ubl).toMatch(place);
        const { issues, warnings } = validateUbl(ubl.replace(place, value));
        expect(issues.filter(({ rule }) => rule !== 'pint-ae-look-alike')).toEqual([]);
        const told = [...issues, ...warnings].filter(({ rule }) => rule === 'pint-ae-look-alike');
        expect(told.map(({ message }) => message.includes(point(value)))).toEqual([true]);
        expect(told[0]?.hint).toContain(`Write ${code}`);
      }),
      { numRuns: runs(20) },
    );
  });

  test('and a name in another alphabet is none', () => {
    const request = edited('standard-invoice', ({ buyer }) => {
      buyer.name = 'ΑΒΕ';
    });
    const { warnings } = validateUbl(convert(request).xml ?? '');
    expect(warnings.map(({ rule }) => rule)).not.toContain('pint-ae-look-alike');
  });
});
