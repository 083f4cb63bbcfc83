import type { Instalment, PaidAmount, Payment } from '../../../src/core/invoice/invoice.ts';
import type { Aggregate } from '../../../src/core/specification/binding.ts';
import { bankAddress } from './address.ts';

/** Payment instructions (IBG-16); a credit note has its due date here. */
export const paymentMeans: Aggregate<Payment> = [
  { element: 'cbc:ID', terms: ['IBT-178'], value: 'id', codec: 'text' },
  {
    element: 'cbc:PaymentMeansCode',
    terms: ['IBT-081'],
    value: 'paymentMode',
    codec: 'text',
    attributes: [{ name: 'name', value: 'name', terms: ['IBT-082'] }],
  },
  { element: 'cbc:PaymentDueDate', terms: ['IBT-009'], value: 'dueDate', codec: 'text' },
  { element: 'cbc:PaymentID', terms: ['IBT-083'], value: 'paymentReference', codec: 'text' },
  {
    element: 'cac:CardAccount',
    terms: ['IBG-18'],
    rows: [
      {
        element: 'cbc:PrimaryAccountNumberID',
        terms: ['IBT-087'],
        value: 'cardAccountNumber',
        codec: 'text',
      },
      { element: 'cbc:NetworkID', value: 'cardNetworkId', codec: 'text' },
      { element: 'cbc:HolderName', terms: ['IBT-088'], value: 'cardHolderName', codec: 'text' },
    ],
  },
  {
    element: 'cac:PayeeFinancialAccount',
    terms: ['IBG-17'],
    rows: [
      {
        element: 'cbc:ID',
        terms: ['IBT-084'],
        value: 'paymentBankAccount',
        codec: 'text',
        attributes: [{ name: 'schemeID', value: 'accountScheme', terms: ['IBT-084-1'] }],
      },
      { element: 'cbc:Name', terms: ['IBT-085'], value: 'paymentAccountName', codec: 'text' },
      {
        element: 'cac:FinancialInstitutionBranch',
        rows: [
          { element: 'cbc:ID', terms: ['IBT-086'], value: 'paymentServiceProviderId', codec: 'text' },
          { element: 'cac:Address', of: 'paymentServiceProviderAddress', parts: bankAddress },
        ],
      },
    ],
  },
  {
    element: 'cac:PaymentMandate',
    terms: ['IBG-19'],
    rows: [
      { element: 'cbc:ID', terms: ['IBT-089'], value: 'mandateId', codec: 'text' },
      {
        element: 'cac:PayerFinancialAccount',
        rows: [{ element: 'cbc:ID', terms: ['IBT-091'], value: 'payerAccount', codec: 'text' }],
      },
    ],
  },
];

/** Payment terms of an instalment (IBG-33). */
export const instalment: Aggregate<Instalment> = [
  { element: 'cbc:PaymentMeansID', terms: ['IBT-187'], value: 'paymentInstructionId', codec: 'text' },
  { element: 'cbc:Note', terms: ['IBT-020'], value: 'note', codec: 'text' },
  { element: 'cbc:Amount', terms: ['IBT-176'], value: 'amount', codec: 'amount' },
  { element: 'cbc:InstallmentDueDate', terms: ['IBT-177'], value: 'dueDate', codec: 'text' },
];

/** Paid amount (IBG-35). */
export const paidAmount: Aggregate<PaidAmount> = [
  { element: 'cbc:ID', terms: ['IBT-179'], value: 'id', codec: 'text' },
  { element: 'cbc:PaidAmount', terms: ['IBT-180'], value: 'amount', codec: 'amount' },
  { element: 'cbc:ReceivedDate', terms: ['IBT-181'], value: 'date', codec: 'text' },
  { element: 'cbc:InstructionID', terms: ['IBT-182'], value: 'type', codec: 'text' },
];
