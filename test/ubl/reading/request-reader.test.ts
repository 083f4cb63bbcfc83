import { describe, expect, test } from 'vitest';
import { namespaces } from '../../../src/core/xml/element.ts';
import { defaultSpecification } from '../../../src/specification/default.ts';
import { requestReader } from '../../../src/ubl/reading/request-reader.ts';
import { parsed } from '../parsed.ts';

const read = requestReader(defaultSpecification);

/** The request for a document of these elements. */
function requestOf(inner: string, root: 'Invoice' | 'CreditNote' = 'Invoice') {
  const namespace = root === 'Invoice' ? namespaces.invoice : namespaces.creditNote;
  const document = `<${root} xmlns="${namespace}" xmlns:cac="${namespaces.cac}" xmlns:cbc="${namespaces.cbc}">${inner}</${root}>`;
  return read(parsed(document)).request;
}

const lineOf = (inner: string) => requestOf(`<cac:InvoiceLine>${inner}</cac:InvoiceLine>`).lines[0];
const itemOf = (inner: string) => lineOf(`<cac:Item>${inner}</cac:Item>`);

const nobody = {
  name: '',
  trn: null,
  participantId: null,
  address: { line1: null, city: null, countryCode: null },
};
const nothing = {
  documentType: 'Invoice',
  invoiceNumber: null,
  issueDate: '',
  dueDate: null,
  currency: null,
  seller: nobody,
  buyer: nobody,
  lines: [],
  references: null,
  notes: null,
  precedingInvoiceNumber: null,
};
const emptyLine = {
  id: null,
  description: '',
  quantity: 0,
  unitCode: null,
  unitPrice: 0,
  lineExtensionAmount: null,
  vatRate: 0,
};

test('an empty document gives an empty request', () => {
  expect(requestOf('')).toStrictEqual(nothing);
  expect(requestOf('', 'CreditNote')).toStrictEqual({ ...nothing, documentType: 'CreditNote' });
  expect(lineOf('')).toStrictEqual(emptyLine);
});

describe('a line', () => {
  test('has a base quantity if it is not one, and a gross price if it is not the price', () => {
    const priced = (inner: string) => lineOf(`<cac:Price>${inner}</cac:Price>`);
    const amount = '<cbc:PriceAmount>5.0</cbc:PriceAmount>';
    const gross = (price: string) =>
      `<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:BaseAmount>${price}</cbc:BaseAmount></cac:AllowanceCharge>`;
    expect(priced(`${amount}<cbc:BaseQuantity>1.0</cbc:BaseQuantity>${gross('5')}`)).toStrictEqual({
      ...emptyLine,
      unitPrice: 5,
    });
    expect(priced(`${amount}<cbc:BaseQuantity>100</cbc:BaseQuantity>${gross('6')}`)).toStrictEqual({
      ...emptyLine,
      unitPrice: 5,
      baseQuantity: 100,
      grossPrice: 6,
    });
  });

  test('has its attributes and certificates, whatever of them is not said', () => {
    expect(
      itemOf(
        '<cac:AdditionalItemProperty><cbc:Name>Colour</cbc:Name></cac:AdditionalItemProperty>' +
          '<cac:AdditionalItemProperty><cbc:Value>red</cbc:Value></cac:AdditionalItemProperty>' +
          '<cac:Certificate><cbc:ID>C-1</cbc:ID></cac:Certificate>',
      ),
    ).toStrictEqual({
      ...emptyLine,
      attributes: [
        { name: 'Colour', value: '' },
        { name: '', value: 'red' },
      ],
      certificates: [{ id: 'C-1', typeCode: '', type: '', issuer: '' }],
    });
    expect(
      itemOf(
        '<cac:Certificate><cbc:CertificateTypeCode>ISO</cbc:CertificateTypeCode><cbc:CertificateType>9001' +
          '</cbc:CertificateType><cac:IssuerParty><cac:PartyName><cbc:Name>TÜV</cbc:Name></cac:PartyName>' +
          '</cac:IssuerParty></cac:Certificate>',
      )?.certificates,
    ).toStrictEqual([{ id: '', typeCode: 'ISO', type: '9001', issuer: 'TÜV' }]);
  });

  test('has the first of several item types, and every classification', () => {
    const commodity = (inner: string) =>
      `<cac:CommodityClassification>${inner}</cac:CommodityClassification>`;
    expect(
      itemOf(
        commodity('<cbc:NatureCode>N1</cbc:NatureCode><cbc:CommodityCode>G</cbc:CommodityCode>') +
          commodity(
            '<cbc:NatureCode>N2</cbc:NatureCode><cbc:CommodityCode>S</cbc:CommodityCode>' +
              '<cbc:ItemClassificationCode listID="HS" listVersionID="2022">9401</cbc:ItemClassificationCode>',
          ) +
          commodity('<cbc:ItemClassificationCode>1</cbc:ItemClassificationCode>'),
      ),
    ).toStrictEqual({
      ...emptyLine,
      itemTypeCode: 'G',
      goodsNatureCode: 'N1',
      classifications: [{ code: '9401', listId: 'HS', listVersionId: '2022' }, { code: '1' }],
    });
    expect(itemOf(commodity('<cbc:CommodityCode>G</cbc:CommodityCode>'))).not.toHaveProperty(
      'classifications',
    );
  });
});

