import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import type { CompanyProfile } from '../../src/request/normalise/options.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, example } from '../requests.ts';

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

function filled(edit: (request: DocumentRequest) => void, profile: CompanyProfile = company) {
  const { invoice, findings } = normalise(edited('standard-invoice', edit), { company: profile });
  const told = findings.flatMap(({ text: id = '', path, severity }) =>
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
          registrationAuthority: 'Dubai Department of Economy and Tourism',
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

  const { seller: falcon, buyer: oasis } = example('standard-invoice');

  test.each([
    ['self-billing-invoice', { seller: falcon, buyer: oasis }, 'buyer', 'The seller is'],
    ['standard-invoice', { seller: oasis, buyer: falcon }, 'seller', 'The buyer is'],
  ])('asks whether the parties of a %s are swapped', (name, parties, issuer, said) => {
    const request = edited(name, (sent) => Object.assign(sent, parties));
    const { warnings } = validate(request, { company });
    const told = warnings.filter(({ rule }) => rule === 'pint-ae-company-other');
    expect(told.map(({ path, severity }) => `${severity} ${path}`)).toEqual([`warning ${issuer}`]);
    expect(told[0]?.message).toContain(`${said} the company in your profile`);
  });

  test('fills a registration completely or not at all', () => {
    const { invoice } = filled(({ seller }) => {
      unregister(seller);
      seller.legalRegistrationNumber = '784-1990-1234567-1';
    });
    expect(invoice.seller.legalRegistrationType).toBeUndefined();
    expect(invoice.seller.registrationAuthority).toBeUndefined();
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
      taxRegistration: { number: '100354879700003' },
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
      taxRegistration: { number: '100354879700003' },
    });
  });

  const byTrn = { trn: '100354879700003' };
  const byTin = { trn: '100354879700003', tin: '1009999994' };
  const byParticipant = { participantId: '0235:1003548797' };

  type Numbers = readonly [trn: string | null, participantId: string | null];

  test.each<[...Numbers, profile: CompanyProfile]>([
    ['100354879700003', null, byTrn],
    ['1003 5487 9700 003', null, byTrn],
    ['100354879700003', null, byParticipant],
    ['1003548797', null, byTrn],
    ['100354879700003', null, { trn: '1003548797' }],
    [null, '0235:1003548797', byParticipant],
    [null, '0235:1003548797', byTrn],
    [null, '0235:100354879700003', byTrn],
    [null, '1003548797', byTrn],
    ['100354879700003', '0235:1009999994', byTin],
    [null, '0235:1009999994', byTin],
  ])('recognises itself by TRN %s and participantId %s with %j', (trn, participantId, profile) => {
    const { invoice } = filled(
      ({ seller }) => {
        unregister(seller);
        Object.assign(seller, { name: '', trn, participantId, contactName: null });
      },
      { ...profile, contactName: 'Accounts', contactPhone: null, contactEmail: null },
    );
    expect(invoice.seller.asSent.contactName).toBe('Accounts');
  });

  test.each<[...Numbers, profile: CompanyProfile]>([
    ['12', null, byTrn],
    ['12', null, byParticipant],
    ['12', null, { trn: '13' }],
    [null, '0192:1003548797', byTrn],
    [null, '0192:1003548797', byParticipant],
    [null, '0235:100354879700003', byParticipant],
    ['100354879700003', '0235:1003548797', byTin],
    [null, '0235:1003548797', byTin],
    ['100354879700003', '0235:1009999994', byTrn],
  ])('is not the party with TRN %s and participantId %s if it has %j', (trn, participantId, profile) => {
    const { invoice, told } = filled(
      (request) => {
        unregister(request.seller);
        Object.assign(request.seller, { name: '', trn, participantId });
        request.paymentBankAccount = null;
      },
      { ...company, ...{ trn: undefined, name: undefined }, ...profile },
    );
    expect(invoice.seller.legalRegistrationNumber).toBeUndefined();
    expect(invoice.payment?.paymentBankAccount).toBeUndefined();
    expect(told).toEqual([expect.stringMatching(/^company(?:Differs|Unconfirmed) seller error$/)]);
  });

  test.each([
    'falcon office supplies llc',
    'Falcon Office Supplies L.L.C.',
    'Falcon Office Supplies Limited Liability Company',
    'FALCON  OFFICE SUPPLIES (L L C)',
  ])('recognises its name as %s', (name) => {
    const { invoice } = filled(({ seller }) => {
      unregister(seller);
      Object.assign(seller, { name, trn: null, participantId: null });
    });
    expect(invoice.seller).toMatchObject({ name, legalRegistrationNumber: 'CN-1184420' });
  });

  type Party = Partial<DocumentRequest['seller']>;
  const nothing: Party = {
    name: '',
    trn: null,
    participantId: null,
    legalRegistrationNumber: null,
    legalRegistrationType: null,
    authorityName: null,
  };
  const other: Party = {
    name: 'Totally Other Trading LLC',
    trn: '100998877300003',
    participantId: '0235:1009988773',
    legalRegistrationNumber: 'CN-999',
    legalRegistrationType: 'TL',
    authorityName: 'SEDD',
  };

  /** Returns what is told of a seller who sends these fields and nothing else, and what was written of the profile. */
  function toldOf(party: Party, profile: CompanyProfile | CompanyProfile[] = company) {
    const request = edited('standard-invoice', (sent) => {
      Object.assign(sent.seller, nothing, party);
      sent.paymentBankAccount = null;
    });
    const { issues, warnings } = validate(request, { company: profile });
    const { invoice } = normalise(request, { company: profile });
    return {
      told: [...issues, ...warnings]
        .filter(({ rule }) => rule === 'pint-ae-company-other')
        .map(({ path, severity, message }) => ({ path, severity, message })),
      account: invoice.payment?.paymentBankAccount,
      name: invoice.seller.name,
    };
  }

  test.each<[what: string, party: Party, difference: string]>([
    ['another name', { name: other.name }, 'name Totally Other Trading LLC'],
    [
      'the name of another legal form',
      { name: 'Falcon Office Supplies FZE' },
      'name Falcon Office Supplies FZE',
    ],
    ['another trading name in place of its name', { tradingName: 'The Shop' }, 'name The Shop'],
    ['another TRN', { trn: other.trn }, 'trn 100998877300003'],
    ['another TIN', { tin: '1009988773' }, 'tin 1009988773'],
    ['another participantId', { participantId: other.participantId }, 'participantId 0235:1009988773'],
    ['another licence', { legalRegistrationNumber: 'CN-999' }, 'legalRegistrationNumber CN-999'],
    [
      'its number as that of a passport',
      { legalRegistrationNumber: 'CN-1184420', legalRegistrationType: 'PAS' },
      'legalRegistrationNumber CN-1184420 (PAS)',
    ],
    [
      'its licence number by another authority, and nothing else',
      { legalRegistrationNumber: 'CN-1184420', authorityName: 'SEDD' },
      'authorityName SEDD',
    ],
    [
      'another name under its numbers',
      { trn: company.trn, participantId: '0235:1003548797', name: other.name },
      'name Totally Other Trading LLC',
    ],
    [
      'another TRN under its participantId',
      { trn: other.trn, participantId: '0235:1003548797' },
      'trn 100998877300003',
    ],
    [
      'another name and participantId under the TRN of its VAT group',
      { ...other, trn: company.trn, legalRegistrationNumber: null, legalRegistrationType: null },
      'name Totally Other Trading LLC, participantId 0235:1009988773',
    ],
    [
      'all of another company but its registration',
      { ...other, legalRegistrationNumber: null },
      'name Totally',
    ],
    ['its name, and all numbers of another', { ...other, name: company.name }, 'trn 100998877300003'],
  ])('gives nothing to a seller with %s, which is an issue that names it', (_what, party, difference) => {
    const { told, account, name } = toldOf(party);
    expect(told).toMatchObject([{ path: 'seller', severity: 'error' }]);
    expect(told[0]?.message).toContain(`The document has ${difference}`);
    expect(account).toBeUndefined();
    expect(name).toBe(party.name || undefined);
  });

  test('lets another company that gives its own data alone', () => {
    expect(toldOf(other)).toMatchObject({ told: [{ severity: 'information' }], account: undefined });
    // A member of its VAT group.
    expect(toldOf({ ...other, trn: company.trn })).toMatchObject({ told: [{ severity: 'information' }] });
  });

  test.each<[what: string, party: Party, profile: CompanyProfile]>([
    ['its TRN and a name', { name: other.name, trn: company.trn }, { ...company, name: undefined }],
    ['its TRN and a licence', { trn: company.trn, legalRegistrationNumber: 'CN-999' }, byTrn],
    ['identifiers of other kinds only', { identifiers: [{ id: 'V-77' }] }, company],
  ])('gives nothing to a seller with %s that the profile does not have', (_what, party, profile) => {
    const { told, account } = toldOf(party, { paymentBankAccount: company.paymentBankAccount, ...profile });
    expect(told).toMatchObject([{ severity: 'error' }]);
    expect(told[0]?.message).toContain('which the profile does not have');
    expect(account).toBeUndefined();
  });

  test.each<[what: string, party: Party, profile: CompanyProfile]>([
    ['its participantId and a name', { participantId: '0235:1003548797', name: other.name }, byTrn],
    [
      'its TRN and name, and a licence',
      { ...other, name: company.name, trn: company.trn, participantId: null },
      {
        name: company.name,
        trn: company.trn,
      },
    ],
  ])('knows a seller by %s, though the profile does not have all of it', (_what, party, profile) => {
    expect(toldOf(party, { paymentBankAccount: company.paymentBankAccount, ...profile })).toEqual({
      told: [],
      account: company.paymentBankAccount,
      name: party.name,
    });
  });

  describe('is one of a list', () => {
    const second = {
      name: 'Falcon Member Two LLC',
      trn: company.trn,
      tin: '1009999994',
      paymentBankAccount: 'AE460261000000000000001',
    } satisfies CompanyProfile;
    const both = [company, second];

    test.each<[party: Party, account: string | undefined]>([
      [{ name: 'Falcon Member Two L.L.C' }, second.paymentBankAccount],
      [{ trn: company.trn, tin: '1009999994' }, second.paymentBankAccount],
      [{ participantId: '0235:1009999994' }, second.paymentBankAccount],
      [{ name: company.name, trn: company.trn }, company.paymentBankAccount],
    ])('by what only one of them has: %j', (party, account) => {
      expect(toldOf(party, both)).toMatchObject({ told: [], account });
    });

    test.each<[what: string, party: Party, message: string]>([
      ['who sends nothing', {}, 'may be more than one of the companies'],
      ['who sends the TRN of their VAT group', { trn: company.trn }, 'may be more than one of the companies'],
      ['who is another', { name: other.name }, 'none of the companies in your profile'],
      [
        'who mixes two of them',
        { name: company.name, tin: '1009999994' },
        'The document has tin 1009999994, the profile has tin 0235:1003548797',
      ],
    ])('and not a seller %s', (_what, party, message) => {
      const { told, account } = toldOf(party, both);
      expect(told).toMatchObject([{ severity: 'error', message: expect.stringContaining(message) }]);
      expect(account).toBeUndefined();
    });

    test('that has an entry', () => {
      expect(() => validate({}, { company: [] })).toThrow('company is a list, not a list with an entry');
      expect(() => validate({}, { company: [company, { name: 'Falcon' }] })).toThrow(
        'company[1] is an object, not a company with its trn, tin or participantId',
      );
    });
  });

  test.each<[what: string, fields: Partial<DocumentRequest>]>([
    ['another payee', { payee: { name: 'Factoring Bank PJSC' } }],
    ['the name of an account', { paymentAccountName: 'Falcon Treasury' }],
    ['the bank of an account', { paymentServiceProviderId: 'EBILAEAD' }],
  ])('adds no account to %s', (_what, fields) => {
    const { invoice } = filled((request) => {
      Object.assign(request, { paymentBankAccount: null }, fields);
    });
    expect(invoice.payment?.paymentBankAccount).toBeUndefined();
  });

  test('adds no telephone to the name of another person', () => {
    const { invoice } = filled(({ seller }) => {
      Object.assign(seller, { contactName: 'Sara', contactPhone: null, contactEmail: null });
    });
    expect(invoice.seller.asSent).toMatchObject({ contactName: 'Sara', contactPhone: undefined });
  });

  test('is the buyer of a self-billed document, and never its supplier', () => {
    const { invoice, told } = filled((request) => {
      request.documentType = 'SelfBillingInvoice';
      unregister(request.seller);
      unregister(request.buyer);
      request.buyer.name = '';
      request.buyer.trn = null;
      request.buyer.participantId = null;
      request.seller.contactName = null;
      request.paymentBankAccount = null;
    });
    expect(invoice.seller).toMatchObject({
      legalRegistrationNumber: undefined,
      asSent: { contactName: undefined },
    });
    expect(invoice.buyer.legalRegistrationNumber).toBe('CN-1184420');
    expect(invoice.buyer.taxRegistration?.number).toBe('100354879700003');
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

  test('without a name leaves a seller without one', () => {
    const { name: _, ...nameless } = company;
    const { invoice, told } = filled(({ seller }) => Object.assign(seller, { name: '' }), nameless);
    expect([invoice.seller.name ?? '', told.filter((each) => each.includes('.name'))]).toEqual(['', []]);
  });
});
