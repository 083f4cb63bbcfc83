import { expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { edited } from '../requests.ts';
import { readUbl } from '../results.ts';

const document =
  convert(
    edited('allowances-and-charges', (request) =>
      Object.assign(request, {
        payableRoundingAmount: 0.02,
        paidAmounts: [{ id: 'ADV-1', amount: 1000, receivedDate: '2026-10-01' }],
        legalMonetaryTotal: null,
      }),
    ),
  ).xml ?? '';

test.each(['PaidAmount', 'PrepaidAmount', 'PayableRoundingAmount', 'BaseAmount', 'LineExtensionAmount'])(
  'three decimals in %s are told at its element, as they are of the request',
  (name) => {
    const at = new RegExp(
      `(?<!<cac:LegalMonetaryTotal>\\s*)<cbc:${name} currencyID="AED">(-?[0-9.]+)</cbc:${name}>`,
    );
    // Four thousandths less change no computed amount by more than is allowed.
    const xml = document.replace(at, (whole, amount) => whole.replace(amount, `${amount}4`));
    expect(xml).not.toBe(document);
    const { warnings } = validateUbl(xml);
    const found = warnings.filter(({ rule }) => rule === 'pint-ae-amount-rounded');
    expect(
      found.map(({ location }) =>
        location
          ?.replace(/\[\d+\]$/, '')
          .split('/')
          .at(-1),
      ),
    ).toEqual([`cbc:${name}`]);
    expect(validate(readUbl(xml).request).adjustments).not.toEqual([]);
  },
);

test('amounts of two decimals are not told of', () => {
  expect(validateUbl(document).warnings.map(({ rule }) => rule)).not.toContain('pint-ae-amount-rounded');
});
