import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reconciliationOf, verdictsOf } from '../../src/table/convert-table.ts';
import type { TableMap } from '../../src/table/map/table-map.ts';
import type { TableFile } from '../../src/table/read-table.ts';
import { accountInWords } from '../../src/table/requests/reconciliation-in-words.ts';
import { runs } from '../tier.ts';
import { opened, planned, workbookOfXml } from './sheets.ts';

const known = 'Invoice No,Date,Customer,Item,Qty,Price,VAT %';
const row = (number: string, item: string, price: string) =>
  `${number},2026-11-02,Oasis,${item},1,${price},5`;

function read(file: TableFile | string, map: TableMap = {}) {
  const table = planned(file, map);
  const sums = reconciliationOf(table);
  const { questions } = table.plan;
  const verdicts = questions.length > 0 ? [] : [...verdictsOf(table, { documentType: 'Invoice' }, sums)];
  return { ...table, questions, verdicts, account: sums.result().account };
}

/** All numbers of requests, wherever they stand. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('no cell of a table is lost:', () => {
  // Amounts that nothing else has, so that each can be found again.
  const amount = fc.integer({ min: 1_000_001, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.constantFrom(...['Other', 'أخرى', 'Returns', 'Installation', 'Misc', 'その他', 'Refund', 'رسوم']),
    fc.constantFrom('Old invoice', 'toString', 'constructor', '__proto__'),
  );
  const head = word.map((text) => text.replace(/[",\s\p{Cc}]/gu, ' ').trim());
  const text = fc.constantFrom('x', 'thanks', 'Void', 'yes', 'see file', 'ملغاة', '2026-11-03');

  test('a number under a head that fills no field is asked about by the name of its column', () => {
    fc.assert(
      fc.property(head, amount, (name, money) => {
        const { questions, verdicts, plan } = read(`${known},${name}\n${row('A', 'x', '5')},${money}\n`);
        const used = plan.used.some(({ column }) => column.index === 7);
        const asked = questions.some(
          (question) =>
            question.text === 'columns' && question.columns.some((each) => each.group === 'amounts'),
        );
        // What the head says has its number in the request, or the invoice is not written.
        const isWritten = verdicts.some(({ request }) => numbersIn(request).includes(Number(money)));
        const isStopped = questions.length > 0 || verdicts.every(({ request }) => request === undefined);
        expect(asked || isStopped || (used && isWritten) || saysText(verdicts, money)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  test('rows, cells and sums of a random table balance, whatever stands in it', () => {
    const line = fc.record({
      hasNumber: fc.boolean(),
      isNew: fc.boolean(),
      item: fc.constantFrom('Chair', 'Desk', '', 'Total', 'Grand Total'),
      price: fc.oneof(amount, fc.constant('')),
      more: fc.oneof(amount, text, fc.constant('')),
      stray: fc.oneof(fc.constant(''), fc.constant('0'), amount, text),
      kind: fc.constantFrom('line', 'line', 'line', 'line', 'blank', 'note', 'sum', 'heads'),
    });
    const answers = fc.record({
      extra: fc.constantFrom('charge', 'discount', 'lineCharge', 'lineDiscount', 'included', 'status', null),
      stray: fc.constantFrom(null, 'included', 'charge'),
      withoutNumber: fc.constantFrom('read' as const, 'skip' as const),
      others: fc.constantFrom('read' as const, 'skip' as const),
    });
    fc.assert(
      fc.property(head, fc.array(line, { minLength: 1, maxLength: 12 }), answers, (name, lines, said) => {
        let [at, sum] = [0, 0];
        const rows = lines.map(({ hasNumber, isNew, item, price, more, stray, kind }) => {
          if (isNew) at += 1;
          if (kind === 'blank') return ',,,,,,,,';
          if (kind === 'note') return `,,${item === '' ? 'a note' : item},,,,,,`;
          if (kind === 'heads') return `${known},${name},`;
          if (kind === 'sum') return `Total,,,,,${(sum / 100).toFixed(2)},,,`;
          sum += Math.round(Number(price) * 100);
          return `${row(hasNumber ? `N-${at}` : '', item, price)},${more},${stray}`;
        });
        const file = [`${known},${name}`, ...rows].join('\n');
        const first = read(file);
        const columns = Object.fromEntries(
          first.questions
            .flatMap((question) => (question.text === 'columns' ? question.columns : []))
            .map((column, index) => [column.name, index === 0 ? said.extra : said.stray]),
        );
        const labels = first.questions.flatMap(({ text: asked, values }) =>
          asked === 'unclearSums' ? [[String(values.label), said.others] as const] : [],
        );
        const map: TableMap = {
          columns,
          statuses: { '*': { '*': 'read' } },
          rows: { '*': said.withoutNumber, ...Object.fromEntries(labels) },
        };
        const { questions, verdicts, account } = read(file, map);
        if (questions.length > 0) return;
        expect(account).toMatchObject({ isBalanced: true });
        // Each row and each cell with content has been read.
        const filled = rows.map((each) => each.split(',').filter((cell) => cell.trim() !== '').length);
        expect(account.cells.read).toBe(filled.reduce((total, count) => total + count, 0));
        // An amount of a written invoice stands in its request, unless an answer leaves its column out.
        const written = new Set(
          verdicts.filter(({ request }) => request !== undefined).flatMap(({ rows: own }) => own),
        );
        const numbers = numbersIn(verdicts.map(({ request }) => request));
        for (const [index, { price, kind }] of lines.entries())
          if (kind === 'line' && price !== '' && written.has(index + 2))
            expect(numbers).toContain(Number(price));
        for (const [index, { more, kind }] of lines.entries()) {
          const isCharge = kind === 'line' && said.extra === 'lineCharge' && /^\d+\.\d+$/.test(more);
          if (isCharge && written.has(index + 2)) expect(numbers).toContain(Number(more));
        }
      }),
      { numRuns: runs(150) },
    );
  });

  test('a cell beyond the heads is asked about by its letters', () => {
    const { questions } = read(`${known}\n${row('A', 'x', '5')},77.50\n`);
    expect(questions).toMatchObject([{ text: 'columns', columns: [{ name: '[H]', group: 'amounts' }] }]);
  });

  /** A text that holds the amount, such as a note: nothing is lost that a person can read. */
  function saysText(verdicts: ReturnType<typeof read>['verdicts'], money: string): boolean {
    return JSON.stringify(verdicts.map(({ request }) => request)).includes(money);
  }
});

