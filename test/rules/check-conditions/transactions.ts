import { all, buyer, entries, fields, flag, line, october, type Row, zero } from './edits.ts';

export const transactions: readonly Row[] = [
  ['a free zone has a beneficiary', 'standard-invoice', flag('freeTradeZone', { beneficiaryId: 'B' })],
  [
    'an agent has a principal',
    'standard-invoice',
    flag('disclosedAgentBilling', { principalId: '100112233400003' }),
  ],
  ['an agent without one', 'standard-invoice', flag('disclosedAgentBilling'), 'ibr-137-ae principalId'],
  [
    'an agent is not its own principal',
    'standard-invoice',
    flag('disclosedAgentBilling', { principalId: '100354879700003' }),
    'ibr-176-ae principalId',
  ],
  ['who is no agent may name itself', 'standard-invoice', fields({ principalId: '100354879700003' })],
  ['a summary has a period', 'standard-invoice', flag('summaryInvoice', october)],
  [
    'what is out of scope is no deemed supply',
    'out-of-scope',
    flag('deemedSupply'),
    'ibr-157-ae transactionType.deemedSupply',
  ],
  [
    'what is out of scope is no summary',
    'out-of-scope',
    flag('summaryInvoice', october),
    'ibr-157-ae transactionType.summaryInvoice',
  ],
  [
    'what is out of scope may be of a free zone',
    'out-of-scope',
    flag('freeTradeZone', { beneficiaryId: 'b' }),
  ],
  ['e-commerce is delivered to the buyer where nothing else is said', 'standard-invoice', flag('ecommerce')],
  [
    'e-commerce has a whole address where one is given',
    'standard-invoice',
    flag('ecommerce', { delivery: { countryCode: 'AE' } }),
    'ibr-142-ae delivery.streetName',
    'ibr-142-ae delivery.city',
    'ibr-142-ae delivery.countrySubentity',
  ],
  [
    'e-commerce has a street',
    'standard-invoice',
    flag('ecommerce', { delivery: { city: 'Dubai', countrySubentity: 'DXB' } }),
    'ibr-142-ae delivery.streetName',
  ],
  [
    'e-commerce has a city',
    'standard-invoice',
    flag('ecommerce', { delivery: { streetName: 'Dock 3', countrySubentity: 'DXB' } }),
    'ibr-142-ae delivery.city',
  ],
  [
    'e-commerce to another address',
    'standard-invoice',
    flag('ecommerce', {
      delivery: { streetName: 'Dock 3', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' },
    }),
  ],
  ['an export goes to the buyer abroad where nothing else is said', 'export-usd', fields({ delivery: null })],
  [
    'an export to a buyer in the UAE says where it goes',
    'export-usd',
    all(
      fields({ delivery: null }),
      buyer({ address: { line1: 'x', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' } }),
    ),
    'ibr-152-ae delivery exportToHomeBuyer',
  ],
  [
    'an export abroad has a whole address',
    'export-usd',
    fields({ delivery: { countryCode: 'KE', city: 'Nairobi' } }),
    'ibr-152-ae delivery.streetName',
    'ibr-152-ae delivery.countrySubentity',
  ],
  [
    'an export that is handed over in the UAE need not',
    'export-usd',
    fields({ delivery: { countryCode: 'AE' } }),
  ],
  [
    'the margin scheme has lines of no other category',
    'profit-margin',
    line(zero),
    'ibr-116-ae lines[0].vatCategory',
  ],
  [
    'the margin scheme has no charges of the document',
    'profit-margin',
    entries({ isCharge: true }),
    'ibr-116-ae allowancesCharges[0]',
  ],
  [
    'what is exempt throughout is charged nothing with VAT',
    'exempt',
    entries({ isCharge: true, vatCategory: 'S' }),
    'ibr-151-ae allowancesCharges[0].vatCategory',
  ],
];
