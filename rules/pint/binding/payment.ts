import type { Instalment, PaidAmount, Payment } from '../../../src/core/invoice/invoice.ts';
import { type Aggregate, amount, text } from '../../../src/core/specification/binding.ts';
import { bankAddress } from './address.ts';

/** Payment instructions (IBG-16); a credit note has its due date here. */
export const paymentMeans: Aggregate<Payment> = [
  text('cbc:ID', 'id', ['IBT-178']),
  text('cbc:PaymentMeansCode', 'paymentMode', ['IBT-081'], {
    attributes: [{ name: 'name', value: 'name', terms: ['IBT-082'] }],
  }),
  text('cbc:PaymentDueDate', 'dueDate', ['IBT-009']),
  text('cbc:PaymentID', 'paymentReference', ['IBT-083']),
  {
    element: 'cac:CardAccount',
    terms: ['IBG-18'],
    rows: [
      text('cbc:PrimaryAccountNumberID', 'cardAccountNumber', ['IBT-087']),
      text('cbc:NetworkID', 'cardNetworkId'),
      text('cbc:HolderName', 'cardHolderName', ['IBT-088']),
    ],
  },
  {
    element: 'cac:PayeeFinancialAccount',
    terms: ['IBG-17'],
    rows: [
      text('cbc:ID', 'paymentBankAccount', ['IBT-084'], {
        attributes: [{ name: 'schemeID', value: 'accountScheme', terms: ['IBT-084-1'] }],
      }),
      text('cbc:Name', 'paymentAccountName', ['IBT-085']),
      {
        element: 'cac:FinancialInstitutionBranch',
        rows: [
          text('cbc:ID', 'paymentServiceProviderId', ['IBT-086']),
          { element: 'cac:Address', of: 'paymentServiceProviderAddress', parts: bankAddress },
        ],
      },
    ],
  },
  {
    element: 'cac:PaymentMandate',
    terms: ['IBG-19'],
    rows: [
      text('cbc:ID', 'mandateId', ['IBT-089']),
      { element: 'cac:PayerFinancialAccount', rows: [text('cbc:ID', 'payerAccount', ['IBT-091'])] },
    ],
  },
];

/** Payment terms of an instalment (IBG-33). */
export const instalment: Aggregate<Instalment> = [
  text('cbc:PaymentMeansID', 'paymentInstructionId', ['IBT-187']),
  text('cbc:Note', 'note', ['IBT-020']),
  amount('cbc:Amount', 'amount', ['IBT-176']),
  text('cbc:InstallmentDueDate', 'dueDate', ['IBT-177']),
];

/** Paid amount (IBG-35). */
export const paidAmount: Aggregate<PaidAmount> = [
  text('cbc:ID', 'id', ['IBT-179']),
  amount('cbc:PaidAmount', 'amount', ['IBT-180']),
  text('cbc:ReceivedDate', 'date', ['IBT-181']),
  text('cbc:InstructionID', 'type', ['IBT-182']),
];
