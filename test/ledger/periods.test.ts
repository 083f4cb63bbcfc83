import { describe, expect, test } from 'vitest';
import { checkLedger, computeVatReturn } from '../../src/ledger/index.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { creditOf, entryOf, invoice } from './entries.ts';
import { type Period, periods, requestOfPeriod } from './periods.ts';

const quarter = { from: '2026-09-01', to: '2026-11-30' };
const company = ['100354879700003'];

function monthOf(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

function figuresIn(request: DocumentRequest, period: object, receivedOn?: string) {
  const entry = { ...entryOf(request), receivedOn };
  expect(entry.outcome).toBe('valid');
  return computeVatReturn([entry], { ...period, company });
}

describe.each(periods)('$what', (period: Period) => {
  const { month, box, tax } = period;
  const request = requestOfPeriod(period);

  test(`is in box ${box} of ${month}, with a VAT of ${tax}`, () => {
    const whole = monthOf(month);
    const { figures } = figuresIn(request, whole, period.receivedOn);
    expect(figures.map((figure) => [figure.box, figure.taxAmount])).toEqual([[box, tax]]);
  });

  test('is in no figure of another month, which names it', () => {
    for (const other of ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01']) {
      if (other === month) continue;
      const { figures, notes } = figuresIn(request, monthOf(other), period.receivedOn);
      expect([figures, notes.map(({ rule }) => rule)]).toEqual([[], ['outside-period']]);
    }
  });
});

test('a period may be a quarter of any months, and its return is due on the 28th day after it', () => {
  const november = invoice('A', { issueDate: '2026-11-30', dueDate: '2026-12-30', vatPointDate: null });
  const december = invoice('B', { issueDate: '2026-12-01', dueDate: '2026-12-30', vatPointDate: null });
  const { dueOn, figures, notes } = computeVatReturn([november, december].map(entryOf), quarter);
  expect(dueOn).toBe('2026-12-28');
  expect(figures).toMatchObject([{ box: '1b', documents: [{ name: 'A' }] }]);
  const message = '1 document belongs to another period and does not count.';
  expect(notes).toMatchObject([{ rule: 'outside-period', message, documents: ['B'] }]);
  expect(computeVatReturn([]).dueOn).toBeNull();
});

test('a supply within a VAT group is in no box, by whichever name the company is called', () => {
  const request = invoice();
  const buyer = { ...request.buyer, trn: request.seller.trn, participantId: '0235:1009999994' };
  const entry = entryOf({ ...request, buyer });
  for (const name of ['100354879700003', '0235:1003548797', '1009999994'])
    expect(computeVatReturn([entry], { company: [name] })).toMatchObject({
      figures: [],
      notes: [{ rule: 'within-company', documents: ['INV-1'] }],
    });
});

test('an agent has no sale on a document for a disclosed principal, who has it', () => {
  const transactionType = { disclosedAgentBilling: true };
  const entries = [entryOf(invoice('AG-1', { transactionType, principalId: '100998877300003' }))];
  const notes = [{ rule: 'agent', documents: ['AG-1'] }];
  expect(computeVatReturn(entries)).toMatchObject({ figures: [], notes });
  const [figure] = computeVatReturn(entries, { company: ['100998877300003'] }).figures;
  expect(figure).toMatchObject({ side: 'sales', box: '1b' });
  expect(checkLedger(entries)).toEqual([]);
});

test('VAT of a seller without a TRN is in no box of the buyer', () => {
  const request = invoice();
  const entry = entryOf(request);
  const { document } = entry;
  if (document === null) throw new Error('the invoice was not read');
  for (const trn of [null, 'DE123456789']) {
    const seller = { ...document.seller, trn };
    const entries = [{ ...entry, document: { ...document, seller } }];
    const { figures } = computeVatReturn(entries, { company: [document.buyer.id] });
    expect(figures).toMatchObject([{ box: null, name: expect.stringContaining('without a TRN') }]);
  }
});

test('VAT of the document on a charge of freight is no difference of rounding', () => {
  const freight = {
    isCharge: true,
    amount: 300,
    reason: 'Freight',
    reasonCode: 'FC',
    vatCategory: 'S',
  } as const;
  const entry = entryOf(invoice('INV-1', { allowancesCharges: [freight] }));
  expect(entry.outcome).toBe('valid');
  expect(computeVatReturn([entry]).roundings).toEqual([]);
});

test('a credit note changes the tax of the period in which it is issued, wherever its invoice was delivered', () => {
  const delivery = { actualDeliveryDate: '2026-09-28' };
  const first = invoice('INV-1', { issueDate: '2026-10-05', dueDate: '2026-10-30', delivery });
  const credit = { ...creditOf(first), issueDate: '2026-11-12' };
  const { figures } = computeVatReturn([first, credit].map(entryOf), monthOf('2026-11'));
  expect(figures.map(({ documents }) => documents.map(({ name }) => name))).toEqual([['CN-1']]);
});
