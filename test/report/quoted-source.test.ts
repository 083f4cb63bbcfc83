import { describe, expect, test } from 'vitest';
import { validateDocument } from '../../src/api/validate-document.ts';
import { quotedSource } from '../../src/report/quoted-source.ts';

const sourceOf = (text: string) => quotedSource(validateDocument(new TextEncoder().encode(text)));

describe('the text of a request', () => {
  const source = sourceOf('{\n "seller": {\r\n  "trn": "1" }\n}');

  test('is in lines that end with a line feed', () => {
    expect(source.lines).toEqual(['{', ' "seller": {\r', '  "trn": "1" }', '}']);
  });

  test('has the place of each field, and the mark of its value', () => {
    expect(source.placeOf({ path: 'seller.trn' })).toEqual({ line: 3, column: 3 });
    expect(source.markOf({ path: 'seller.trn' })).toEqual({ line: 3, column: 10, length: 3 });
  });

  test('has no place for what is said of the whole document', () => {
    expect(source.placeOf({ path: '' })).toBeUndefined();
    expect(source.markOf({ path: '' })).toBeUndefined();
  });

  test('has the place that a finding names, whatever its path', () => {
    const place = { line: 3, column: 10 };
    expect(source.placeOf({ path: 'seller', place })).toEqual(place);
    expect(source.placeOf({ path: '', place })).toEqual(place);
    expect(source.markOf({ path: 'seller', place })).toEqual({ ...place, length: 3 });
  });
});

describe('the text of UBL', () => {
  const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
  const text = `\ufeff<Invoice xmlns="${ubl}:Invoice-2"\rxmlns:b="${ubl}:CommonBasicComponents-2">\r\n<b:ID>7</b:ID>\n<b:IssueDate>today</b:IssueDate></Invoice>`;
  const source = sourceOf(text);

  test('is in lines that end as in XML, and does not begin with its mark', () => {
    expect(source.lines.map((line) => line.slice(0, 8))).toEqual([
      '<Invoice',
      'xmlns:b=',
      '<b:ID>7<',
      '<b:Issue',
    ]);
  });

  test('has the place of elements of which something is said', () => {
    const location = '/Invoice/cbc:IssueDate[1]';
    expect(source.placeOf({ path: '', location })).toMatchObject({ line: 4 });
    expect(source.markOf({ path: '', location })).toMatchObject({ line: 4, column: 14, length: 5 });
    expect(source.markOf({ path: '' })).toBeUndefined();
    expect(source.markOf({ path: '', location, place: { line: 3, column: 1 } })).toEqual({
      line: 3,
      column: 1,
      length: 6,
    });
  });
});

test.each([
  ['"a \\" b" c', 8],
  ['"not closed', 11],
  ['<a b="c"> d', 9],
  ['<not closed', 11],
  ['&amp; b', 5],
  ['&#38; b', 5],
  ['& b', 1],
  ['12.50, 3', 5],
  ['البند 1', 5],
  ['INV_7-b: c', 7],
  [', "a"', 1],
  ['', 1],
  ['x'.repeat(300), 200],
])('at %j a mark has the length %d', (line, length) => {
  const source = sourceOf(`{\n${line}`);
  expect(source.markOf({ path: '', place: { line: 2, column: 1 } })).toEqual({ line: 2, column: 1, length });
});
