import { type BusinessRule, findingIf } from '../../../src/core/check.ts';
import paymentModes from '../aliases/payment-modes.json' with { type: 'json' };
import paymentMeans from '../codelists/UNCL4461-accepted.json' with { type: 'json' };

export const payment: readonly BusinessRule[] = [
  {
    id: 'ibr-cl-16',
    terms: ['IBT-081'],
    message: 'The payment mode {code} is not in the list of payment means.',
    hint: `Set paymentMode to ${Object.values(paymentModes).flat().join(', ')} or a UNCL4461 code such as 30 for credit transfer.`,
    find: (invoice) => {
      const code = invoice.payment?.paymentMode;
      const isUnknown = code !== undefined && !Object.hasOwn(paymentMeans.codes, code);
      return findingIf(isUnknown, 'paymentMode', { code: code ?? '' });
    },
  },
];
