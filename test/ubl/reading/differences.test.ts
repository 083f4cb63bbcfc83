import { describe, expect, test } from 'vitest';
import { structure } from '../../../rules/pint/structure/index.ts';
import { locationOf, namespaces } from '../../../src/core/xml/element.ts';
import { differences, type HeldValue } from '../../../src/ubl/reading/differences.ts';
import { parsed } from '../parsed.ts';

/** A value with its place: `cbc:ID[1]/@schemeID=a`; a dash for none. */
function told(held: HeldValue | undefined): string {
  if (held === undefined) return '–';
  const place = locationOf(held.element).replace('/Invoice/', '');
  return `${place}${held.attribute === undefined ? '' : `/@${held.attribute}`}=${held.value}`;
}

const prefixes = `xmlns:cac="${namespaces.cac}" xmlns:cbc="${namespaces.cbc}" xmlns:x="urn:x" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`;
const document = (inner: string) =>
  parsed(`<Invoice xmlns="${namespaces.invoice}" ${prefixes}>${inner}</Invoice>`);

/** The differences between two documents with this content. */
const between = (first: string, second: string) =>
  differences(document(first), document(second), structure).map(
    (each) => `${told(each.first)} → ${told(each.second)}`,
  );

const id = '<cbc:ID>1</cbc:ID>';
const notes = (texts: string) => texts.replaceAll(/\w/g, '<cbc:Note>$&</cbc:Note>');
const party = (inner: string) => `<cac:Party>${inner}</cac:Party>`;
const named = (number: string, name: string, text = '') =>
  party(`${text}<cbc:ID>${number}</cbc:ID><cbc:Name>${name}</cbc:Name>`);
const schemed = (schemes: string) => schemes.replaceAll(/\w/g, '<cbc:ID schemeID="$&">1</cbc:ID>');
const count = (number: string) => `<cbc:LineCountNumeric>${number}</cbc:LineCountNumeric>`;

describe('two documents say the same', () => {
  test.each([
    ['as they stand', id, id],
    ['whatever blanks stand around a text', '<cbc:ID> 1\n</cbc:ID>', id],
    ['whatever zeros a number has', count('02'), count('2.0')],
    ['whatever white space stands between elements', `\n ${id}\t`, id],
    ['whatever elements of other names stand between', `${id}${notes('a')}`, `${notes('a')}${id}`],
    ['whatever order elements of one name have', notes('abb'), notes('bab')],
    ['and elements that hold elements', named('1', 'a') + named('2', 'b'), named('2', 'b') + named('1', 'a')],
    [
      'whatever order attributes have, and blanks around them',
      '<cbc:ID schemeID="a" schemeName="b">1</cbc:ID>',
      '<cbc:ID schemeName=" b" schemeID="a ">1</cbc:ID>',
    ],
    ['whatever XML Schema says of an instance', '<cbc:ID xsi:type="x">1</cbc:ID>', id],
    ['whatever comments stand in a text', '<cbc:ID>1<!-- of many -->2</cbc:ID>', '<cbc:ID>12</cbc:ID>'],
  ])('%s', (_, first, second) => {
    expect(between(first, second)).toEqual([]);
    expect(between(second, first)).toEqual([]);
  });
});

