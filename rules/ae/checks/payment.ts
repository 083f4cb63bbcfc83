import { type Check, findingIf } from '../../../src/core/check.ts';
import paymentMeans from '../codelists/UNCL4461-accepted.json' with { type: 'json' };

export const payment: readonly Check[] = [
  {
    id: 'ibr-cl-16',
    find: (invoice) => {
      const code = invoice.payment?.paymentMode;
      const isUnknown = code !== undefined && !Object.hasOwn(paymentMeans.codes, code);
      return findingIf(isUnknown, 'paymentMode', { code: code ?? '' });
    },
  },
];
