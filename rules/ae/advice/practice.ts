import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import {
  type Check,
  findingIf,
  findingsAmong,
  findingsWhere,
  type LookAt,
} from '../../../src/core/specification/check.ts';
import { isHomeTaxNumber } from '../defaults/parties.ts';

/** Missing statements of an invoice: how a retention was calculated, and amounts left open by earlier invoices. */
export const practice: readonly Check[] = [
  {
    id: 'pint-ae-advice-retention-calculation',
    find: (invoice) =>
      findingsAmong(
        (lookAt) => lookAtTexts(invoice, lookAt),
        (text) => namesRetention.test(text) && /[\d\u0660-\u0669]/.test(text),
        () => ({}),
      ),
  },
  {
    id: 'pint-ae-advice-previous-balance',
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ name = '', description = '' }) => isBalance.test(name) || isBalance.test(description),
        ({ path }) => path,
        ({ description, name }) => ({ description: description ?? name ?? '' }),
      ),
  },
  {
    id: 'pint-ae-advice-principal',
    about: ['transactionFlags'],
    find: ({ asSent: { principalId = '' } }) =>
      findingIf(principalId !== '' && !isHomeTaxNumber(principalId), 'principalId', { id: principalId }),
  },
];

const namesRetention =
  /(?<!\p{L})(?:retentions?|retainage|retained|held back)(?!\p{L})|(?:ال)?محتجز|(?:ال)?استقطاع|ضمان حسن (?:ال)?تنفيذ/iu;
const isBalance =
  /^\W*(?:(?:previous|opening|outstanding|past|old|prior|unpaid)[ -](?:balance|due|dues|amount|invoices?)|balance (?:brought|carried) forward|(?:balance )?b\/?f(?!\p{L})|arrears|(?:ال)?رصيد (?:ال)?سابق|(?:ال)?رصيد (?:ال)?افتتاحي|متأخرات|(?:ال)?مبالغ (?:ال)?متأخرة)/iu;

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
