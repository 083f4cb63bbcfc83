import type { DocumentRequest } from '../../src/specification/default.ts';
import { lineOf } from '../requests.ts';

type Edit = (request: DocumentRequest) => void;

export const buyerPlace = '/Invoice/cac:AccountingCustomerParty[1]/cac:Party[1]';
export const sellerPlace = '/Invoice/cac:AccountingSupplierParty[1]/cac:Party[1]';
const abroad: DocumentRequest['buyer'] = {
  name: 'Rheinhandel GmbH',
  trn: null,
  participantId: '0088:4006381333931',
  legalRegistrationNumber: 'HRB 41',
  legalRegistrationType: 'TL',
  authorityName: 'Amtsgericht Bonn',
  address: { line1: 'Am Hof 1', city: 'Bonn', countrySubentity: 'NW', countryCode: 'DE' },
};

/** Facts that no official rule looks at, with the place where UBL states each. */
export const factsOfBothDoors: readonly (readonly [rule: string, place: string, edit: Edit])[] = [
  [
    'pint-ae-participant-id',
    `${buyerPlace}/cbc:EndpointID[1]`,
    ({ buyer }) => Object.assign(buyer, { participantId: '0235:hello' }),
  ],
  [
    'pint-ae-predefined-issuer',
    `${sellerPlace}/cbc:EndpointID[1]`,
    ({ seller }) => Object.assign(seller, { participantId: '0235:9900000097' }),
  ],
  [
    'pint-ae-negative-total',
    '/Invoice/cac:LegalMonetaryTotal[1]/cbc:TaxInclusiveAmount[1]',
    (request) =>
      Object.assign(request, { lines: [{ ...lineOf(request), quantity: -1, lineExtensionAmount: null }] }),
  ],
  [
    'pint-ae-negative-entry',
    '/Invoice/cac:LegalMonetaryTotal[1]/cbc:PrepaidAmount[1]',
    (request) => Object.assign(request, { prepaidAmount: -5 }),
  ],
  [
    'pint-ae-date-range',
    '/Invoice/cbc:IssueDate[1]',
    (request) => Object.assign(request, { issueDate: '1950-01-01' }),
  ],
  [
    'pint-ae-advice-due-before-issue',
    '/Invoice/cbc:DueDate[1]',
    (request) => Object.assign(request, { dueDate: '2026-10-01' }),
  ],
  [
    'pint-ae-advice-card-number',
    '/Invoice/cbc:Note[1]',
    (request) => Object.assign(request, { notes: 'Paid by 4111 1111 1111 1111' }),
  ],
  [
    'pint-ae-unit-in-trade',
    '/Invoice/cac:InvoiceLine[1]/cbc:InvoicedQuantity[1]/@unitCode',
    (request) => Object.assign(lineOf(request), { unitCode: 'CTN' }),
  ],
  [
    'pint-ae-exchange-rate-plausible',
    '/Invoice/cac:TaxExchangeRate[1]/cbc:CalculationRate[1]',
    (request) => Object.assign(request, { currency: 'USD', currencyExchangeRate: 0.2723 }),
  ],
  [
    'pint-ae-iban',
    '/Invoice/cac:PaymentMeans[1]/cac:PayeeFinancialAccount[1]/cbc:ID[1]',
    (request) => Object.assign(request, { paymentMode: '30', paymentBankAccount: 'AE070331234567890123457' }),
  ],
  [
    'pint-ae-advice-zero-rate-abroad',
    '/Invoice/cbc:ProfileExecutionID[1]',
    (request) => {
      request.buyer = abroad;
      for (const line of request.lines) Object.assign(line, { vatCategory: 'Z', vatRate: 0 });
    },
  ],
  [
    'pint-ae-advice-summary-month',
    '/Invoice/cac:InvoicePeriod[1]/cbc:EndDate[1]',
    (request) =>
      Object.assign(request, {
        transactionType: { summaryInvoice: true },
        billingPeriodStart: '2026-08-01',
        billingPeriodEnd: '2026-10-31',
      }),
  ],
  [
    'pint-ae-advice-emirates-id',
    `${buyerPlace}/cac:PartyLegalEntity[1]/cbc:CompanyID[1]`,
    ({ buyer }) =>
      Object.assign(buyer, { legalRegistrationType: 'EID', legalRegistrationNumber: '784198012345671' }),
  ],
  [
    'pint-ae-advice-rounding',
    '/Invoice/cac:LegalMonetaryTotal[1]/cbc:PayableRoundingAmount[1]',
    (request) => Object.assign(request, { payableRoundingAmount: 5 }),
  ],
  [
    'pint-ae-advice-participant-not-of-trn',
    `${sellerPlace}/cbc:EndpointID[1]`,
    ({ seller }) => Object.assign(seller, { participantId: '0235:1987654321' }),
  ],
];
