import { convert } from '../../src/api/convert.ts';
import { document, noSums } from '../cases/request-cases.ts';

const buyer = '/Invoice/cac:AccountingCustomerParty[1]/cac:Party[1]';
const seller = '/Invoice/cac:AccountingSupplierParty[1]/cac:Party[1]';
const totals = '/Invoice/cac:LegalMonetaryTotal[1]';

const abroad = {
  'buyer.name': 'Rheinhandel GmbH',
  'buyer.trn': null,
  'buyer.participantId': '0088:4006381333931',
  'buyer.legalRegistrationNumber': 'HRB 41',
  'buyer.authorityName': 'Amtsgericht Bonn',
  'buyer.address': { line1: 'Am Hof 1', city: 'Bonn', countrySubentity: 'NW', countryCode: 'DE' },
};
const zeroRated = Object.fromEntries(
  [0, 1].flatMap((at) => [
    [`lines[${at}].vatCategory`, 'Z'],
    [`lines[${at}].vatRate`, 0],
  ]),
);
const card = 'Paid by 4111 1111 1111 1111';
const quarter = { billingPeriodStart: '2026-08-01', billingPeriodEnd: '2026-10-31' };
const emiratesId = {
  'buyer.legalRegistrationType': 'EID',
  'buyer.legalRegistrationNumber': '784198012345671',
};
const refund = Object.fromEntries(
  [0, 1].flatMap((at) => [
    [`lines[${at}].quantity`, -1],
    [`lines[${at}].lineExtensionAmount`, null],
  ]),
);
const account = { paymentMode: '30', paymentBankAccount: 'AE070331234567890123457' };

/** Facts that no official rule looks at, each with the place where UBL states it, and with what is sent. */
const facts: readonly (readonly [rule: string, place: string, sent: object])[] = [
  ['participant-id', `${buyer}/cbc:EndpointID[1]`, { 'buyer.participantId': '0235:hello' }],
  ['predefined-issuer', `${seller}/cbc:EndpointID[1]`, { 'seller.participantId': '0235:9900000097' }],
  ['negative-total', `${totals}/cbc:TaxInclusiveAmount[1]`, refund],
  ['negative-entry', `${totals}/cbc:PrepaidAmount[1]`, { prepaidAmount: -5 }],
  ['date-range', '/Invoice/cbc:IssueDate[1]', { issueDate: '1950-01-01' }],
  ['advice-due-before-issue', '/Invoice/cbc:DueDate[1]', { dueDate: '2026-10-01' }],
  ['advice-card-number', '/Invoice/cbc:Note[1]', { notes: card }],
  [
    'unit-in-trade',
    '/Invoice/cac:InvoiceLine[1]/cbc:InvoicedQuantity[1]/@unitCode',
    { 'lines[0].unitCode': 'CTN' },
  ],
  [
    'exchange-rate-plausible',
    '/Invoice/cac:TaxExchangeRate[1]/cbc:CalculationRate[1]',
    { currency: 'USD', currencyExchangeRate: 0.2723 },
  ],
  ['iban', '/Invoice/cac:PaymentMeans[1]/cac:PayeeFinancialAccount[1]/cbc:ID[1]', account],
  ['advice-zero-rate-abroad', '/Invoice/cbc:ProfileExecutionID[1]', { ...abroad, ...zeroRated }],
  [
    'advice-summary-month',
    '/Invoice/cac:InvoicePeriod[1]/cbc:EndDate[1]',
    { transactionType: { summaryInvoice: true }, ...quarter },
  ],
  ['advice-emirates-id', `${buyer}/cac:PartyLegalEntity[1]/cbc:CompanyID[1]`, emiratesId],
  ['advice-rounding', `${totals}/cbc:PayableRoundingAmount[1]`, { payableRoundingAmount: 5 }],
  [
    'advice-participant-not-of-trn',
    `${seller}/cbc:EndpointID[1]`,
    { 'seller.participantId': '0235:1987654321' },
  ],
];

/** UBL with each of them. */
export const factsOfBothDoors = facts.map(([rule, place, sent]) => {
  const { xml } = convert(document('standard-invoice', { ...noSums, ...sent }));
  return [`pint-ae-${rule}`, place, xml ?? ''] as const;
});
