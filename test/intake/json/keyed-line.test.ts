import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyedLine } from '../../../src/intake/json/keyed-line.ts';

describe('a document with a key', () => {
  test('is taken out of its line as written', () => {
    expect(keyedLine('{"id": "k", "request": {"prepaidAmount": 1.50}}')).toEqual({
      id: 'k',
      text: '{"prepaidAmount": 1.50}',
      format: 'json',
    });
    expect(keyedLine('{"xml": "<a b=\\"c\\"/>", "id": 7}')).toEqual({
      id: 7,
      text: '<a b="c"/>',
      format: 'xml',
    });
  });

  test('keeps whatever texts the document holds, and whatever key', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.oneof(fc.string(), fc.integer()), fc.boolean(), (value, id, isFirst) => {
        const request = JSON.stringify(value);
        const members = [`"id" : ${JSON.stringify(id)}`, `"request": ${request}`];
        const line = ` {${(isFirst ? members : members.toReversed()).join(' , ')} }`;
        expect(keyedLine(line)).toEqual({ id, text: request, format: 'json' });
      }),
    );
  });

  test('is recognised wherever white space stands between its parts', () => {
    const keyed = { id: 1, text: '[1, 2]', format: 'json' };
    expect(keyedLine('\ufeff \t{\n"id": 1, "request": [1, 2]}')).toBeUndefined();
    expect(keyedLine(' \t\r\n{ \t\r\n"id" \t:\n1\r, "request": [1, 2] }')).toEqual(keyed);
  });

  test('has a number as its key, or the text of one that no double is', () => {
    const idOf = (id: string) => keyedLine(`{"id": ${id}, "xml": "<a/>"}`)?.id;
    expect(['7', '1.50', '1e3', '12345678901234567890'].map(idOf)).toEqual([
      7,
      1.5,
      1000,
      '12345678901234567890',
    ]);
  });

  test.each([
    ...['[{"id": 1, "request": {}, "request": {}}]', '{"ids": 1, "request": {}}', '{"id": 1}'],
    ...['{"id": 1, "request": {}, "more": 2}', '{"id": 1, "id": 2, "request": {}}'],
    ...['{"id": null, "xml": "<a/>"}', '{"id": 1, "xml": {}}', '{"id": 1, "request": {}'],
    ...['{"documentType": "Invoice", "id": 1}', '[{"id": 1, "request": {}}]', ''],
  ])('is not %s', (line) => {
    expect(keyedLine(line)).toBeUndefined();
  });
});
