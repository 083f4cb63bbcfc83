import { convert } from 'pint-ae';
import { parseUbl, type UblElement } from 'pint-ae/steps';
import { expect, test } from 'vitest';
import { amountIn, currencyOf, routeOf } from '../../src/ubl/reading.ts';
import { buyerId, invoice, sellerId } from '../support/requests.ts';

const xml = convert({ ...invoice, currency: 'USD', currencyExchangeRate: 3.6725 }).xml ?? '';

function rootOf(text: string): UblElement {
  const parsed = parseUbl(text);
  if (!parsed.ok) throw new Error('not XML');
  return parsed.value;
}
const vat = 'cac:TaxTotal/cbc:TaxAmount';

test('The currency of a document is the one that it names, and none if it names none', () => {
  expect(currencyOf(rootOf(xml))).toBe('USD');
  expect(currencyOf(rootOf(xml.replace(/<cbc:DocumentCurrencyCode>.*?<.*?>/, '')))).toBe('');
});

test('Of the VAT in two currencies, the one is read that is asked for', () => {
  const root = rootOf(xml);
  expect(amountIn('USD', root, vat)).toBe(529.8);
  expect(amountIn('AED', root, vat)).toBe(1945.69);
  expect(amountIn('EUR', root, vat)).toBeNull();
});

test('A participant has a scheme in no namespace, and a number', () => {
  expect(routeOf(rootOf(xml))).toEqual({ sender: sellerId, receiver: buyerId });
  const first = (from: RegExp, to: string) => routeOf(rootOf(xml.replace(from, to))).sender;
  expect(first(/(<cbc:EndpointID schemeID="0235">)\d+/, '$1 ')).toBeNull();
  expect(first(/(<cbc:EndpointID) schemeID="0235"/, '$1')).toBeNull();
  expect(first(/(<cbc:EndpointID) schemeID=/, '$1 xmlns:x="urn:x" x:schemeID=')).toBeNull();
  expect(first(/(<cbc:EndpointID) schemeID=/, '$1 other="0192" schemeID=')).toBe(sellerId);
});
