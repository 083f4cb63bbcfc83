import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/judge/steps.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';

type Edit = (request: DocumentRequest) => void;

/** Of what was derived, defaulted or left out: which notice, of which field, with which values, and what says the same. */
type Told = readonly [
  severity: 'warning' | 'information',
  id: string,
  path: string,
  values: object,
  remedy?: object,
];

const buyerAddress =
  (values: object): Edit =>
  ({ buyer }) =>
    void Object.assign(buyer.address, values);
const line =
  (values: object): Edit =>
  (request) =>
    void Object.assign(lineOf(request), values);
const fields =
  (values: object): Edit =>
  (request) =>
    void Object.assign(request, values);
const lineEntry = (values: object) =>
  line({ allowancesCharges: [{ isCharge: false, amount: 1, reason: 'x', ...values }] });

const facts: readonly (readonly [fact: string, name: string, edit: Edit, told: readonly Told[]])[] = [
  [
    'a buyer with a home tax number is in the home country',
    'standard-invoice',
    buyerAddress({ countryCode: null }),
    [['warning', 'countryDefaulted', 'buyer.address.countryCode', { country: 'AE' }, { value: 'AE' }]],
  ],
  [
    'abroad the city stands for a subdivision that was not sent',
    'standard-invoice',
    buyerAddress({ countryCode: 'Oman', city: 'Muscat', countrySubentity: null }),
    [
      [
        'warning',
        'subdivisionFromCity',
        'buyer.address.countrySubentity',
        { city: 'Muscat' },
        { value: 'Muscat' },
      ],
    ],
  ],
  [
    'an emirate by its name is its code',
    'standard-invoice',
    buyerAddress({ countrySubentity: 'Dubai' }),
    [
      [
        'information',
        'aliasResolved',
        'buyer.address.countrySubentity',
        { sent: 'Dubai', code: 'DXB' },
        { value: 'DXB' },
      ],
    ],
  ],
  [
    'an emirate that nobody knows gives way to that of the city',
    'standard-invoice',
    buyerAddress({ countrySubentity: 'Nowhere' }),
    [
      [
        'warning',
        'homeSubdivisionReplaced',
        'buyer.address.countrySubentity',
        { subdivision: 'AUH', city: 'Abu Dhabi', sent: 'Nowhere' },
      ],
    ],
  ],
  [
    'one that nobody knows stays where no city tells',
    'standard-invoice',
    buyerAddress({ countrySubentity: 'Nowhere', city: null }),
    [],
  ],
  [
    'an emirate that was not sent is that of the city',
    'standard-invoice',
    buyerAddress({ countrySubentity: null }),
    [
      [
        'warning',
        'homeSubdivisionFromCity',
        'buyer.address.countrySubentity',
        { subdivision: 'AUH', city: 'Abu Dhabi' },
        { value: 'AUH' },
      ],
    ],
  ],
  [
    'the allowance of a line has the category of the line',
    'standard-invoice',
    lineEntry({ vatCategory: 'Z' }),
    [
      [
        'warning',
        'entryCategoryIgnored',
        'lines[0].allowancesCharges[0].vatCategory',
        { sent: 'Z', category: 'S' },
      ],
    ],
  ],
  [
    'a percentage without its base is left out',
    'standard-invoice',
    lineEntry({ multiplierPercent: 5 }),
    [['warning', 'percentageLeftOut', 'lines[0].allowancesCharges[0].baseAmount', {}]],
  ],
  [
    'a base without its percentage is left out',
    'standard-invoice',
    lineEntry({ baseAmount: 5 }),
    [['warning', 'percentageLeftOut', 'lines[0].allowancesCharges[0].multiplierPercent', {}]],
  ],
  [
    'a charge without a reason has one, and the category that all lines have',
    'standard-invoice',
    fields({ allowancesCharges: [{ isCharge: true, amount: 1 }] }),
    [
      [
        'information',
        'entryCategoryFromLines',
        'allowancesCharges[0].vatCategory',
        { category: 'S' },
        { value: 'S' },
      ],
      [
        'warning',
        'entryReasonDefaulted',
        'allowancesCharges[0].reason',
        { code: 'ABK', text: 'Miscellaneous' },
      ],
    ],
  ],
  [
    'an exempt allowance has a reason code beside its text',
    'exempt',
    fields({ allowancesCharges: [{ isCharge: false, amount: 1, reason: 'x', vatCategory: 'E' }] }),
    [
      [
        'warning',
        'entryReasonCodeDefaulted',
        'allowancesCharges[0].reasonCode',
        { code: '95' },
        { value: '95' },
      ],
      ['information', 'typeCodeOutOfScope', 'documentType', { typeCode: '480', ordinary: '380' }],
    ],
  ],
  [
    'a VAT point that is the issue date is not written',
    'standard-invoice',
    fields({ vatPointDate: '2026-11-02' }),
    [['warning', 'vatPointDateLeftOut', 'vatPointDate', {}]],
  ],
  [
    'a credit note has no VAT point',
    'credit-note',
    fields({ vatPointDate: '2026-01-02' }),
    [['warning', 'vatPointDateLeftOut', 'vatPointDate', {}]],
  ],
  [
    'the rate of dirhams in dirhams is not written',
    'standard-invoice',
    fields({ currencyExchangeRate: 1 }),
    [
      [
        'information',
        'rateLeftOut',
        'currencyExchangeRate',
        { currency: 'AED', rate: '1' },
        { leaveOut: true },
      ],
    ],
  ],
  [
    'a reason for exemption is of exempt lines',
    'standard-invoice',
    line({ exemptionReasonCode: 'X' }),
    [['warning', 'exemptionReasonLeftOut', 'lines[0].exemptionReasonCode', { code: 'X' }]],
  ],
  [
    'a reason for exemption that is not listed is told, with those that are',
    'exempt',
    line({ exemptionReasonCode: 'NOPE' }),
    [
      [
        'warning',
        'exemptionReasonUnlisted',
        'lines[0].exemptionReasonCode',
        { code: 'NOPE', codes: 'DL8.46.1, DL8.46.2, DL8.46.3, DL8.46.4' },
      ],
      ['information', 'typeCodeOutOfScope', 'documentType', { typeCode: '480', ordinary: '380' }],
    ],
  ],
  [
    'what has no unit is counted in pieces',
    'standard-invoice',
    line({ unitCode: null }),
    [['warning', 'unitDefaulted', 'lines[0].unitCode', { unit: 'EA' }, { value: 'EA' }]],
  ],
  [
    'a standard item identifier without a scheme is a GTIN',
    'standard-invoice',
    line({ standardItemId: '123', standardItemSchemeId: null }),
    [
      [
        'warning',
        'itemSchemeDefaulted',
        'lines[0].standardItemSchemeId',
        { scheme: '0160' },
        { value: '0160' },
      ],
    ],
  ],
  [
    'a scheme without its identifier says nothing',
    'standard-invoice',
    line({ standardItemId: null, standardItemSchemeId: '0160' }),
    [
      [
        'information',
        'schemeWithoutId',
        'lines[0].standardItemSchemeId',
        { id: 'standardItemId' },
        { leaveOut: true },
      ],
    ],
  ],
  [
    'of two names for one code the first counts',
    'standard-invoice',
    line({ classifications: [{ code: 'a', value: 'b', scheme: 'HS' }] }),
    [['warning', 'secondNameIgnored', 'lines[0].classifications[0].value', { name: 'value', used: 'code' }]],
  ],
  [
    'a second name that says the same is not needed',
    'standard-invoice',
    line({ classifications: [{ code: 'a', value: 'a', scheme: 'HS' }] }),
    [
      [
        'information',
        'secondNameRepeats',
        'lines[0].classifications[0].value',
        { name: 'value', used: 'code' },
        { leaveOut: true },
      ],
    ],
  ],
  [
    'a classification without a code is left out, and with it the type that needs one',
    'standard-invoice',
    line({ classifications: [{ version: '1' }] }),
    [
      ['warning', 'classificationWithoutCode', 'lines[0].classifications[0]', {}],
      ['warning', 'itemTypeLeftOut', 'lines[0].itemTypeCode', { itemType: 'G' }],
    ],
  ],
  [
    'a classification that says nothing is none',
    'standard-invoice',
    line({ classifications: [{}] }),
    [['warning', 'itemTypeLeftOut', 'lines[0].itemTypeCode', { itemType: 'G' }]],
  ],
  [
    'what belongs to a registration goes with its number',
    'standard-invoice',
    ({ buyer }) => void Object.assign(buyer, { legalRegistrationNumber: null }),
    [['warning', 'unknownRegistrationFieldsIgnored', 'buyer.legalRegistrationNumber', {}]],
  ],
  [
    'an IBAN is written without the blanks that people group it by',
    'standard-invoice',
    fields({ paymentBankAccount: 'AE07 0331 2345 6789 0123 456' }),
    [
      [
        'information',
        'ibanCleaned',
        'paymentBankAccount',
        { iban: 'AE070331234567890123456' },
        { value: 'AE070331234567890123456' },
      ],
    ],
  ],
  [
    'so is that of a further instruction',
    'standard-invoice',
    fields({
      paymentInstructions: [{ paymentMode: 'cash', paymentBankAccount: 'ae07-0331-2345-6789-0123-456' }],
    }),
    [
      [
        'information',
        'ibanCleaned',
        'paymentInstructions[0].paymentBankAccount',
        { iban: 'AE070331234567890123456' },
        { value: 'AE070331234567890123456' },
      ],
    ],
  ],
  [
    'a sales order comes with a purchase order',
    'standard-invoice',
    fields({ references: { purchaseOrderId: null, contractId: null, salesOrderId: 'SO' } }),
    [['warning', 'purchaseOrderPlaceholder', 'references.purchaseOrderId', {}]],
  ],
  [
    'schemes of references without identifiers say nothing',
    'standard-invoice',
    fields({
      references: {
        purchaseOrderId: null,
        contractId: null,
        ...Object.fromEntries(
          ['purchaseOrder', 'salesOrder', 'despatch', 'receipt', 'contract', 'project'].map((name) => [
            `${name}SchemeId`,
            'A',
          ]),
        ),
      },
    }),
    ['purchaseOrder', 'salesOrder', 'despatch', 'receipt', 'contract', 'project'].map(
      (name): Told => [
        'information',
        'schemeWithoutId',
        `references.${name}SchemeId`,
        { id: `${name}Id` },
        { leaveOut: true },
      ],
    ),
  ],
  [
    'the date of a preceding invoice goes with its number',
    'standard-invoice',
    fields({ precedingInvoiceIssueDate: '2026-01-01' }),
    [['warning', 'precedingDateLeftOut', 'precedingInvoiceIssueDate', {}]],
  ],
  [
    'a volume discount has no preceding invoice',
    'credit-note',
    fields({ creditNoteReasonCode: 'VD' }),
    [['warning', 'precedingInvoiceLeftOut', 'precedingInvoiceNumber', {}]],
  ],
  [
    'goods are delivered in the country of the buyer',
    'standard-invoice',
    fields({ delivery: { city: 'Dubai' } }),
    [['warning', 'deliveryCountryDerived', 'delivery.countryCode', { country: 'AE' }, { value: 'AE' }]],
  ],
  [
    'an emirate of delivery by its name is its code',
    'standard-invoice',
    fields({ delivery: { streetName: 's', city: 'Dubai', countrySubentity: 'Dubai', countryCode: 'AE' } }),
    [
      [
        'information',
        'aliasResolved',
        'delivery.countrySubentity',
        { sent: 'Dubai', code: 'DXB' },
        { value: 'DXB' },
      ],
    ],
  ],
  [
    'abroad a place of that name is not an emirate',
    'standard-invoice',
    fields({ delivery: { streetName: 's', city: 'Muscat', countrySubentity: 'Dubai', countryCode: 'OM' } }),
    [],
  ],
  [
    'e-commerce goes to the buyer where nothing else is said',
    'standard-invoice',
    fields({ transactionType: { ecommerce: true } }),
    [['warning', 'ecommerceToBuyer', 'delivery', {}]],
  ],
  [
    'the electronic address of a seller comes of its TRN',
    'standard-invoice',
    ({ seller }) => void Object.assign(seller, { participantId: null }),
    [
      [
        'warning',
        'sellerEndpointDerived',
        'seller.participantId',
        { endpoint: '1003548797' },
        { value: '0235:1003548797' },
      ],
    ],
  ],
  [
    'so does that of the supplier and of the buyer of a self-billed document',
    'self-billing-invoice',
    ({ seller, buyer }) => {
      seller.participantId = null;
      buyer.participantId = null;
    },
    [
      [
        'warning',
        'buyerEndpointDerived',
        'buyer.participantId',
        { endpoint: '1003548797' },
        { value: '0235:1003548797' },
      ],
      [
        'warning',
        'sellerEndpointDerived',
        'seller.participantId',
        { endpoint: '1009988773' },
        { value: '0235:1009988773' },
      ],
    ],
  ],
];

