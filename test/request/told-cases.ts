import { lineOf } from '../requests.ts';
import { buyerAddress, type Edit, everyLine, fields, line, lineEntry } from './edits.ts';

/**
 * What a finding says about a value that was derived, defaulted or left out: which text, which field, which
 * values, and the remedy that says the same explicitly.
 */
type Told = readonly [
  severity: 'error' | 'warning' | 'information',
  id: string,
  path: string,
  values: object,
  remedy?: object,
];

/** A fact about an edited example, and the finding about it. */
export const toldCases: readonly (readonly [
  fact: string,
  name: string,
  edit: Edit,
  told: readonly Told[],
])[] = [
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
    buyerAddress({ countrySubentity: 'Abu Dhabi' }),
    [
      [
        'information',
        'aliasResolved',
        'buyer.address.countrySubentity',
        { sent: 'Abu Dhabi', code: 'AUH' },
        { value: 'AUH' },
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
      ['warning', 'entryCategoryFromLines', 'allowancesCharges[0].vatCategory', { category: 'S' }],
      [
        'warning',
        'entryReasonDefaulted',
        'allowancesCharges[0].reason',
        { code: 'ABK', text: 'Miscellaneous' },
      ],
    ],
  ],
  [
    'under the profit margin scheme, a category that cannot be sent is no fix',
    'profit-margin',
    fields({ allowancesCharges: [{ isCharge: false, amount: 1, reason: 'x' }] }),
    [['information', 'entryCategoryByFlag', 'allowancesCharges[0].vatCategory', { category: 'N' }]],
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
      [
        'warning',
        'entryExemptionFromLines',
        'allowancesCharges[0].exemptionReasonCode',
        { code: 'DL8.46.2' },
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
    'a rate without a currency is of one that only the sender knows, unless it is 1',
    'standard-invoice',
    fields({ currency: null, currencyExchangeRate: 1 }),
    [
      ['warning', 'currencyDefaulted', 'currency', { currency: 'AED' }, { value: 'AED' }],
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
    line({ exemptionReasonCode: 'DL8.46.1' }),
    [['warning', 'exemptionReasonLeftOut', 'lines[0].exemptionReasonCode', { code: 'DL8.46.1' }]],
  ],
  [
    'a reason for exemption of an allowance or charge is of exempt ones',
    'standard-invoice',
    fields({
      allowancesCharges: [
        { isCharge: true, amount: 1, reason: 'x', vatCategory: 'S', exemptionReasonCode: 'X' },
      ],
    }),
    [['warning', 'exemptionReasonLeftOut', 'allowancesCharges[0].exemptionReasonCode', { code: 'X' }]],
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
    'a document all of whose lines are exempt has another type code',
    'standard-invoice',
    everyLine({ vatCategory: 'E', vatRate: 0, exemptionReasonCode: 'DL8.46.1' }),
    [['information', 'typeCodeOutOfScope', 'documentType', { typeCode: '480', ordinary: '380' }]],
  ],
  [
    'a line may have no id, even where nothing may be assumed',
    'standard-invoice',
    (request) => void Object.assign(lineOf(request, 1), { id: null }),
    [['information', 'lineIdDefaulted', 'lines[1].id', { id: '2' }, { value: '2' }]],
  ],
  [
    'a line that has the id of an earlier one gets another',
    'standard-invoice',
    (request) => void Object.assign(lineOf(request, 1), { id: '1' }),
    [['warning', 'lineIdRepeated', 'lines[1].id', { sent: '1', id: '2' }]],
  ],
  [
    'a line without a VAT category is at the standard rate',
    'standard-invoice',
    line({ vatCategory: null }),
    [['warning', 'vatCategoryDefaulted', 'lines[0].vatCategory', { category: 'S' }]],
  ],
  [
    'but nobody can say which category it is, if its rate is not the standard one',
    'standard-invoice',
    line({ vatCategory: null, vatRate: 0 }),
    [['information', 'vatCategoryDefaulted', 'lines[0].vatCategory', { category: 'S' }]],
  ],
  [
    'a line without a VAT category is in the profit margin scheme where the transaction is',
    'profit-margin',
    line({ vatCategory: null }),
    [['information', 'vatCategoryByFlag', 'lines[0].vatCategory', { category: 'N' }]],
  ],
  [
    'what has no unit is counted in pieces',
    'standard-invoice',
    line({ unitCode: null }),
    [['warning', 'unitDefaulted', 'lines[0].unitCode', { unit: 'EA' }, { value: 'EA' }]],
  ],
  [
    'a unit code means what trade means by it',
    'standard-invoice',
    line({ unitCode: 'KGS' }),
    [
      [
        'warning',
        'unitInTrade',
        'lines[0].unitCode',
        {
          sent: 'KGS',
          unit: { code: 'KGS', list: 'units' },
          meant: { anyOf: [{ code: 'KGM', list: 'units' }] },
        },
        { value: 'KGM' },
      ],
    ],
  ],
  [
    'in small letters it is read as what trade means',
    'standard-invoice',
    line({ unitCode: 'kgs' }),
    [
      [
        'warning',
        'unitReadAsInTrade',
        'lines[0].unitCode',
        { sent: 'kgs', unit: { code: 'KGM', list: 'units' }, official: { code: 'KGS', list: 'units' } },
        { value: 'KGM' },
      ],
    ],
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
    fields({ references: { purchaseOrderId: null, contractId: null, salesOrderId: 'SO-7' } }),
    [['warning', 'purchaseOrderPlaceholder', 'references.purchaseOrderId', {}]],
  ],
  [
    'an order that a line names comes with the line in it',
    'standard-invoice',
    line({ orderId: 'PO-1' }),
    [['information', 'orderLinePlaceholder', 'lines[0].orderLineId', { written: 'NA' }]],
  ],
  [
    'so does a despatch advice',
    'standard-invoice',
    line({ despatchId: 'D-1' }),
    [['information', 'despatchLinePlaceholder', 'lines[0].despatchLineId', { written: 'NA' }]],
  ],
  [
    'a card comes with its network',
    'standard-invoice',
    fields({ cardAccountNumber: '1234' }),
    [['information', 'cardNetworkPlaceholder', 'cardNetworkId', { written: 'NA' }]],
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
    [['warning', 'sellerEndpointDerived', 'seller.participantId', { endpoint: '1003548797' }]],
  ],
  [
    'so does that of the supplier and of the buyer of a self-billed document',
    'self-billing-invoice',
    ({ seller, buyer }) => {
      seller.participantId = null;
      buyer.participantId = null;
    },
    [
      ['warning', 'buyerEndpointDerived', 'buyer.participantId', { endpoint: '1003548797' }],
      ['warning', 'sellerEndpointDerived', 'seller.participantId', { endpoint: '1009988773' }],
    ],
  ],
];
