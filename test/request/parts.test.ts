import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import { Decimal } from '../../src/core/numbers/decimal.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { complete } from '../complete-request.ts';
import { edited, lineOf } from '../requests.ts';

/** An object with its decimals as written, without undefined members. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each) => (Decimal.isDecimal(each) ? each.toFixed() : each)));
const invoiceOf = (name: string, values: object = {}) =>
  normalise(edited(name, (request) => Object.assign(request, values))).invoice;
const lineWith = (values: object, name = 'standard-invoice') =>
  normalise(
    edited(name, (request) => {
      Object.assign(lineOf(request), values);
    }),
  ).invoice.lines[0];

describe('each part of a request has its place', () => {
  const { invoice } = normalise(complete);

  test.each([
    ['instalments', invoice.instalments, 'instalments[0]'],
    ['paid amounts', invoice.paidAmounts, 'paidAmounts[0]'],
    ['further preceding invoices', invoice.furtherPrecedingInvoices, 'precedingInvoices[0]'],
    ['further payments', invoice.furtherPayments, 'paymentInstructions[0]'],
    ['certificates', invoice.lines[0]?.certificates ?? [], 'lines[0].certificates[0]'],
    ['attributes', invoice.lines[0]?.attributes ?? [], 'lines[0].attributes[0]'],
    ['further identifiers', invoice.seller.furtherIdentifiers, 'seller.identifiers[1]'],
  ])('%s', (_, parts, path) => {
    expect(parts.map((part) => part.path)).toEqual([path]);
  });

  test('and the seller has both its registrations', () => {
    expect(invoice.seller).toMatchObject({
      taxRegistration: { path: 'seller', number: '100354879700003', scheme: 'VAT' },
      otherTaxRegistration: { path: 'seller', number: '1000000000', scheme: 'TIN' },
      identification: 'S-1',
    });
  });

  test('a line is about an object', () => {
    expect(plain(invoice.lines[0]?.object)).toEqual({
      path: 'lines[0]',
      objectId: 'METER-1',
      objectSchemeId: 'ABZ',
    });
    expect(lineWith({ objectSchemeId: 'ABZ' })?.object).toBeUndefined();
  });

  test('a tax representative is registered if it has a TRN', () => {
    expect(plain(invoice.taxRepresentative)).toEqual({
      path: 'taxRepresentative',
      name: 'Representative',
      address: { path: 'taxRepresentative.address', ...complete.taxRepresentative?.address, asSent: {} },
      taxRegistration: { path: 'taxRepresentative', number: '100000000000003', scheme: 'VAT' },
      asSent: {},
    });
    const taxRepresentative = { ...complete.taxRepresentative, trn: null };
    expect(
      invoiceOf('standard-invoice', { taxRepresentative }).taxRepresentative?.taxRegistration,
    ).toBeUndefined();
    for (const none of [null, undefined])
      expect(invoiceOf('standard-invoice', { taxRepresentative: none }).taxRepresentative).toBeUndefined();
  });

  test('payments say how, in the words sent or in those of the code', () => {
    expect(invoice.payment).toMatchObject({ paymentMode: '55', name: 'Company card' });
    expect(plain(invoice.furtherPayments)).toMatchObject([{ id: 'P-2', paymentMode: '10', name: 'Cash' }]);
    expect(invoiceOf('standard-invoice').payment?.name).toBe('Credit transfer');
    expect(invoiceOf('standard-invoice', { paymentMode: '99x' }).payment?.name).toBeUndefined();
  });
});

test('a list that is null is a list that is not there', () => {
  const ofDocument = {
    creditNoteReasons: null,
    precedingInvoices: null,
    instalments: null,
    paidAmounts: null,
  };
  const lists = { ...ofDocument, vatExemptions: null, allowancesCharges: null, additionalDocuments: null };
  const ofLine = { attributes: null, certificates: null, classifications: null, allowancesCharges: null };
  for (const name of ['standard-invoice', 'credit-note']) {
    const told = (edit: (request: DocumentRequest) => void) => normalise(edited(name, edit));
    const absent = told((request) => {
      for (const each of Object.keys(lists)) Reflect.deleteProperty(request, each);
      for (const each of Object.keys(ofLine)) Reflect.deleteProperty(lineOf(request), each);
    });
    const withNull = told((request) => {
      Object.assign(request, lists, { seller: { ...request.seller, identifiers: null } });
      Object.assign(lineOf(request), ofLine);
    });
    expect(plain(withNull)).toEqual(plain(absent));
  }
});

test('a second name of a code that says the same is not written, and only told', () => {
  const request = edited('standard-invoice', (each) =>
    Object.assign(lineOf(each), { classifications: [{ code: '940139', value: '940139' }] }),
  );
  expect(validate(request).warnings).toMatchObject([
    { severity: 'information', path: 'lines[0].classifications[0].value' },
  ]);
});