describe('what is derived, defaulted or left out is told, with what would say the same', () => {
  test.each(facts)('%s', (_, name, edit, told) => {
    const { notices } = normalise(edited(name, edit));
    expect(
      notices.map(({ severity, id, path, values, remedy }) => [severity, id, path, values, remedy]),
    ).toEqual(told.map(([severity, id, path, values, remedy]) => [severity, id, path, values, remedy]));
  });
});

describe('a credit note with negative amounts', () => {
  const negative: Edit = (request) => {
    for (const line of request.lines)
      Object.assign(line, { quantity: -Math.abs(line.quantity), lineExtensionAmount: null });
    Object.assign(request, { taxTotal: { taxAmount: -5 }, legalMonetaryTotal: null, prepaidAmount: -1 });
  };
  const turned = (edit: Edit) =>
    normalise(edited('credit-note', edit), { negativeCreditNotes: 'turn' as const });
  const toldOf = ({ notices }: ReturnType<typeof turned>) =>
    notices.filter(({ id }) => id === 'creditNoteTurned');

  test('is turned where the caller asks for it, which is told', () => {
    const result = turned(negative);
    expect(toldOf(result)).toMatchObject([{ path: 'lines', severity: 'warning' }]);
    expect(result.invoice.lines.every(({ quantity }) => quantity.greaterThan(0))).toBe(true);
    expect(result.invoice.sent.taxAmount?.toNumber()).toBe(5);
    expect(result.invoice.prepaidAmount?.toNumber()).toBe(1);
    const notAsked = normalise(edited('credit-note', negative));
    expect(notAsked.invoice.lines.every(({ quantity }) => quantity.lessThan(0))).toBe(true);
  });

  test('is one whose prices are negative, too', () => {
    const result = turned((request) => {
      for (const line of request.lines)
        Object.assign(line, { unitPrice: -Math.abs(line.unitPrice), lineExtensionAmount: null });
    });
    expect(toldOf(result)).toHaveLength(1);
    expect(result.invoice.lines.every(({ unitPrice }) => unitPrice.greaterThan(0))).toBe(true);
  });

  test.each<[string, Edit]>([
    ['one line gives', (request) => void request.lines.push({ ...lineOf(request), id: '9', quantity: 1 })],
    [
      'both quantity and price are negative, which is positive',
      (request) => {
        for (const line of request.lines)
          Object.assign(line, { quantity: -1, unitPrice: -1, lineExtensionAmount: null });
      },
    ],
    [
      'a line costs nothing',
      (request) => {
        for (const line of request.lines)
          Object.assign(line, { quantity: 1, unitPrice: 0, lineExtensionAmount: null });
      },
    ],
    ['there are no lines', fields({ lines: [] })],
  ])('is not turned where %s', (_, edit) => {
    const result = turned((request) => {
      negative(request);
      edit(request);
    });
    expect(toldOf(result)).toEqual([]);
  });
});

