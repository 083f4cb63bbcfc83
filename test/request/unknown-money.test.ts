import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { type DocumentRequest, validate } from '../../src/index.ts';
import { example } from '../requests.ts';

const invoice = example('standard-invoice') as DocumentRequest;
const names = ['priceInclVat', 'withholdingTax', 'priceWithTax', 'unitPriceInclVat', 'tourismFee', 'rebate'];
const amounts = [0.05, 5, 15, 100].flatMap((amount) => [amount, String(amount), amount.toFixed(1)]);

test.each(names)('an amount in the unknown field %s never passes in silence, whatever the price', (name) => {
  for (const unitPrice of [5, 100])
    for (const amount of amounts) {
      const [line] = invoice.lines.map((each) => ({
        ...each,
        unitPrice,
        quantity: 1,
        lineExtensionAmount: null,
      }));
      const request = { ...invoice, taxTotal: null, legalMonetaryTotal: null, lines: [line] };
      const sent = {
        onLine: { ...request, lines: [{ ...line, [name]: amount }] },
        onDocument: { ...request, [name]: amount },
      };
      for (const value of Object.values(sent))
        expect(validate(value, { strict: true }).valid, `${name} ${amount} beside ${unitPrice}`).toBe(false);
    }
});

/** An amount as callers send it: a number, a text, a decimal, and one with more digits than a number has. */
const inEachForm = (amount: number) => [
  amount,
  String(amount),
  new Decimal(amount),
  new Decimal(`${amount}.0000000000000000000001`),
];

/** Objects in which other systems keep amounts, by names that say nothing about money. */
const holders: readonly ((amount: object) => object)[] = [
  (amount) => ({ extra: amount }),
  (amount) => ({ details: { more: amount } }),
  (amount) => ({ customFields: [{ id: 'a' }, amount] }),
];

test.each([
  'discount',
  'freightAmount',
  'rebate',
  'prepaid',
  'advancePayment',
  'retention',
  'withholding_tax',
])(
  'an amount %s does not pass because an object of another name holds it, unless an entry has it',
  (name) => {
    const request = { ...invoice, taxTotal: null, legalMonetaryTotal: null };
    const [line, ...others] = invoice.lines;
    const entry = { isCharge: false, amount: 40, reason: 'Discount' };
    for (const holder of holders)
      for (const value of inEachForm(40)) {
        const held = holder({ [name]: value });
        expect(validate({ ...request, ...held }).valid, JSON.stringify(held)).toBe(false);
        const onLine = { ...line, lineExtensionAmount: null, ...held };
        const verdict = validate({ ...request, lines: [onLine, ...others] });
        // What the buyer has paid or keeps back is a matter of the whole document.
        if (/^(?:prepaid|advance)/.test(name)) continue;
        expect(verdict.valid, `line ${JSON.stringify(held)}`).toBe(false);
        if (name === 'discount' && Number(value) === 40)
          expect(
            validate({ ...request, lines: [{ ...onLine, allowancesCharges: [entry] }, ...others] }).valid,
          ).toBe(true);
      }
  },
);