describe('a difference is reported once, with both values', () => {
  test.each<[what: string, first: string, second: string, ...told: string[]]>([
    ['of texts', '<cbc:ID>01</cbc:ID>', id, 'cbc:ID[1]=01 → cbc:ID[1]=1'],
    ['of numbers', count('-2'), count(' 2.50 '), 'cbc:LineCountNumeric[1]=-2 → cbc:LineCountNumeric[1]=2.50'],
    [
      'of attributes',
      '<cbc:ID schemeID="a" x:schemeID="c">1</cbc:ID>',
      '<cbc:ID schemeID="b" schemeName="d">1</cbc:ID>',
      'cbc:ID[1]/@schemeID=a → cbc:ID[1]/@schemeID=b',
      'cbc:ID[1]/@x:schemeID=c → –',
      '– → cbc:ID[1]/@schemeName=d',
    ],
    [
      'of an element that only one has, with its attributes and all inside',
      '<cac:Party x:a="1"><cbc:ID schemeID="b">2</cbc:ID><cac:Party><cbc:Name> n </cbc:Name></cac:Party></cac:Party>',
      '',
      'cac:Party[1]/@x:a=1 → –',
      'cac:Party[1]/cbc:ID[1]/@schemeID=b → –',
      'cac:Party[1]/cbc:ID[1]=2 → –',
      'cac:Party[1]/cac:Party[1]/cbc:Name[1]=n → –',
    ],
    ['of an element that is empty', '', '<cbc:ID xsi:nil="true"/>', '– → cbc:ID[1]='],
    ['of namespaces', '<x:ID>1</x:ID>', id, 'Q{urn:x}ID[1]=1 → –', '– → cbc:ID[1]=1'],
    [
      'of text between elements, which only the first has to answer for',
      party(`stray ${id}text`),
      party(id),
      'cac:Party[1]=stray text → –',
    ],
    [
      'of text in an element that is not there otherwise',
      party(`stray${id}`),
      '',
      'cac:Party[1]=stray → –',
      'cac:Party[1]/cbc:ID[1]=1 → –',
    ],
    ['of an attribute that only the second has', id, schemed('a'), '– → cbc:ID[1]/@schemeID=a'],
    ['of an attribute that only the first has', schemed('a'), id, 'cbc:ID[1]/@schemeID=a → –'],
    [
      'of a text, and not of the blanks around an attribute beside it',
      '<cbc:ID schemeID="a ">1</cbc:ID>',
      '<cbc:ID schemeID=" a">2</cbc:ID>',
      'cbc:ID[1]=1 → cbc:ID[1]=2',
    ],
    [
      'of texts that begin alike, up to a comment',
      '<cbc:ID>1<!-- -->2</cbc:ID>',
      '<cbc:ID>1<!-- -->3</cbc:ID>',
      'cbc:ID[1]=12 → cbc:ID[1]=13',
    ],
    [
      'of elements that hold the same text under other names',
      party(`${id}<cac:ID>1</cac:ID>`),
      party('<cbc:Name>1</cbc:Name>'),
      'cac:Party[1]/cbc:ID[1]=1 → –',
      'cac:Party[1]/cac:ID[1]=1 → –',
      '– → cac:Party[1]/cbc:Name[1]=1',
    ],
    [
      'of elements of one name by their attributes too',
      schemed('abc'),
      schemed('cad'),
      'cbc:ID[2]/@schemeID=b → cbc:ID[3]/@schemeID=d',
    ],
    ['of those with one name, equal ones are set aside', notes('abc'), notes('bc'), 'cbc:Note[1]=a → –'],
    ['in either document', notes('bc'), notes('abc'), '– → cbc:Note[1]=a'],
    ['and the others compared in their order', notes('abc'), notes('cxa'), 'cbc:Note[2]=b → cbc:Note[2]=x'],
    ['one for one', notes('aab'), notes('bax'), 'cbc:Note[1]=a → cbc:Note[3]=x'],
    ['more at the end', notes('a'), notes('axy'), '– → cbc:Note[2]=x', '– → cbc:Note[3]=y'],
    ['more at the start', notes('a'), notes('xa'), '– → cbc:Note[1]=x'],
    ['fewer at the start', notes('xa'), notes('a'), 'cbc:Note[1]=x → –'],
    [
      'of those that hold elements, by all their content',
      named('1', 'a') + named('2', 'b'),
      named('2', 'b') + named('1', 'c'),
      'cac:Party[1]/cbc:Name[1]=a → cac:Party[2]/cbc:Name[1]=c',
    ],
    [
      'and by the text beside elements',
      named('1', 'a', 'stray') + named('2', 'b'),
      named('2', 'b') + named('1', 'a'),
      'cac:Party[1]=stray → –',
    ],
  ])('%s', (_, first, second, ...expected) => {
    expect(between(first, second)).toEqual(expected);
  });

  test('of a text and an element that holds it', () => {
    const [element, text] = [party(id), party('1')];
    expect(between(element, text)).toContain('cac:Party[1]/cbc:ID[1]=1 → –');
    expect(between(text, element)).toContain('– → cac:Party[1]/cbc:ID[1]=1');
    const inside = '<cbc:ID>1<cbc:ID>2</cbc:ID></cbc:ID>';
    for (const [first, second] of [[inside, id] as const, [id, inside] as const])
      expect(between(first, second)).not.toEqual([]);
  });
});
