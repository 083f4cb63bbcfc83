import { describe, expect, test } from 'vitest';
import { structure } from '../../../rules/pint/structure/index.ts';
import { inOrderOfText } from '../../../src/ubl/placed-finding.ts';
import { structureCheck } from '../../../src/ubl/structure/check.ts';
import { fixture } from '../../schematron/fixture.ts';
import { parsed } from '../parsed.ts';

const invoice = fixture('invoice');
const seller = '<cac:AccountingSupplierParty>';

/** For each finding after a change of the document: rule, severity and the values of its text. */
function said(from: string | RegExp, to: string) {
  const changed = invoice.replace(from, to);
  expect(changed).not.toBe(invoice);
  const root = parsed(changed);
  const found = inOrderOfText(structureCheck(structure)(root), root, changed);
  return found.map(({ rule, severity, values }) => [rule, severity, values]);
}

describe('what may stand in the place of an element that UBL does not have', () => {
  const expectedAt = (from: string | RegExp, to: string) =>
    said(from, to).map(([, , values]) => (values as { expected: string }).expected);

  test('are all elements up to the next mandatory one', () => {
    expect(expectedAt(seller, `<cbc:Colour/>${seller}`)[0]).toMatch(/, cac:AccountingSupplierParty$|, …$/);
    expect(expectedAt('<cac:Country>', '<cbc:Colour/><cac:Country>')).toEqual([
      'cbc:CountrySubentityCode, cbc:Region, cbc:District, cbc:TimezoneOffset, cac:AddressLine, cac:Country, ' +
        'cac:LocationCoordinate',
    ]);
  });

  test('include the one before it only if it may be repeated', () => {
    expect(expectedAt('</Invoice>', '<cbc:Colour/></Invoice>')).toEqual(['cac:InvoiceLine']);
    expect(expectedAt('</cac:Country>', '<cbc:Colour/></cac:Country>')).toEqual(['cbc:Name']);
    expect(expectedAt('</cac:Country>', '<cbc:Name>x</cbc:Name><cbc:Colour/></cac:Country>')).toEqual([
      '</cac:Country>',
    ]);
  });

  test('are listed up to the first eight', () => {
    const [expected = ''] = expectedAt(/<cac:PostalAddress>/, '<cac:PostalAddress><cbc:Colour/>');
    expect(expected.split(', ')).toHaveLength(9);
    expect(expected).toMatch(/^cbc:ID, cbc:AddressTypeCode, .*, …$/);
  });

  test('is the end of an element that holds text', () => {
    expect(said(/(<cbc:ID>)([^<]*)(<\/cbc:ID>)/, '$1<cbc:ID>$2</cbc:ID>$3')).toEqual([
      ['ubl-unknown-element', 'error', { element: 'cbc:ID', parent: 'cbc:ID', expected: '</cbc:ID>' }],
    ]);
  });
});

describe('a fault is said with what it is about', () => {
  test.each<
    [what: string, from: string | RegExp, to: string, rule: string, severity: string, values: object]
  >([
    [
      'a text of forty characters',
      seller,
      `${'x'.repeat(40)}${seller}`,
      'ubl-text',
      'error',
      { element: 'Invoice', text: 'x'.repeat(40) },
    ],
    [
      'a longer text, which is cut',
      seller,
      ` ${'x'.repeat(41)} ${seller}`,
      'ubl-text',
      'error',
      { element: 'Invoice', text: `${'x'.repeat(40)}…` },
    ],
    [
      'an attribute of another namespace, with those that may stand there',
      '<cbc:ID>',
      '<cbc:ID xml:lang="en">',
      'ubl-unknown-attribute',
      'error',
      {
        element: 'cbc:ID',
        attribute: 'xml:lang',
        expected:
          'schemeID, schemeName, schemeAgencyID, schemeAgencyName, schemeVersionID, schemeDataURI, schemeURI',
      },
    ],
    [
      'an attribute that is not of its type',
      '<cbc:ID>',
      '<cbc:ID schemeURI="http://[">',
      'ubl-uri',
      'error',
      { element: 'cbc:ID/@schemeURI', text: 'http://[' },
    ],
  ])('%s', (_, from, to, rule, severity, values) => {
    expect(said(from, to)).toEqual([[rule, severity, values]]);
  });
});

describe('a value of the right type that makes no sense in an invoice is a warning', () => {
  const dated = (day: string) => said(/(<cbc:IssueDate>)[^<]*/, `$1${day}`);
  const paid = (amount: string) => said(/(<cbc:PayableAmount[^>]*>)[^<]*/, `$1${amount}`);

  test.each(['1999-12-31', '2101-01-01', '2101-01-01Z', '10000-01-01', '20000-01-01', '-2025-01-01'])(
    'the day %s',
    (day) => {
      expect(dated(day)).toEqual([
        [
          'ubl-date-range',
          'warning',
          { element: 'cbc:IssueDate', day, first: '2000-01-01', last: '2100-12-31' },
        ],
      ]);
    },
  );

  test.each(['90000000000000.01', '-90000000000000.01', '+90000000000001', ' 0.1234567890123456789 '])(
    'the number %s',
    (number) => {
      expect(paid(number)).toEqual([
        [
          'ubl-number-range',
          'warning',
          { element: 'cbc:PayableAmount', number: number.trim(), digits: 18, limit: 90000000000000 },
        ],
      ]);
    },
  );

  test.each(['90000000000000', '-90000000000000.00', '+0.123456789012345678', '000000000000000000000001'])(
    'and not the number %s',
    (number) => {
      expect(paid(number)).toEqual([]);
    },
  );
});

describe('UBL has white space between elements', () => {
  test.each([' ', '\n', '\t', '&#13;', ' \t\n '])('of any kind: %j', (blank) => {
    expect(said(seller, `${blank}${seller}`)).toEqual([]);
  });

  test('and no other text, such as a no-break space', () => {
    expect(said(seller, `\u00a0${seller}`)).toEqual([
      ['ubl-text', 'error', { element: 'Invoice', text: '\u00a0' }],
    ]);
  });
});

test('a document that is not of UBL has no findings of its structure', () => {
  expect(structureCheck(structure)(parsed('<Order><cbc:X xmlns:cbc="urn:x"/></Order>'))).toEqual([]);
});
