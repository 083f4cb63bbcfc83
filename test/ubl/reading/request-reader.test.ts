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

describe('the type of a document', () => {
  const typed = (inner: string, root?: 'CreditNote') => requestOf(inner, root).documentType;
  const selfBilling = '<cbc:CustomizationID>urn:peppol:pint:selfbilling-1@ae-1</cbc:CustomizationID>';

  test('is that of its root and its profile', () => {
    expect(typed(selfBilling)).toBe('SelfBillingInvoice');
    expect(typed(selfBilling, 'CreditNote')).toBe('SelfBillingCreditNote');
    expect(typed('<cbc:InvoiceTypeCode>389</cbc:InvoiceTypeCode>')).toBe('SelfBillingInvoice');
    expect(typed('<cbc:CreditNoteTypeCode>261</cbc:CreditNoteTypeCode>', 'CreditNote')).toBe(
      'SelfBillingCreditNote',
    );
  });
});

describe('the flags of a transaction', () => {
  const flags = (code: string) =>
    requestOf(`<cbc:ProfileExecutionID>${code}</cbc:ProfileExecutionID>`).transactionType;

  test('are those whose character is 1', () => {
    expect(flags('10000000')).toStrictEqual({ freeTradeZone: true });
    expect(flags('00000011')).toStrictEqual({ ecommerce: true, exports: true });
    expect(flags('01000')).toStrictEqual({ deemedSupply: true });
  });

  test('do not exist if none is set', () => {
    expect(flags('00000000')).toBeUndefined();
    expect(flags('')).toBeUndefined();
  });
});

