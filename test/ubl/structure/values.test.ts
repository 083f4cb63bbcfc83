import { describe, expect, test } from 'vitest';
import { tally } from '../../../src/core/findings/finding-limits.ts';
import { namespaces } from '../../../src/core/xml/element.ts';
import type { UblStructure } from '../../../src/core/xml/ubl-structure.ts';
import { structureCheck } from '../../../src/ubl/structure/check.ts';
import { parsed } from '../parsed.ts';

/** A structure of a few elements, so that what may occur where is easy to see. */
const structure: UblStructure = {
  documents: ['Invoice', 'CreditNote'],
  aggregates: {
    Invoice: 'cbc:ID cbc:Note* cbc:Date? cac:Part+ cbc:Amount?',
    CreditNote: 'cbc:ID',
    Part: 'cbc:ID? cac:Part*',
    Wide: 'cbc:A? cbc:B? cbc:C? cbc:D? cbc:E? cbc:F? cbc:G? cbc:H? cbc:I?',
    Tight: 'cbc:A? cbc:B? cbc:C? cbc:D? cbc:E? cbc:F? cbc:G? cbc:H',
  },
  elements: {
    aggregate: { Wide: 'WidePart' },
    basic: { Text: 'ID Note A B C D E F G H I', Date: 'Date', Amount: 'Amount' },
    extension: {},
  },
  dataTypes: {
    Text: { content: 'string', attributes: 'languageID:language?' },
    Date: { content: 'date', attributes: '' },
    Amount: { content: 'decimal', attributes: 'currencyID listURI:anyURI?' },
  },
};
const check = structureCheck(structure);

const invoice = (inner: string) =>
  parsed(
    `<Invoice xmlns="${namespaces.invoice}" xmlns:cac="${namespaces.cac}" xmlns:cbc="${namespaces.cbc}">${inner}</Invoice>`,
  );
const id = '<cbc:ID>1</cbc:ID>';
const part = `<cac:Part>${id}</cac:Part>`;

/** Each finding with its severity, location and values. */
const found = (inner: string) =>
  check(invoice(inner)).map(({ finding: { rule, severity, location = '', values } }) => [
    severity === 'error' ? rule : `${severity} ${rule}`,
    location.replace('/Invoice', ''),
    values,
  ]);

describe('what may stand at a place is named', () => {
  const unknown = (inner: string, place: string, parent: string, expected: string) =>
    expect(found(inner)).toEqual([['ubl-unknown-element', place, { element: 'cbc:X', parent, expected }]]);

  test('all up to the first that must stand', () => {
    unknown(`<cbc:X/>${id}${part}`, '/cbc:X[1]', 'Invoice', 'cbc:ID');
    unknown(`${id}<cbc:X/>${part}`, '/cbc:X[1]', 'Invoice', 'cbc:Note, cbc:Date, cac:Part');
  });

  test('again, what has stood and may be repeated', () => {
    unknown(
      `${id}<cbc:Note>a</cbc:Note><cbc:X/>${part}`,
      '/cbc:X[1]',
      'Invoice',
      'cbc:Note, cbc:Date, cac:Part',
    );
    unknown(`${id}${part}<cbc:X/>`, '/cbc:X[1]', 'Invoice', 'cac:Part, cbc:Amount');
  });

  test('but not what may stand once and has stood, and at last the end of the parent', () => {
    unknown(`${id}<cbc:Date>2026-01-31</cbc:Date><cbc:X/>${part}`, '/cbc:X[1]', 'Invoice', 'cac:Part');
    unknown(
      `${id}${part}<cbc:Amount currencyID="AED">1</cbc:Amount><cbc:X/>`,
      '/cbc:X[1]',
      'Invoice',
      '</Invoice>',
    );
    expect(found(`${id}${part}<cbc:Amount currencyID="AED">1<cbc:X/></cbc:Amount>`)).toContainEqual([
      'ubl-unknown-element',
      '/cbc:Amount[1]/cbc:X[1]',
      { element: 'cbc:X', parent: 'cbc:Amount', expected: '</cbc:Amount>' },
    ]);
  });
});

