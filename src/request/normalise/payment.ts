import type { Payment, RootName } from '../../core/invoice.ts';
import { nonBlank } from '../../core/text.ts';
import type { DocumentRequest } from '../schema/request.ts';
import type { Context } from './context.ts';

/** Looks like an IBAN once its blanks and dashes are out. */
const ibanPattern = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{4,}$/;
const ibanScheme = 'IBAN';

/**
 * Payment means (IBG-16), where the specification needs them or the request speaks of payment. A credit note carries its
 * due date there because UBL gives a credit note no other place.
 */
export function normalisePayment(
  request: DocumentRequest,
  root: RootName,
  context: Context,
): Payment | undefined {
  const sent = nonBlank(request.paymentMode);
  const { account, accountScheme } = accountOf(request.paymentBankAccount, context);
  const dueDate = root === 'CreditNote' ? (request.dueDate ?? undefined) : undefined;
  const { defaults, codeLists } = context.specification;
  const required = defaults.needsPayment(root, context.transactionType);
  if (!required && sent === undefined && account === undefined && dueDate === undefined) return undefined;
  const code = effectiveCode(sent, account, context);
  const names = codeLists.paymentMeans.codes;
  return {
    path: '',
    paymentMode: code,
    name: Object.hasOwn(names, code) ? nonBlank(names[code]) : undefined,
    dueDate,
    paymentBankAccount: account,
    accountScheme,
  };
}

/** An IBAN is written without the blanks and dashes that people group it by; any other account as it is. */
function accountOf(sent: string | null | undefined, { addInformation }: Context) {
  const account = nonBlank(sent);
  const iban = account?.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
  if (iban === undefined || !ibanPattern.test(iban)) return { account, accountScheme: undefined };
  if (iban !== account) addInformation('ibanCleaned', 'paymentBankAccount', { iban });
  return { account: iban, accountScheme: ibanScheme };
}

function effectiveCode(
  sent: string | undefined,
  account: string | undefined,
  { specification, lookUps, addNotice }: Context,
): string {
  const { paymentMode, paymentModesWithAccount } = specification.defaults;
  const code = sent === undefined ? paymentMode : (lookUps.paymentMode(sent) ?? sent);
  if (account !== undefined || !Object.hasOwn(paymentModesWithAccount, code)) return code;
  const withoutAccount = paymentModesWithAccount[code] ?? code;
  addNotice('paymentModeFallback', 'paymentBankAccount', { code: withoutAccount });
  return withoutAccount;
}
