import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import {
  type Check,
  findingIf,
  findingsAmong,
  findingsWhere,
  type LookAt,
} from '../../../src/core/specification/check.ts';
import { isHomeTaxNumber } from '../tax-numbers.ts';

/** Texts and lines that have no place on an e-invoice: calculations, earlier balances, and a principal without TRN. */
export const practice: readonly Check[] = [
  {
    id: 'pint-ae-advice-retention-calculation',
    find: (invoice) =>
      findingsAmong(
        (lookAt) => lookAtTexts(invoice, lookAt),
        isCalculation,
        () => ({}),
      ),
  },
  {
    id: 'pint-ae-advice-previous-balance',
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

const namesRetention =
  /(?<!\p{L})(?:retentions?|retainage|retained|withheld|held back)(?!\p{L})|(?:ال)?محتجز|(?:ال)?استقطاع|ضمان حسن (?:ال)?تنفيذ/iu;
/** Words of things that are retained and are not money: data, customers, water. */
const retainsSomethingElse =
  /(?:data|records?|document|customers?|clients?|staff|employee|talent|water|moisture|heat|log) retention|retention (?:period|polic|of (?:data|records|documents))/i;
const namesMilestone = /milestone|stage payment|progress (?:claim|payment)|دفعة مرحلية|مرحلة الإنجاز/i;
const percentage = /\d\s?[%٪]|[\u0660-\u0669]\s?[%٪]|[%٪]\s?[\d\u0660-\u0669]|\d per ?cent/i;
const amount = /\d,\d{3}|\d\.\d\d(?!\d)|(?<![\d/-])\d{3,}(?![\d/-])|[\u0660-\u0669]{3}/;

/** Whether a text says how a retention was calculated, or which part of a contract a milestone is, in figures. */
function isCalculation(text: string): boolean {
  if (namesRetention.test(text))
    return !retainsSomethingElse.test(text) && (percentage.test(text) || amount.test(text));
  return namesMilestone.test(text) && percentage.test(text) && amount.test(text);
}

const isBalance =
  /^\W*(?:(?:previous|opening|outstanding|past|old|prior|unpaid|last months?|last month's) (?:unpaid |outstanding )?(?:balance|due|dues|amount|bills?|invoices?)|(?:previous|opening|outstanding|unpaid)-(?:balance|due)|(?:balance|amount) (?:brought|carried) forward|(?:brought|carried) forward (?:balance|amount)|(?:balance )?b\/?f(?:wd)?(?!\p{L})|arrears|(?:ال)?رصيد (?:ال)?سابق|(?:ال)?رصيد (?:ال)?افتتاحي|متأخرات|(?:ال)?مبالغ (?:ال)?متأخرة|فواتير (?:سابقة|غير مسددة))/iu;

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
