import type { Payment, RootName } from '../../core/invoice/invoice.ts';
import { nonBlank } from '../../core/text/text.ts';
import type { DocumentRequest, PaymentInstructionRequest } from '../schema/request.ts';
import { sentAddress } from './address.ts';
import { type Context, identifierBeside, tellFieldWithoutId } from './context.ts';

/** The form of an IBAN without blanks and dashes. */
const ibanPattern = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{4,}$/;
const ibanScheme = 'IBAN';

/** Payment means (IBG-16), if required or sent; the due date of a credit note has no other place. */
export function normalisePayment(
  request: DocumentRequest,
  root: RootName,
  context: Context,
): Payment | undefined {
  const sent = nonBlank(request.paymentMode);
  const dueDate = root === 'CreditNote' ? (request.dueDate ?? undefined) : undefined;
  const paymentBy = paymentsOf(request, { path: '', id: undefined, dueDate }, context);
  const asSent = paymentBy(sent ?? '', nonBlank(request.paymentModeText));
  const { defaults, codeLists } = context.specification;
  const isNeeded = defaults.needsPayment(root, context.transactionType);
  if (!isNeeded && Object.values(asSent).every((fact) => !fact)) return undefined;
  const code = effectiveCode(sent, asSent.paymentBankAccount, context);
  const names = codeLists.paymentMeans.codes;
  return paymentBy(code, asSent.name ?? (Object.hasOwn(names, code) ? nonBlank(names[code]) : undefined));
}

/** Payment instructions after the first, written as sent. */
export function normaliseFurtherPayments(
  instructions: readonly PaymentInstructionRequest[],
  context: Context,
): Payment[] {
  return instructions.map((sent, index) => {
    const path = `paymentInstructions[${index}]`;
    const mode = nonBlank(sent.paymentMode) ?? '';
    const paymentBy = paymentsOf(sent, { path, id: nonBlank(sent.id), dueDate: undefined }, context);
    const payment = paymentBy(context.lookUps.paymentMode(mode) ?? mode, nonBlank(sent.paymentModeText));
    return { ...payment, asSent: context.asSent.PaymentInstruction(sent) };
  });
}

/** Parts of a payment that the document and a further instruction share. */
type SentPayment = Pick<DocumentRequest, keyof DocumentRequest & keyof PaymentInstructionRequest>;

/** Payment details of all kinds; written field by field, because a spread takes ten times as long. */
function paymentsOf(
  sent: SentPayment,
  { path, id, dueDate }: Pick<Payment, 'path' | 'id' | 'dueDate'>,
  context: Context,
): (paymentMode: string, name: string | undefined) => Payment {
  const prefix = path && `${path}.`;
  const { account, accountScheme } = accountOf(sent, prefix, context);
  const paymentServiceProviderAddress = sent.paymentServiceProviderAddress
    ? sentAddress(sent.paymentServiceProviderAddress, `${prefix}paymentServiceProviderAddress`, context)
    : undefined;
  const cardAccountNumber = nonBlank(sent.cardAccountNumber);
  const cardNetworkId = identifierBeside(
    nonBlank(sent.cardNetworkId),
    cardAccountNumber,
    'cardNetworkPlaceholder',
    `${prefix}cardNetworkId`,
    context,
  );
  return (paymentMode, name) => ({
    path,
    id,
    paymentReference: nonBlank(sent.paymentReference),
    paymentAccountName: nonBlank(sent.paymentAccountName),
    paymentServiceProviderId: nonBlank(sent.paymentServiceProviderId),
    cardAccountNumber,
    cardNetworkId,
    cardHolderName: nonBlank(sent.cardHolderName),
    mandateId: nonBlank(sent.mandateId),
    payerAccount: nonBlank(sent.payerAccount),
    paymentServiceProviderAddress,
    paymentMode,
    name,
    dueDate,
    paymentBankAccount: account,
    accountScheme,
  });
}

/** The account to write: an IBAN without blanks and dashes, any other account unchanged. */
function accountOf(sent: SentPayment, path: string, context: Context) {
  const account = nonBlank(sent.paymentBankAccount);
  tellFieldWithoutId(sent, path, 'paymentAccountSchemeId', 'paymentBankAccount', context);
  if (account === undefined) return { account, accountScheme: undefined };
  const scheme = nonBlank(sent.paymentAccountSchemeId);
  const iban = ibanPattern.test(account)
    ? account
    : account.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '').toUpperCase();
  if (!ibanPattern.test(iban) || (scheme ?? ibanScheme) !== ibanScheme)
    return { account, accountScheme: scheme };
  if (iban !== account)
    context.addInformation('ibanCleaned', `${path}paymentBankAccount`, { iban }, { value: iban });
  return { account: iban, accountScheme: ibanScheme };
}

function effectiveCode(
  sent: string | undefined,
  account: string | undefined,
  { specification, lookUps, addWarning }: Context,
): string {
  const { paymentMode, paymentModesWithAccount } = specification.defaults;
  const code = sent === undefined ? paymentMode : (lookUps.paymentMode(sent) ?? sent);
  if (account !== undefined || !Object.hasOwn(paymentModesWithAccount, code)) return code;
  const withoutAccount = paymentModesWithAccount[code] ?? code;
  addWarning('paymentModeFallback', 'paymentBankAccount', { sent: code, code: withoutAccount });
  return withoutAccount;
}
