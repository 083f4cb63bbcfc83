import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/core/findings/finding.ts';
import { inOrderOfRequest } from '../../src/request/fields.ts';
import { defaultSpecification } from '../../src/specification/default.ts';

const findingAt = (path: string): Finding => ({ rule: path, severity: 'error', path, foundBy: 'checks' });
const ordered = (paths: readonly string[]) =>
  inOrderOfRequest(paths.map(findingAt), defaultSpecification).map(({ path }) => path);

const places = [
  'invoiceNumber',
  'dueDate',
  'seller.trn',
  'seller.address.city',
  'seller.address.countrySubentity',
  'buyer',
  'buyer.name',
  'lines',
  'lines[2]',
  'lines[2].unitPrice',
  'lines[2].allowancesCharges[0].amount',
  'lines[2].allowancesCharges[10].amount',
  'lines[10].description',
  'precedingInvoiceNumber',
  'taxTotal.taxAmount',
  'legalMonetaryTotal.payableAmount',
  'transactionType.exports',
  'paymentMode',
  'notAField',
  '',
];

describe('findings are in the order of the request', () => {
  test('whatever the order in which they were found', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(places, { minLength: places.length }), (shuffled) => {
        expect(ordered(shuffled)).toEqual(places);
      }),
    );
  });

  test('and those of one place stay in the order in which they were found', () => {
    const sameField = ['first', 'second', 'third'].map((rule) => ({ ...findingAt('dueDate'), rule }));
    expect(inOrderOfRequest(sameField, defaultSpecification)).toEqual(sameField);
  });
});
