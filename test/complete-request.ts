import { type ObjectWithPlainFields, plainFieldsOf } from '../src/core/specification/plain-fields.ts';
import type { DocumentRequest } from '../src/specification/default.ts';
import { describedSpecification } from '../src/specification/described.ts';
import { example } from './requests.ts';

/** A value of each kind, for plain fields that have none below: so a new row is tried as it is. */
const valueOfKind = {
  text: 'A text',
  code: 'C-1',
  identifier: 'ID-1',
  date: '2026-01-15',
  flag: true,
  decimal: 1.5,
  price: 2.125,
  amount: 2.25,
};

/** Every business term for which the published interface has no field, in one request. */
export const complete: DocumentRequest = {
  ...example('standard-invoice'),
  uuid: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10',
  issueTime: '10:30:00+04:00',
  accountingCost: 'CC-1',
  billingFrequencyCode: 'MTH',
  billingFrequencyText: 'At the end of each month',
  precedingInvoiceNumber: 'INV-1',
  precedingInvoices: [{ precedingInvoiceNumber: 'INV-2', precedingInvoiceIssueDate: '2026-01-02' }],
  payee: {
    name: 'Factor LLC',
    identifier: '5798000000124',
    identifierSchemeId: '0088',
    legalRegistrationNumber: 'CN-7',
    legalRegistrationSchemeId: '0235',
  },
  taxRepresentative: {
    name: 'Representative',
    trn: '100000000000003',
    address: {
      line1: 'Street 1',
      line2: 'Floor 2',
      line3: 'Room 3',
      city: 'Dubai',
      postalCode: '1',
      countrySubentity: 'DXB',
      countryCode: 'AE',
    },
  },
  paymentMode: '55',
  paymentModeText: 'Company card',
  paymentReference: 'RF-1',
  paymentBankAccount: 'AE070331234567890123456',
  paymentAccountSchemeId: 'IBAN',
  paymentAccountName: 'Main',
  paymentServiceProviderId: 'EBILAEAD',
  paymentServiceProviderAddress: {
    line1: 'Bank Street',
    line2: 'Tower 1',
    line3: 'Floor 3',
    city: 'Dubai',
    postalCode: '777',
    countrySubentity: 'DXB',
    countryCode: 'AE',
  },
  cardAccountNumber: 'XXXXXXXXXXXX1234',
  cardNetworkId: 'VISA',
  cardHolderName: 'A. Holder',
  mandateId: 'M-1',
  payerAccount: 'AE080331234567890123456',
  paymentInstructions: [{ id: 'P-2', paymentMode: '10', paymentModeText: 'Cash', paymentReference: 'RF-2' }],
  paymentTerms: 'Two instalments',
  instalments: [{ paymentInstructionId: 'P-2', note: 'First', amount: 10, dueDate: '2026-12-01' }],
  paidAmounts: [{ id: 'PA-1', amount: 5, date: '2026-01-01', type: 'advance' }],
  prepaidAmount: 5,
  payableRoundingAmount: -0.05,
  references: {
    purchaseOrderId: 'PO-1',
    contractId: 'C-1',
    contractValue: 'AED 1000',
    tenderId: 'T-1',
    customsReferenceId: 'CU-1',
  },
  delivery: {
    streetName: 'Street',
    additionalStreetName: 'Gate 2',
    postalCode: '2',
    city: 'Dubai',
    countrySubentity: 'DXB',
    countryCode: 'AE',
    locationId: '5798000000124',
    locationSchemeId: '0088',
    partyId: 'D-1',
    partyName: 'Warehouse',
  },
};
fillPlainFields('DocumentRequest', complete);
delete complete.taxTotal;
delete complete.legalMonetaryTotal;
complete.seller = {
  ...complete.seller,
  tradingName: 'The Shop',
  tin: '1000000000',
  identifiers: [{ id: 'S-1' }, { id: '1000000000', schemeId: '0235' }],
  legalForm: 'LLC',
  address: { ...complete.seller.address, line3: 'Room 9' },
};
complete.lines = complete.lines.map((line) => ({
  ...line,
  name: `${line.description} by name`,
  note: 'A note',
  accountingCost: 'CC-2',
  periodStart: '2026-01-01',
  periodEnd: '2026-01-31',
  orderId: 'PO-1',
  orderLineId: '1',
  objectId: 'METER-1',
  objectSchemeId: 'ABZ',
  originCountry: 'AE',
  batchNumber: 'B-1',
  attributes: [{ name: 'Colour', value: 'red' }],
  certificates: [
    { id: 'CO-1', typeCode: 'NA', type: 'Certificate of origin', issuer: 'Chamber of Commerce' },
  ],
  grossPrice: line.unitPrice + 1,
}));
fillPlainFields('Party', complete.seller);
fillPlainFields('References', complete.references);
fillPlainFields('Delivery', complete.delivery);
fillPlainFields('Payee', complete.payee);
fillPlainFields('TaxRepresentative', complete.taxRepresentative);
fillPlainFields('PrecedingInvoice', complete.precedingInvoices?.[0]);
fillPlainFields('PaymentInstruction', complete.paymentInstructions?.[0]);
fillPlainFields('Instalment', complete.instalments?.[0]);
fillPlainFields('PaidAmount', complete.paidAmounts?.[0]);
for (const line of complete.lines) {
  fillPlainFields('Line', line);
  fillPlainFields('ItemAttribute', line.attributes?.[0]);
  fillPlainFields('ItemCertificate', line.certificates?.[0]);
}

function fillPlainFields(object: ObjectWithPlainFields, sent: object | null | undefined): void {
  for (const { name, kind } of plainFieldsOf(describedSpecification.fields, object))
    if (sent && !Object.hasOwn(sent, name)) Reflect.set(sent, name, valueOfKind[kind]);
}
