import { describe, expect, test } from 'vitest';
import { planOf } from '../../src/table/convert-table.ts';
import type { TableMap } from '../../src/table/map/table-map.ts';
import { openedCsv } from './sheets.ts';

const heads = 'Invoice no,Qty';
function plan(csv: string, map?: TableMap) {
  const table = planOf(openedCsv(csv), map, { decided: ['documentType'] });
  if (!table.ok) throw new Error(table.failure.text);
  return table.value.plan;
}
const questions = (csv: string, map?: TableMap) =>
  plan(csv, map).questions.map(({ text, values }) => [text, values.head]);

describe('the map that one month wrote loses nothing in the next:', () => {
  test.each([
    ['Shipping Charge', '0', '50'],
    ['Adjustment', '', '-20'],
    ['Adjustment', '0.00', '-20'],
    ['Is Inclusive Tax', 'false', 'true'],
    ['Entity Discount Percent', '0', '10'],
    ['Discount %', '', '5'],
    ['تسوية', '0', '-20'],
    ['رسوم الشحن', '', '50'],
    ['خصم إضافي', 'لا', '10'],
    ['Price List', '', 'Retail'],
    ['Levy', '-', '3'],
  ])('%s is %j, then %j', (head, before, after) => {
    const first = plan(`${heads},${head}\nA,1,${before}`).map;
    expect(Object.values(first.columns ?? {})).not.toContain(null);
    const asked = questions(`${heads},${head}\nB,1,${after}`, first);
    const isField = first.columns?.[head] !== '?';
    expect(isField || asked.some(([, name]) => name === head)).toBe(true);
  });

  test('what was asked about is written as undecided, and what a person writes is kept', () => {
    const csv = `${heads},Shipping Charge\nA,1,50`;
    const { map } = plan(csv);
    expect(map.columns?.['Shipping Charge']).toBe('?');
    const decided = { ...map, columns: { ...map.columns, 'Shipping Charge': null } };
    expect([questions(csv, decided), plan(csv, decided).map]).toEqual([[], decided]);
  });

  test('the codes that a person gave to words are kept', () => {
    const codes = { 'lines[].unitCode': { crate: 'XCR' } };
    expect(plan(`${heads},Unit\nA,1,crate`, { codes }).map.codes).toEqual(codes);
  });

  test('a column that no amount depends on stays unused, and is asked about if one may', () => {
    const first = plan(`${heads},Remark,Salesperson\nA,1,thanks,Mona`).map;
    expect(first.unused).toEqual(['Remark', 'Salesperson']);
    expect(questions(`${heads},Remark,Salesperson\nA,1,hello,Omar`, first)).toEqual([]);
    const fees = { ...first, unused: ['Fee'] };
    expect(questions(`${heads},Fee\nA,1,5`, fees)).toEqual([['givenUpColumn', 'Fee']]);
  });

  test('null in a map of an earlier version is nobody’s decision', () => {
    const map: TableMap = {
      headRow: 1,
      columns: {
        'Invoice no': 'invoiceNumber',
        Qty: 'lines[].quantity',
        Adjustment: null,
        'Invoice ID': null,
      },
    };
    const rows = (amount: string) => `${heads},Adjustment,Invoice ID\nA,1,${amount},987`;
    expect(questions(rows('0'), map)).toEqual([]);
    expect(questions(rows('-20'), map)).toEqual([['givenUpColumn', 'Adjustment']]);
    expect(questions(rows('-20'), { ...map, unused: [] })).toEqual([]);
  });
});
