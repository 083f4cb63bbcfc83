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
