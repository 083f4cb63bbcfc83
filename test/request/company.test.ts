import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/judge/steps.ts';
import { validate } from '../../src/judge/validate.ts';
import type { CompanyProfile } from '../../src/request/normalise/options.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited } from '../requests.ts';

const company: CompanyProfile = {
  name: 'Falcon Office Supplies LLC',
  trn: '100354879700003',
  address: { line1: 'Head office', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' },
  contact: { name: 'Accounts', phone: '+97145550101', email: 'accounts@falcon.example' },
  registration: { number: 'CN-1184420', type: 'TL', authority: 'Dubai Department of Economy and Tourism' },
  bankAccount: 'AE070331234567890123456',
};

function filled(edit: (request: DocumentRequest) => void, profile: CompanyProfile = company) {
  const { invoice, notices } = normalise(edited('standard-invoice', edit), { company: profile });
  const told = notices.flatMap(({ id, path, severity }) =>
    id.startsWith('company') ? [`${id} ${path} ${severity}`] : [],
  );
  return { invoice, told };
}

function unregister(party: DocumentRequest['seller']): void {
  party.legalRegistrationNumber = null;
  party.legalRegistrationType = null;
  party.authorityName = null;
}

describe('the company profile', () => {
  test('fills the seller of an invoice, which is reported but not refused under strict', () => {
    const request = edited('standard-invoice', ({ seller }) => unregister(seller));
    expect(filled(({ seller }) => unregister(seller))).toMatchObject({
      invoice: {
        seller: {
          legalRegistrationNumber: 'CN-1184420',
          legalRegistrationType: 'TL',
          authorityName: 'Dubai Department of Economy and Tourism',
        },
      },
    });
    expect(filled(({ seller }) => unregister(seller)).told).toContain(
      'companyFilled seller.legalRegistrationNumber information',
    );
    const { valid, warnings } = validate(request, { company, strict: true });
    expect(valid).toBe(true);
    expect(warnings.map(({ rule, severity }) => `${rule} ${severity}`)).toContain(
      'pint-ae-company-filled information',
    );
  });

  test('fills a registration completely or not at all', () => {
    const { invoice } = filled(({ seller }) => {
      unregister(seller);
      seller.legalRegistrationNumber = '784-1990-1234567-1';
    });
    expect(invoice.seller.legalRegistrationType).toBeUndefined();
    expect(invoice.seller.authorityName).toBeUndefined();
  });

  test('fills an address if it contradicts none of its parts', () => {
    const fillsLine = ({ seller }: DocumentRequest) => {
      seller.address.line1 = null;
      seller.address.line2 = null;
    };
    expect(filled(fillsLine).invoice.seller.address.line1).toBe('Head office');
    const elsewhere = filled((request) => {
      fillsLine(request);
      request.seller.address.city = 'Sharjah';
    });
    expect(elsewhere.invoice.seller.address.line1).toBeUndefined();
  });

  test('fills nothing from the blank parts of its address', () => {
    const address = { line1: 'Head office', line2: ' ', countryCode: 'AE' };
    const { invoice, told } = filled(
      ({ seller }) => Object.assign(seller.address, { line1: null, line2: null }),
      { ...company, address },
    );
    expect(invoice.seller.address.line1).toBe('Head office');
    expect(invoice.seller.address.line2).toBeUndefined();
    expect(told).toEqual(['companyFilled seller.address.line1 information']);
  });

  test('fills a seller without TRN and participantId', () => {
    const { invoice, told } = filled(({ seller }) => {
      seller.trn = null;
      seller.participantId = null;
      seller.name = '';
    });
    expect(invoice.seller).toMatchObject({
      name: 'Falcon Office Supplies LLC',
      taxRegistration: { trn: '100354879700003' },
      endpointId: '1003548797',
    });
    expect(told).toContain('companyFilled seller.trn information');
  });

  test('recognises itself by its participantId if no TRN is sent', () => {
    const { invoice } = filled(({ seller }) => {
      unregister(seller);
      seller.trn = null;
      seller.participantId = '0235:1003548797';
    });
    expect(invoice.seller).toMatchObject({
      legalRegistrationNumber: 'CN-1184420',
      taxRegistration: { trn: '100354879700003' },
    });
  });

  const byTrn = { trn: '100354879700003' };
  const byParticipant = { participantId: '0235:1003548797' };

  test.each<[trn: string | null, participantId: string | null, profile: CompanyProfile]>([
    ['100354879700003', null, byParticipant],
    ['1003548797', null, byTrn],
    ['100354879700003', null, { trn: '1003548797' }],
    [null, '0235:1003548797', byParticipant],
    [null, '0235:1003548797', byTrn],
    [null, '0235:100354879700003', byTrn],
    [null, '1003548797', byTrn],
  ])('recognises itself by TRN %s and participantId %s with %j', (trn, participantId, profile) => {
    const { invoice } = filled(
      ({ seller }) => Object.assign(seller, { trn, participantId, contactName: null }),
      { ...profile, contact: { name: 'Accounts' } },
    );
    expect(invoice.seller.contactName).toBe('Accounts');
  });

  test.each<[trn: string | null, participantId: string | null, profile: CompanyProfile]>([
    ['12', null, byTrn],
    ['12', null, byParticipant],
    ['12', null, { trn: '13' }],
    [null, '0192:1003548797', byTrn],
    [null, '0192:1003548797', byParticipant],
    [null, '0235:100354879700003', byParticipant],
  ])('is not the party with TRN %s and participantId %s if it has %j', (trn, participantId, profile) => {
    const { told } = filled(({ seller }) => Object.assign(seller, { trn, participantId }), profile);
    expect(told).toEqual(['companyIsAnother seller.trn information']);
  });

  test.each<[string, string | null, string | null]>([
    ['another TRN', '100999999900003', null],
    ['another participantId', null, '0235:1999999996'],
    ['another TRN under its participantId', '100999999900003', '0235:1003548797'],
  ])('leaves a party with %s alone, and reports it', (_name, trn, participantId) => {
    const { invoice, told } = filled((request) => {
      unregister(request.seller);
      request.seller.trn = trn;
      request.seller.participantId = participantId;
      request.paymentBankAccount = null;
    });
    expect(invoice.seller.legalRegistrationNumber).toBeUndefined();
    expect(invoice.payment?.paymentBankAccount).toBeUndefined();
    expect(told).toEqual(['companyIsAnother seller.trn information']);
  });

  test('is the buyer of a self-billed document, and never its supplier', () => {
    const { invoice, told } = filled((request) => {
      request.documentType = 'SelfBillingInvoice';
      unregister(request.seller);
      unregister(request.buyer);
      request.buyer.trn = null;
      request.buyer.participantId = null;
      request.seller.contactName = null;
      request.paymentBankAccount = null;
    });
    expect(invoice.seller).toMatchObject({
      legalRegistrationNumber: undefined,
      contactName: undefined,
    });
    expect(invoice.buyer.legalRegistrationNumber).toBe('CN-1184420');
    expect(invoice.buyer.taxRegistration?.trn).toBe('100354879700003');
    expect(invoice.payment?.paymentBankAccount).toBeUndefined();
    expect(told.filter((each) => each.includes(' seller'))).toEqual([]);
  });

  test('adds its bank account to its invoices if it is the payee, and never to its credit notes', () => {
    const withoutAccount = (documentType: DocumentRequest['documentType']) =>
      filled((request) => {
        request.documentType = documentType;
        request.paymentBankAccount = null;
        request.paymentMode = '30';
      });
    const { invoice, told } = withoutAccount('Invoice');
    expect(invoice.payment).toMatchObject({
      paymentMode: '30',
      paymentBankAccount: 'AE070331234567890123456',
      accountScheme: 'IBAN',
    });
    expect(told).toEqual(['companyFilled paymentBankAccount information']);
    expect(withoutAccount('CreditNote').invoice.payment?.paymentBankAccount).toBeUndefined();
  });

  test('never replaces what was sent', () => {
    const { invoice, told } = filled((request) => {
      request.paymentBankAccount = '1234';
    });
    expect(invoice.seller.legalRegistrationNumber).not.toBe(undefined);
    expect(invoice.payment?.paymentBankAccount).toBe('1234');
    expect(told).toEqual([]);
  });

  test('must have its TRN or its participantId', () => {
    expect(() => validate({}, { company: { name: 'Falcon' } })).toThrow(
      'company is an object, not a company with its trn or its participantId',
    );
    expect(() => validate({}, { company: { trn: '1', registration: { number: '1' } } } as never)).toThrow(
      'company.registration.type is undefined, not a text',
    );
  });

  test('is not given as defaults', () => {
    expect(() => validate({}, { defaults: { seller: {} } } as never)).toThrow(
      /^validate: there is no option defaults \(did you mean company\?\)/,
    );
  });
});
