import { describe, expect, test } from 'vitest';
import { documentRequestSchema } from '../../src/api/published.ts';
import { edited, example, lineOf } from '../requests.ts';

const request = example('standard-invoice');
const broken = edited('standard-invoice', (document) => {
  Object.assign(document, { invoiceNumber: 7 });
  Object.assign(lineOf(document), { quantity: 'two' });
});

describe('the shape of a request, for callers who check it themselves', () => {
  test('accepts a request as it is', () => {
    expect(documentRequestSchema.safeParse(request)).toStrictEqual({ success: true, data: request });
    expect(documentRequestSchema.parse(request)).toStrictEqual(request);
    expect(documentRequestSchema['~standard'].validate(request)).toStrictEqual({ value: request });
  });

  test('reports the error of each field, by its path', () => {
    const parsed = documentRequestSchema.safeParse(broken);
    expect(parsed.success).toBe(false);
    const told = parsed.success ? [] : parsed.error.issues;
    expect(told).toMatchObject([
      { path: ['invoiceNumber'], message: expect.stringContaining('must be a text, not a number') },
      {
        path: ['lines', 0, 'quantity'],
        message: expect.stringMatching(/^lines\[0\]\.quantity must be a number, not a text\. Send /),
      },
    ]);
    expect(documentRequestSchema['~standard'].validate(broken)).toStrictEqual({ issues: told });
  });

  test('throws all errors at once if a caller wants the request or an exception', () => {
    const parsed = documentRequestSchema.safeParse(broken);
    const [first, second] = parsed.success ? [] : parsed.error.issues;
    expect(() => documentRequestSchema.parse(broken)).toThrow(
      expect.objectContaining({
        name: 'MalformedRequestError',
        message: `${first?.message}\n${second?.message}`,
        issues: [first, second],
      }),
    );
    expect(() => documentRequestSchema.parse(7)).toThrow(/^The request must be an object, not a number\. /);
  });

  test('is a Standard Schema of this library', () => {
    const { version, vendor } = documentRequestSchema['~standard'];
    expect([version, vendor]).toEqual([1, 'pint-ae']);
  });
});
