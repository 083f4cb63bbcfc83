import type { LedgerDocument, LedgerEntry } from '../../src/ledger/index.ts';
import { type Steps, valueAt, withValueAt } from '../json-steps.ts';
import { booked, bookedCredit } from '../ledger/entries.ts';

/** A ledger whose documents differ from another one's in one fact. */
export interface LedgerOfFacts {
  readonly name: string;
  readonly entries: readonly LedgerEntry[];
}

const inDollars = (rate: string, taxAmount: string) => ({
  currency: 'USD',
  accounting: { currency: 'AED', rate, taxAmount, taxInclusiveAmount: null },
});

const refersTo = (...numbers: readonly string[]) => ({
  preceding: numbers.map((number) => ({ number, issueDate: null })),
});

const lines = (quantity: string) => ({
  lines: [
    { id: '1', item: 'Chair', unit: 'EA', quantity, netPrice: '10' },
    { id: '2', item: 'Desk', unit: 'EA', quantity: '2', netPrice: '20.5' },
    { id: '3', item: 'Lamp', unit: 'EA', quantity: '-1', netPrice: '5' },
  ],
});

const party = (id: number, subdivision = 'DXB') => ({
  id: `0235:100000000${id}`,
  trn: `100000000${id}00003`,
  countryCode: 'AE',
  subdivision,
});
const [ours, theirs, third] = [party(1), party(2, 'AUH'), { ...party(3), trn: null }];
const small = { taxable: 1000, tax: 50 };

const mixed: Partial<LedgerDocument> = {
  breakdown: [
    { vatCategory: 'S', vatPercent: '5', taxableAmount: '100.30', taxAmount: '5.02' },
    { vatCategory: 'Z', vatPercent: '0', taxableAmount: '40.00', taxAmount: '0.00' },
  ],
  lineTaxAmount: '5.01',
  entryTaxAmount: '0.01',
  payableRoundingAmount: '0.02',
};

/** Ledgers of a few documents, none in the order of its names. */
const ledgers: Readonly<Record<string, readonly LedgerEntry[]>> = {
  'credits in dollars': [
    bookedCredit('A-4', 'A-2', small, { ...inDollars('3.6725', '1.84'), ...lines('5') }),
    bookedCredit(
      'A-3',
      '',
      { taxable: 30_000, tax: 1500 },
      { ...inDollars('3.68', '55.20'), ...refersTo('A-1', 'A-2') },
    ),
    booked('A-2', { taxable: 20_000, tax: 1000 }, { ...inDollars('3.68', '36.80'), ...lines('5') }),
    booked('A-1', { taxable: 10_000, tax: 500 }, { ...inDollars('3.6725', '18.36'), ...lines('10') }),
  ],
  'credits by category': [
    bookedCredit('A-6', 'A-5', { taxable: 14_030, tax: 502 }, { ...mixed, ...lines('10') }),
    booked('A-5', { taxable: 14_030, tax: 502 }, { ...mixed, ...lines('10') }),
  ],
  advances: [
    booked('B-3', { taxable: 90_000, tax: 4500 }, { prepaidAmount: '50.00', ...refersTo('B-1') }),
    booked('B-2', { taxable: 90_000, tax: 4500 }, { prepaidAmount: '55.00', ...refersTo('B-1') }),
    booked('B-1', { taxable: 10_000, tax: 500 }),
  ],
  sides: [
    booked('S-5', small, {
      seller: theirs,
      buyer: ours,
      transactionFlags: ['disclosedAgentBilling'],
      principal: third.id,
    }),
    booked('S-4', small, {
      seller: theirs,
      buyer: third,
      transactionFlags: ['disclosedAgentBilling'],
      principal: ours.trn,
    }),
    booked('S-3', small, { seller: ours, buyer: theirs, transactionFlags: ['deemedSupply'] }),
    booked('S-2', small, { profile: 'selfbilling', seller: third, buyer: ours, vatPointDate: '2027-02-01' }),
    { ...booked('S-1', small, { seller: theirs, buyer: ours }), receivedOn: '2027-02-03' },
  ],
};

const alike: LedgerDocument['lines'] = [
  { id: '1', item: 'Chair', unit: 'EA', quantity: '10', netPrice: '10' },
  { id: '2', item: 'Chair', unit: 'EA', quantity: '5', netPrice: '10' },
  { id: '3', item: 'Chair', unit: 'KGM', quantity: '2', netPrice: '10' },
  { id: '4', item: 'Desk', unit: 'EA', quantity: '1', netPrice: '10' },
];

