import { describe, expect, test } from 'vitest';
import type { Issue } from '../../src/core/finding.ts';
import type { BusinessIssue } from '../../src/judge/checks.ts';
import { mergeIssues } from '../../src/judge/merge.ts';
import { fieldAt } from '../../src/judge/rule-findings.ts';

function official(rule: string, path: string): Issue {
  return { rule, path, message: 'official', hint: '', severity: 'error', terms: [], location: `/at/${path}` };
}

function business(rule: string, path: string, covers: readonly string[] = []): BusinessIssue {
  return { rule, path, message: 'business', hint: '', severity: 'error', terms: [], covers };
}

describe('one finding of both layers', () => {
  test('appears once, in our words, with its place in the UBL', () => {
    const merged = mergeIssues(
      [business('ibr-167-ae', 'lines[2].exemptionReasonCode')],
      [official('ibr-167-ae', 'lines[2]')],
    );
    expect(merged).toEqual([
      {
        ...official('ibr-167-ae', 'lines[2].exemptionReasonCode'),
        message: 'business',
        location: '/at/lines[2]',
      },
    ]);
  });

  test('on another line is another finding', () => {
    const merged = mergeIssues(
      [business('ibr-167-ae', 'lines[2].exemptionReasonCode')],
      [official('ibr-167-ae', 'lines[3]')],
    );
    expect(merged.map(({ path }) => path)).toEqual(['lines[2].exemptionReasonCode', 'lines[3]']);
  });

  test('of the document silences what the lines repeat of it', () => {
    expect(
      mergeIssues([business('ibr-103-ae', 'buyer.trn')], [official('ibr-103-ae', 'lines[0]')]),
    ).toHaveLength(1);
  });

  test('silences what merely follows from it', () => {
    const missingRate = business('ibr-159-ae', 'currencyExchangeRate', ['ibr-175-ae']);
    expect(
      mergeIssues([missingRate], [official('ibr-175-ae', ''), official('ibr-002', '')]).map(
        ({ rule }) => rule,
      ),
    ).toEqual(['ibr-159-ae', 'ibr-002']);
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
    ['seller.trn', ['seller.name'], 'seller.trn'],
    ['lines[0].unitPrice', [], 'lines[0].unitPrice'],
  ])('of an element written from %j by a rule on %j is %j', (source, fields, path) => {
    expect(fieldAt(source, fields)).toBe(path);
  });
});
