import { describe, expect, test } from 'vitest';
import { structure } from '../../../rules/pint/structure/index.ts';
import { locationOf, namespaces } from '../../../src/core/xml/element.ts';
import { differences, type HeldValue } from '../../../src/ubl/reading/differences.ts';
import { parsed } from '../parsed.ts';

const told = (held: HeldValue | undefined) =>
  held && [locationOf(held.element), ...(held.attribute === undefined ? [] : [held.attribute]), held.value];

const prefixes = `xmlns:cac="${namespaces.cac}" xmlns:cbc="${namespaces.cbc}" xmlns:x="urn:x" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`;
const document = (inner: string) =>
  parsed(`<Invoice xmlns="${namespaces.invoice}" ${prefixes}>${inner}</Invoice>`);

/** The differences between two documents with this content. */
const between = (first: string, second: string) =>
  differences(document(first), document(second), structure).map((each) => [
    told(each.first),
    told(each.second),
  ]);

describe('two documents say the same', () => {
  test.each([
    ['as they stand', '<cbc:ID>1</cbc:ID>', '<cbc:ID>1</cbc:ID>'],
    ['whatever blanks stand around a text', '<cbc:ID> 1\n</cbc:ID>', '<cbc:ID>1</cbc:ID>'],
    [
      'whatever zeros a number has',
      '<cbc:LineCountNumeric>02</cbc:LineCountNumeric>',
      '<cbc:LineCountNumeric>2.0</cbc:LineCountNumeric>',
    ],
    ['whatever white space stands between elements', '\n <cbc:ID>1</cbc:ID>\t', '<cbc:ID>1</cbc:ID>'],
    [
      'whatever elements of other names stand between those of one',
      '<cbc:ID>1</cbc:ID><cbc:Note>a</cbc:Note>',
      '<cbc:Note>a</cbc:Note><cbc:ID>1</cbc:ID>',
    ],
    [
      'whatever order elements of one name have',
      '<cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note><cbc:Note>b</cbc:Note>',
      '<cbc:Note>b</cbc:Note><cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note>',
    ],
    [
      'whatever order attributes have, and blanks around them',
      '<cbc:ID schemeID="a" schemeName="b">1</cbc:ID>',
      '<cbc:ID schemeName=" b" schemeID="a ">1</cbc:ID>',
    ],
    ['whatever XML Schema says of an instance', '<cbc:ID xsi:type="x">1</cbc:ID>', '<cbc:ID>1</cbc:ID>'],
    ['whatever comments stand in a text', '<cbc:ID>1<!-- of many -->2</cbc:ID>', '<cbc:ID>12</cbc:ID>'],
  ])('%s', (_, first, second) => {
    expect(between(first, second)).toEqual([]);
    expect(between(second, first)).toEqual([]);
  });
});