/** Ledgers whose documents have other numbers, references and outcomes. */
const others: Readonly<Record<string, readonly LedgerEntry[]>> = {
  'of a VAT group': [booked('V-1', small, { seller: ours, buyer: { ...theirs, trn: ours.trn } })],
  'of goods for own use': [
    booked('W-1', small, { seller: theirs, buyer: ours, transactionFlags: ['deemedSupply'] }),
    booked('W-2', small, { seller: ours, buyer: ours, transactionFlags: ['deemedSupply'] }),
  ],
  ...Object.fromEntries(
    [
      ['2', 'Chair', 'EA', '7'],
      ['9', 'Chair', 'EA', '20'],
      ['9', 'Desk', 'EA', '3'],
      ['9', 'Chair', 'KGM', '2.5'],
      ['1', 'Desk', 'EA', '1.5'],
    ].map(([id = '', item = '', unit = '', quantity = '']) => [
      `with a credit of ${quantity} ${unit} of ${item} as line ${id}`,
      [
        booked('L-1', small, { lines: alike }),
        bookedCredit('L-2', 'L-1', small, { lines: [{ id, item, unit, quantity, netPrice: '10' }] }),
        bookedCredit('L-3', 'L-1', small, { lines: [{ id, item, unit, quantity: '0.5', netPrice: '4' }] }),
      ],
    ]),
  ),
  numbers: [
    'K-2027-0009',
    'K-2027-0014',
    'N-10',
    'N-8',
    'N-8/2',
    'none',
    'M7',
    'M010',
    'X-100000000000009',
    'X-100000000000011',
    'Y-1000000000000001',
    'Y-1000000000000009',
  ].map((name) => booked(name, small)),
  'of one number by four issuers': [
    booked('d', small, { number: 'I-1', profile: 'selfbilling', seller: third }),
    booked('c', small, { number: 'I-1', profile: 'selfbilling' }),
    booked('b', small, { number: 'I-1', seller: third }),
    booked('a', small, { number: 'I-1' }),
  ],
  'to itself': [bookedCredit('C-1', 'C-1', small)],
  'to a document of another seller': [
    bookedCredit('C-1', 'D-1', small),
    booked('D-1', small, { seller: theirs }),
  ],
  'to a self-billed document': [
    bookedCredit('C-1', 'D-1', small),
    booked('D-1', small, { profile: 'selfbilling', seller: theirs }),
  ],
  'to one of two of a number': [
    bookedCredit('C-1', '', small, { preceding: [{ number: 'D-1', issueDate: '2027-01-10' }] }),
    booked('d', small, { number: 'D-1', issueDate: '2027-01-10', uuid: '2' }),
    booked('c', small, { number: 'D-1', issueDate: '2027-01-09', uuid: '1' }),
  ],
  'that do not count': [
    { name: 'unread', outcome: 'malformed', document: null },
    { name: 'never', outcome: 'malformed', document: null },
    { ...booked('E-2', small), outcome: 'invalid' },
    { ...booked('E-1', small, { issueDate: '2027-03-01' }), outcome: 'invalid' },
    bookedCredit('E-3', 'E-2', small),
  ],
  'of one name': [booked('F', small, { number: 'F-2' }), booked('F', small, { number: 'F-1' })],
  'three times': [booked('G', small), booked('G', small), booked('H', small, { number: 'G' })],
  none: [],
};

function valuesBeside(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'boolean') return { negated: !value };
  if (value === null) return { 'as 1': '1', 'as a text': 'DXB' };
  if (Array.isArray(value))
    return { 'without entries': [], 'with the last one twice': [...value, ...value.slice(-1)] };
  if (typeof value !== 'string') return {};
  if (/^\d{4}-\d\d-\d\d$/.test(value))
    return { earlier: '2027-01-14', later: '2027-01-16', 'of the month after': '2027-02-01' };
  if (!/^-?[\d.]+$/.test(value)) return { 'as the first document': 'A-1', 'as nothing': null };
  const number = Number(value);
  return {
    more: String(Math.round(number * 1e4 + 100) / 1e4),
    less: String(Math.round(number * 1e4 - 100) / 1e4),
    negated: String(-number),
    'as 0': '0',
  };
}

function placesIn(value: unknown, steps: Steps = []): Steps[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = [...steps, Array.isArray(value) ? Number(name) : name];
    return [place, ...placesIn(inner, place)];
  });
}

/** Returns ledgers, and ledgers that differ from them in one fact or document. */
export function* ledgersOfFacts(): Generator<LedgerOfFacts> {
  for (const [name, entries] of Object.entries({ ...ledgers, ...others })) yield { name, entries };
  for (const [ledger, entries] of Object.entries(ledgers)) {
    for (const [at, { name }] of entries.entries()) {
      yield { name: `${ledger} without ${name}`, entries: entries.toSpliced(at, 1) };
      yield { name: `${ledger} with ${name} twice`, entries: [...entries, ...entries.slice(at, at + 1)] };
    }
    for (const place of placesIn(entries))
      for (const [what, changed] of Object.entries(valuesBeside(valueAt(entries, place))))
        yield {
          name: `${ledger}: ${place.join('.')} ${what}`,
          entries: withValueAt(entries, place, changed),
        };
  }
}
