import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';

function findingsOf(name: string, edit: (request: DocumentRequest) => void) {
  const { issues, warnings } = validate(edited(name, edit));
  return [...issues, ...warnings.filter(({ rule }) => rule !== 'pint-ae-alias')];
}

/** The VAT total is sent, the other totals are not. */
const withTax = (taxAmount: number) => (request: DocumentRequest) => {
  request.taxTotal = { taxAmount };
  request.legalMonetaryTotal = null;
};

describe('the finding on a sent amount that differs from that of the lines', () => {
  test('says what the VAT total is, and leaves it to the sender even if the other totals agree', () => {
    const [issue, ...others] = findingsOf('standard-invoice', ({ taxTotal }) => {
      Object.assign(taxTotal ?? {}, { taxAmount: 1 });
    });
    expect(issue).toMatchObject({ rule: 'ibr-co-14', message: expect.stringContaining('529.80') });
    expect(issue?.fix).toBeUndefined();
    expect(others).toEqual([]);
  });

  test('suggests nothing if a line contradicts itself: nobody can say which figure is wrong', () => {
    const issues = findingsOf('standard-invoice', (request) => {
      withTax(1)(request);
      lineOf(request).lineExtensionAmount = 5;
    });
    expect(issues.map(({ rule, fix }) => [rule, fix])).toEqual([
      ['ibr-147-ae', undefined],
      ['ibr-co-14', undefined],
    ]);
  });

  test('names VAT beside a line under reverse charge as such, whatever the other lines are', () => {
    const [issue] = findingsOf('reverse-charge', (request) => {
      const line = { ...lineOf(request), id: '9', vatCategory: 'Z' as const, vatRate: 0 };
      request.lines.push({ ...line, lineExtensionAmount: null });
      withTax(7)(request);
    });
    expect(issue?.message).toContain('reverse charge');
  });

  test('says where the sign of a negative price has gone', () => {
    const findings = findingsOf('standard-invoice', (request) => {
      Object.assign(lineOf(request, 1), { unitPrice: -1, quantity: 1, lineExtensionAmount: null });
      Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
    });
    expect(findings.map(({ rule, message }) => [rule, message])).toEqual([
      ['ibr-027', expect.stringContaining('the sign was moved to the quantity')],
    ]);
  });
});

describe('mere consequences are not reported', () => {
  test('a seller without a registration number is asked neither for its type nor for its authority', () => {
    const findings = findingsOf('standard-invoice', (request) => {
      const registration = { legalRegistrationNumber: null, authorityName: null };
      Object.assign(request.seller, { ...registration, legalRegistrationType: 'Club card' });
    });
    expect(findings.map(({ rule }) => rule)).toEqual(['ibr-150-ae']);
  });

  test('the value that was sent is quoted: a subdivision of the place of delivery that is not an emirate', () => {
    const [finding] = findingsOf('standard-invoice', (request) => {
      request.delivery = { streetName: 'a', city: 'b', countryCode: 'AE', countrySubentity: 'Nowhere' };
    });
    expect(finding?.message).toContain('Nowhere');
  });
});
