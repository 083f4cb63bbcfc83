import { describe, expect, test } from 'vitest';
import { checks } from '../../rules/ae/checks/index.ts';
import { checkInvoice } from '../../src/api/checks.ts';
import { compute, normalise } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { requestOf, ruleCases } from '../cases/request-cases.ts';
import { edited } from '../requests.ts';

const issuesOf = (name: string, edit: (request: DocumentRequest) => void = () => undefined) =>
  checkInvoice(compute(normalise(edited(name, edit)).invoice));

describe('of the checks', () => {
  test.each([
    'standard-invoice',
    'out-of-scope',
    'export-usd',
    'profit-margin',
    'exempt',
    'credit-note',
    'reverse-charge',
  ])('%s breaks none', (name) => {
    expect(issuesOf(name)).toEqual([]);
  });

  test.each<[string, string, (request: DocumentRequest) => void]>([
    [
      'an allowance with a base amount and no percentage',
      'standard-invoice',
      (request) => {
        request.allowancesCharges = [{ isCharge: false, amount: 5, baseAmount: 100, reason: 'x' }];
        Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
      },
    ],
    [
      'a self-billed document that is exempt, with a taxed charge',
      'exempt',
      (request) => {
        request.documentType = 'SelfBillingInvoice';
        request.allowancesCharges = [{ isCharge: true, amount: 5, reason: 'x', vatCategory: 'S' }];
      },
    ],
    [
      'an export that is handed over in the UAE, at a place without a street',
      'export-usd',
      (request) => {
        request.delivery = { countryCode: 'AE', city: 'Dubai', countrySubentity: 'DXB' };
      },
    ],
    [
      'a media type of a document that is not attached',
      'standard-invoice',
      (request) => {
        request.additionalDocuments = [
          { documentId: 'A', mimeCode: 'text/plain', externalUri: 'https://example.com/a' },
        ];
      },
    ],
    [
      'a seller with an address of another scheme and without a registration',
      'standard-invoice',
      (request) => {
        Object.assign(request.seller, { participantId: '0088:5798000000124', legalRegistrationNumber: null });
      },
    ],
  ])('%s breaks none', (_, name, edit) => {
    expect(issuesOf(name, edit)).toEqual([]);
  });

  test('each has an id, a text and a severity that no other of the same documents has', () => {
    const told = checks.map(({ id, text, severity, needs }) => `${id} ${text} ${severity} ${needs}`);
    expect(new Set(told).size).toBe(checks.length);
  });

  test('no message or hint has a placeholder that is left, or filled with nothing', () => {
    for (const row of ruleCases) {
      const { issues, warnings } = validate(requestOf(row), row.options);
      for (const { message, hint } of [...issues, ...warnings])
        expect(`${message} ${hint}`).not.toMatch(/[{}]|undefined|“”| {2}| [,.]/);
    }
  });
});
