import { describe, expect, test } from 'vitest';
import { mergeFindings } from '../../src/api/merge.ts';
import type { Finding } from '../../src/core/findings/finding.ts';
import { fieldAt } from '../../src/judge/schematron-findings.ts';

function official(rule: string, path: string): Finding {
  return { rule, path, severity: 'error', location: `/at/${path}`, foundBy: 'schematron' };
}

function onRequest(rule: string, path: string, foundBy: Finding['foundBy'] = 'checks'): Finding {
  return { rule, path, text: 'onRequest', severity: 'error', foundBy };
}

const noneCovered = new Map<string, readonly string[]>();

describe('a finding of both layers', () => {
  test('appears once, as for the request, with its place in the UBL', () => {
    const found = onRequest('ibr-167-ae', 'lines[2].exemptionReasonCode');
    expect(mergeFindings([found], [official('ibr-167-ae', 'lines[2]')], noneCovered)).toEqual([
      { ...found, location: '/at/lines[2]' },
    ]);
  });

  test('on another line is a different finding', () => {
    const merged = mergeFindings(
      [onRequest('ibr-167-ae', 'lines[2].exemptionReasonCode')],
      [official('ibr-167-ae', 'lines[3]')],
      noneCovered,
    );
    expect(merged.map(({ path }) => path)).toEqual(['lines[2].exemptionReasonCode', 'lines[3]']);
  });

  test('of the document hides its repetitions on the lines', () => {
    const merged = mergeFindings(
      [onRequest('ibr-103-ae', 'buyer.trn')],
      [official('ibr-103-ae', 'lines[0]')],
      noneCovered,
    );
    expect(merged).toHaveLength(1);
  });

  const covered = new Map([['ibr-159-ae', ['ibr-175-ae']]]);
  const inUbl = [official('ibr-175-ae', ''), official('ibr-002', '')];

  test('hides its mere consequences', () => {
    const missingRate = onRequest('ibr-159-ae', 'currencyExchangeRate');
    expect(mergeFindings([missingRate], inUbl, covered).map(({ rule }) => rule)).toEqual([
      'ibr-159-ae',
      'ibr-002',
    ]);
  });

  test('hides nothing else if a default was reported and not the check', () => {
    const defaulted = onRequest('ibr-159-ae', 'currencyExchangeRate', 'normalisation');
    expect(mergeFindings([defaulted], inUbl, covered)).toHaveLength(3);
  });
});

describe('the field to fix', () => {
  test.each([
    ['lines[2]', ['lines[].goodsNatureCode'], 'lines[2].goodsNatureCode'],
    [
      'lines[1].allowancesCharges[3]',
      ['allowancesCharges[].reason', 'lines[].allowancesCharges[].reason'],
      'lines[1].allowancesCharges[3].reason',
    ],
    ['', ['dueDate'], 'dueDate'],
    ['', ['lines[].unitCode'], ''],
    ['seller', ['buyer.name', 'seller.name'], 'seller.name'],
    ['seller.trn', ['buyer.name'], 'seller.trn'],
    ['delivery.locationId', ['delivery.locationSchemeId'], 'delivery.locationSchemeId'],
    ['lines[1].objectId', ['lines[].objectSchemeId'], 'lines[1].objectSchemeId'],
    ['paidAmounts[1]', ['prepaidAmount'], 'prepaidAmount'],
    ['lines[0].unitPrice', [], 'lines[0].unitPrice'],
  ])('of an element written from %j by a rule on %j is %j', (source, fields, path) => {
    expect(fieldAt(source, fields)).toBe(path);
  });
});
