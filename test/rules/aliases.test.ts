import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { lookUpsOf } from '../../src/request/normalise/context.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';

/** The code for a text in a field. */
function codeAt(field: string, text: string): string | undefined {
  return defaultSpecification.vocabularies.find(({ fields }) => fields.includes(field))?.codeOf(text);
}

describe('a field understands', () => {
  const country = 'buyer.address.countryCode';
  const media = 'additionalDocuments[].mimeCode';
  test.each<[string, string, string]>([
    ['currency', ' usd ', 'USD'],
    [country, 'ARE', 'AE'],
    [country, 'UK', 'GB'],
    [country, 'KSA', 'SA'],
    [country, 'Germany', 'DE'],
    [country, 'ألمانيا', 'DE'],
    [country, 'السعودية', 'SA'],
    ['seller.legalRegistrationType', 'Trade License', 'TL'],
    ['seller.legalRegistrationType', 'tl', 'TL'],
    ['billingFrequencyCode', 'monthly', 'MTH'],
    ['paymentMode', 'Cash', '10'],
    ['creditNoteReasonCode', 'dl8.61.1.a', 'DL8.61.1.A'],
    ['creditNoteReasonCode', 'vd', 'VD'],
    ['allowancesCharges[].reasonCode', 'abk', 'ABK'],
    ['lines[].vatCategory', 's', 'S'],
    ['lines[].classifications[].listId', 'hs', 'HS'],
    ['lines[].standardItemSchemeId', 'GTIN', '0160'],
    [media, 'PDF', 'application/pdf'],
    [media, 'image/jpg', 'image/jpeg'],
    ['seller.trn', '1003-5487 97000-03', '100354879700003'],
    ['seller.trn', '١٠٠٣٥٤٨٧٩٧٠٠٠٠٣', '100354879700003'],
  ])('in %s %j as %s', (field, sent, code) => {
    expect(codeAt(field, sent)).toBe(code);
  });

  test.each<[string, string]>([
    [country, 'Atlantis'],
    ['currency', 'DHS'],
    ['seller.trn', 'DE 123456789'],
  ])('in %s %j as nothing', (field, sent) => {
    expect(codeAt(field, sent)).toBeUndefined();
  });

  test('every listed code as itself', () => {
    for (const [list, field] of [
      ['countries', country],
      ['paymentMeans', 'paymentMode'],
      ['billingFrequencies', 'billingFrequencyCode'],
    ] as const)
      for (const code of Object.keys(defaultSpecification.codeLists[list].codes))
        expect(codeAt(field, code)).toBe(code);
  });
});

test.each([
  ['Jebel Ali', 'DXB'],
  ['Deira', 'DXB'],
  ['Ruwais', 'AUH'],
  ['Al Ain', 'AUH'],
  ['Dubai, UAE', 'DXB'],
  ['إمارة دبي', 'DXB'],
  ['الشارقه', 'SHJ'],
  ['Khor Fakkan', 'SHJ'],
])('%s is in the emirate %s', (name, code) => {
  expect(lookUpsOf(defaultSpecification).subdivision(name)).toBe(code);
});

describe('a name in place of a code', () => {
  const request = edited('standard-invoice', (each) => {
    Object.assign(lineOf(each), { vatCategory: 's', unitCode: 'PCS' });
    each.seller.address.countrySubentity = 'Dubai';
  });

  test('is reported as such, and not refused under strict', () => {
    const before = structuredClone(request);
    const { valid, warnings } = validate(request, { strict: true });
    expect(valid).toBe(true);
    expect(
      warnings
        .flatMap(({ rule, path, severity }) => (rule === 'pint-ae-alias' ? [`${severity} ${path}`] : []))
        .sort(),
    ).toEqual([
      'information lines[0].unitCode',
      'information lines[0].vatCategory',
      'information seller.address.countrySubentity',
    ]);
    expect(request).toEqual(before);
  });
});
