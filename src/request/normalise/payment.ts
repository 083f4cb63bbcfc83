import paymentMeans from '../../../rules/ae/codelists/UNCL4461-accepted.json' with { type: 'json' };
import {
  creditTransfer,
  defaultPaymentMode,
  ibanPattern,
  ibanScheme,
  paymentModeAliases,
} from '../../../rules/ae/defaults/payment.ts';
import type { TransactionFlag } from '../../../rules/ae/defaults/transaction-flags.ts';
import type { Payment, RootName } from '../../core/invoice.ts';
import type { DocumentRequest } from '../schema/document.ts';
import type { Note } from './notice.ts';
import { given } from './text.ts';

/**
 * Payment means (IBG-16). An invoice needs them unless it is a deemed supply (ibr-191-ae); a credit note has them only
 * when the request speaks of payment, and carries its due date there because UBL gives a credit note no other place.
 */
export function normalisePayment(
  request: DocumentRequest,
  root: RootName,
  transactionType: ReadonlySet<TransactionFlag>,
  note: Note,
): Payment | undefined {
  const sent = given(request.paymentMode);
  const account = given(request.paymentBankAccount);
  const dueDate = root === 'CreditNote' ? (request.dueDate ?? undefined) : undefined;
  const required = root === 'Invoice' && !transactionType.has('deemedSupply');
  if (!required && sent === undefined && account === undefined && dueDate === undefined) return undefined;
  const code = effectiveCode(sent, account, note);
  const names: Readonly<Record<string, string>> = paymentMeans.codes;
  return {
    path: '',
    paymentMode: code,
    name: Object.hasOwn(names, code) ? given(names[code]) : undefined,
    dueDate,
    paymentBankAccount: account,
    accountScheme: account && ibanPattern.test(account.replaceAll(/\s/g, '')) ? ibanScheme : undefined,
  };
}

function effectiveCode(sent: string | undefined, account: string | undefined, note: Note): string {
  const code = sent === undefined ? defaultPaymentMode : resolveAlias(sent);
  if (code !== creditTransfer.code || account !== undefined) return code;
  note('paymentModeFallback', 'paymentBankAccount', { code: creditTransfer.withoutAccount });
  return creditTransfer.withoutAccount;
}

function resolveAlias(mode: string): string {
  const alias = mode.toLowerCase();
  return (Object.hasOwn(paymentModeAliases, alias) && paymentModeAliases[alias]) || mode;
}
