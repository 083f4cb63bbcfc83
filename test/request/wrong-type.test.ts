import { describe, expect, test } from 'vitest';
import { wrongType } from '../../src/request/explain/faults.ts';
import { readDocumentRequest } from '../../src/request/read.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { example } from '../requests.ts';

describe('a value of the wrong type', () => {
  test.each<[expected: string, sent: unknown, problem: string, values: object, remedy?: object]>([
    ['number', ' 12.50', 'numberAsText', { sent: ' 12.50', number: '12.50' }, { value: 12.5 }],
    ['number', ' 0.12345678901234567890', 'numberAsText', { number: '0.12345678901234567890' }],
    ['number', '0.12345678901234567890', 'tooManyDigits', { sent: '0.12345678901234567890' }],
    ['number', 'USD 5', 'unclearNumber', { sent: 'USD 5' }],
    ['number', '٥ دراهم', 'unclearNumber', { sent: '٥ دراهم' }],
    ['number', 'five', 'wrongType', { expected: { word: 'number' }, sent: { word: 'text' } }],
    ['number', true, 'wrongType', { expected: { word: 'number' }, sent: { word: 'boolean' } }],
    ['number', Number.NaN, 'wrongType', { expected: { word: 'number' }, sent: 'NaN' }],
    ['string', 5, 'textAsNumber', { sent: '5' }, { value: '5' }],
    ['string', 0.5, 'textAsNumber', { sent: '0.5' }],
    ['string', Number.NEGATIVE_INFINITY, 'wrongType', { expected: { word: 'text' }, sent: '-Infinity' }],
    ['string', true, 'wrongType', { expected: { word: 'text' }, sent: { word: 'boolean' } }],
    ['boolean', 'true', 'booleanAsText', { sent: 'true' }, { value: true }],
    ['boolean', 'false', 'booleanAsText', { sent: 'false' }, { value: false }],
    ['boolean', 'TRUE', 'wrongType', { expected: { word: 'boolean' }, sent: { word: 'text' } }],
    ['boolean', 1, 'booleanAsNumber', { sent: '1', value: 'true' }, { value: true }],
    ['boolean', 2, 'wrongType', { expected: { word: 'boolean' }, sent: { word: 'number' } }],
    ['string', 'true', 'wrongType', { expected: { word: 'text' }, sent: { word: 'text' } }],
    ['array', {}, 'wrongType', { expected: { word: 'list' }, sent: { word: 'object' } }],
    ['object', [], 'wrongType', { expected: { word: 'object' }, sent: { word: 'list' } }],
    ['object', null, 'wrongType', { expected: { word: 'object' }, sent: 'null' }],
    ['object', undefined, 'wrongType', { expected: { word: 'object' }, sent: 'undefined' }],
  ])('where a %s belongs, %s, is told as %s', (expected, sent, problem, values, remedy) => {
    const [told, toldValues, fix] = wrongType(expected, sent);
    expect(told).toBe(problem);
    expect(toldValues).toMatchObject(values);
    expect(fix).toEqual(remedy);
  });
});

describe('a field of the wrong form', () => {
  /** Returns what is told of a field, with its values, and how it can be mended. */
  const toldOf = (path: string, values: object) => {
    const read = readDocumentRequest({ ...example('standard-invoice'), ...values }, defaultSpecification);
    const found = read.ok ? [] : read.failure.filter((finding) => finding.path === path);
    return found.map(({ text, values: named, remedy }) => ({ text, ...named, remedy }));
  };

  test('that is a text may be as long as its limit, and no longer', () => {
    expect(toldOf('invoiceNumber', { invoiceNumber: 'x'.repeat(1000) })).toEqual([]);
    expect(toldOf('invoiceNumber', { invoiceNumber: 'x'.repeat(1001) })).toMatchObject([
      { text: 'tooLong', maximum: '1000' },
    ]);
  });

  test('that is an amount may be as far below zero as above it', () => {
    expect(toldOf('prepaidAmount', { prepaidAmount: -9e13 })).toEqual([]);
  });

  test('that is the whole request inside another object is told with its place, and taken out if it is alone', () => {
    const request = example('standard-invoice');
    const told = (value: unknown) => {
      const read = readDocumentRequest(value, defaultSpecification);
      return read.ok ? [] : read.failure.map(({ text, path, remedy }) => ({ text, path, remedy }));
    };
    expect(told({ data: { invoice: request } })).toEqual([
      { text: 'insideAnother', path: 'data.invoice', remedy: { unwrap: true } },
    ]);
    expect(told({ data: { invoice: request, id: 1 } })).toEqual([
      { text: 'insideAnother', path: 'data.invoice', remedy: undefined },
    ]);
  });
});
