import { describe, expect, test } from 'vitest';
import { documentRequest } from '../../src/api/request-schema.ts';
import { parseDocumentRequest } from '../../src/api/steps.ts';
import { edited, example, lineOf } from '../requests.ts';

const request = example('standard-invoice');
const broken = edited('standard-invoice', (document) => {
  Object.assign(document, { invoiceNumber: 7 });
  Object.assign(lineOf(document), { quantity: 'two' });
});

describe('the shape of a request, for callers who check it themselves', () => {
  test('accepts a request as it is', () => {
    expect(documentRequest.safeParse(request)).toStrictEqual({ success: true, data: request });
    expect(documentRequest.parse(request)).toStrictEqual(request);
    expect(documentRequest['~standard'].validate(request)).toStrictEqual({ value: request });
  });

  test('reports the error of each field, by its path', () => {
    const parsed = documentRequest.safeParse(broken);
    expect(parsed.success).toBe(false);
    const told = parsed.success ? [] : parsed.error.issues;
    expect(told).toMatchObject([
      { path: ['invoiceNumber'], message: expect.stringContaining('must be a text, not a number') },
      {
        path: ['lines', 0, 'quantity'],
        message: expect.stringMatching(/^lines\[0\]\.quantity must be a number, not a text\. Send /),
      },
    ]);
    expect(documentRequest['~standard'].validate(broken)).toStrictEqual({ issues: told });
  });

  test('throws all errors at once if a caller wants the request or an exception', () => {
    const parsed = documentRequest.safeParse(broken);
    const [first, second] = parsed.success ? [] : parsed.error.issues;
    expect(() => documentRequest.parse(broken)).toThrow(
      expect.objectContaining({
        name: 'MalformedRequestError',
        message: `${first?.message}\n${second?.message}`,
        issues: [first, second],
      }),
    );
    expect(() => documentRequest.parse(7)).toThrow(
      /^The request must be an object, not a number\. Send the request as an object in curly braces/,
    );
  });

  test('says of every malformed request what parseDocumentRequest says, though it loads no rules', () => {
    const wrong: readonly unknown[] = [7, 'x', true, null, [], {}, '2026-02-30', 'AED 5', '%', -1];
    const names = [...Object.keys(request), 'tips', 'reverseCharge', 'invoiceNumbr', 'priceInclVat', 'LINES'];
    const changed = names.flatMap((name) => wrong.map((value) => ({ ...request, [name]: value })));
    const ofLines = [...Object.keys(lineOf(request)), 'discount', 'vatcategory', 'retention'].flatMap(
      (name) => wrong.map((value) => ({ ...request, lines: [{ ...lineOf(request), [name]: value }] })),
    );
    const others = [...wrong, { document: request }, { type: 'CreditNote' }, { valid: true, issues: [] }];
    const texts = new Set<string>();
    for (const value of [...changed, ...ofLines, ...others]) {
      const parsed = parseDocumentRequest(value);
      const issues = parsed.ok ? [] : parsed.failure.map(({ message, hint }) => `${message} ${hint}`);
      const shape = documentRequest.safeParse(value);
      expect(shape.success ? [] : shape.error.issues.map(({ message }) => message)).toEqual(issues);
      for (const text of issues) texts.add(text);
    }
    expect(texts.size).toBeGreaterThan(100);
  });

  test('is a Standard Schema of this library', () => {
    const { version, vendor } = documentRequest['~standard'];
    expect([version, vendor]).toEqual([1, 'pint-ae']);
  });
});
