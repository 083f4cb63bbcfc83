import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/api/steps.ts';
import { Decimal } from '../../src/core/numbers/decimal.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { complete } from '../complete-request.ts';
import { edited, example, lineOf } from '../requests.ts';

/** An object with its decimals as written, without undefined members. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each) => (Decimal.isDecimal(each) ? each.toFixed() : each)));
const invoiceOf = (name: string, values: object = {}) =>
  normalise(edited(name, (request) => Object.assign(request, values))).invoice;
const lineWith = (values: object, name = 'standard-invoice') =>
  normalise(
    edited(name, (request) => {
      Object.assign(lineOf(request), values);
    }),
  ).invoice.lines[0];
const toldIn = (name: string, edit: (request: DocumentRequest) => void) =>
  normalise(edited(name, edit)).findings.map(({ text, path, values, remedy }) => [
    text,
    path,
    values,
    remedy,
  ]);

describe('each part of a request has its place', () => {
  const { invoice } = normalise(complete);

  test.each([
    ['instalments', invoice.instalments, 'instalments[0]'],
    ['paid amounts', invoice.paidAmounts, 'paidAmounts[0]'],
    ['further preceding invoices', invoice.furtherPrecedingInvoices, 'precedingInvoices[0]'],
    ['further payments', invoice.furtherPayments, 'paymentInstructions[0]'],
    ['certificates', invoice.lines[0]?.certificates ?? [], 'lines[0].certificates[0]'],
    ['attributes', invoice.lines[0]?.attributes ?? [], 'lines[0].attributes[0]'],
    ['further identifiers', invoice.seller.furtherIdentifiers, 'seller.identifiers[1]'],
  ])('%s', (_, parts, path) => {
    expect(parts.map((part) => part.path)).toEqual([path]);
  });

  test('and the seller has both its registrations', () => {
    expect(invoice.seller).toMatchObject({
      taxRegistration: { path: 'seller', number: '100354879700003', scheme: 'VAT' },
      otherTaxRegistration: { path: 'seller', number: '1000000000', scheme: 'TIN' },
      identification: 'S-1',
    });
  });

  test.each([
    [{ legalRegistrationType: 'TL' }, ['buyer.legalRegistrationNumber']],
    [{ authorityName: 'Dubai Economy' }, ['buyer.legalRegistrationNumber']],
    [{ legalRegistrationType: 'TL', authorityName: 'Dubai Economy' }, ['buyer.legalRegistrationNumber']],
    [{}, []],
  ])('a registration without its number is left out, and told once: %j', (fields, paths) => {
    const registration = { legalRegistrationNumber: null, legalRegistrationType: null, authorityName: null };
    const told = toldIn('standard-invoice', ({ buyer }) => Object.assign(buyer, registration, fields)).filter(
      ([text]) => text === 'unknownRegistrationFieldsIgnored',
    );
    expect(told.map(([, path]) => path)).toEqual(paths);
  });

  test('a line is about an object', () => {
    expect(plain(invoice.lines[0]?.object)).toEqual({
      path: 'lines[0]',
      objectId: 'METER-1',
      objectSchemeId: 'ABZ',
    });
    expect(lineWith({ objectSchemeId: 'ABZ' })?.object).toBeUndefined();
  });

  test('a tax representative is registered if it has a TRN', () => {
    expect(plain(invoice.taxRepresentative)).toEqual({
      path: 'taxRepresentative',
      name: 'Representative',
      address: { path: 'taxRepresentative.address', ...complete.taxRepresentative?.address, asSent: {} },
      taxRegistration: { path: 'taxRepresentative', number: '100000000000003', scheme: 'VAT' },
      asSent: {},
    });
    const taxRepresentative = { ...complete.taxRepresentative, trn: null };
    expect(
      invoiceOf('standard-invoice', { taxRepresentative }).taxRepresentative?.taxRegistration,
    ).toBeUndefined();
    for (const none of [null, undefined])
      expect(invoiceOf('standard-invoice', { taxRepresentative: none }).taxRepresentative).toBeUndefined();
  });

  test('payments say how, in the words sent or in those of the code', () => {
    expect(invoice.payment).toMatchObject({ paymentMode: '55', name: 'Company card' });
    expect(plain(invoice.furtherPayments)).toMatchObject([{ id: 'P-2', paymentMode: '10', name: 'Cash' }]);
    expect(invoiceOf('standard-invoice').payment?.name).toBe('Credit transfer');
    expect(invoiceOf('standard-invoice', { paymentMode: '99x' }).payment?.name).toBeUndefined();
  });
});

describe('a line', () => {
  test('has a price for one unit, or for the base quantity sent', () => {
    for (const [sent, baseQuantity] of [
      [undefined, '1'],
      [null, '1'],
      [0, '1'],
      [-3, '1'],
      [100, '100'],
      [0.5, '0.5'],
    ] as const)
      expect([sent, lineWith({ baseQuantity: sent })?.baseQuantity.toFixed()]).toEqual([sent, baseQuantity]);
  });

  test('has the discount between its gross price and its price', () => {
    const prices = (values: object) => {
      const line = lineWith(values);
      return [line?.quantity, line?.unitPrice, line?.grossPrice, line?.priceDiscount].map((each) =>
        each?.toFixed(),
      );
    };
    expect(prices({ quantity: 2, unitPrice: 8 })).toEqual(['2', '8', '8', '0']);
    expect(prices({ quantity: 2, unitPrice: 8, grossPrice: 10 })).toEqual(['2', '8', '10', '2']);
    expect(prices({ quantity: 2, unitPrice: 8, grossPrice: 8 })).toEqual(['2', '8', '8', '0']);
    expect(prices({ quantity: 2, unitPrice: 8, grossPrice: -10 })).toEqual(['2', '8', '-10', '-18']);
    expect(prices({ quantity: 2, unitPrice: -8, grossPrice: -10 })).toEqual(['-2', '8', '10', '2']);
    expect(prices({ quantity: 2, unitPrice: 0 })).toEqual(['2', '0', '0', '0']);
  });

  test('has the category that was sent', () => {
    expect(lineWith({ vatCategory: 'Z', vatRate: 0 })).toMatchObject({
      vatCategory: 'Z',
      sentVatCategory: 'Z',
    });
    expect(lineWith({ vatCategory: null })).toMatchObject({ vatCategory: 'S', sentVatCategory: undefined });
  });

  test('has a unique id, made from its place and a number if the id is taken', () => {
    const ids = (...sent: readonly (string | null)[]) =>
      invoiceOf('standard-invoice', {
        lines: sent.map((id) => ({ ...lineOf(example('standard-invoice')), id })),
      }).lines.map(({ id }) => id);
    expect(ids('1', '2')).toEqual(['1', '2']);
    expect(ids(null, null)).toEqual(['1', '2']);
    expect(ids('2', null)).toEqual(['2', '2.1']);
    expect(ids('2', '2', '2.1')).toEqual(['2', '2.2', '2.1']);
    expect(ids('3', '3.1', null, '3.2')).toEqual(['3', '3.1', '3.3', '3.2']);
  });

  test('puts its classification of the Harmonized System first', () => {
    const classified = (...listIds: readonly string[]) =>
      lineWith({
        classifications: listIds.map((listId, index) => ({ code: String(index), listId })),
      })?.commodities.map(({ code, listId, itemTypeCode }) => [code, listId, itemTypeCode]);
    expect(classified('MP', 'HS', 'STI')).toEqual([
      ['1', 'HS', 'G'],
      ['0', 'MP', undefined],
      ['2', 'STI', undefined],
    ]);
    expect(classified('MP', 'STI')).toEqual([
      ['0', 'MP', 'G'],
      ['1', 'STI', undefined],
    ]);
  });
});

describe('references have their schemes if they have an id', () => {
  const references = (values: object) =>
    invoiceOf('standard-invoice', { references: { purchaseOrderId: null, contractId: null, ...values } });

  test('a purchase order and a sales order', () => {
    expect(plain(references({ purchaseOrderId: 'P', purchaseOrderSchemeId: 'a' }).order)).toMatchObject({
      purchaseOrderId: 'P',
      purchaseOrderSchemeId: 'a',
    });
    const sales = references({
      salesOrderId: 'S',
      salesOrderSchemeId: 'b',
      purchaseOrderSchemeId: 'a',
    }).order;
    expect(sales).toMatchObject({ purchaseOrderId: 'NA', salesOrderId: 'S', salesOrderSchemeId: 'b' });
    expect(sales?.purchaseOrderSchemeId).toBeUndefined();
    const order = references({ purchaseOrderId: 'P', salesOrderSchemeId: 'b' }).order;
    expect(order?.salesOrderId).toBeUndefined();
    expect(order?.salesOrderSchemeId).toBeUndefined();
    expect(references({}).order).toBeUndefined();
  });
});

test('every reference knows its field', () => {
  const references = {
    purchaseOrderId: null,
    contractId: 'C',
    despatchId: 'D',
    despatchSchemeId: 'd',
    receiptId: 'R',
    customsReferenceId: 'U',
    tenderId: 'T',
    projectId: 'P',
  };
  const { despatch, receipt, customs, tender, project, contract } = invoiceOf('standard-invoice', {
    references,
  });
  expect(plain([despatch, receipt, customs, tender, project, contract])).toEqual([
    { path: 'references.despatchId', id: 'D', schemeId: 'd', asSent: {} },
    { path: 'references.receiptId', id: 'R', asSent: {} },
    { path: 'references.customsReferenceId', id: 'U', asSent: {} },
    { path: 'references.tenderId', id: 'T', asSent: {} },
    { path: 'references.projectId', id: 'P', asSent: {} },
    { path: 'references', id: 'C', asSent: {} },
  ]);
});

test('a list that is null is a list that is not there', () => {
  const ofDocument = {
    creditNoteReasons: null,
    precedingInvoices: null,
    instalments: null,
    paidAmounts: null,
  };
  const lists = { ...ofDocument, vatExemptions: null, allowancesCharges: null, additionalDocuments: null };
  const ofLine = { attributes: null, certificates: null, classifications: null, allowancesCharges: null };
  for (const name of ['standard-invoice', 'credit-note']) {
    const told = (edit: (request: DocumentRequest) => void) => normalise(edited(name, edit));
    const absent = told((request) => {
      for (const each of Object.keys(lists)) Reflect.deleteProperty(request, each);
      for (const each of Object.keys(ofLine)) Reflect.deleteProperty(lineOf(request), each);
    });
    const withNull = told((request) => {
      Object.assign(request, lists, { seller: { ...request.seller, identifiers: null } });
      Object.assign(lineOf(request), ofLine);
    });
    expect(plain(withNull)).toEqual(plain(absent));
  }
});

test('an exchange rate is from the currency of the document into dirhams', () => {
  expect(plain(invoiceOf('export-usd').exchangeRate)).toEqual({
    path: '',
    fromCurrency: 'USD',
    toCurrency: 'AED',
    rate: '3.6725',
    sentRate: '3.6725',
  });
});

describe('a delivery', () => {
  test('has its day, and the scheme of a place that it names', () => {
    expect(invoiceOf('export-usd').delivery?.actualDeliveryDate).toBe('2026-11-01');
    const located = (delivery: object) => plain(invoiceOf('standard-invoice', { delivery }).delivery);
    expect(located({ locationId: 'L', locationSchemeId: '0088' })).toMatchObject({
      locationId: 'L',
      locationSchemeId: '0088',
    });
    expect(located({ partyName: 'W', locationSchemeId: '0088' })).not.toHaveProperty('locationSchemeId');
  });
});

test('the signs of a credit note that is negative throughout are turned on request', () => {
  const entry = { isCharge: false, amount: -1, baseAmount: -20, multiplierPercent: 5, reason: 'x' };
  const request = edited('credit-note', (each) => {
    const line = lineOf(each);
    Object.assign(each, {
      lines: [{ ...line, quantity: -2, unitPrice: 10, lineExtensionAmount: -19, allowancesCharges: [entry] }],
      allowancesCharges: [entry],
      prepaidAmount: -3,
      taxTotal: { taxAmount: -0.9 },
      legalMonetaryTotal: {
        lineExtensionAmount: -19,
        taxExclusiveAmount: -18,
        taxInclusiveAmount: -18.9,
        payableAmount: -15.9,
      },
    });
  });
  const { invoice } = normalise(request, { turnNegative: true });
  const [line] = invoice.lines;
  const turned = { amount: '1', baseAmount: '20', multiplierPercent: '5', sentAmount: '1' };
  expect(plain([line?.quantity, line?.unitPrice, line?.sentNetAmount, invoice.prepaidAmount])).toEqual([
    '2',
    '10',
    '19',
    '3',
  ]);
  expect(plain([line?.allowancesCharges[0], invoice.allowancesCharges[0]])).toMatchObject([turned, turned]);
  expect(plain(invoice.sent)).toEqual({
    taxAmount: '0.9',
    legalMonetaryTotal: {
      lineExtensionAmount: '19',
      taxExclusiveAmount: '18',
      taxInclusiveAmount: '18.9',
      payableAmount: '15.9',
    },
  });
});

describe('a part that this kind of document does not have is left out', () => {
  test('a credit note has reasons and a project among its documents, an invoice has not', () => {
    const values = {
      creditNoteReason: 'Cancelled',
      creditNoteReasons: [{ creditNoteReasonCode: 'DL8.61.1.A' }],
      references: { purchaseOrderId: null, contractId: null, projectId: 'P-1' },
    };
    const note = invoiceOf('credit-note', values);
    expect(note.creditNoteReasonText).toBe('Cancelled');
    expect(note.furtherReasons).toMatchObject([
      { path: 'creditNoteReasons[0]', creditNoteReasonCode: 'DL8.61.1.A' },
    ]);
    expect(note.project).toBeUndefined();
    expect(note.additionalDocuments).toMatchObject([{ documentId: 'P-1', documentTypeCode: '50' }]);
    const invoice = invoiceOf('standard-invoice', values);
    expect(invoice.creditNoteReasonText).toBeUndefined();
    expect(invoice.furtherReasons).toEqual([]);
    expect(invoice.project).toMatchObject({ id: 'P-1' });
    expect(invoice.additionalDocuments).toEqual([]);
  });

  test('an empty address for deliveries does not exist', () => {
    expect(invoiceOf('standard-invoice', { delivery: {} }).delivery).toBeUndefined();
    expect(invoiceOf('standard-invoice', { delivery: { city: ' ' } }).delivery).toBeUndefined();
    expect(plain(invoiceOf('standard-invoice', { delivery: { city: 'Dubai' } }).delivery)).toMatchObject({
      path: 'delivery',
      address: { path: 'delivery', city: 'Dubai' },
    });
  });
});

describe('a registration', () => {
  const registered = (values: object) =>
    normalise(edited('standard-invoice', ({ seller }) => void Object.assign(seller, values)));

  test('without its number has no type and no authority', () => {
    const { invoice } = registered({ legalRegistrationNumber: null });
    expect(plain(invoice.seller)).not.toHaveProperty('legalRegistrationType');
    expect(plain(invoice.seller)).not.toHaveProperty('authorityName');
  });

  test('of a passport has the code of its country, which is reported if another word was sent', () => {
    const passport = (authorityName: string | null) => {
      const { invoice, findings } = registered({ legalRegistrationType: 'PAS', authorityName });
      return [
        invoice.seller.registrationAuthority,
        findings.map(({ text, path, values }) => [text, path, values]),
      ];
    };
    expect(passport('India')).toEqual([
      'IN',
      [['aliasResolved', 'seller.authorityName', { sent: 'India', code: 'IN' }]],
    ]);
    expect(passport('IN')).toEqual(['IN', []]);
    expect(passport('Nowhere')).toEqual(['Nowhere', []]);
    expect(passport(null)).toEqual([undefined, []]);
  });
});

describe('derived values of an entry are reported with their figures', () => {
  const withEntry = (entry: object) => (request: DocumentRequest) =>
    void Object.assign(request, {
      allowancesCharges: [{ isCharge: false, amount: 10, reason: 'x', vatCategory: 'S', ...entry }],
      taxTotal: null,
      legalMonetaryTotal: null,
    });

  test('a percentage that is a cent off is left out', () => {
    const edit = withEntry({ amount: 3.34, baseAmount: 10, multiplierPercent: 33.33 });
    expect(toldIn('standard-invoice', edit)).toEqual([
      ['percentageRounded', 'allowancesCharges[0].amount', { amount: '3.34' }, undefined],
    ]);
    const [entry] = normalise(edited('standard-invoice', edit)).invoice.allowancesCharges;
    expect([entry?.baseAmount, entry?.multiplierPercent]).toEqual([undefined, undefined]);
    expect(
      toldIn('standard-invoice', withEntry({ amount: 3.35, baseAmount: 10, multiplierPercent: 33.33 })),
    ).toEqual([]);
  });

  test('a rate of a document in dirhams is left out; whether the currency is right instead, only the sender knows', () => {
    const edit = (request: DocumentRequest) => void Object.assign(request, { currencyExchangeRate: 1.5 });
    expect(toldIn('standard-invoice', edit)).toEqual([
      ['rateLeftOut', 'currencyExchangeRate', { currency: 'AED', rate: '1.5' }, undefined],
    ]);
  });

  test('an attachment without a name gets that of its document', () => {
    const edit = (request: DocumentRequest) =>
      void Object.assign(request, {
        additionalDocuments: [
          { documentId: 'D', embeddedBase64: 'JVBERi0xLjQK', mimeCode: 'application/pdf' },
        ],
      });
    expect(toldIn('standard-invoice', edit)).toEqual([
      ['attachmentNameDerived', 'additionalDocuments[0].fileName', { fileName: 'D.pdf' }, { value: 'D.pdf' }],
    ]);
  });

  test('a line without an id gets that of its place', () => {
    const edit = (request: DocumentRequest) => void Object.assign(lineOf(request, 1), { id: null });
    expect(toldIn('standard-invoice', edit)).toEqual([
      ['lineIdDefaulted', 'lines[1].id', { id: '2' }, { value: '2' }],
    ]);
  });

  test('an attachment has the media type that its content shows', () => {
    const edit = (request: DocumentRequest) =>
      void Object.assign(request, {
        additionalDocuments: [{ documentId: 'D', embeddedBase64: 'JVBERi0xLjQK', fileName: 'a' }],
      });
    expect(toldIn('standard-invoice', edit)).toEqual([
      [
        'mediaTypeDerived',
        'additionalDocuments[0].mimeCode',
        { type: 'application/pdf' },
        { value: 'application/pdf' },
      ],
    ]);
  });

  test('the tax of an entry of a line that differs from that of the line is not written', () => {
    const told = (entry: object) =>
      toldIn('exempt', (request) => {
        const line = lineOf(request);
        Object.assign(line, {
          exemptionReason: 'why',
          allowancesCharges: [{ isCharge: false, amount: 1, reason: 'x', ...entry }],
        });
      })
        .filter(([id]) => id === 'lineEntryTax')
        .map(([, path, values]) => [path, values]);
    const place = 'lines[0].allowancesCharges[0]';
    const { vatRate, exemptionReasonCode } = lineOf(example('exempt'));
    expect(told({ vatRate, exemptionReasonCode, exemptionReason: 'why' })).toEqual([]);
    expect(told({})).toEqual([]);
    expect(told({ vatRate: 5, exemptionReasonCode: 'other', exemptionReason: 'because' })).toEqual([
      [`${place}.vatRate`, { field: 'vatRate' }],
      [`${place}.exemptionReasonCode`, { field: 'exemptionReasonCode' }],
      [`${place}.exemptionReason`, { field: 'exemptionReason' }],
    ]);
  });

  test('an entry of an exempt document has its own exemption, otherwise that of all lines', () => {
    const { exemptionReasonCode } = lineOf(example('exempt'));
    const exemptionOf = (entry: object, codes: readonly unknown[] = [exemptionReasonCode]) =>
      normalise(
        edited('exempt', (request) => {
          const line = lineOf(request);
          Object.assign(request, {
            lines: codes.map((code, index) => ({ ...line, id: String(index), exemptionReasonCode: code })),
            allowancesCharges: [{ isCharge: true, amount: 1, reason: 'x', vatCategory: 'E', ...entry }],
          });
        }),
      ).invoice.allowancesCharges[0]?.exemptionReasonCode;
    expect(exemptionOf({})).toBe(exemptionReasonCode);
    expect(exemptionOf({ exemptionReasonCode: 'own' })).toBe('own');
    expect(exemptionOf({}, [exemptionReasonCode, null])).toBe(exemptionReasonCode);
    expect(exemptionOf({}, [exemptionReasonCode, 'other'])).toBeUndefined();
  });

  test('a country that nothing shows is not reported', () => {
    const edit = (request: DocumentRequest) => {
      Object.assign(request.buyer, { trn: null, address: { line1: 'x', city: 'Paris' } });
      request.delivery = { streetName: 'x', city: 'Paris' };
    };
    expect(toldIn('standard-invoice', edit).map(([id]) => id)).not.toContain('countryDefaulted');
    const { buyer, delivery } = normalise(edited('standard-invoice', edit)).invoice;
    expect([buyer.address.countryCode, delivery?.address?.countryCode]).toEqual([undefined, undefined]);
  });
});
