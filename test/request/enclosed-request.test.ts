import { describe, expect, test } from 'vitest';
import { enclosedRequest } from '../../src/request/explain/other-documents.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { example } from '../requests.ts';

const request = example('standard-invoice');
const pathIn = (value: unknown) => enclosedRequest(value, defaultSpecification);

describe('a request in an envelope', () => {
  test.each<[path: string, value: unknown]>([
    ['invoice', { invoice: request }],
    ['data', { id: 1, data: request, currency: 'AED' }],
    ['data.document', { data: { document: request } }],
    ['data.document', { currency: 'AED', notes: null, data: { document: request } }],
    ['a.b.c', { a: { b: { c: request } } }],
    ['invoices[0]', { invoices: [request, request] }],
    ['invoice', { note: { currency: 'AED', notes: null }, invoice: request }],
  ])('is found at %s', (path, value) => {
    expect(pathIn(value)).toBe(path);
  });

  test.each<[what: string, value: unknown]>([
    ['a request', request],
    ['a part of a request', { seller: request.seller, lines: request.lines, notes: null }],
    ['what is nested deeper than three', { a: { b: { c: { d: request } } } }],
    ['a part of a request in another object', { note: { currency: 'AED', notes: null } }],
    ['an object with some of its fields beside it', { seller: 1, buyer: 2, lines: 3, data: request }],
    ['an empty object', {}],
    ['a text', 'invoice'],
    ['nothing', null],
  ])('is not %s', (_what, value) => {
    expect(pathIn(value)).toBeUndefined();
  });
});