describe('what is wrong is told with what is right', () => {
  test('an element that is missing, between its neighbours', () => {
    expect(found(`<cbc:Note>a</cbc:Note>${part}`)).toEqual([
      ['ubl-missing-element', '', { element: 'cbc:ID', parent: 'Invoice', expected: 'cbc:ID, cbc:Note' }],
    ]);
    expect(found(`${id}<cbc:Date>2026-01-31</cbc:Date><cbc:Amount currencyID="AED">1</cbc:Amount>`)).toEqual([
      [
        'ubl-missing-element',
        '',
        { element: 'cac:Part', parent: 'Invoice', expected: 'cbc:Date, cac:Part, cbc:Amount' },
      ],
    ]);
  });

  test('an element out of order, of which the fewest are named', () => {
    expect(found(`${part}${id}<cbc:Note>a</cbc:Note><cbc:Date>2026-01-31</cbc:Date>`)).toEqual([
      [
        'ubl-order',
        '/cac:Part[1]',
        { element: 'cac:Part', parent: 'Invoice', expected: 'cbc:Date, cac:Part' },
      ],
    ]);
    expect(found(`${id}<cbc:Note>a</cbc:Note>${part}${part}<cbc:Note>b</cbc:Note>`)).toEqual([
      [
        'ubl-order',
        '/cbc:Note[2]',
        { element: 'cbc:Note', parent: 'Invoice', expected: 'cbc:ID, cbc:Note, cac:Part' },
      ],
    ]);
  });

  test('one element too many is not out of order as well', () => {
    expect(found(`${id}${id}${part}`)).toEqual([
      ['ubl-too-many', '/cbc:ID[2]', { element: 'cbc:ID', parent: 'Invoice', expected: '' }],
    ]);
    expect(found(`${id}${part}${id}`)).toEqual([
      ['ubl-too-many', '/cbc:ID[2]', { element: 'cbc:ID', parent: 'Invoice', expected: '' }],
    ]);
  });

  test('an attribute that is missing, unknown or not of its type', () => {
    const amount = (attributes: string) => found(`${id}${part}<cbc:Amount ${attributes}>1</cbc:Amount>`);
    expect(amount('currencyID="AED" listURI="urn:x"')).toEqual([]);
    expect(amount('')).toEqual([
      ['ubl-missing-attribute', '/cbc:Amount[1]', { element: 'cbc:Amount', attribute: 'currencyID' }],
    ]);
    expect(amount('currencyID="AED" currencyId="AED"')).toEqual([
      [
        'ubl-unknown-attribute',
        '/cbc:Amount[1]',
        { element: 'cbc:Amount', attribute: 'currencyId', expected: 'currencyID, listURI' },
      ],
    ]);
    expect(amount('xmlns:p="urn:p" p:currencyID="AED"')).toEqual([
      [
        'ubl-unknown-attribute',
        '/cbc:Amount[1]',
        { element: 'cbc:Amount', attribute: 'p:currencyID', expected: 'currencyID, listURI' },
      ],
      ['ubl-missing-attribute', '/cbc:Amount[1]', { element: 'cbc:Amount', attribute: 'currencyID' }],
    ]);
    expect(amount('currencyID="AED" listURI="a b:%"')).toEqual([
      ['ubl-uri', '/cbc:Amount[1]', { element: 'cbc:Amount/@listURI', text: 'a b:%' }],
    ]);
    expect(found(`<cbc:ID languageID="not a language">1</cbc:ID>${part}`)).toEqual([
      ['ubl-language', '/cbc:ID[1]', { element: 'cbc:ID/@languageID', text: 'not a language' }],
    ]);
    expect(found(`${id}<cac:Part x="1">${id}</cac:Part>`)).toEqual([
      ['ubl-unknown-attribute', '/cac:Part[1]', { element: 'cac:Part', attribute: 'x', expected: '–' }],
    ]);
    const schemaInstance = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b"';
    expect(found(`${id}<cac:Part ${schemaInstance}>${id}</cac:Part>`)).toEqual([]);
  });

  test('text where elements stand, and content that is not of its type, in short', () => {
    const between = (text: string) => found(`${id}${part}${text}`);
    expect(between(' stray ')).toEqual([['ubl-text', '', { element: 'Invoice', text: 'stray' }]]);
    expect(between('x'.repeat(40))).toMatchObject([['ubl-text', '', { text: 'x'.repeat(40) }]]);
    expect(between(` ${'x'.repeat(41)} `)).toMatchObject([['ubl-text', '', { text: `${'x'.repeat(40)}…` }]]);
    expect(between('\u00a0')).toMatchObject([['ubl-text', '', { text: '\u00a0' }]]);
    expect([' ', '\n', '\t', '&#13;', ' \t\n '].flatMap(between)).toEqual([]);
    expect(found(`${id}${part}<cbc:Amount currencyID="AED">${'x'.repeat(50)}</cbc:Amount>`)).toEqual([
      ['ubl-decimal', '/cbc:Amount[1]', { element: 'cbc:Amount', text: `${'x'.repeat(40)}…` }],
    ]);
    expect(found(`${id}${part}<cbc:Amount currencyID="AED">${'x'.repeat(40)}</cbc:Amount>`)).toMatchObject([
      ['ubl-decimal', '/cbc:Amount[1]', { text: 'x'.repeat(40) }],
    ]);
  });

  test('an element without content: refused where something must stand, else a warning', () => {
    const empty = (element: string, place: string) => [place, { element }];
    expect(found('')).toEqual([['ubl-empty-element', ...empty('Invoice', '')]]);
    expect(found(`${id}<cac:Part/>`)).toEqual([
      ['warning ubl-empty-element', ...empty('cac:Part', '/cac:Part[1]')],
    ]);
    expect(found(`<cbc:ID> </cbc:ID>${part}`)).toEqual([
      ['warning ubl-empty-element', ...empty('cbc:ID', '/cbc:ID[1]')],
    ]);
    expect(found(`${id}<cbc:Date> </cbc:Date>${part}`)).toEqual([
      ['ubl-empty-element', ...empty('cbc:Date', '/cbc:Date[1]')],
    ]);
  });

  test('a date that no invoice means, and a number beyond what is computed exactly, as warnings', () => {
    const dated = (day: string) => found(`${id}<cbc:Date>${day}</cbc:Date>${part}`);
    const bounds = { first: '2000-01-01', last: '2100-12-31' };
    for (const day of ['2000-01-01', '2100-12-31', '2100-12-31Z', '2000-01-01+04:00'])
      expect(dated(day)).toEqual([]);
    for (const day of [
      '1999-12-31',
      '2101-01-01',
      '1999-12-31Z',
      '10000-01-01',
      '20000-01-01',
      '-2025-01-01',
    ])
      expect(dated(day)).toEqual([
        ['warning ubl-date-range', '/cbc:Date[1]', { element: 'cbc:Date', day, ...bounds }],
      ]);
    const amount = (number: string) =>
      found(`${id}${part}<cbc:Amount currencyID="AED">${number}</cbc:Amount>`);
    const held = '90000000000000 -90000000000000.00 +90000000000000 0.123456789012345678 1234567890.12345678';
    for (const number of [...held.split(' '), '000000000000000000000001'])
      expect([number, amount(number)]).toEqual([number, []]);
    const beyond = '90000000000000.01 -90000000000000.01 +90000000000001 12345678901.12345678';
    for (const number of [...beyond.split(' '), ' 0.1234567890123456789 '])
      expect(amount(number)).toEqual([
        [
          'warning ubl-number-range',
          '/cbc:Amount[1]',
          { element: 'cbc:Amount', number: number.trim(), digits: 18, limit: 90_000_000_000_000 },
        ],
      ]);
  });
});

test('of many that may stand the first eight are named', () => {
  const within = (type: string) =>
    structureCheck({ ...structure, aggregates: { ...structure.aggregates, Invoice: `cac:${type}` } })(
      invoice(`<cac:${type}><cbc:X/></cac:${type}>`),
    ).map(({ finding }) => finding.values?.expected);
  expect(within('Wide')).toContain('cbc:A, cbc:B, cbc:C, cbc:D, cbc:E, cbc:F, cbc:G, cbc:H, …');
  expect(within('Tight')).toContain('cbc:A, cbc:B, cbc:C, cbc:D, cbc:E, cbc:F, cbc:G, cbc:H');
});

test('findings beyond those that are listed are counted, and a root that is not of UBL has none', () => {
  const listed = tally(2);
  const root = invoice(`${id}${part}${'<cbc:X/>'.repeat(5)}`);
  expect(check(root, listed)).toHaveLength(2);
  expect([...listed.rest]).toEqual([['error ubl-unknown-element', 3]]);
  expect(check(parsed('<Order><cbc:X xmlns:cbc="urn:x"/></Order>'))).toEqual([]);
});
