import { expect, test } from 'vitest';
import { defaultSpecification } from '../../src/specification/default.ts';
import { elementsOf, termsOfElements } from '../../src/ubl/bound-terms.ts';

test('a term is at the elements that the binding has for it, each once', () => {
  expect(elementsOf(['IBT-129'], defaultSpecification)).toEqual([
    'cac:InvoiceLine/cbc:InvoicedQuantity',
    'cac:CreditNoteLine/cbc:CreditedQuantity',
  ]);
  expect(elementsOf(['IBT-009'], defaultSpecification)).toEqual([
    'cbc:DueDate',
    'cac:PaymentMeans/cbc:PaymentDueDate',
  ]);
  expect(elementsOf([], defaultSpecification)).toEqual([]);
  const terms = termsOfElements(defaultSpecification);
  expect(terms.get('cbc:ID')).toEqual(['IBT-001']);
  expect(terms.get('cac:AllowanceCharge/cbc:Amount')).toEqual(['IBT-092', 'IBT-099']);
  expect(terms.get('cac:CreditNoteLine/cbc:CreditedQuantity')).toEqual(['IBT-129']);
  expect(terms.has('cac:InvoiceLine/cbc:CreditedQuantity')).toBe(false);
});
