import type { Payment, RootName } from '../../core/invoice.ts';
import { nonBlank } from '../../core/text.ts';
import type { paymentRows } from '../schema/payment.ts';
import type { DocumentRequest, PaymentInstructionRequest } from '../schema/request.ts';
import type { Context } from './context.ts';

/** Looks like an IBAN once its spaces are out. */
const ibanPattern = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;
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
  const account = nonBlank(request.paymentBankAccount);
  const dueDate = root === 'CreditNote' ? (request.dueDate ?? undefined) : undefined;
  const { defaults, codeLists } = context.specification;
  const required = defaults.needsPayment(root, context.transactionType);
  if (!required && sent === undefined && account === undefined && dueDate === undefined) return undefined;
  const code = effectiveCode(sent, account, context);
  const names = codeLists.paymentMeans.codes;
  return {
    path: '',
    id: undefined,
    ...paymentDetails(request),
    paymentMode: code,
    name:
      nonBlank(request.paymentModeText) ?? (Object.hasOwn(names, code) ? nonBlank(names[code]) : undefined),
    dueDate,
    paymentBankAccount: account,
    accountScheme: accountSchemeOf(account, request.paymentAccountSchemeId),
  };
}

/** Payment instructions after the first, as they are sent. */
export function normaliseFurtherPayments(
  instructions: readonly PaymentInstructionRequest[],
  { lookUps }: Context,
): Payment[] {
  return instructions.map((instruction, index) => {
    const account = nonBlank(instruction.paymentBankAccount);
    const mode = nonBlank(instruction.paymentMode) ?? '';
    return {
      path: `paymentInstructions[${index}]`,
      id: nonBlank(instruction.id),
      ...paymentDetails(instruction),
      paymentMode: lookUps.paymentMode(mode) ?? mode,
      name: nonBlank(instruction.paymentModeText),
      dueDate: undefined,
      paymentBankAccount: account,
      accountScheme: accountSchemeOf(account, instruction.paymentAccountSchemeId),
    };
  });
}

type PaymentDetails = Pick<DocumentRequest, keyof typeof paymentRows>;

function paymentDetails(sent: PaymentDetails) {
  return {
    paymentReference: nonBlank(sent.paymentReference),
    paymentAccountName: nonBlank(sent.paymentAccountName),
    paymentServiceProviderId: nonBlank(sent.paymentServiceProviderId),
    cardAccountNumber: nonBlank(sent.cardAccountNumber),
    cardNetworkId: nonBlank(sent.cardNetworkId),
    cardHolderName: nonBlank(sent.cardHolderName),
    mandateId: nonBlank(sent.mandateId),
    payerAccount: nonBlank(sent.payerAccount),
  };
}

function accountSchemeOf(account: string | undefined, sent: string | null | undefined): string | undefined {
  if (account === undefined) return undefined;
  return nonBlank(sent) ?? (ibanPattern.test(account.replaceAll(/\s/g, '')) ? ibanScheme : undefined);
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
