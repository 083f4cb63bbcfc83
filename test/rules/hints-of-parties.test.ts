import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';

type Edit = (request: DocumentRequest) => void;
const buyer =
  (fields: Partial<DocumentRequest['buyer']>): Edit =>
  ({ buyer: party }) =>
    void Object.assign(party, fields);
const seller =
  (fields: Partial<DocumentRequest['seller']>): Edit =>
  ({ seller: party }) =>
    void Object.assign(party, fields);
const category =
  (vatCategory: 'AE' | 'O' | 'S', vatRate: number): Edit =>
  (request) => {
    const line = lineOf(request);
    request.lines = [{ ...line, lineExtensionAmount: null, vatCategory, vatRate }];
    request.taxTotal = null;
    request.legalMonetaryTotal = null;
  };
const all =
  (...edits: readonly Edit[]): Edit =>
  (request) => {
    for (const edit of edits) edit(request);
  };

const kenya = {
  line1: 'Moi Avenue 47',
  city: 'Mombasa',
  countrySubentity: 'Mombasa County',
  countryCode: 'KE',
};
const licence = { legalRegistrationNumber: 'PVT-1', legalRegistrationType: 'TL', authorityName: 'BRS' };
const unregistered: Edit = buyer({ trn: null, participantId: '0235:9900000098' });

/** Request, the issue under strict, the advice of its hint, and the edit that follows it. */
const followed: readonly (readonly [what: string, sent: Edit, issue: string, hint: RegExp, done: Edit])[] = [
  [
    'a word for none in the place of a TRN',
    buyer({ trn: 'N/A', participantId: '0235:9900000098' }),
    'pint-ae-no-number buyer.trn',
    /Set trn to null/,
    unregistered,
  ],
  [
    'a word for none in the place of an address',
    buyer({ participantId: 'none' }),
    'pint-ae-no-number buyer.participantId',
    /Send null .* otherwise send the value itself/,
    buyer({ participantId: '0235:1007123456' }),
  ],
  [
    'a buyer without TRN and address',
    buyer({ trn: null, participantId: null }),
    'ibr-080 buyer.participantId',
    /set it to 0235:9900000098/,
    unregistered,
  ],
  [
    'a customer abroad of a supply out of scope',
    all(category('O', 0), buyer({ trn: null, participantId: '0235:9900000098', address: kenya, ...none() })),
    'ibr-136-ae buyer.legalRegistrationNumber',
    /buyer.legalRegistrationType to TL, and buyer.authorityName/,
    all(category('O', 0), buyer({ trn: null, participantId: '0235:9900000098', address: kenya, ...licence })),
  ],
  [
    'a seller that is not registered for VAT',
    seller({ trn: null }),
    'ibr-134-ae seller.trn',
    /set vatCategory to O and vatRate to 0 on each line/,
    all(seller({ trn: null }), category('O', 0)),
  ],
  [
    'a member of a VAT group by the TRN alone',
    seller({ participantId: null }),
    'ibr-081 seller.participantId',
    /set seller.tin/,
    seller({ participantId: null, tin: '1009999994' }),
  ],
];

function none() {
  return { legalRegistrationNumber: null, legalRegistrationType: null, authorityName: null };
}

describe('whoever follows the hint about a party ends in a valid document', () => {
  test.each(followed)('%s', (_what, sent, issue, hint, done) => {
    const { issues } = validate(edited('standard-invoice', sent), { strict: true });
    const found = issues.find(({ rule, path }) => `${rule} ${path}` === issue);
    expect(found?.hint).toMatch(hint);
    expect(validate(edited('standard-invoice', done), { strict: true }).issues).toEqual([]);
  });
});
