import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { languages } from '../../src/core/messages/language.ts';
import { type DocumentRequest, defaultSpecification } from '../../src/specification/default.ts';
import { complete } from '../complete-request.ts';
import { example, lineOf } from '../requests.ts';

type Edit = (request: DocumentRequest) => void;

/** Returns what is told of a request after an edit, and not without it: rule and path, in the order of the result. */
function toldOf(request: DocumentRequest, edit: Edit): string[] {
  const untouched = told(request);
  const changed = structuredClone(request);
  edit(changed);
  return told(changed).filter((finding) => !untouched.includes(finding));
}

function told(request: DocumentRequest): string[] {
  const { issues, warnings } = validate(request);
  return [...issues, ...warnings]
    .filter(({ severity }) => severity !== 'information')
    .map(({ rule, path }) => `${rule} ${path}`);
}

const ruleOf = (found: string) => found.split(' ', 1)[0] ?? '';
const lastName = (path: string) =>
  path
    .split(/[\s.[\]\d]+/)
    .filter(Boolean)
    .at(-1) ?? path;

const sets = (values: Partial<DocumentRequest>) => (request: DocumentRequest) =>
  void Object.assign(request, values);
const firstLine = (values: Partial<DocumentRequest['lines'][number]>) => (request: DocumentRequest) =>
  void Object.assign(lineOf(request), values);
const representative = (values: object) => (request: DocumentRequest) =>
  void Object.assign(Object(request.taxRepresentative), values);
const payee = (values: object) => (request: DocumentRequest) =>
  void Object.assign(Object(request.payee), values);
const attribute = (values: object) => (request: DocumentRequest) =>
  void Object.assign(Object(lineOf(request).attributes?.[0]), values);
const addressOfRepresentative = (values: object) => (request: DocumentRequest) =>
  void Object.assign(Object(request.taxRepresentative?.address), values);
const delivery = (values: object) => (request: DocumentRequest) =>
  void Object.assign(Object(request.delivery), values);
const unknownEmirate = { city: 'Nowhere', countrySubentity: 'Nowhere' };

const mistakes: readonly (readonly [what: string, edit: Edit, found: string])[] = [
  [
    'the scheme of a place of delivery, an attribute in UBL',
    delivery({ locationSchemeId: 'ZZ9' }),
    'ibr-cl-26 delivery.locationSchemeId',
  ],
  [
    'the scheme of the object of a line',
    firstLine({ objectSchemeId: 'ZZ9' }),
    'ibr-cl-07 lines[0].objectSchemeId',
  ],
  [
    'the scheme of the object of a document',
    sets({ additionalDocuments: [{ documentId: 'M-1', documentTypeCode: '130', schemeId: 'ZZ9' }] }),
    'ibr-cl-07 additionalDocuments[0].schemeId',
  ],
  [
    'the list of a classification',
    firstLine({ classifications: [{ code: '940139', listId: 'ZZ9' }] }),
    'ibr-cl-13 lines[0].classifications[0].listId',
  ],
  ['a time that there is not', sets({ issueTime: '25:00' }), 'ibr-119 issueTime'],
  ['a tax representative without name', representative({ name: '' }), 'ibr-018 taxRepresentative.name'],
  ['a tax representative without TRN', representative({ trn: null }), 'ibr-056 taxRepresentative.trn'],
  [
    'a tax representative in no emirate',
    addressOfRepresentative(unknownEmirate),
    'ibr-128-ae taxRepresentative.address.countrySubentity',
  ],
  [
    'a tax representative who says little of an address',
    addressOfRepresentative({ line1: null, city: null, countrySubentity: null }),
    'ibr-128-ae taxRepresentative.address.countrySubentity',
  ],
  [
    'a period of a line that ends before it starts',
    firstLine({ periodStart: '2026-01-31', periodEnd: '2026-01-01' }),
    'ibr-030 lines[0].periodEnd',
  ],
  [
    'payments in advance without their sum',
    sets({ prepaidAmount: null, paidAmounts: [{ amount: 2 }, { amount: 3 }] }),
    'ibr-093 prepaidAmount',
  ],
  [
    'a reason for an exemption of what is taxed',
    sets({ vatExemptions: [{ vatCategory: 'S', exemptionReason: 'none' }] }),
    'aligned-ibrp-s-10 vatExemptions',
  ],
  [
    'a second identifier of the buyer',
    (request) => Object.assign(request.buyer, { identifiers: [{ id: 'A' }, { id: 'B' }] }),
    'ibr-sr-16 buyer.identifiers',
  ],
  ['a negative gross price', firstLine({ grossPrice: -5 }), 'ibr-028 lines[0].grossPrice'],
  [
    'a further instruction without its mode',
    sets({ paymentInstructions: [{ id: 'P-2', paymentMode: ' ' }] }),
    'ibr-049 paymentInstructions[0].paymentMode',
  ],
  [
    'an unknown emirate of delivery',
    delivery({ countrySubentity: 'ZZ9' }),
    'ibr-128-ae delivery.countrySubentity',
  ],
  [
    'a TIN of the seller that is none',
    (request) => Object.assign(request.seller, { tin: 'ZZ9' }),
    'ibr-148-ae seller.tin',
  ],
  [
    'a TIN of the seller in place of its TRN, and beside it',
    (request) => Object.assign(request.seller, { trn: '1007123456' }),
    'ibr-134-ae seller.trn',
  ],
  ['a payee without name', payee({ name: '' }), 'ibr-017 payee.name'],
  ['a payee with the trading name of the seller', payee({ name: 'The Shop' }), 'ibr-017 payee.name'],
  [
    'a payee with the first identifier of the seller',
    payee({ identifier: 'S-1', identifierSchemeId: null }),
    'ibr-017 payee.identifier',
  ],
  [
    'a payee with another identifier of the seller',
    payee({ identifier: '1000000000', identifierSchemeId: '0235' }),
    'ibr-017 payee.identifier',
  ],
  ['a wrong number of the payee', payee({ identifier: '5798000000125' }), 'ibr-068 payee.identifier'],
  [
    'a wrong legal registration number of the payee',
    payee({ legalRegistrationSchemeId: '0192' }),
    'ibr-069 payee.legalRegistrationNumber',
  ],
  ...(['seller', 'buyer'] as const).map((party): [string, Edit, string] => [
    `a wrong legal registration number of the ${party}, though its electronic address is right`,
    (request) => Object.assign(request[party], { legalRegistrationSchemeId: '0192' }),
    `ibr-069 ${party}.legalRegistrationNumber`,
  ]),
  [
    'a wrong identifier of the buyer, though its electronic address is right',
    (request) => Object.assign(request.buyer, { identifiers: [{ id: '12', schemeId: '0192' }] }),
    'ibr-069 buyer.identifiers[0].id',
  ],
  [
    'a wrong electronic address of the buyer',
    (request) => Object.assign(request.buyer, { participantId: '0192:12' }),
    'ibr-069 buyer.participantId',
  ],
  ['an attribute without name', attribute({ name: '' }), 'ibr-054 lines[0].attributes[0]'],
  [
    'a rate of 0 that no category explains',
    firstLine({ vatCategory: null, vatRate: 0 }),
    'ibr-190-ae lines[0].vatCategory',
  ],
  [
    'a rate that no category has',
    firstLine({ vatCategory: null, vatRate: 3 }),
    'ibr-190-ae lines[0].vatRate',
  ],
];

