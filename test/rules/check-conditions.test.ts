import { describe, expect, test } from 'vitest';
import { checks } from '../../rules/ae/checks/index.ts';
import { findingsOfChecks } from '../../src/api/checks.ts';
import { compute, normalise } from '../../src/api/steps.ts';
import { edited, lineOf } from '../requests.ts';
import { charged, paid, percent, signed } from './check-conditions/amounts.ts';
import { dates, exchanged, referred } from './check-conditions/documents.ts';
import { all, type Edit, entries, fields, line } from './check-conditions/edits.ts';
import { rated, reverseCharged, sold } from './check-conditions/lines.ts';
import { partners } from './check-conditions/parties.ts';
import { located, registered } from './check-conditions/registrations.ts';
import { transactions } from './check-conditions/transactions.ts';

/** Rule and path of each finding; case and severity only if unusual. */
function said(name: string, edit: Edit): string[] {
  const { invoice } = normalise(edited(name, edit));
  return findingsOfChecks(compute(invoice), checks).map(({ rule, path, text, severity }) =>
    [rule, path, text === 'onRequest' ? '' : text, severity === 'error' ? '' : severity]
      .filter((part) => part !== '')
      .join(' '),
  );
}

/** Suggestions for wrong values. */
describe('a correction is suggested only if no other is possible', () => {
  const remedies = (name: string, edit: Edit) =>
    findingsOfChecks(compute(normalise(edited(name, edit)).invoice), checks).map(({ path, remedy }) => [
      path,
      remedy,
    ]);

  test.each<[what: string, name: string, edit: Edit, path: string, remedy: unknown]>([
    ['a rate', 'standard-invoice', line({ vatRate: 0.05 }), 'lines[0].vatRate', { value: 5 }],
    ['a rate as a factor', 'standard-invoice', line({ vatRate: 1.05 }), 'lines[0].vatRate', { value: 5 }],
    ['no rate of several', 'reverse-charge', line({ vatRate: 7 }), 'lines[0].vatRate', undefined],
    [
      'a percentage',
      'standard-invoice',
      entries({ ...percent, multiplierPercent: 0.05 }),
      'allowancesCharges[0].multiplierPercent',
      { value: 5 },
    ],
    [
      'no percentage that is another',
      'standard-invoice',
      entries({ ...percent, multiplierPercent: 6 }),
      'allowancesCharges[0].amount',
      undefined,
    ],
    ['dirhams', 'standard-invoice', fields({ taxCurrencyCode: 'USD' }), 'taxCurrencyCode', { value: 'AED' }],
    [
      'no total, even of lines that are right',
      'standard-invoice',
      fields({ taxTotal: { taxAmount: 500 } }),
      'taxTotal.taxAmount',
      undefined,
    ],
    [
      'no total that no other total confirms',
      'standard-invoice',
      fields({ taxTotal: { taxAmount: 500 }, legalMonetaryTotal: null }),
      'taxTotal.taxAmount',
      undefined,
    ],
    [
      'no total of which a mistake is known',
      'standard-invoice',
      fields({ taxTotal: { taxAmount: 504.57 }, legalMonetaryTotal: null }),
      'taxTotal.taxAmount',
      undefined,
    ],
  ])('%s', (_, name, edit, path, remedy) => {
    expect(remedies(name, edit)).toEqual([[path, remedy]]);
  });

  test('nothing, if the amount of a line does not fit its other figures', () => {
    const edit = all(fields({ taxTotal: { taxAmount: 500 }, legalMonetaryTotal: null }), (request) =>
      Object.assign(lineOf(request), { lineExtensionAmount: 9000 }),
    );
    expect(remedies('standard-invoice', edit)).toEqual([
      ['lines[0].lineExtensionAmount', undefined],
      ['taxTotal.taxAmount', undefined],
    ]);
  });
});

describe.each([
  ['dates', dates],
  ['transactions', transactions],
  ['references', referred],
  ['parties', partners],
  ['legal registrations', registered],
  ['addresses', located],
  ['currencies', exchanged],
  ['items', sold],
  ['rates of VAT', rated],
  ['reverse charge', reverseCharged],
  ['allowances and charges', charged],
  ['signs', signed],
  ['payment', paid],
])('%s', (_, rows) => {
  test.each(rows.map(([fact, name, edit, ...expected]) => [fact, name, edit, expected] as const))(
    '%s (%s)',
    (_fact, name, edit, expected) => {
      expect(said(name, edit)).toEqual(expected);
    },
  );
});
