import type { Payment } from '../../../src/core/invoice/invoice.ts';
import { type Check, findingsAmong, type LookAt } from '../../../src/core/specification/check.ts';
import { hasCardNumber } from '../../../src/core/text/check-digit.ts';

export const payment: readonly Check[] = [
  {
    id: 'pint-ae-advice-card-number',
    // The finding has no values, so that the number is never repeated.
    find: ({ payment: first, furtherPayments, notes, paymentTerms, instalments, lines }) =>
      findingsAmong(
        (lookAt) => {
          lookAt('', 'notes', notes);
          lookAt('', 'paymentTerms', paymentTerms);
          if (first !== undefined) lookAtPayment(first, '', lookAt);
          for (const each of furtherPayments) lookAtPayment(each, `${each.path}.`, lookAt);
          for (const { path, note } of instalments) lookAt(path, '.note', note);
          for (const { path, asSent } of lines) lookAt(path, '.note', asSent.note);
        },
        hasCardNumber,
        () => ({}),
      ),
  },
];

/** The card account number (IBT-087) shows only some digits of a card. */
function lookAtPayment(payment: Payment, place: string, lookAt: LookAt): void {
  lookAt(place, 'paymentBankAccount', payment.paymentBankAccount);
  lookAt(place, 'cardAccountNumber', payment.cardAccountNumber);
}
