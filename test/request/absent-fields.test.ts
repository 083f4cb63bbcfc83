import { expect, test } from 'vitest';
import { validate } from '../../src/index.ts';
import { example, lineOf } from '../requests.ts';

test('a document type that is not a text is reported as such', () => {
  const documentType = { toString: 1, valueOf: 1 };
  const [problem] = validate({ documentType }).issues;
  expect(problem?.path).toBe('documentType');
});

const withNull = (path: string) => [{ op: 'add', path, value: null }];

test.each([
  ['id', withNull('/lines/0/id')],
  ['lineExtensionAmount', withNull('/lines/0/lineExtensionAmount')],
  ['unitCode', withNull('/lines/0/unitCode')],
  ['quantity', undefined],
  ['unitPrice', undefined],
] as const)('a line without %s is mended with null only if null says enough', (field, fix) => {
  const request = structuredClone(example('standard-invoice'));
  Reflect.deleteProperty(lineOf(request), field);
  const { issues } = validate(request);
  expect(issues.map((problem) => [problem.path, problem.fix])).toEqual([[`lines[0].${field}`, fix]]);
});

test.each([
  ['standard-invoice', withNull('/precedingInvoiceNumber')],
  ['self-billing-invoice', withNull('/precedingInvoiceNumber')],
  ['credit-note', undefined],
  ['self-billing-credit-note', undefined],
] as const)('no preceding invoice is an answer of an invoice, and not of a credit note: %s', (name, fix) => {
  const request = structuredClone(example(name));
  Reflect.deleteProperty(request, 'precedingInvoiceNumber');
  const [problem] = validate(request).issues;
  expect([problem?.path, problem?.fix]).toEqual(['precedingInvoiceNumber', fix]);
});