describe('an allowance or charge', () => {
  const entry = (inner: string) =>
    requestOf(`<cac:AllowanceCharge>${inner}</cac:AllowanceCharge>`).allowancesCharges?.[0];

  test('of a document has a VAT category, and one of a line has that of the line', () => {
    const category =
      '<cac:TaxCategory><cbc:ID>E</cbc:ID><cbc:Percent>0</cbc:Percent><cbc:TaxExemptionReasonCode>R' +
      '</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>why</cbc:TaxExemptionReason></cac:TaxCategory>';
    const amounts =
      '<cbc:AllowanceChargeReasonCode>95</cbc:AllowanceChargeReasonCode><cbc:AllowanceChargeReason>Discount' +
      '</cbc:AllowanceChargeReason><cbc:MultiplierFactorNumeric>5</cbc:MultiplierFactorNumeric>' +
      '<cbc:Amount>1.00</cbc:Amount><cbc:BaseAmount>20.00</cbc:BaseAmount>';
    const said = {
      isCharge: false,
      amount: 1,
      reasonCode: '95',
      reason: 'Discount',
      baseAmount: 20,
      multiplierPercent: 5,
    };
    expect(entry(amounts + category)).toStrictEqual({
      ...said,
      vatCategory: 'E',
      vatRate: 0,
      exemptionReasonCode: 'R',
      exemptionReason: 'why',
    });
    expect(lineOf(`<cac:AllowanceCharge>${amounts}${category}</cac:AllowanceCharge>`)).toStrictEqual({
      ...emptyLine,
      allowancesCharges: [said],
    });
  });
});

describe('a document', () => {
  test('has all its preceding invoices, payments, instalments and payments made', () => {
    const billing = (id: string) =>
      `<cac:BillingReference><cac:InvoiceDocumentReference>${id}</cac:InvoiceDocumentReference></cac:BillingReference>`;
    const request = requestOf(
      billing('<cbc:ID>1</cbc:ID><cbc:IssueDate>2026-01-01</cbc:IssueDate>') +
        billing('<cbc:ID>2</cbc:ID>') +
        billing('<cbc:IssueDate>2026-01-03</cbc:IssueDate>') +
        '<cac:PaymentMeans><cbc:PaymentMeansCode name="transfer">30</cbc:PaymentMeansCode></cac:PaymentMeans>' +
        '<cac:PaymentMeans><cbc:ID>b</cbc:ID></cac:PaymentMeans>' +
        '<cac:PaymentTerms><cbc:Note>in thirty days</cbc:Note></cac:PaymentTerms>' +
        '<cac:PaymentTerms><cbc:Amount>5.00</cbc:Amount></cac:PaymentTerms>' +
        '<cac:PrepaidPayment><cbc:ID>p</cbc:ID><cbc:PaidAmount>7.5</cbc:PaidAmount></cac:PrepaidPayment>',
    );
    expect(request).toStrictEqual({
      ...nothing,
      precedingInvoiceNumber: '1',
      precedingInvoiceIssueDate: '2026-01-01',
      precedingInvoices: [
        { precedingInvoiceNumber: '2', precedingInvoiceIssueDate: undefined },
        { precedingInvoiceNumber: '', precedingInvoiceIssueDate: '2026-01-03' },
      ],
      paymentMode: '30',
      paymentModeText: 'transfer',
      paymentInstructions: [{ id: 'b', paymentMode: '', paymentBankAccount: undefined }],
      paymentTerms: 'in thirty days',
      instalments: [{ amount: 5 }],
      paidAmounts: [{ id: 'p', amount: 7.5 }],
    });
  });

  test('is exempt for the reasons that its VAT breakdown gives', () => {
    const subtotal = (inner: string) =>
      `<cac:TaxSubtotal><cac:TaxCategory>${inner}</cac:TaxCategory></cac:TaxSubtotal>`;
    const { taxTotal, vatExemptions } = requestOf(
      '<cac:TaxTotal><cbc:TaxAmount>0.00</cbc:TaxAmount><cbc:TaxIncludedIndicator> false </cbc:TaxIncludedIndicator>' +
        subtotal('<cbc:ID>S</cbc:ID>') +
        subtotal('<cbc:ID>E</cbc:ID><cbc:TaxExemptionReasonCode>R</cbc:TaxExemptionReasonCode>') +
        subtotal('<cbc:TaxExemptionReason>why</cbc:TaxExemptionReason>') +
        '</cac:TaxTotal>',
    );
    expect(taxTotal).toStrictEqual({ taxAmount: 0 });
    expect(vatExemptions).toStrictEqual([
      { vatCategory: 'E', exemptionReasonCode: 'R' },
      { vatCategory: '', exemptionReason: 'why' },
    ]);
  });
});