describe('rows without a number belong to the invoice above', () => {
  test('with all their cells, and the total of each line confirms the sum', () => {
    const csv = `${known},Total\nI-1,2026-11-02,Oasis,Chair,2,845.50,5,1775.55\n,,,Desk,1,100,5,105\nI-2,2026-11-02,Oasis,Chair,1,10,5,10.50\n`;
    const { verdicts, account } = read(csv);
    expect(verdicts.map(({ number, totals }) => [number, totals?.payableAmount])).toEqual([
      ['I-1', '1880.55'],
      ['I-2', '10.50'],
    ]);
    const none = { repeated: '0', notWritten: '0', leftOut: '0' };
    expect(account.numbers.at(-1)).toEqual({ head: 'Total', table: '1891.05', requests: '1891.05', ...none });
  });

  test('in merged cells, which are their value in each of their rows', async () => {
    const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const cells = (number: number, values: readonly string[]) =>
      `<row r="${number}">${values.map((value, at) => (value === '' ? '' : cell(`${'ABCDEFG'[at]}${number}`, value))).join('')}</row>`;
    const sheet = [
      cells(1, known.split(',')),
      cells(2, ['M-1', '2026-11-02', 'Oasis', 'Chair', '1', '10', '5']),
      cells(3, ['', '', '', 'Desk', '1', '20', '5']),
    ].join('');
    const bytes = workbookOfXml({
      sheet,
      after: '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="C2:C3"/></mergeCells>',
    });
    const { verdicts, questions } = read(await opened(bytes));
    expect(questions).toEqual([]);
    expect(verdicts).toMatchObject([
      { number: 'M-1', rows: [2, 3], totals: { taxExclusiveAmount: '30.00' } },
    ]);
  });
});