describe('what is left out with what it belongs to', () => {
  const invoiceOf = (name: string, edit: Edit) => normalise(edited(name, edit)).invoice;

  test('a second line of an address is the first where there is none', () => {
    const { buyer } = invoiceOf('standard-invoice', buyerAddress({ line1: ' ', line2: 'Second' }));
    expect([buyer.address.line1, buyer.address.line2]).toEqual(['Second', undefined]);
    const both = invoiceOf('standard-invoice', buyerAddress({ line1: 'First', line2: 'Second' }));
    expect([both.buyer.address.line1, both.buyer.address.line2]).toEqual(['First', 'Second']);
  });

  test('the value of a contract without the contract', () => {
    const references = { purchaseOrderId: null, contractId: null, contractValue: '5' };
    expect(invoiceOf('standard-invoice', fields({ references })).contract).toBeUndefined();
    const named = { ...references, contractId: 'C-1' };
    expect(invoiceOf('standard-invoice', fields({ references: named })).contract).toEqual({
      path: 'references',
      id: 'C-1',
      schemeId: undefined,
      value: '5',
    });
  });

  test('a project is a reference of an invoice, and a document of a credit note', () => {
    const references = { purchaseOrderId: null, contractId: null, projectId: 'P-1' };
    const invoice = invoiceOf('standard-invoice', fields({ references }));
    expect([invoice.project?.id, invoice.additionalDocuments]).toEqual(['P-1', []]);
    const note = invoiceOf('credit-note', fields({ references }));
    expect([note.project, note.additionalDocuments.map(({ documentId }) => documentId)]).toEqual([
      undefined,
      ['P-1'],
    ]);
  });

  test('payment of a credit note that says nothing of payment', () => {
    const nothing = { paymentMode: null, paymentBankAccount: null, dueDate: null };
    expect(invoiceOf('credit-note', fields(nothing)).payment).toBeUndefined();
    for (const said of [{ paymentMode: '10' }, { paymentBankAccount: 'A-1' }, { dueDate: '2026-12-01' }])
      expect(invoiceOf('credit-note', fields({ ...nothing, ...said })).payment).toBeDefined();
  });

  test('the address of a bank is at its field, its country a code', () => {
    const address = { line1: 'Bank Street', city: 'Muscat', countryCode: 'Oman' };
    const { payment, furtherPayments } = invoiceOf(
      'standard-invoice',
      fields({
        paymentServiceProviderAddress: address,
        paymentInstructions: [{ paymentMode: '10', paymentServiceProviderAddress: { countryCode: 'XX' } }],
      }),
    );
    expect(payment?.paymentServiceProviderAddress).toMatchObject({
      path: 'paymentServiceProviderAddress',
      city: 'Muscat',
      countryCode: 'OM',
    });
    expect(furtherPayments[0]?.paymentServiceProviderAddress).toMatchObject({
      path: 'paymentInstructions[0].paymentServiceProviderAddress',
      countryCode: 'XX',
    });
  });

  test('the tax registration of a seller without a TRN', () => {
    const edit: Edit = ({ seller }) => void Object.assign(seller, { trn: null });
    expect(invoiceOf('standard-invoice', edit).seller.taxRegistration).toBeUndefined();
  });

  test('the identification of a buyer without a TRN whose address is not one of the UAE, or is a TIN', () => {
    const identified = (participantId: string) =>
      invoiceOf('standard-invoice', ({ buyer }) => void Object.assign(buyer, { trn: null, participantId }))
        .buyer.identification;
    expect(identified('0088:5798000000124')).toBeUndefined();
    expect(identified('0235:1007123456')).toBeUndefined();
    expect(identified('0235:9900000097')).toBeDefined();
  });

  test.each(['deemedSupply', 'profitMargin', 'summaryInvoice'])(
    'the code of a self-billed document out of scope, where its flag %s speaks of taxed supplies',
    (flag) => {
      const selfBilled = { documentType: 'SelfBillingInvoice' };
      expect(invoiceOf('exempt', fields(selfBilled)).typeCode).toBe('480');
      const flagged = fields({ ...selfBilled, transactionType: { [flag]: true } });
      expect(invoiceOf('exempt', flagged).typeCode).toBe('389');
    },
  );

  test('a period that only begins, and none where nothing is said', () => {
    expect(invoiceOf('standard-invoice', fields({ billingPeriodStart: '2026-10-01' })).period).toEqual({
      path: '',
      billingPeriodStart: '2026-10-01',
      billingPeriodEnd: undefined,
      billingFrequencyCode: undefined,
    });
    expect(invoiceOf('standard-invoice', () => {}).period).toBeUndefined();
  });

  test('an allowance of a document without lines has the category that is assumed', () => {
    const { allowancesCharges } = invoiceOf(
      'standard-invoice',
      fields({ lines: [], allowancesCharges: [{ isCharge: false, amount: 1, reason: 'x' }] }),
    );
    expect(allowancesCharges.map(({ vatCategory }) => vatCategory)).toEqual(['S']);
  });

  test.each([
    [5, 100, 5, true, []],
    [3.33, 33.35, 10, false, ['percentageRounded']],
    [7, 100, 5, true, []],
  ])('%d as a share of %d by %d %%', (amount, baseAmount, multiplierPercent, isKept, told) => {
    const entry = { isCharge: false, amount, baseAmount, multiplierPercent, reason: 'x', vatCategory: 'S' };
    const { invoice, notices } = normalise(
      edited('standard-invoice', fields({ allowancesCharges: [entry] })),
    );
    expect(invoice.allowancesCharges[0]?.baseAmount !== undefined).toBe(isKept);
    expect(notices.map(({ id }) => id)).toEqual(told);
  });

  test('a payee of whom nothing is said, and one who is not there', () => {
    for (const payee of [null, { name: ' ' }])
      expect(invoiceOf('standard-invoice', fields({ payee })).payee).toBeUndefined();
  });

  test('the place of the whole document is the document', () => {
    expect(invoiceOf('standard-invoice', () => {}).path).toBe('');
  });
});
