import { describe, expect, test } from 'vitest';
import { validate } from '../../src/judge/validate.ts';
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

describe('what is said of a sent amount that is not that of the lines', () => {
  test('a VAT total is set to what it comes to, as nothing else can be meant', () => {
    const [issue, ...others] = findingsOf('standard-invoice', withTax(1));
    expect(issue).toMatchObject({
      rule: 'ibr-co-14',
      fix: [{ op: 'replace', path: '/taxTotal/taxAmount', value: 529.8 }],
    });
    expect(others).toEqual([]);
  });

  test('it is not where a line contradicts itself: nobody can say which figure is wrong', () => {
    const issues = findingsOf('standard-invoice', (request) => {
      withTax(1)(request);
      lineOf(request).lineExtensionAmount = 5;
    });
    expect(issues.map(({ rule, fix }) => [rule, fix])).toEqual([
      ['ibr-147-ae', undefined],
      ['ibr-co-14', undefined],
    ]);
  });

  test('VAT beside a line under reverse charge is called that, whatever the other lines are', () => {
    const [issue] = findingsOf('reverse-charge', (request) => {
      const line = { ...lineOf(request), id: '9', vatCategory: 'Z' as const, vatRate: 0 };
      request.lines.push({ ...line, lineExtensionAmount: null });
      withTax(7)(request);
    });
    expect(issue?.message).toContain('reverse charge');
  });

  test('of a negative price it is said where its sign has gone', () => {
    const findings = findingsOf('standard-invoice', (request) => {
      Object.assign(lineOf(request, 1), { unitPrice: -1, quantity: 1, lineExtensionAmount: null });
      Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
    });
    expect(findings.map(({ rule, message }) => [rule, message])).toEqual([
      ['ibr-027', expect.stringContaining('the sign was moved to the quantity')],
    ]);
  });
});

describe('what merely follows is not said', () => {
  test('of a seller without a registration number neither the type nor the authority is asked for', () => {
    const findings = findingsOf('standard-invoice', (request) => {
      const registration = { legalRegistrationNumber: null, authorityName: null };
      Object.assign(request.seller, { ...registration, legalRegistrationType: 'Club card' });
    });
    expect(findings.map(({ rule }) => rule)).toEqual(['ibr-150-ae']);
  });

  test('what was sent is quoted: a subdivision of the place of delivery that is not an emirate', () => {
    const [finding] = findingsOf('standard-invoice', (request) => {
      request.delivery = { streetName: 'a', city: 'b', countryCode: 'AE', countrySubentity: 'Nowhere' };
    });
    expect(finding?.message).toContain('Nowhere');
  });
});
