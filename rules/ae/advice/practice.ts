import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import {
  type Check,
  findingIf,
  findingsAmong,
  findingsWhere,
  type LookAt,
} from '../../../src/core/specification/check.ts';
import { isHomeTaxNumber } from '../tax-numbers.ts';

/** Questions about texts and lines that have no place on an e-invoice, and a principal without TRN. */
export const practice: readonly Check[] = [
  {
    id: 'pint-ae-advice-retention-calculation',
    severity: 'information',
    find: (invoice) =>
      findingsAmong(
        (lookAt) => lookAtTexts(invoice, lookAt),
        isCalculation,
        () => ({}),
      ),
  },
  {
    id: 'pint-ae-advice-previous-balance',
    severity: 'information',
    find: ({ lines, allowancesCharges }) => [
      ...findingsWhere(
        lines,
        ({ name = '', description = '' }) => isBalance.test(name) || isBalance.test(description),
        ({ path }) => path,
        ({ description, name = '' }) => ({ description: isBalance.test(name) ? name : (description ?? '') }),
      ),
      ...findingsWhere(
        allowancesCharges,
        ({ isCharge, reason = '' }) => isCharge && isBalance.test(reason),
        ({ path }) => path,
        ({ reason = '' }) => ({ description: reason }),
      ),
    ],
  },
  {
    id: 'pint-ae-advice-principal',
    about: ['transactionFlags'],
    find: ({ asSent: { principalId = '' } }) =>
      findingIf(principalId !== '' && !isHomeTaxNumber(principalId), 'principalId', { id: principalId }),
  },
];

/** Words for a retention with a figure. They prove nothing, so the advice only asks. */
const namesRetention =
  /(?<!\p{L})(?:retentions?|retainage|retained|withheld|milestone|progress claim)(?!\p{L})|(?:ال)?محتجز|(?:ال)?استقطاع|دفعة مرحلية/iu;
const figure = /\d\s?[%٪]|[\u0660-\u0669]\s?[%٪]|\d,\d{3}|\d\.\d\d(?!\d)|[\u0660-\u0669]{3}/;

function isCalculation(text: string): boolean {
  return namesRetention.test(text) && figure.test(text);
}

/** Words for an earlier invoice; they are no proof. */
const isBalance =
  /(?<!\p{L})(?:(?:previous|opening|outstanding|past|prior|unpaid)[- ](?:balance|dues?|amount|bills?|invoices?)|(?:brought|carried) forward|arrears|(?:ال)?رصيد (?:ال)?(?:سابق|افتتاحي)|متأخرات|فواتير (?:سابقة|غير مسددة))(?!\p{L})/iu;

function lookAtTexts(
  { notes, paymentTerms, lines, allowancesCharges }: ComputedInvoice,
  lookAt: LookAt,
): void {
  lookAt('', 'notes', notes);
  lookAt('', 'paymentTerms', paymentTerms);
  for (const { path, reason } of allowancesCharges) lookAt(path, '.reason', reason);
  for (const { path, description, asSent, allowancesCharges: entries } of lines) {
    lookAt(path, '.description', description);
    lookAt(path, '.note', asSent.note);
    for (const entry of entries) lookAt(entry.path, '.reason', entry.reason);
  }
}