describe('a mistake is told once, at the field to change', () => {
  test.each(mistakes)('%s', (_what, edit, found) => {
    const withoutItsSum = toldOf(complete, edit).filter((each) => !each.startsWith('pint-ae-advice-inst'));
    expect(withoutItsSum).toEqual([found]);
  });

  test('periods of lines outside that of the document', () => {
    const request = { ...complete, billingPeriodStart: '2026-01-01', billingPeriodEnd: '2026-01-31' };
    expect(toldOf(request, firstLine({ periodStart: '2025-12-31', periodEnd: '2026-02-01' }))).toEqual([
      'ibr-085 lines[0].periodStart',
      'ibr-086 lines[0].periodEnd',
    ]);
  });

  test('a TIN of the buyer that is none', () => {
    const edit: Edit = ({ buyer }) => Object.assign(buyer, { tin: 'ZZ9' });
    expect(toldOf(example('standard-invoice'), edit)).toEqual(['pint-ae-participant-id buyer.tin']);
  });

  test('an unknown country of a buyer who is to account for the VAT', () => {
    const edit: Edit = ({ buyer }) => Object.assign(buyer.address, { countryCode: 'ZZ9' });
    expect(toldOf(example('reverse-charge'), edit)).toEqual(['ibr-cl-14 buyer.address.countryCode']);
  });
});

describe('of two mistakes neither hides the other', () => {
  test('where seller and tax representative are both in no emirate', () => {
    const edit: Edit = (request) => {
      Object.assign(request.seller.address, unknownEmirate);
      addressOfRepresentative(unknownEmirate)(request);
    };
    expect(toldOf(complete, edit)).toEqual([
      'ibr-128-ae seller.address.countrySubentity',
      'ibr-128-ae taxRepresentative.address.countrySubentity',
    ]);
  });
});

describe.each(languages)(
  'a hint on a request that names elements of UBL names the field too: %s',
  (language) => {
    test.each(mistakes)('%s', (_what, edit, found) => {
      const request = structuredClone(complete);
      edit(request);
      const { issues, warnings } = validate(request, { language });
      const hint = [...issues, ...warnings].find(({ rule, path }) => found === `${rule} ${path}`)?.hint ?? '';
      const names = [...(defaultSpecification.messages.entries.get(ruleOf(found))?.fields ?? []), found];
      expect(hint).not.toBe('');
      if (/c[ab]c:|schemeID/.test(hint))
        expect(names.some((name) => hint.includes(lastName(name)))).toBe(true);
    });
  },
);