test('a column of zeros is in the account, and its invoices are written', () => {
  const { verdicts, account } = read(
    `${known},Shipping\n${row('A', 'x', '5')},0.00\n${row('B', 'x', '5')},-\n`,
  );
  expect(verdicts.every(({ request }) => request !== undefined)).toBe(true);
  expect([account.isBalanced, account.cells.reasons]).toEqual([true, { zero: 2 }]);
});

test('charges and discounts that a person names are in the request, of the invoice or of the line', () => {
  const csv = `${known},Delivery,Less\nA,2026-11-02,Oasis,Chair,1,100,5,50,\nA,2026-11-02,Oasis,Desk,1,200,5,,20\n`;
  const map: TableMap = { columns: { Delivery: 'charge', Less: 'lineDiscount' } };
  const [verdict] = read(csv, map).verdicts;
  expect(verdict?.request).toMatchObject({
    allowancesCharges: [{ isCharge: true, amount: 50, reason: 'Delivery', vatRate: 5 }],
    lines: [{}, { allowancesCharges: [{ isCharge: false, amount: 20, reason: 'Less' }] }],
  });
  expect(verdict?.totals?.taxExclusiveAmount).toBe('330.00');
});

test('a charge of each line that a person names is added to the line, not taken off', () => {
  const csv = `${known},Delivery\nA,2026-11-02,Oasis,Chair,1,100,5,25\nA,2026-11-02,Oasis,Desk,1,200,5,\n`;
  const { questions, verdicts } = read(csv, { columns: { Delivery: 'lineCharge' } });
  expect(questions).toEqual([]);
  expect(verdicts[0]?.request).toMatchObject({
    lines: [{ allowancesCharges: [{ isCharge: true, amount: 25, reason: 'Delivery' }] }, {}],
  });
  expect(verdicts[0]?.totals?.taxExclusiveAmount).toBe('325.00');
});

test.each([
  ['50', '20', [50, 20]],
  ['-50', '-20', [50, 20]],
  ['-50', '', [50, undefined]],
  ['-50', '20', [['The discount -50 has a minus sign, and others in its column have none.'], 20]],
])(
  'discounts of %j and %j are %j: those of a column are written with a sign if all of them have it',
  (first, second, amounts) => {
    const csv = `${known},Less\nA,2026-11-02,Oasis,Chair,1,100,5,${first}\nB,2026-11-02,Oasis,Desk,1,200,5,${second}\n`;
    const { verdicts } = read(csv, { columns: { Less: 'lineDiscount' } });
    const found = verdicts.map(({ request, issues }) =>
      request === null || request === undefined
        ? issues.map(({ message }) => message)
        : Object(request).lines[0].allowancesCharges?.[0]?.amount,
    );
    expect(found).toEqual(amounts);
  },
);

test('the account is told in both languages', () => {
  const { account } = read(`${known}\n${row('A', 'x', '5')}\n`);
  expect(accountInWords(account, 'en')).toContain('Price: 5 in the table = 5 in requests.');
  expect(accountInWords(account, 'ar')[0]).toContain('الصفوف');
});

test('a row that repeats another of its invoice in every cell counts, and is told, unless a stated total says that it does', () => {
  const line = fc.tuple(fc.constantFrom('Chair', 'Desk'), fc.integer({ min: 1, max: 3 }));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.boolean(), (lines, isStated) => {
      const total = (lines.reduce((sum, [, price]) => sum + price * 100, 0) / 100) * 1.05;
      const stated = isStated ? `,${total.toFixed(2)}` : '';
      const rows = lines.map(([item, price]) => `${row('A', item, String(price))}${stated}`);
      const { verdicts } = read(`${known}${isStated ? ',Invoice Total' : ''}\n${rows.join('\n')}\n`);
      const [verdict] = verdicts;
      expect(verdict?.request).toMatchObject({ lines: lines.map(([description]) => ({ description })) });
      const alike = rows.findIndex((each, at) => rows.indexOf(each) < at);
      const told = verdict?.warnings.filter(({ message }) => message.includes('have the same cells')) ?? [];
      expect(told.map(({ cell }) => cell?.row)).toEqual(alike < 0 || isStated ? [] : [alike + 2]);
    }),
    { numRuns: runs(100) },
  );
});
