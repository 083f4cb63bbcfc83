import { describe, expect, test } from 'vitest';
import { allowsPrecedingInvoice } from '../../rules/ae/defaults/credit-notes.ts';
import { isPredefinedEndpoint, predefinedEndpoints } from '../../rules/ae/defaults/endpoints.ts';
import { itemTypesWithClassification, itemTypesWithServiceCode } from '../../rules/ae/defaults/items.ts';
import { isIssuedByCountry } from '../../rules/ae/defaults/parties.ts';
import { needsPayment } from '../../rules/ae/defaults/payment.ts';
import { transactionCode, transactionFlags } from '../../rules/ae/defaults/transaction-flags.ts';
import { categoriesThat, uaeVatCategory, vatCategories } from '../../rules/ae/defaults/vat-categories.ts';
import { isHomeTaxNumber, tinPattern, trnPattern } from '../../rules/ae/tax-numbers.ts';
import { normalise } from '../../src/api/steps.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { example } from '../requests.ts';

const flags = (...names: string[]) => new Set(names) as never;
const trn = '100354879200003';
const tin = '1003548792';

test('there are three addresses for documents that nobody receives', () => {
  expect(Object.values(predefinedEndpoints)).toEqual(['9900000097', '9900000098', '9900000099']);
  expect(['9900000097', '9900000098', '9900000099', '9900000096', tin, ''].map(isPredefinedEndpoint)).toEqual(
    [true, true, true, false, false, false],
  );
});

test('numbers of the UAE', () => {
  const numbers = [
    trn,
    tin,
    '200354879200003',
    '100354879200004',
    `${trn}0`,
    ` ${trn}`,
    '2003548792',
    `${tin}0`,
    `0${tin}`,
    `0${trn}`,
  ];
  expect(numbers.map((each) => trnPattern.test(each))).toEqual([true, ...Array(9).fill(false)]);
  expect(numbers.map((each) => tinPattern.test(each))).toEqual([false, true, ...Array(8).fill(false)]);
  expect([isHomeTaxNumber(trn), isHomeTaxNumber(tin)]).toEqual([true, false]);
  expect(['PAS', 'TL', undefined].map(isIssuedByCountry)).toEqual([true, false, false]);
});

describe('the transaction', () => {
  test('is eight characters, one for each flag', () => {
    expect(transactionCode(flags())).toBe('00000000');
    for (const [flag, place] of Object.entries(transactionFlags))
      expect([flag, transactionCode(flags(flag))]).toEqual([
        flag,
        '00000000'.slice(0, place - 1) + '1'.padEnd(9 - place, '0'),
      ]);
    expect(Object.keys(transactionFlags)).toEqual([
      'freeTradeZone',
      'deemedSupply',
      'profitMargin',
      'summaryInvoice',
      'continuousSupply',
      'disclosedAgentBilling',
      'ecommerce',
      'exports',
    ]);
    expect(transactionCode(flags('exports', 'freeTradeZone'))).toBe('10000001');
  });

  test('requires payment if it is an invoice and not a deemed supply', () => {
    expect(needsPayment('Invoice', flags())).toBe(true);
    expect(needsPayment('Invoice', flags('deemedSupply'))).toBe(false);
    expect(needsPayment('CreditNote', flags())).toBe(false);
  });
});

describe('VAT categories', () => {
  test('are taxed as the law requires', () => {
    expect(Object.keys(vatCategories)).toEqual(['S', 'Z', 'E', 'O', 'AE', 'N']);
    expect(Object.entries(vatCategories).map(([code, { taxPercent }]) => [code, taxPercent])).toEqual([
      ['S', 5],
      ['Z', 0],
      ['E', 0],
      ['O', 0],
      ['AE', 0],
      ['N', 0],
    ]);
    expect(categoriesThat('exempt')).toEqual(['E']);
    expect(categoriesThat('outOfScope')).toEqual(['E', 'O']);
    expect(categoriesThat('reverseCharge')).toEqual(['AE']);
  });

  test('are written with their percentages', () => {
    const percents = Object.keys(vatCategories).map((code) => {
      const { linePercent, entryPercent, breakdownPercent } = uaeVatCategory(code);
      return [code, linePercent, entryPercent, breakdownPercent];
    });
    expect(percents).toEqual([
      ['S', 5, 5, 5],
      ['Z', 0, 0, 0],
      ['E', 'none', 0, 'none'],
      ['O', 'none', 'none', 'none'],
      ['AE', 'sent', 0, 'highest'],
      ['N', 5, 'none', 5],
    ]);
    const having = (isSo: (code: string) => boolean) => Object.keys(vatCategories).filter(isSo);
    expect(having((code) => uaeVatCategory(code).lineVatAmount)).toEqual(['S', 'Z', 'O', 'AE', 'N']);
    expect(having((code) => uaeVatCategory(code).absorbsRounding)).toEqual(['S']);
    expect(having((code) => uaeVatCategory(code).allowedOutOfScope)).toEqual(['Z', 'E', 'O']);
  });
});

test('items and credit notes', () => {
  expect(itemTypesWithClassification).toEqual(['G', 'B']);
  expect(itemTypesWithServiceCode).toEqual(['S', 'B']);
  expect(['VD', 'DL8.61.1.C', undefined].map(allowsPrecedingInvoice)).toEqual([false, true, true]);
});

describe('an attachment has the media type', () => {
  const mimeCodeOf = (document: object) => {
    const additionalDocuments = [{ documentId: 'D', embeddedBase64: 'AAAA', ...document }];
    const { invoice } = normalise({ ...example('standard-invoice'), additionalDocuments } as DocumentRequest);
    return invoice.additionalDocuments[0]?.mimeCode;
  };

  test.each([
    ['pdf', 'application/pdf'],
    ['PNG', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['jpeg', 'image/jpeg'],
    ['xml', 'application/xml'],
    ['csv', 'text/csv'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['ods', 'application/vnd.oasis.opendocument.spreadsheet'],
    ['exe', undefined],
  ])('of its file name: .%s', (extension, mimeCode) => {
    expect(mimeCodeOf({ fileName: `a.${extension}` })).toBe(mimeCode);
  });

  test.each([
    ['JVBERi0xLjQK', 'application/pdf'],
    ['iVBORw0KGgoAAAAN', 'image/png'],
    ['/9j/4AAQ', 'image/jpeg'],
    ['PD94bWwg', 'application/xml'],
    ['AAAA', undefined],
  ])('of its first bytes: %s', (embeddedBase64, mimeCode) => {
    expect(mimeCodeOf({ embeddedBase64 })).toBe(mimeCode);
  });
});
