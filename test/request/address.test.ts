import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/api/steps.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited } from '../requests.ts';

type Address = DocumentRequest['buyer']['address'];

/** The country and the emirate of a buyer with this tax number and address. */
function buyerAt(trn: string | null, address: Partial<Address>) {
  const request = edited('standard-invoice', ({ buyer }) => {
    buyer.trn = trn;
    Object.assign(buyer.address, { countryCode: null, countrySubentity: null, city: null, ...address });
  });
  const { countryCode, countrySubentity } = normalise(request).invoice.buyer.address;
  return [countryCode, countrySubentity];
}

describe('a party without a country is at home', () => {
  test('if it has a TRN', () => {
    expect(buyerAt('100354879700003', { city: 'Springfield' })).toEqual(['AE', undefined]);
    expect(buyerAt('GB123456789', { city: 'Springfield' })).toEqual([undefined, 'Springfield']);
    expect(buyerAt(null, { city: 'Springfield' })).toEqual([undefined, 'Springfield']);
  });

  test('if it names an emirate, or a city of one', () => {
    expect(buyerAt(null, { countrySubentity: 'Sharjah' })).toEqual(['AE', 'SHJ']);
    expect(buyerAt(null, { city: 'Al Ain' })).toEqual(['AE', 'AUH']);
    expect(buyerAt('100354879700003', { city: 'Fujairah' })).toEqual(['AE', 'FUJ']);
  });

  test('but not if it names a country', () => {
    expect(buyerAt('100354879700003', { countryCode: 'OM', city: 'Dubai' })).toEqual(['OM', 'Dubai']);
  });
});

describe('the place of a delivery (IBG-15)', () => {
  const placeOf = (delivery: NonNullable<DocumentRequest['delivery']>) => {
    const { invoice } = normalise(
      edited('standard-invoice', (request) => Object.assign(request, { delivery })),
    );
    return [invoice.delivery?.address?.countryCode, invoice.delivery?.address?.countrySubentity];
  };

  test('has its emirate as a code', () => {
    expect(placeOf({ city: 'Kalba', countrySubentity: 'Sharjah', countryCode: 'AE' })).toEqual(['AE', 'SHJ']);
    expect(placeOf({ city: 'Jebel Ali', countrySubentity: 'DXB', countryCode: 'AE' })).toEqual(['AE', 'DXB']);
  });

  test('keeps the region of another country as sent', () => {
    expect(placeOf({ city: 'Muscat', countrySubentity: 'Sharjah', countryCode: 'OM' })).toEqual([
      'OM',
      'Sharjah',
    ]);
  });
});
