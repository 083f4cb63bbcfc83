import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { example } from '../requests.ts';

describe('the document type code', () => {
  test('that is not the ordinary one is explained', () => {
    const told = (name: string) =>
      validate(example(name), { strict: true }).warnings.filter(({ rule }) => rule === 'pint-ae-type-code');
    expect(told('out-of-scope')).toMatchObject([{ severity: 'information', path: 'documentType' }]);
    expect(told('out-of-scope')[0]?.message).toContain('type code 480, not 380');
    expect(told('standard-invoice')).toEqual([]);
  });

  test('of a malformed request is not known', () => {
    expect(validate({}).typeCode).toBeNull();
  });
});

test.each([null, 'Foo', 7, undefined, 'SelfBillingInvoice'])(
  'if the caller says that it is a credit note, the documentType %j of the request does not count',
  (documentType) => {
    const { typeCode, issues } = validate(
      { ...example('credit-note'), documentType },
      { documentType: 'CreditNote' },
    );
    expect([typeCode, issues]).toEqual(['381', []]);
  },
);
