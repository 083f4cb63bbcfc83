import { describe, expect, test } from 'vitest';
import { describedSpecification } from '../../src/specification/described.ts';
import { tableNames } from '../../src/specification/table-names.ts';
import { verdictsOf } from '../../src/table/convert-table.ts';
import type { TableMap } from '../../src/table/map/table-map.ts';
import { wordSaid } from '../../src/table/values/cell-words.ts';
import { planned } from './sheets.ts';

const said = (path: string, text: string) => wordSaid(text, path, tableNames, describedSpecification);

describe('words of cells are read:', () => {
  test.each([
    ['documentType', 'Tax Invoice', 'Invoice'],
    ['documentType', 'TAX INVOICE', 'Invoice'],
    ['documentType', 'فاتورة ضريبية', 'Invoice'],
    ['documentType', 'Tax Invoice / فاتورة ضريبية', 'Invoice'],
    ['documentType', 'Credit Memo', 'CreditNote'],
    ['documentType', 'إشعار دائن ضريبي', 'CreditNote'],
    ['currency', 'درهم', 'AED'],
  ])('%s %s', (path, text, code) => {
    expect(said(path, text)).toEqual({ code });
  });

  test.each([
    ['5%', { code: 'S', rate: 5 }],
    ['٥٪', { code: 'S', rate: 5 }],
    ['VAT 5%', { code: 'S', rate: 5 }],
    ['Standard Rate [5%]', { code: 'S', rate: 5 }],
    ['Zero Rate (0%)', { code: 'Z', rate: 0 }],
    ['خاضعة للنسبة الأساسية', { code: 'S' }],
    // A rate that belongs to several categories, or to none with that name, says nothing.
    ['0%', undefined],
    ['Zero Rate [5%]', undefined],
    ['15%', undefined],
    ['Standard', 'understood'],
  ])('VAT category %s', (text, meaning) => {
    expect(said('lines[].vatCategory', text)).toEqual(meaning);
  });

  test('every label that is printed, in both languages', () => {
    for (const [path, { list }] of Object.entries(tableNames.cells)) {
      const vocabulary = describedSpecification.vocabularies.find(({ fields }) => fields.includes(path));
      for (const [code, label] of Object.entries(describedSpecification.messages.codeLists[list] ?? {}))
        for (const text of [label?.en, label?.ar])
          if (typeof text === 'string' && vocabulary?.codeOf(code) === code)
            expect(said(path, text)).toBeDefined();
    }
  });

  test('kinds of documents that do not exist are explained, and never read as another kind', () => {
    for (const text of ['Debit Note', 'إشعار مدين', 'Refund'])
      expect(said('documentType', text)).toBe('understood');
  });
});

function read(csv: string, map?: TableMap) {
  const table = planned(csv, map);
  return { plan: table.plan, verdicts: [...verdictsOf(table, {})] };
}
const requestsOf = ({ verdicts }: ReturnType<typeof read>) =>
  verdicts.map(({ request }) => request as { lines: Record<string, unknown>[] });

test('a word that nobody knows is one question, and the map keeps the answer', () => {
  const csv = `Invoice no,Item,VAT code\n${'A,x,Special\n'.repeat(40)}`;
  const { questions } = read(csv).plan;
  expect(questions).toMatchObject([{ text: 'unknownWord', values: { value: 'Special', count: 40, row: 2 } }]);
  const answered = read(csv, { codes: { 'lines[].vatCategory': { Special: 'S' } } });
  expect([answered.plan.questions, requestsOf(answered)[0]?.lines[0]?.vatCategory]).toEqual([[], 'S']);
});

test.each(['Tax', 'VAT', 'Taxes', 'Tax Rate', 'VAT %', 'Tax Name', 'الضريبة'])(
  'words that say a rate are VAT categories under the head %s, and numbers are rates',
  (head) => {
    const lineOf = (cell: string) =>
      requestsOf(read(`Invoice no,Item,Qty,Price,${head}\nA,x,1,100,${cell}`))[0]?.lines[0];
    for (const cell of ['VAT 5%', 'Standard Rate [5%]', '٥٪ ضريبة'])
      expect(lineOf(cell)).toMatchObject({ vatCategory: 'S', vatRate: 5 });
    expect(lineOf('Zero Rate (0%)')).toMatchObject({ vatCategory: 'Z', vatRate: 0 });
    const csv = `Invoice no,Item,Qty,Price,${head}\n${'A,x,1,100,Special [5%]\n'.repeat(3)}`;
    expect(read(csv).plan.questions).toMatchObject([{ text: 'unknownWord', values: { count: 3 } }]);
    if (head === 'Tax Rate' || head === 'VAT %') expect(lineOf('5')).toMatchObject({ vatRate: 5 });
  },
);

test('a discount in percent is computed and told, wherever the percentage stands', () => {
  for (const csv of [
    'Invoice no,Item,Qty,Price,Discount %\nA,x,12,100,10',
    'Invoice no,Item,Qty,Price,Invoice lines/Discount (%)\nA,x,12,100,10.0',
    'Invoice no,Item,Qty,Price,Discount\nA,x,12,100,10%',
    'رقم الفاتورة,الصنف,الكمية,السعر,نسبة الخصم\nA,x,12,100,١٠٪',
  ]) {
    const result = read(csv);
    expect(requestsOf(result)[0]?.lines[0]?.allowancesCharges).toEqual([
      { isCharge: false, multiplierPercent: 10, baseAmount: 1200, amount: 120 },
    ]);
    expect(result.verdicts[0]?.warnings[0]?.message).toBe('The discount of 10 % of 1200.00 is 120.00.');
  }
  const [none] = requestsOf(read('Invoice no,Item,Qty,Price,Discount %\nA,x,12,100,0'));
  expect(none?.lines[0]).not.toHaveProperty('allowancesCharges');
});

test('a unit beside a quantity or a price is that of the line, and two that differ are refused', () => {
  const unit = (csv: string) =>
    read(csv).verdicts.map(({ request, issues }) =>
      request === undefined
        ? issues[0]?.address
        : (request as { lines: { unitCode: string }[] }).lines[0]?.unitCode,
    );
  expect(unit('Invoice no,Item,Qty,Price\nA,x,12 Nos,845.50/Nos')).toEqual(['Nos']);
  expect(unit('Invoice no,Item,Qty,Price,Unit\nA,x,12 Nos,845.50,pcs')).toEqual(['pcs']);
  expect(unit('Invoice no,Item,Qty,Price,Unit\nA,x,12 kg,845.50,pcs')).toEqual(['C2']);
});
