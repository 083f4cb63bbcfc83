import { describe, expect, test } from 'vitest';
import { messages } from '../../rules/ae/messages/index.ts';
import { suggestions } from '../../rules/ae/suggestions.ts';
import { mendRequest } from '../../src/api/validate-document.ts';
import type { Issue, Values } from '../../src/core/findings/finding.ts';
import { suggestionsOf } from '../../src/core/messages/suggestions.ts';
import { validate } from '../../src/index.ts';
import { applied } from '../properties/apply-patch.ts';
import { example } from '../requests.ts';

const standard = example('standard-invoice');
const [line] = standard.lines;
const withoutTotals = { ...standard, taxTotal: undefined, legalMonetaryTotal: undefined };

const ofLine = (change: object) => ({
  ...withoutTotals,
  lines: [{ ...line, lineExtensionAmount: null, ...change }],
});

function findingOf(request: unknown, rule: string, language: 'en' | 'ar' = 'en'): Issue {
  const { issues, warnings } = validate(request, { language });
  const found = [...issues, ...warnings].find((each) => each.rule === rule);
  if (found === undefined) throw new Error(`${rule} is not found`);
  return found;
}

const titles = ({ suggestions: offered = [] }: Issue) => offered.map(({ title }) => title);

describe('where there is more than one remedy, each is suggested by name', () => {
  test.each<[rule: string, request: object, en: readonly string[], ar: string]>([
    ['ibr-190-ae', ofLine({ vatRate: 7 }), ['Set to 5 %'], 'اجعلها 5 %'],
    ['aligned-ibrp-z-05', ofLine({ vatCategory: 'Z', vatRate: 5 }), ['Set to 0 %'], 'اجعلها 0 %'],
    [
      'ibr-167-ae',
      ofLine({ vatCategory: 'E', vatRate: 0 }),
      [
        'DL8.46.1 (Certain financial services)',
        'DL8.46.2 (Supply of residential buildings by sale or lease)',
        'DL8.46.3 (Supply of bare land)',
        'DL8.46.4 (Local passenger transport)',
      ],
      'DL8.46.1 (بعض الخدمات المالية)',
    ],
    [
      'ibr-147-ae',
      ofLine({ quantity: 90, unitPrice: 190.48, lineExtensionAmount: 17142.86 }),
      ['Unit price 190.4762', 'Price 17142.86 for 90 units'],
      'سعر الوحدة 190.4762',
    ],
    [
      'ibr-co-16',
      { ...standard, legalMonetaryTotal: { ...standard.legalMonetaryTotal, payableAmount: 11152.8 } },
      ['Set to 11125.80', 'Have the totals computed'],
      'اجعلها 11125.80',
    ],
    [
      // Of totals that follow from the wrong one nothing else is wrong.
      'ibr-co-13',
      {
        ...standard,
        legalMonetaryTotal: {
          ...standard.legalMonetaryTotal,
          taxExclusiveAmount: 10586,
          taxInclusiveAmount: 11115.8,
          payableAmount: 11115.8,
        },
      },
      ['Set to 10596.00', 'Have the totals computed'],
      'اجعلها 10596.00',
    ],
    ['ibr-cl-23', ofLine({ unitCode: 'KGMM' }), ['KGM (kilogram)'], 'KGM (كيلوغرام)'],
    [
      'ibr-192-ae',
      { ...standard, paymentBankAccount: null },
      ['Paid in cash', 'Paid by card', 'Paid by cheque'],
      'مدفوع نقداً',
    ],
  ])('%s', (rule, request, en, ar) => {
    const finding = findingOf(request, rule);
    expect(titles(finding)).toEqual(en);
    expect(titles(findingOf(request, rule, 'ar'))[0]).toBe(ar);
    // Whichever is pressed, the finding is no more.
    for (const { patch } of finding.suggestions ?? []) {
      const { issues, warnings } = validate(applied(request, patch));
      expect([...issues, ...warnings].filter((each) => each.rule === rule)).toEqual([]);
    }
  });

  test('and none of them is applied by itself', () => {
    const text = JSON.stringify(ofLine({ vatRate: 7 }));
    expect(mendRequest(text)).toEqual({ text, mended: [] });
  });

  test('not beside a remedy that is certain, and not for a document without findings', () => {
    expect(findingOf(ofLine({ vatRate: 0.05 }), 'ibr-190-ae')).toMatchObject({ fix: [{ value: 5 }] });
    expect(titles(findingOf(ofLine({ vatRate: 0.05 }), 'ibr-190-ae'))).toEqual([]);
    expect(JSON.stringify(validate(standard))).not.toContain('suggestions');
  });
});

test('each row is of a rule or case that has texts, and each list of codes is one that they name', () => {
  const unknown = Object.keys(suggestions).filter(
    (name) => !messages.entries.has(name) && !messages.cases.has(name),
  );
  expect(unknown).toEqual([]);
  const lists = Object.values(suggestions).flatMap((rows) =>
    rows.flatMap((row) => ('codesOf' in row ? row.codesOf : [])),
  );
  expect(lists.filter((list) => !Object.hasOwn(messages.codeLists, list))).toEqual([]);
});

test('a suggestion without its values is not given', () => {
  const finding = {
    rule: 'ibr-co-10',
    severity: 'error',
    path: 'legalMonetaryTotal.lineExtensionAmount',
  } as const;
  const request = example('standard-invoice');
  const suggested = (values: Values) =>
    suggestionsOf({ ...finding, values, foundBy: 'checks' }, suggestions, messages, 'en', request);
  expect(suggested({ computed: '5.00' }).map(({ title }) => title)).toEqual([
    'Set to 5.00',
    'Have the totals computed',
  ]);
  expect(suggested({}).map(({ title }) => title)).toEqual(['Have the totals computed']);
});

test.each(['0325:1007123456', 'O235:1007123456'])(
  'a scheme is corrected, and the number after it stays: %s',
  (participantId) => {
    const request = { ...standard, buyer: { ...standard.buyer, participantId } };
    const [suggestion] = findingOf(request, 'ibr-cl-25').suggestions ?? [];
    expect(applied(request, suggestion?.patch ?? [])).toMatchObject({
      buyer: { participantId: `0235:${participantId.split(':')[1]}` },
    });
  },
);

test('nothing is written of the paid amounts of a credit note, so that no rule asks what belongs to them', () => {
  const paidAmounts = [{ amount: 50, date: '2026-11-01', type: 'x' }];
  const { outcome, warnings } = validate({ ...example('credit-note'), paidAmounts });
  expect([outcome, warnings.map(({ rule }) => rule)]).toEqual([
    'valid',
    expect.arrayContaining(['pint-ae-not-written']),
  ]);
});