describe('a line', () => {
  test('has a name if it differs from the description', () => {
    expect(itemOf('<cbc:Description>Desk</cbc:Description><cbc:Name>Desk</cbc:Name>')).toStrictEqual({
      ...emptyLine,
      description: 'Desk',
    });
    expect(itemOf('<cbc:Description>Desk</cbc:Description><cbc:Name>D 1</cbc:Name>')).toStrictEqual({
      ...emptyLine,
      description: 'Desk',
      name: 'D 1',
    });
    expect(itemOf('<cbc:Name>D 1</cbc:Name>')).toStrictEqual({ ...emptyLine, name: 'D 1' });
  });

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

  test('is of a category that a request may name; that of the margin scheme follows from the transaction', () => {
    const category = (code: string) =>
      itemOf(
        `<cac:ClassifiedTaxCategory><cbc:ID>${code}</cbc:ID><cbc:Percent>5</cbc:Percent></cac:ClassifiedTaxCategory>`,
      );
    expect(category('S')).toStrictEqual({ ...emptyLine, vatCategory: 'S', vatRate: 5 });
    expect(category('N')).toStrictEqual({ ...emptyLine, vatRate: 5 });
  });

  test('has its own VAT and its amount per unit if they are in the document', () => {
    expect(lineOf('<cac:TaxTotal><cbc:TaxAmount>2.50</cbc:TaxAmount></cac:TaxTotal>')).toStrictEqual({
      ...emptyLine,
      vatTotal: 2.5,
    });
    expect(
      itemOf(
        '<cac:ClassifiedTaxCategory><cbc:PerUnitAmount>0.3</cbc:PerUnitAmount></cac:ClassifiedTaxCategory>',
      ),
    ).toStrictEqual({ ...emptyLine, perUnitAmount: 0.3 });
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

  test('is about the object that it names', () => {
    const object = (id: string) =>
      lineOf(
        `<cac:DocumentReference>${id}<cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>`,
      );
    expect(object('<cbc:ID schemeID="ABZ">O-1</cbc:ID>')).toStrictEqual({
      ...emptyLine,
      objectId: 'O-1',
      objectSchemeId: 'ABZ',
    });
    expect(object('<cbc:ID>O-1</cbc:ID>')).toStrictEqual({ ...emptyLine, objectId: 'O-1' });
    expect(object('')).toStrictEqual(emptyLine);
  });
});

describe('an allowance or charge', () => {
  const entry = (inner: string) =>
    requestOf(`<cac:AllowanceCharge>${inner}</cac:AllowanceCharge>`).allowancesCharges?.[0];

  test.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('is a charge or not as the indicator %s says', (indicator, isCharge) => {
    expect(entry(`<cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator>`)).toStrictEqual({
      isCharge,
      amount: 0,
    });
  });

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

describe('a party', () => {
  const seller = (inner: string) =>
    requestOf(`<cac:AccountingSupplierParty><cac:Party>${inner}</cac:Party></cac:AccountingSupplierParty>`)
      .seller;
  const identified = (attributes: string, id: string) =>
    `<cac:PartyIdentification><cbc:ID${attributes}>${id}</cbc:ID></cac:PartyIdentification>`;

  test('is addressed by scheme and value', () => {
    expect(seller('<cbc:EndpointID schemeID="0235">1003548792</cbc:EndpointID>')).toStrictEqual({
      ...nobody,
      participantId: '0235:1003548792',
    });
    expect(seller('<cbc:EndpointID>1003548792</cbc:EndpointID>').participantId).toBe(':1003548792');
  });

  test('has all its identifiers, the first among them', () => {
    expect(
      seller(identified(' schemeID="0088"', '1') + identified('', '2') + identified('', '3')),
    ).toStrictEqual({
      ...nobody,
      identifiers: [{ id: '1', schemeId: '0088' }, { id: '2' }, { id: '3' }],
    });
  });

  test('has a TRN by the scheme VAT, and a TIN beside it', () => {
    const scheme = (id: string, of: string) =>
      `<cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${of}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`;
    expect(seller(scheme('100354879200003', 'VAT') + scheme('1003548792', 'TIN'))).toMatchObject({
      trn: '100354879200003',
      tin: '1003548792',
    });
  });
});

describe('a document', () => {
  test('has its due date with the payment if it is a credit note', () => {
    const payment =
      '<cac:PaymentMeans><cbc:PaymentDueDate>2026-12-31</cbc:PaymentDueDate></cac:PaymentMeans>';
    expect(requestOf(payment, 'CreditNote').dueDate).toBe('2026-12-31');
    expect(requestOf(`<cbc:DueDate>2026-11-30</cbc:DueDate>${payment}`).dueDate).toBe('2026-11-30');
  });

  test('has a project, named as such or as the supporting document of a credit note with code 50', () => {
    const supporting = (code: string) =>
      `<cac:AdditionalDocumentReference><cbc:ID schemeID="s">P-1</cbc:ID><cbc:DocumentTypeCode>${code}</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>`;
    const references = { purchaseOrderId: null, contractId: null };
    expect(requestOf('<cac:ProjectReference><cbc:ID>P-2</cbc:ID></cac:ProjectReference>')).toStrictEqual({
      ...nothing,
      references: { ...references, projectId: 'P-2' },
    });
    expect(requestOf(supporting('50'), 'CreditNote')).toStrictEqual({
      ...nothing,
      documentType: 'CreditNote',
      references: { ...references, projectId: 'P-1', projectSchemeId: 's' },
    });
    expect(requestOf(supporting('50'))).toStrictEqual({
      ...nothing,
      additionalDocuments: [{ documentId: 'P-1', schemeId: 's', documentTypeCode: '50' }],
    });
    expect(requestOf(supporting('130'), 'CreditNote').additionalDocuments).toHaveLength(1);
  });

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

  test('has its first instalment if no payment terms are before it', () => {
    const { paymentTerms, instalments } = requestOf(
      '<cac:PaymentTerms><cbc:Note>first</cbc:Note><cbc:Amount>5.00</cbc:Amount></cac:PaymentTerms>' +
        '<cac:PaymentTerms><cbc:InstallmentDueDate>2027-01-01</cbc:InstallmentDueDate></cac:PaymentTerms>',
    );
    expect(paymentTerms).toBeUndefined();
    expect(instalments).toStrictEqual([{ note: 'first', amount: 5 }, { dueDate: '2027-01-01' }]);
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

  test('is exempt for those reasons also if its VAT total lacks the indicator by which it is recognised', () => {
    const { taxTotal, vatExemptions } = requestOf(
      '<cac:TaxTotal><cbc:TaxAmount>0.00</cbc:TaxAmount><cac:TaxSubtotal><cac:TaxCategory>' +
        '<cbc:ID>E</cbc:ID><cbc:TaxExemptionReasonCode>R</cbc:TaxExemptionReasonCode>' +
        '</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>' +
        '<cac:TaxTotal><cbc:TaxAmount>7.00</cbc:TaxAmount></cac:TaxTotal>',
    );
    expect(taxTotal).toStrictEqual({ taxAmount: 0 });
    expect(vatExemptions).toStrictEqual([{ vatCategory: 'E', exemptionReasonCode: 'R' }]);
  });

  test('has a payee and a tax representative if it names them', () => {
    expect(
      requestOf(
        '<cac:PayeeParty><cac:PartyLegalEntity><cbc:CompanyID>1</cbc:CompanyID></cac:PartyLegalEntity></cac:PayeeParty>',
      ).payee,
    ).toMatchObject({ name: '' });
    expect(
      requestOf('<cac:PayeeParty><cac:PartyName><cbc:Name>P</cbc:Name></cac:PartyName></cac:PayeeParty>'),
    ).toMatchObject({
      payee: { name: 'P' },
    });
    expect(
      requestOf(
        '<cac:TaxRepresentativeParty><cac:PartyName><cbc:Name>T</cbc:Name></cac:PartyName></cac:TaxRepresentativeParty>',
      ),
    ).toStrictEqual({
      ...nothing,
      taxRepresentative: {
        name: 'T',
        trn: null,
        address: { line1: null, city: null, countryCode: null },
      },
    });
  });

  test('is delivered where and when it says', () => {
    expect(
      requestOf(
        '<cac:Delivery><cbc:ActualDeliveryDate>2026-01-02</cbc:ActualDeliveryDate><cac:DeliveryLocation>' +
          '<cac:Address><cbc:CityName>Dubai</cbc:CityName></cac:Address></cac:DeliveryLocation></cac:Delivery>',
      ),
    ).toStrictEqual({ ...nothing, delivery: { city: 'Dubai', actualDeliveryDate: '2026-01-02' } });
    expect(
      requestOf('<cac:Delivery><cbc:ActualDeliveryDate>2026-01-02</cbc:ActualDeliveryDate></cac:Delivery>'),
    ).toStrictEqual({ ...nothing, delivery: { actualDeliveryDate: '2026-01-02' } });
  });

  test('takes only the first of several elements with one name, and none of another namespace', () => {
    expect(requestOf('<cbc:ID> </cbc:ID><cbc:ID>1</cbc:ID><cbc:ID>2</cbc:ID>').invoiceNumber).toBe('1');
    expect(requestOf('<ID>9</ID><cac:ID>8</cac:ID><cbc:ID>1</cbc:ID>').invoiceNumber).toBe('1');
    expect(requestOf('<cbc:ID>1<!-- of --><cbc:ID>2</cbc:ID></cbc:ID>').invoiceNumber).toBe('12');
  });
});
