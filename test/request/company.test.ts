import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { CompanyProfile } from '../../src/request/normalise/options.ts';

const company = {
  name: 'Falcon Office Supplies LLC',
  trn: '100354879700003',
  address: { line1: 'Head office', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' },
  contactName: 'Accounts',
  contactPhone: '+97145550101',
  contactEmail: 'accounts@falcon.example',
  legalRegistrationNumber: 'CN-1184420',
  legalRegistrationType: 'TL',
  authorityName: 'Dubai Department of Economy and Tourism',
  paymentBankAccount: 'AE070331234567890123456',
} satisfies CompanyProfile;

describe('the company profile', () => {
  describe('is one of a list', () => {
    test('that has an entry', () => {
      expect(() => validate({}, { company: [] })).toThrow('company is a list, not a list with an entry');
      expect(() => validate({}, { company: [company, { name: 'Falcon' }] })).toThrow(
        'company[1] is an object, not a company with its trn, tin or participantId',
      );
    });
  });

  test.each([{ trn: '100354879700003' }, { tin: '1003548797' }, { participantId: '0235:1003548797' }])(
    'may have no more than %j',
    (company) => {
      expect(() => validate({}, { company })).not.toThrow();
    },
  );

  test('must have its TRN, TIN or participantId', () => {
    expect(() => validate({}, { company: { name: 'Falcon' } })).toThrow(
      'company is an object, not a company with its trn, tin or participantId',
    );
    expect(() => validate({}, { company: { trn: ' ', tin: null } })).toThrow('company is an object, not a');
  });

  test.each([
    ['1', undefined, 'company.legalRegistrationType is undefined, not a text'],
    ['1', ' ', 'company.legalRegistrationType is  , not a text'],
    ['1', 'TL', ''],
    [' ', undefined, ''],
    [undefined, 'TL', ''],
  ])('has the type of its legal registration beside the number: %j %j', (number, type, fault) => {
    const company = { trn: '1', legalRegistrationNumber: number, legalRegistrationType: type };
    const told = () => void validate({}, { company } as never);
    if (fault === '') expect(told).not.toThrow();
    else expect(told).toThrow(fault);
  });

  test('is not given as defaults', () => {
    expect(() => validate({}, { defaults: { seller: {} } } as never)).toThrow(
      /^validate: there is no option defaults \(did you mean company\?\)/,
    );
  });
});
