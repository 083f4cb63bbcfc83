import { describe, expect, test } from 'vitest';
import type { TableMap } from '../../src/table/map/table-map.ts';
import { planned } from './sheets.ts';

const heads = 'Invoice no,Qty';
const plan = (csv: string, map?: TableMap) => planned(csv, map).plan;
const questions = (csv: string, map?: TableMap) =>
  plan(csv, map).questions.flatMap((question) =>
    question.text === 'columns'
      ? question.columns.map(({ name, group }) => [group, name])
      : [[question.text, question.values.head]],
  );

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
    ['خصم إضافي', '-', '10'],
    ['Price List', '', 'Retail'],
    ['Levy', '-', '3'],
  ])('%s is %j, then %j', (head, before, after) => {
    const first = plan(`${heads},${head}\nA,1,${before}`).map;
    expect(Object.values(first.columns ?? {})).not.toContain(null);
    const asked = questions(`${heads},${head}\nB,1,${after}`, first);
    const said = first.columns?.[head] ?? '?';
    expect(said !== '?' || asked.some(([, name]) => name === head)).toBe(true);
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

  test('a column that was empty is asked about when a cell says something, and an answer holds', () => {
    const first = plan(`${heads},Remark\nA,1,`).map;
    expect(first.unused).toEqual(['Remark']);
    expect(questions(`${heads},Remark\nA,1,hello`, first)).toEqual([['statuses', 'Remark']]);
    const decided = { ...first, columns: { ...first.columns, Remark: null } };
    expect(questions(`${heads},Remark\nA,1,hello`, decided)).toEqual([]);
    expect(questions(`${heads},Remark,New\nA,1,hello,7`, decided)).toEqual([['amounts', 'New']]);
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
    expect(questions(rows('0'), map)).toEqual([['amounts', 'Invoice ID']]);
    expect(questions(rows('-20'), map)).toEqual([
      ['amounts', 'Adjustment'],
      ['amounts', 'Invoice ID'],
    ]);
    expect(questions(rows('-20'), { ...map, unused: [] })).toEqual([]);
  });
});
