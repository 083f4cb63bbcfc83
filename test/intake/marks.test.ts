import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { jsonPlaces } from '../../src/intake/json/places.ts';
import { ublMarks } from '../../src/intake/ubl-marks.ts';
import { example } from '../requests.ts';
import { wrapUbl } from '../results.ts';

describe('the mark of a JSON path', () => {
  const text = '{\n  "seller": { "trn": null },\n  "lines": [{ "id": 1 }, {}],\n  "notes": []\n}';
  const { markOf } = jsonPlaces(text);
  const lines = text.split('\n');
  const marked = (path: string) => {
    const { line, column, length } = markOf(path) ?? { line: 0, column: 0, length: 0 };
    return lines[line - 1]?.slice(column - 1, column - 1 + length);
  };

  test('is its value', () => {
    expect([marked('seller.trn'), marked('lines[0].id'), marked('lines[1]')]).toEqual(['null', '1', '{}']);
  });

  test('is where a missing name or entry belongs: after the last one, or inside the empty value', () => {
    expect(markOf('lines[0].unitCode')).toEqual({ line: 3, column: 22, length: 1, missing: 'unitCode' });
    expect(markOf('lines[1].id')).toEqual({ line: 3, column: 27, length: 1, missing: 'id' });
    expect(markOf('notes[0]')).toEqual({ line: 4, column: 13, length: 1, missing: '[0]' });
    expect(markOf('buyer.address.city')).toEqual({ line: 4, column: 14, length: 1, missing: 'buyer' });
  });

  test('is the value that blocks a path', () => {
    expect(marked('seller.trn.digits')).toBe('null');
  });

  test('does not exist in a text that has no value', () => {
    const { markOf: markIn, placeOf } = jsonPlaces('');
    expect([markIn('seller'), placeOf('seller')]).toEqual([undefined, undefined]);
  });

  test('is the object around a name that has no value yet', () => {
    for (const text of ['{"a"}', '{"a": 1, "b": '])
      expect(jsonPlaces(text).markOf('b')).toMatchObject({ line: 1, missing: 'b' });
    expect(jsonPlaces('{"a"}').markOf('a')).toMatchObject({ line: 1, missing: 'a' });
  });

  test('is the value around it where a list has names or a value is neither object nor list', () => {
    expect(marked('lines.id')).toBe(']');
    expect(markOf('lines.id')).toMatchObject({ line: 3, missing: 'id' });
    expect(marked('lines[0].id[0]')).toBe('1');
  });

  test('is the last of several values with one name, as in JSON', () => {
    expect(jsonPlaces('{"a": 1, "a": 2}').markOf('a')).toEqual({ line: 1, column: 15, length: 1 });
  });

  test('is found for 10,000 fields of one object, each looked for once', () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `field${index}`);
    const { markOf: markOfMany } = jsonPlaces(
      JSON.stringify(Object.fromEntries(names.map((name) => [name, 1])), null, 1),
    );
    expect(names.map((name) => markOfMany(name)?.line)).toEqual(names.map((_, index) => index + 2));
  });
});

test('a field begins with its name, an entry of a list with its value', () => {
  const { placeOf } = jsonPlaces('{\n  "lines": [1, { "id":\n 2 }]\n}');
  expect(placeOf('lines')).toEqual({ line: 2, column: 3 });
  expect(placeOf('lines[0]')).toEqual({ line: 2, column: 13 });
  expect(placeOf('lines[1].id')).toEqual({ line: 2, column: 18 });
  expect(placeOf('lines[1].name')).toEqual({ line: 2, column: 16 });
  expect(placeOf('')).toEqual({ line: 1, column: 1 });
});

describe('the mark of a location in UBL', () => {
  const { xml } = convert(example('standard-invoice'));
  const text = xml ?? '';
  const marked = (source: string, location: string) => {
    const lines = source.split('\n');
    const mark = ublMarks(source, lines, [location]).get(location);
    return mark && lines[mark.line - 1]?.slice(mark.column - 1, mark.column - 1 + mark.length);
  };

  test('is the value of an element, and the tag if it holds others', () => {
    expect(marked(text, '/Invoice/cbc:ID[1]')).toBe('INV-2026-0042');
    expect(marked(text, '/Invoice/cac:InvoiceLine[2]/cbc:ID[1]')).toBe('2');
    expect(marked(text, '/Invoice/cac:InvoiceLine[2]')).toBe('<cac:InvoiceLine');
    expect(marked(text, '/Invoice')).toBe('<Invoice');
  });

  test('is the tag where the element begins if its value is not all on that line', () => {
    const source = '<a x="1"><b>7</b>8<c>\n</c><d/></a>';
    expect(marked(source, '/Q{}a')).toBe('<a');
    expect(marked(source, '/Q{}a/Q{}b[1]')).toBe('7');
    expect(marked(source, '/Q{}a/Q{}c[1]')).toBe('<c');
    expect(marked(source, '/Q{}a/Q{}d[1]')).toBe('<d');
  });

  test('has names of any namespace, and positions of any length', () => {
    const source = `<a xmlns="urn:a/b">${'<b>0</b>'.repeat(11)}<b>12</b></a>`;
    expect(marked(source, '/Q{urn:a/b}a/Q{urn:a/b}b[12]')).toBe('12');
    expect(marked(source, '/Q{urn:a/b}a/Q{urn:a/b}b')).toBe('0');
    expect(marked(source, 'a')).toBeUndefined();
  });

  test('is found in an envelope', () => {
    const wrapped = wrapUbl(text, { id: 'b1', createdAt: '2026-01-31T08:00:00Z' });
    expect(marked(wrapped.xml ?? '', '/Invoice/cbc:ID[1]')).toBe('INV-2026-0042');
  });

  test('does not exist if there is no such element, or no document', () => {
    expect(marked(text, '/Invoice/cbc:ID[2]')).toBeUndefined();
    expect(marked(text, '/CreditNote/cbc:ID[1]')).toBeUndefined();
    expect(marked('<a', '/Invoice')).toBeUndefined();
  });
});