describe('a difference is reported once, with both values', () => {
  test.each<[what: string, first: string, second: string, ...told: unknown[]]>([
    [
      'of texts',
      '<cbc:ID>01</cbc:ID>',
      '<cbc:ID>1</cbc:ID>',
      [
        ['/Invoice/cbc:ID[1]', '01'],
        ['/Invoice/cbc:ID[1]', '1'],
      ],
    ],
    [
      'of numbers',
      '<cbc:LineCountNumeric>-2</cbc:LineCountNumeric>',
      '<cbc:LineCountNumeric> 2.50 </cbc:LineCountNumeric>',
      [
        ['/Invoice/cbc:LineCountNumeric[1]', '-2'],
        ['/Invoice/cbc:LineCountNumeric[1]', '2.50'],
      ],
    ],
    [
      'of attributes',
      '<cbc:ID schemeID="a" x:schemeID="c">1</cbc:ID>',
      '<cbc:ID schemeID="b" schemeName="d">1</cbc:ID>',
      [
        ['/Invoice/cbc:ID[1]', 'schemeID', 'a'],
        ['/Invoice/cbc:ID[1]', 'schemeID', 'b'],
      ],
      [['/Invoice/cbc:ID[1]', 'x:schemeID', 'c'], undefined],
      [undefined, ['/Invoice/cbc:ID[1]', 'schemeName', 'd']],
    ],
    [
      'of an element that only one has, with its attributes and all inside',
      '<cac:Party x:a="1"><cbc:ID schemeID="b">2</cbc:ID><cac:Party><cbc:Name> n </cbc:Name></cac:Party></cac:Party>',
      '',
      [['/Invoice/cac:Party[1]', 'x:a', '1'], undefined],
      [['/Invoice/cac:Party[1]/cbc:ID[1]', 'schemeID', 'b'], undefined],
      [['/Invoice/cac:Party[1]/cbc:ID[1]', '2'], undefined],
      [['/Invoice/cac:Party[1]/cac:Party[1]/cbc:Name[1]', 'n'], undefined],
    ],
    ['of an element that is empty', '', '<cbc:ID xsi:nil="true"/>', [undefined, ['/Invoice/cbc:ID[1]', '']]],
    [
      'of an element of the same name in another namespace',
      '<x:ID>1</x:ID>',
      '<cbc:ID>1</cbc:ID>',
      [['/Invoice/Q{urn:x}ID[1]', '1'], undefined],
      [undefined, ['/Invoice/cbc:ID[1]', '1']],
    ],
    [
      'of text between elements, which only the first has to answer for',
      '<cac:Party>stray <cbc:ID>1</cbc:ID>text</cac:Party>',
      '<cac:Party><cbc:ID>1</cbc:ID></cac:Party>',
      [['/Invoice/cac:Party[1]', 'stray text'], undefined],
    ],
    [
      'of text in an element that is not there otherwise',
      '<cac:Party>stray<cbc:ID>1</cbc:ID></cac:Party>',
      '',
      [['/Invoice/cac:Party[1]', 'stray'], undefined],
      [['/Invoice/cac:Party[1]/cbc:ID[1]', '1'], undefined],
    ],
  ])('%s', (_, first, second, ...expected) => {
    expect(between(first, second)).toEqual(expected);
  });

  test('of an attribute that only one has', () => {
    const place = '/Invoice/cbc:ID[1]';
    const [bare, attributed] = ['<cbc:ID>1</cbc:ID>', '<cbc:ID schemeID="a">1</cbc:ID>'];
    expect(between(bare, attributed)).toEqual([[undefined, [place, 'schemeID', 'a']]]);
    expect(between(attributed, bare)).toEqual([[[place, 'schemeID', 'a'], undefined]]);
  });

  test('of a text, and not of the blanks around an attribute beside it', () => {
    const place = '/Invoice/cbc:ID[1]';
    expect(between('<cbc:ID schemeID="a ">1</cbc:ID>', '<cbc:ID schemeID=" a">2</cbc:ID>')).toEqual([
      [
        [place, '1'],
        [place, '2'],
      ],
    ]);
  });

  test('of texts that begin alike, up to a comment or an element', () => {
    const place = '/Invoice/cbc:ID[1]';
    expect(between('<cbc:ID>1<!-- -->2</cbc:ID>', '<cbc:ID>1<!-- -->3</cbc:ID>')).toEqual([
      [
        [place, '12'],
        [place, '13'],
      ],
    ]);
    expect(between('<cbc:ID>1<cbc:ID>2</cbc:ID></cbc:ID>', '<cbc:ID>1</cbc:ID>')).not.toEqual([]);
    expect(between('<cbc:ID>1</cbc:ID>', '<cbc:ID>1<cbc:ID>2</cbc:ID></cbc:ID>')).not.toEqual([]);
  });

  test('of elements that hold the same text under other names', () => {
    const party = (inner: string) => `<cac:Party>${inner}</cac:Party>`;
    for (const [name, other] of [
      ['cbc:ID', 'cbc:Name'],
      ['cbc:ID', 'cac:ID'],
    ] as const)
      expect(between(party(`<${name}>1</${name}>`), party(`<${other}>1</${other}>`))).toEqual([
        [[`/Invoice/cac:Party[1]/${name}[1]`, '1'], undefined],
        [undefined, [`/Invoice/cac:Party[1]/${other}[1]`, '1']],
      ]);
  });

  test('of a text and an element that holds it', () => {
    const [element, text] = ['<cac:Party><cbc:ID>1</cbc:ID></cac:Party>', '<cac:Party>1</cac:Party>'];
    expect(between(element, text)).toContainEqual([['/Invoice/cac:Party[1]/cbc:ID[1]', '1'], undefined]);
    expect(between(text, element)).toContainEqual([undefined, ['/Invoice/cac:Party[1]/cbc:ID[1]', '1']]);
  });

  test('of elements of one name by their attributes too', () => {
    const ids = (...schemes: string[]) =>
      schemes.map((each) => `<cbc:ID schemeID="${each}">1</cbc:ID>`).join('');
    expect(between(ids('a', 'b', 'c'), ids('c ', 'a', 'd'))).toEqual([
      [
        ['/Invoice/cbc:ID[2]', 'schemeID', 'b'],
        ['/Invoice/cbc:ID[3]', 'schemeID', 'd'],
      ],
    ]);
  });

  test('of elements with one name, equal ones are set aside, and the others compared in their order', () => {
    const notes = (...texts: string[]) => texts.map((text) => `<cbc:Note>${text}</cbc:Note>`).join('');
    const note = (place: number, text: string) => [`/Invoice/cbc:Note[${place}]`, text];
    expect(between(notes('a', 'b', 'c'), notes('b', 'c'))).toEqual([[note(1, 'a'), undefined]]);
    expect(between(notes('b', 'c'), notes('a', 'b', 'c'))).toEqual([[undefined, note(1, 'a')]]);
    expect(between(notes('a', 'b', 'c'), notes('c', 'x', 'a'))).toEqual([[note(2, 'b'), note(2, 'x')]]);
    expect(between(notes('a', 'a', 'b'), notes('b', 'a', 'x'))).toEqual([[note(1, 'a'), note(3, 'x')]]);
    expect(between(notes('a'), notes('a', 'x', 'y'))).toEqual([
      [undefined, note(2, 'x')],
      [undefined, note(3, 'y')],
    ]);
    expect(between(notes('a'), notes('x', 'a'))).toEqual([[undefined, note(1, 'x')]]);
    expect(between(notes('x', 'a'), notes('a'))).toEqual([[note(1, 'x'), undefined]]);
  });

  test('of elements with one name that hold elements, by all their content', () => {
    const party = (id: string, name: string, text = '') =>
      `<cac:Party>${text}<cbc:ID>${id}</cbc:ID><cbc:Name>${name}</cbc:Name></cac:Party>`;
    expect(between(party('1', 'a') + party('2', 'b'), party('2', 'b') + party('1', 'a'))).toEqual([]);
    expect(between(party('1', 'a') + party('2', 'b'), party('2', 'b') + party('1', 'c'))).toEqual([
      [
        ['/Invoice/cac:Party[1]/cbc:Name[1]', 'a'],
        ['/Invoice/cac:Party[2]/cbc:Name[1]', 'c'],
      ],
    ]);
    // Text beside elements makes a different element.
    expect(between(party('1', 'a', 'stray') + party('2', 'b'), party('2', 'b') + party('1', 'a'))).toEqual([
      [['/Invoice/cac:Party[1]', 'stray'], undefined],
    ]);
  });
});
